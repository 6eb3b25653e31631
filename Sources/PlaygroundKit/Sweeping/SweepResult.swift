import Compositional
import CompositionalPictures
import CompositionalTools

/// The outcome of a trial, with the picture of a failure.
struct SweepResult: Sendable {
  /// The outcome.
  let outcome: SweepOutcome
  /// The text of the picture; nil if there is none.
  var picture: String?
  /// The path of the picture; nil if there is none.
  var picturePath: String?

  var combination: SweepCombination { outcome.combination }
}

/// The form of the pictures of failures.
struct SweepPicture: Sendable {
  /// The ending of a file name.
  enum Format: String, CaseIterable { case svg, text }

  let format: Format
  let usesUnicode: Bool

  /// The ending of the names of files.
  var ending: String { format == .svg ? "svg" : "txt" }

  /// The characters across and down of a picture in text.
  private static let columns = 80
  private static let rows = 60

  /// Returns the picture of a trial; nil if it cannot be drawn.
  func text(of trial: SweepTrial) -> String? {
    let options = PictureOptions(guides: format == .svg ? [.groups, .rows, .safeArea] : [])
    let picture: LayoutPicture?
    if let measurer = trial.measurer {
      picture = try? trial.layout.picture(in: trial.viewport, partsOf: measurer, options)
    } else {
      picture = try? trial.layout.picture(in: trial.viewport, options)
    }
    switch format {
    case .svg: return picture?.svg()
    case .text:
      return picture?.lines(
        columns: Self.columns, rows: Self.rows, style: PictureTextStyle(usesUnicode: usesUnicode)
      ).map { $0 + "\n" }.joined()
    }
  }
}
