import Compositional
import CompositionalContent
import CompositionalDocuments

/// Why a part inside an element has its frame: the tree of content down to it.
struct PartExplanation {
  private let part: PlacedPart
  private let element: LayoutAttributes
  /// The nodes down to the part; nil if the content is not known, only its parts.
  private let trace: ContentTrace?

  /// Explains a part.
  ///
  /// - Throws: A failure that says what parts there are instead.
  init(
    _ path: String, of name: ElementName, in subject: LoadedLayout, _ viewport: Viewport
  ) throws {
    element = try name.attributes(in: subject, viewport)
    part = try name.part(path, among: subject.parts(inside: element))
    let size = element.frame.size
    trace = subject.content(name.id, subject.environment)?.trace(
      of: path,
      for: ContentProposal(width: max(0, size.width), height: max(0, size.height)),
      in: ContentEnvironment(subject.environment))
  }

  /// The frame in points from the corner of the element.
  private var frameInElement: CGRect {
    CGRect(
      x: part.frame.origin.x - element.frame.origin.x,
      y: part.frame.origin.y - element.frame.origin.y, width: part.frame.size.width,
      height: part.frame.size.height)
  }

  // MARK: Text

  /// The explanation in lines.
  var lines: [String] {
    let (frame, inside) = (part.frame, frameInElement)
    var lines = [
      "\(part) is \(Self.text(frame.size.width)) wide and \(Self.text(frame.size.height)) high at "
        + "\(Self.text(frame.origin)),",
      "in the cell at \(Self.text(inside.origin)).",
    ]
    guard let trace else {
      return lines + ["", "Its content is not known, so there are no further steps."]
    }
    for level in trace.levels {
      lines += [
        "", level.path == "/" ? "The content: \(level.kind)" : "\(level.path): \(level.kind)",
      ]
      lines.append("  \(level.place)  [\(level.rule)]")
      if let ideal = level.idealWidth, let needed = level.neededHeight {
        lines.append(
          "  asks for a width of \(Self.text(ideal)), and at \(Self.text(level.frame.size.width)) "
            + "for a height of \(Self.text(needed))")
      }
      lines.append(
        "  gets \(Self.text(level.frame.size.width)) x \(Self.text(level.frame.size.height)) at "
          + Self.text(level.frame.origin))
    }
    if let baselines = trace.levels.last?.baselines {
      lines.append(
        "  baselines at \(Self.text(baselines.first)) and \(Self.text(baselines.last)) from the top "
          + "of the cell")
    }
    return lines + ["", "The rules are headings of Documentation/Content."]
  }

  /// The most parts that are listed.
  private static let listed = 40

  /// Returns a list of the parts inside an element, after an empty line; no lines if there are none.
  static func list(_ parts: [PlacedPart]) -> [String] {
    guard let first = parts.first else { return [] }
    let shown = parts.prefix(listed)
    let names = shown.map { $0.path.printable }
    let width = names.map(\.count).max() ?? 0
    var lines = ["", "Parts of the cell; explain \(first.element)/PATH explains one:"]
    for (name, part) in zip(names, shown) {
      let gap = String(repeating: " ", count: width - name.count + 2)
      lines.append(
        "  \(name)\(gap)\(text(part.frame.size.width)) x \(text(part.frame.size.height)) at "
          + text(part.frame.origin))
    }
    let rest = parts.count - shown.count
    return rest > 0 ? lines + ["  and \(NumberText(count: rest)) more"] : lines
  }

  private static func text(_ length: CGFloat) -> String {
    NumberText(Double(length), decimals: 2).description
  }

  private static func text(_ point: CGPoint) -> String {
    "\(text(point.x)), \(text(point.y))"
  }

  // MARK: JSON

  /// The explanation as a member of an answer.
  var json: JSONValue {
    typealias Member = JSONValue.Member
    let levels = trace?.levels ?? []
    let known: [Member] = levels.last?.baselines.map { [Self.baselines($0)] } ?? []
    return .object(
      [
        Member("id", .string(part.description)), Member("path", .string(part.path)),
        Member("frame", .rect(part.frame)), Member("frameInElement", .rect(frameInElement)),
      ] + known + [Member("levels", .array(levels.map(Self.level)))])
  }

  private static func level(_ level: ContentTrace.Level) -> JSONValue {
    typealias Member = JSONValue.Member
    var members: [Member] = [
      Member("path", .string(level.path)), Member("kind", .string(level.kind)),
      Member("rule", .string(level.rule)), Member("place", .string(level.place)),
      Member("frame", .rect(level.frame)),
    ]
    if let ideal = level.idealWidth { members.append(Member("idealWidth", .number(Double(ideal)))) }
    if let needed = level.neededHeight {
      members.append(Member("neededHeight", .number(Double(needed))))
    }
    return .object(members + (level.baselines.map { [baselines($0)] } ?? []))
  }

  private static func baselines(_ baselines: ContentSolution.Baselines) -> JSONValue.Member {
    .init("baselines", .numbers(Double(baselines.first), Double(baselines.last)))
  }
}
