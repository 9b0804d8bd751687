extension Never: View {
  public var body: Never { preconditionFailure("there is no such view") }
}
