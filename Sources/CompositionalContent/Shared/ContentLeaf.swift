import Compositional

/// A part of content without parts of its own, such as a label or an image (content rule 2).
public struct ContentLeaf: Hashable, Sendable {
  /// The size that a leaf needs.
  public enum SizeRule: Hashable, Sendable {
    /// The same size at any width, in points.
    case fixed(CGSize)
    /// Text that breaks anywhere: so many lines of one height as its natural width fills.
    case wrapping(naturalWidth: CGFloat, lineHeight: CGFloat, lineLimit: Int? = nil)
    /// A size whose area is kept at smaller widths, in points.
    case area(CGSize)
    /// Text, measured by `TextModel` at the text size and the display scale of the environment.
    case text(ContentText)
    /// The answer of a closure.
    case measured(ContentMeasurer)
  }

  /// The baselines of a leaf, in points.
  public struct Baselines: Hashable, Sendable {
    /// The distance of the first baseline from the top, in points.
    public var first: CGFloat
    /// The distance of the last baseline from the bottom, in points.
    public var last: CGFloat

    /// Creates baselines.
    ///
    /// - Parameters:
    ///   - first: The distance of the first baseline from the top, in points; finite.
    ///   - last: The distance of the last baseline from the bottom, in points; finite.
    public init(first: CGFloat, last: CGFloat) {
      requireFinite(first, "first baseline")
      requireFinite(last, "last baseline")
      self.first = first
      self.last = last
    }
  }

  /// The size that the leaf needs.
  public var rule: SizeRule
  /// The baselines; nil if both are at the bottom edge.
  public var baselines: Baselines?

  /// Creates a leaf.
  ///
  /// - Parameters:
  ///   - rule: The size that the leaf needs.
  ///   - baselines: The baselines; nil if both are at the bottom edge.
  public init(_ rule: SizeRule = .fixed(.zero), baselines: Baselines? = nil) {
    self.rule = rule
    self.baselines = baselines
  }

  /// True for a text that has one line at most.
  var isLine: Bool {
    switch rule {
    case .wrapping(_, _, let limit): limit == 1
    case .text(let text): text.lineLimit == 1
    case .fixed, .area, .measured: false
    }
  }

  /// True for a text that may have more than one line.
  var wraps: Bool {
    switch rule {
    case .wrapping(_, _, let limit): limit != 1
    case .text(let text): text.lineLimit != 1
    case .fixed, .area, .measured: false
    }
  }
}

extension ContentLeaf.SizeRule {
  /// Text, measured by `TextModel`.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - style: The text style.
  ///   - lineLimit: The maximum number of lines, at least 1; nil for no limit.
  ///   - weight: The weight of the font; nil for that of the style.
  public static func text(
    _ text: String, style: TextStyle = .body, lineLimit: Int? = nil, weight: TextWeight? = nil
  ) -> Self {
    .text(ContentText(.string(text), style: style, lineLimit: lineLimit, weight: weight))
  }

  /// The answer of a closure.
  ///
  /// - Parameters:
  ///   - name: A name that identifies the closure in comparisons; nil if each one differs.
  ///   - size: A closure that returns the size for a width, in points; nil is any width.
  public static func measured(
    _ name: String? = nil, size: @escaping @Sendable (CGFloat?) -> CGSize
  ) -> Self {
    .measured(ContentMeasurer(name, size: size))
  }
}

/// The text of a leaf.
public struct ContentText: Hashable, Sendable {
  /// The characters of a text.
  public enum Source: Hashable, Sendable {
    /// Filler text of a number of characters, as `TextModel.text(of:)` returns it.
    case filler(Int)
    /// A text.
    case string(String)
  }

  /// The characters.
  public var source: Source
  /// The text style.
  public var style: TextStyle
  /// The maximum number of lines; nil for no limit.
  public var lineLimit: Int?
  /// The weight of the font; nil for that of the style.
  public var weight: TextWeight?

  /// Creates a text.
  ///
  /// - Parameters:
  ///   - source: The characters.
  ///   - style: The text style.
  ///   - lineLimit: The maximum number of lines, at least 1; nil for no limit.
  ///   - weight: The weight of the font; nil for that of the style.
  public init(
    _ source: Source, style: TextStyle = .body, lineLimit: Int? = nil, weight: TextWeight? = nil
  ) {
    self.source = source
    self.style = style
    self.lineLimit = lineLimit
    self.weight = weight
  }

  /// Returns the model that measures the text.
  func model(in environment: ContentEnvironment) -> TextModel {
    TextModel(
      style, contentSizeCategory: environment.contentSizeCategory, lineLimit: lineLimit,
      weight: weight, displayScale: environment.displayScale)
  }

  /// The characters as a string.
  ///
  /// - Complexity: O(characters)
  public var string: String {
    switch source {
    case .filler(let length): TextModel.text(of: length)
    case .string(let text): text
    }
  }
}
