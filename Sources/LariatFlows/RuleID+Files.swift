extension RuleID {
  // A text that is no good JSON.
  public static let jsonSyntax: Self = "json-syntax"
  public static let duplicateKey: Self = "duplicate-key"
  public static let byteOrderMark: Self = "byte-order-mark"
  public static let notUTF8: Self = "not-utf-8"
  public static let loneSurrogate: Self = "lone-surrogate"
  public static let numberRange: Self = "number-range"
  public static let tooDeep: Self = "too-deep"

  // A file that is not shaped like a flow.
  public static let newerFormat: Self = "newer-format"
  public static let unknownKey: Self = "unknown-key"
  public static let missingKey: Self = "missing-key"
  public static let wrongType: Self = "wrong-type"
  public static let wrongValue: Self = "wrong-value"
  public static let oddName: Self = "odd-name"
  public static let emptyList: Self = "empty-list"
  public static let fileName: Self = "file-name"
  public static let duplicateName: Self = "duplicate-name"

  // Types and declarations.
  public static let unknownType: Self = "unknown-type"
  public static let circularType: Self = "circular-type"
  public static let strayFacet: Self = "stray-facet"
  public static let wrongDefault: Self = "wrong-default"
  public static let optionalDefault: Self = "optional-default"

  // Steps and transitions.
  public static let stepKind: Self = "step-kind"
  public static let unknownStep: Self = "unknown-step"
  public static let unknownOutcome: Self = "unknown-outcome"
  public static let unknownStore: Self = "unknown-store"
  public static let verbCount: Self = "verb-count"
  public static let misplacedVerb: Self = "misplaced-verb"
  public static let strayWith: Self = "stray-with"
  public static let openEntry: Self = "open-entry"
  public static let conditionForm: Self = "condition-form"
  public static let strayTimedOut: Self = "stray-timed-out"

  // References.
  public static let badReference: Self = "bad-reference"
  public static let referenceScope: Self = "reference-scope"
  public static let optionalReference: Self = "optional-reference"
  public static let unknownInput: Self = "unknown-input"
  public static let unknownContext: Self = "unknown-context"
  public static let unknownField: Self = "unknown-field"
}

extension RuleID {
  /// What the rules of this module ask for, one sentence each, in the order of their reading.
  public static let fileRules: [(rule: RuleID, summary: String)] = [
    (.jsonSyntax, "A file is JSON as RFC 8259 has it."),
    (.duplicateKey, "An object has no two equal keys, not even after Unicode normalisation."),
    (.byteOrderMark, "A file begins without a byte order mark."),
    (.notUTF8, "A file is encoded as UTF-8."),
    (.loneSurrogate, "Escaped surrogates come in pairs."),
    (.numberRange, "A number fits 64-bit floating point."),
    (.tooDeep, "Lists and objects nest at most \(JSONReader.depthLimit) deep."),
    (.newerFormat, "A file's format is one that this version knows."),
    (.unknownKey, "An object has only the keys of its kind; free data has any."),
    (.missingKey, "An object has the keys that its kind needs."),
    (.wrongType, "A value is of the JSON type that its key needs."),
    (.wrongValue, "A value is one of those that its key allows."),
    (.oddName, "A name consists of letters, digits, - and _."),
    (.emptyList, "A list that has to say something is not empty."),
    (.fileName, "A flow's file is named after its journey."),
    (.duplicateName, "A list of names holds each once."),
    (.unknownType, "A type is a built-in word or the name of one."),
    (.circularType, "A type is not made of itself."),
    (.strayFacet, "A type has only the keys that mean something for it."),
    (.wrongDefault, "A default is of the type that it stands in for."),
    (.optionalDefault, "What has a default is not optional."),
    (.stepKind, "A step is exactly one of screen, service and journey."),
    (.unknownStep, "A transition leads to a step of the same file."),
    (.unknownOutcome, "A transition ends in an outcome of the same file."),
    (.unknownStore, "A screen's store is declared under stores."),
    (.verbCount, "A transition has exactly one verb."),
    (.misplacedVerb, "A verb stands where it can be carried out."),
    (.strayWith, "Only go, push and end hand something on with \"with\"."),
    (.openEntry, "The last entry of a list of transitions is open, and only the last."),
    (.conditionForm, "A condition has exactly one of its forms."),
    (.strayTimedOut, "Only a service with a timeout has the output timedOut."),
    (.badReference, "A reference is ${root.name}, with ? only at its end."),
    (.referenceScope, "A reference's root means something where it stands."),
    (.optionalReference, "A ? stands only where a value may be missing."),
    (.unknownInput, "A reference to input names a declared input."),
    (.unknownContext, "A reference to context names what is declared or set somewhere."),
    (.unknownField, "A reference to result names a field of that outcome's result."),
  ]
}
