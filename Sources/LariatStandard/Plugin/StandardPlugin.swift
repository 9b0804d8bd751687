public import Lariat
import LariatFlows

/// The screens, types and services that Lariat ships.
public struct StandardPlugin: Plugin {
  public let name = "Standard"

  public init() {}

  public func register(in registry: inout Registry) {
    registry.type(DocumentFormat.typeName, DocumentFormat.choiceType.choices)
    registry.screen(PickerScreen.self)
    registry.screen(FormScreen.self)
    registry.screen(PreviewScreen.self)
    registry.screen(ConfirmScreen.self)
    registry.screen(MessageScreen.self)
    registry.screen(DetailScreen.self)
    registry.screen(ReceiptScreen.self)
    registry.progressScreen(ProgressScreen.self)
  }
}
