import Compositional
import Foundation
import Testing

/// The text model against labels that were recorded on simulators.
@Suite struct RecordedTextTests {
  /// A label, or the lines of one whose text was not recorded.
  private struct Label: Decodable {
    let text: String?
    let fontName: String
    let fontSize: CGFloat
    let scale: CGFloat
    let fontLeading: Leading?
    let width: CGFloat
    let height: CGFloat
    let lines: Int

    /// The leading of the font: a number, or that of the text style.
    enum Leading: Decodable {
      case points(CGFloat)
      case dynamic

      init(from decoder: any Decoder) throws {
        let points = try? CGFloat(from: decoder)
        self = points.map { .points($0) } ?? .dynamic
      }
    }

    var weight: TextWeight? {
      TextWeight(rawValue: fontName.replacingOccurrences(of: ".SFUI-", with: "").lowercased())
    }

    /// The model of the font.
    func model() throws -> TextModel {
      let font = TextStyle.Metrics(pointSize: fontSize)
      let leading: CGFloat =
        switch fontLeading {
        case nil: 0
        case .points(let points): points
        // The only such labels are in the style subheadline, whose published leading is 20.
        case .dynamic: TextStyle.subheadline.metrics(in: .large).leading - font.lineHeight
        }
      return TextModel(
        TextStyle.Metrics(pointSize: fontSize, leading: font.lineHeight + leading),
        weight: try #require(weight), displayScale: scale)
    }

    /// The width of the model without the recorded one, in points.
    func error() throws -> CGFloat {
      try model().size(of: #require(text)).width - width
    }

    /// True for the kind of labels to which the advances were fitted.
    var isFitted: Bool { weight == .regular && (12...17).contains(fontSize) }
  }

  private struct Recording: Decodable {
    struct Font: Decodable {
      let size: CGFloat
      let lineHeight: CGFloat
    }
    let labels: [Label]
    let wrapped: [Label]
    let fonts: [Font]
  }

  private static func recording() throws -> Recording {
    let file = try #require(DocumentTestFiles.recordedCases(in: "text").first)
    return try JSONDecoder().decode(Recording.self, from: Data(contentsOf: file))
  }

  /// Recorded lengths have three decimal places.
  private static let rounding: CGFloat = 0.0006

  @Test func heightsAreExact() throws {
    let recording = try Self.recording()
    #expect(recording.labels.count == 89 && recording.wrapped.count == 13)
    for label in recording.labels + recording.wrapped {
      let lines = Array(repeating: "a", count: label.lines).joined(separator: "\n")
      let height = try label.model().size(of: lines).height
      #expect(abs(height - label.height) < Self.rounding, "\(label)")
    }
    for font in recording.fonts {
      let height = TextStyle.Metrics(pointSize: font.size).lineHeight
      #expect(abs(height - font.lineHeight) < Self.rounding, "\(font.size)")
    }
  }

  /// The root of the mean square of the errors, and the share of widths within a pixel: of every third
  /// label, of the kind to which the advances were fitted, and of other weights and sizes.
  @Test func widthsAreNear() throws {
    let labels = try Self.recording().labels
    let thirds = (0..<3).map { rest in
      labels.indices.filter { $0 % 3 == rest }.map { labels[$0] }
    }
    for group in thirds + [labels] { try Self.expect(group, error: 0.7, near: 0.8) }
    try Self.expect(labels.filter(\.isFitted), error: 0.3, near: 0.95)
    try Self.expect(labels.filter { !$0.isFitted }, error: 0.8, near: 0.7)
  }

  private static func expect(_ labels: [Label], error most: CGFloat, near least: Double) throws {
    #expect(labels.count >= 29)
    let errors = try labels.map { try $0.error() }
    let squares = errors.map { $0 * $0 }.reduce(0, +)
    let near = zip(labels, errors).count { abs($1) <= 1 / $0.scale + rounding }
    #expect((squares / CGFloat(labels.count)).squareRoot() <= most)
    #expect(Double(near) >= Double(labels.count) * least)
  }

  /// The rule that the wrapped labels follow: the spaces at which a line was broken count, if there
  /// is room for them.
  @Test func wrappedLabelsAreNoWiderThanTheirRoom() throws {
    let model = TextModel(.init(pointSize: 12), displayScale: 3)
    // 67.344 points, and 70.596 with a space.
    let words = "Learn more."
    #expect(model.size(of: words).width * 3 == 203)
    #expect(model.size(of: words + " " + words, fitting: 100).width * 3 == 212)
    let tight = model.size(of: words).width + 1
    #expect(model.size(of: words + " " + words, fitting: tight).width == tight)
  }
}
