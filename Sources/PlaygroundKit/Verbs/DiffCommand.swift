import Compositional
import CompositionalInspection
import CompositionalPictures

/// `diff`: compares two layouts, answers or recordings.
struct DiffCommand: Command {
  private let operands: [String]
  private let gallery: Gallery
  private let overrides: LayoutOverrides
  private let offset: CGPoint?
  private let scope: LayoutDifference.Scope?
  private let format: Format
  private let look: PictureLook

  /// The form of the answer.
  private enum Format: String, CaseIterable { case text, json, svg, png }

  init(_ invocation: Invocation) throws {
    operands = invocation.operands
    gallery = invocation.program.gallery
    guard operands.count(where: { $0 == "-" }) <= 1 else {
      throw CommandFailure.usage("standard input (-) can be read only once.")
    }
    overrides = try LayoutOverrides(invocation)
    offset = try invocation.offset()
    scope = try invocation.choice(.content).map { $0 == "whole" ? .content : .viewport }
    format = Format(rawValue: try invocation.format()) ?? .text
    look = try PictureLook(invocation)
    if invocation.has(.scale), format != .png {
      throw CommandFailure.usage("--scale is for PNG; add --format png.")
    }
  }

  func run(on console: Console) throws -> ExitStatus {
    if format == .png { try PictureLook.check(console) }
    let sides = try operands.map {
      try DiffSide($0, in: gallery, overrides, at: offset, from: console)
    }
    let result = try DiffResult(sides[0], sides[1], scope: scope)
    if scope == .content, result.difference.scope == .viewport, result.frames == nil {
      throw CommandFailure.usage(
        "--content whole: a layout has more than \(LayoutSnapshot.maximumElements) elements; "
          + "use fewer items with --counts, or --content viewport.")
    }
    switch format {
    case .text:
      DiffText(result: result, names: (operands[0], operands[1]), terminal: console.terminal)
        .lines.forEach { console.output.line($0) }
    case .json: console.output.line(try result.answer.checked().pretty())
    case .svg, .png:
      try look.write(PictureSheet([try picture(result)]), asPNG: format == .png, to: console)
    }
    return result.isEqual ? .success : .negative
  }

  private func picture(_ result: DiffResult) throws -> LayoutPicture {
    let difference = result.difference
    do throws(PictureError) {
      return try LayoutPicture(
        comparing: difference.removed + difference.changes.map { $0.before },
        with: difference.added + difference.changes.map { $0.after },
        unchanged: difference.unchanged, in: result.bounds)
    } catch {
      throw PictureLook.failure(error)
    }
  }
}
