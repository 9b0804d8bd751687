/// A question over its content while it is presented.
struct AlertModifier<Content: View, Actions: View, Message: View>: PrimitiveView {
  let content: Content
  let title: String
  /// Nil while nothing is presented.
  let parts: TupleView<Message, Actions>?
  let dismiss: @MainActor () -> Void

  func shape(in environment: EnvironmentValues) -> Shape {
    guard let parts else { return Shape(content: content) }
    return Shape(
      children: [Shape.Child(.content, content), Shape.Child(.overlay, parts)],
      assemble: { children, path in
        (children.first ?? []) + [alert(Array(children.dropFirst()).joinedNodes, path)]
      })
  }

  private func alert(_ children: [SemanticNode], _ path: NodePath) -> SemanticNode {
    var node = SemanticNode(path: path.appending(.overlay), role: .alert, label: title)
    node.children = children.map(dismissing)
    if !children.flatMap(\.descendants).contains(where: { $0.role == .button }) {
      var button = SemanticNode(
        path: node.path.appending(.position(children.count)), role: .button, label: "OK")
      button.buttonRole = .default
      button.actions.press = dismiss
      node.children.append(button)
    }
    return node
  }

  /// Each button first dismisses the alert, so that its action may present another.
  private func dismissing(_ node: SemanticNode) -> SemanticNode {
    var node = node
    node.children = node.children.map(dismissing)
    if node.role == .button, let press = node.actions.press {
      node.actions.press = {
        dismiss()
        press()
      }
    }
    return node
  }
}

extension View {
  /// Asks something over this view while `isPresented` is true. Any button ends it; without
  /// `actions` there is one that says OK.
  public func alert<Actions: View, Message: View>(
    _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message = { EmptyView() }
  ) -> some View {
    let parts = isPresented.wrappedValue ? TupleView(message(), actions()) : nil
    return AlertModifier(content: self, title: title, parts: parts) {
      isPresented.wrappedValue = false
    }
  }

  /// Asks something over this view while there is an `item`; an answer takes it away.
  public func alert<Item, Actions: View, Message: View>(
    _ title: String, item: Binding<Item?>, @ViewBuilder actions: (Item) -> Actions,
    @ViewBuilder message: (Item) -> Message
  ) -> some View {
    let parts = item.wrappedValue.map { TupleView(message($0), actions($0)) }
    return AlertModifier(content: self, title: title, parts: parts) { item.wrappedValue = nil }
  }
}
