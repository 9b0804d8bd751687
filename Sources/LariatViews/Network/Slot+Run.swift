extension Slot {
  /// Evaluates the view, and those below whose inputs this changes.
  func run(hasNewView: Bool) {
    isDirty = false
    network?.didRun(self)
    forgetReads()
    let old = shape
    let new = ReadTracking.with(self) { makeShape() }
    shape = new
    queueEffects(old: old?.effect, new: new.effect)
    let inner = innerEnvironment
    if old != nil, !hasNewView, new.keepsChildren {
      for child in children { child.receive(environment: inner) }
    } else {
      adopt(new.children, in: inner)
    }
    takeRows(new.rows, in: inner)
    markForAssembly()
  }

  /// Takes the view's newer value. What comes to the same is left alone.
  func receive(_ newView: any View, environment: EnvironmentValues) {
    if isInterchangeable(newView, with: view) { return receive(environment: environment) }
    view = newView
    self.environment = environment
    storage?.environment = environment
    run(hasNewView: true)
  }

  /// Hands an environment down to whoever has read what differs in it. A view that waits to run does
  /// so on the way: none below it may run with what it gave them before.
  func receive(environment newEnvironment: EnvironmentValues) {
    let changed = newEnvironment.keysChanged(from: environment)
    guard !changed.isEmpty else { return }
    environment = newEnvironment
    storage?.environment = newEnvironment
    if isDirty || !environmentReads.isDisjoint(with: changed) { return run(hasNewView: false) }
    let inner = innerEnvironment
    for child in children { child.receive(environment: inner) }
    takeRows(shape?.rows, in: inner)
  }

  private func makeShape() -> Shape {
    if let primitive = view as? any PrimitiveView { return primitive.shape(in: environment) }
    var shape = Shape(content: body(of: view))
    shape.keepsChildren = false
    return shape
  }

  private func body<Content: View>(of view: Content) -> any View {
    guard ViewFields.hasAny(in: Content.self) else { return view.body }
    let storage = storage ?? PropertyStorage(environment: environment)
    self.storage = storage
    return ViewFields.bound(view, to: storage).body
  }

  private func isInterchangeable<Content: View>(_ new: Content, with old: any View) -> Bool {
    guard let old = old as? Content else { return false }
    return new.isInterchangeable(with: old)
  }

  /// Gives each child the slot it had: the one at the same step, of the same type. What is left over
  /// is torn down.
  private func adopt(_ views: [Shape.Child], in environment: EnvironmentValues) {
    if children.count == views.count, zip(children, views).allSatisfy({ $0.holds($1) }) {
      for (slot, child) in zip(children, views) {
        slot.receive(child.view, environment: environment)
      }
      return
    }
    var old: [PathStep: Slot] = [:]
    for slot in children { old[slot.step] = slot }
    let kept = views.map { child in
      guard let slot = old[child.step], slot.holds(child) else { return Slot?.none }
      old[child.step] = nil
      return slot
    }
    for slot in children where old[slot.step] === slot { slot.tearDown() }
    children = zip(kept, views).map { slot, child in
      if let slot {
        slot.receive(child.view, environment: environment)
        return slot
      }
      let slot = makeChild(child, in: environment)
      slot.run(hasNewView: true)
      return slot
    }
  }

  /// Whether `child` is the view this slot is kept for.
  private func holds(_ child: Shape.Child) -> Bool {
    type == Swift.type(of: child.view) && step == child.step
  }

  private func takeRows(_ views: RowViews?, in environment: EnvironmentValues) {
    guard let views else {
      rows?.tearDown()
      rows = nil
      return
    }
    let rows = rows ?? RowSlots(owner: self)
    self.rows = rows
    rows.take(views, in: environment)
    markForAssembly()
  }
}
