public import LariatFlows

extension RuleID {
  // A scenario against its flow.
  public static let scenarioJourney: Self = "scenario-journey"
  public static let scenarioStep: Self = "scenario-step"
  public static let scenarioOutcome: Self = "scenario-outcome"
  public static let scenarioStub: Self = "scenario-stub"
  public static let scenarioInput: Self = "scenario-input"

  // A scenario against a run.
  public static let scenarioPlace: Self = "scenario-place"
  public static let scenarioLabel: Self = "scenario-label"
  public static let scenarioGesture: Self = "scenario-gesture"
  public static let scenarioSecret: Self = "scenario-secret"
  public static let scenarioSight: Self = "scenario-sight"
  public static let scenarioState: Self = "scenario-state"
  public static let scenarioLog: Self = "scenario-log"
  public static let scenarioResult: Self = "scenario-result"
  public static let scenarioFile: Self = "scenario-file"
  public static let scenarioUnfinished: Self = "scenario-unfinished"
  public static let scenarioFault: Self = "scenario-fault"
}
