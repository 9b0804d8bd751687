public import Lariat
import LariatFlows

/// The screens, types and services that Lariat ships.
public struct StandardPlugin: Plugin {
  public let name = "Standard"

  public init() {}

  public func register(in registry: inout Registry) {
    registry.type(DocumentFormat.typeName, DocumentFormat.choiceType.choices)
    registry.type(PaperSize.typeName, PaperSize.choiceType.choices)
    registerScreens(in: &registry)
    registerServices(in: &registry)
  }

  private func registerScreens(in registry: inout Registry) {
    registry.screen(PickerScreen.self)
    registry.screen(FormScreen.self)
    registry.screen(PreviewScreen.self)
    registry.screen(ConfirmScreen.self)
    registry.screen(MessageScreen.self)
    registry.screen(DetailScreen.self)
    registry.screen(ReceiptScreen.self)
    registry.progressScreen(ProgressScreen.self)
  }

  private func registerServices(in registry: inout Registry) {
    let environment = registry.environment
    let settings = SettingsFile(
      in: StateFolder(path: environment.stateFolder), clock: environment.clock)
    registry.service(SettingsReadService(settings))
    registry.service(SettingsUpdateService(settings))
    registry.service(DocumentExcerptService(workingDirectory: environment.workingDirectory))
    registry.service(
      DocumentExportService(
        workingDirectory: environment.workingDirectory, now: environment.now))
    registry.service(JourneysListService(environment.journeys))
  }
}
