/// Puts lines on pages, from top to bottom, and begins a new page where one is full.
struct PageComposer {
  /// A page whose content is complete.
  struct Page {
    /// Compressed.
    var content: [UInt8]
    var links: [PageCanvas.Link]
  }

  /// What runs beside or behind lines for as long as it is open, over pages too.
  private struct Backdrop {
    var x: Double
    var width: Double
    var top: Double
    var gray: Double
  }

  let paper: PaperSize
  let monitor: ExportMonitor
  /// Complete pages, for the caller to take.
  var pages: [Page] = []
  /// Where links lead, by the numbers in cells.
  var targets: [LinkTarget] = []
  /// For each heading in order, the index of its page and how high it lies.
  private(set) var headings: [(page: Int, y: Double)] = []

  private let maker: CellMaker
  private var canvas = PageCanvas()
  private var pageIndex = 0
  /// How high the next line's upper edge lies.
  private var y: Double
  private var isAtTop = true
  private var pendingGap = 0.0
  /// Whether a ground was begun and nothing placed on it yet.
  private var isOnFreshGround = false
  private var backdrops: [Backdrop] = []

  static let side = 68.0
  private static let above = 68.0
  private static let below = 76.0

  init(paper: PaperSize, maker: CellMaker, monitor: ExportMonitor) {
    self.paper = paper
    self.maker = maker
    self.monitor = monitor
    y = paper.height - Self.above
  }

  /// The room between the margins.
  var measure: Double { paper.width - 2 * Self.side }
  /// What is left of the page.
  var room: Double { y - Self.below - (isAtTop ? 0 : pendingGap) }
  /// What a whole page has.
  var height: Double { paper.height - Self.above - Self.below }

  /// Keeps a distance from what comes next, which the greatest of several decides. There is none
  /// at the top of a page and of a ground.
  mutating func gap(_ points: Double) {
    if !isOnFreshGround { pendingGap = max(pendingGap, points) }
  }

  /// Begins a new page unless `points` are left on this one.
  mutating func need(_ points: Double) throws(ExportError) {
    if room < points, !isAtTop { try breakPage() }
  }

  /// Places a line that is `leading` high, its left end at `x` from the margin.
  mutating func place(
    _ line: SetLine, x: Double, leading: Double, gray: Double = 0.1
  ) throws(ExportError) {
    try place([(line, x)], leading: leading, gray: gray)
  }

  /// Places texts that share a line.
  mutating func place(
    _ parts: [(line: SetLine, x: Double)], leading: Double, gray: Double = 0.1
  ) throws(ExportError) {
    try beginRow(leading)
    let size = parts.lazy.flatMap { $0.line.cells.lazy.map { Double($0.size) } }.max() ?? 0
    for (line, x) in parts {
      try monitor.spend(line.cells.count + 1)
      canvas.draw(
        line, x: Self.side + x, y: y - leading / 2 - size * 0.36, gray: gray)
    }
    endRow(leading)
  }

  /// Draws a line over `width`.
  mutating func rule(x: Double, width: Double, thickness: Double, gray: Double) throws(ExportError)
  {
    try beginRow(thickness)
    canvas.fill(x: Self.side + x, y: y - thickness, width: width, height: thickness, gray: gray)
    endRow(thickness)
  }

  /// Fills the ground of what is placed next, without taking room.
  mutating func shade(
    x: Double, width: Double, height: Double, gray: Double
  ) throws(ExportError) {
    try beginRow(height)
    canvas.fill(x: Self.side + x, y: y - height, width: width, height: height, gray: gray)
  }

  /// Takes room at once.
  mutating func pad(_ points: Double) {
    applyGap()
    y -= min(points, max(0, y - Self.below))
  }

  mutating func noteHeading() {
    headings.append((pageIndex, y))
  }

  mutating func openBackdrop(x: Double, width: Double, gray: Double) {
    applyGap()
    backdrops.append(Backdrop(x: Self.side + x, width: width, top: y, gray: gray))
    isOnFreshGround = true
  }

  mutating func closeBackdrop() {
    if let backdrop = backdrops.popLast() { draw(backdrop) }
    isOnFreshGround = false
  }

  /// Ends the last page.
  mutating func finish() throws(ExportError) {
    if !isAtTop || pageIndex == 0 { try breakPage() }
  }

  private mutating func applyGap() {
    if !isAtTop { y -= pendingGap }
    pendingGap = 0
  }

  private mutating func beginRow(_ height: Double) throws(ExportError) {
    if room < height, !isAtTop { try breakPage() }
    applyGap()
  }

  private mutating func endRow(_ height: Double) {
    y -= height
    isAtTop = false
    isOnFreshGround = false
  }

  private mutating func draw(_ backdrop: Backdrop) {
    let bottom = max(y, Self.below - 8)
    if backdrop.top - bottom < 0.5 { return }
    canvas.fill(
      x: backdrop.x, y: bottom, width: backdrop.width, height: backdrop.top - bottom,
      gray: backdrop.gray)
  }

  private mutating func breakPage() throws(ExportError) {
    for backdrop in backdrops { draw(backdrop) }
    let number = SetLine(cells: maker.cells(String(pageIndex + 1), [], size: 8.5))
    canvas.draw(
      number, x: (paper.width - number.width) / 2, y: Self.below / 2, gray: 0.45)
    pages.append(
      Page(
        content: try Deflate.zlib(canvas.content, monitor: monitor), links: canvas.links))
    canvas = PageCanvas()
    pageIndex += 1
    y = paper.height - Self.above
    isAtTop = true
    pendingGap = 0
    for index in backdrops.indices { backdrops[index].top = y }
  }
}
