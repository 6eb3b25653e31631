/// A part without parts of its own, such as an image (content rule 2).
///
/// ```swift
/// Leaf("icon", width: 24, height: 24)
/// Leaf("photo", .area(CGSize(width: 320, height: 180)))
/// Leaf("title", .wrapping(naturalWidth: 300, lineHeight: 20, lineLimit: 2))
/// ```
public struct Leaf: ContentElement {
  /// The content of the leaf.
  public private(set) var content: Content

  /// Creates a leaf.
  ///
  /// - Parameters:
  ///   - id: The name of the leaf; nil for its index among its siblings.
  ///   - rule: The size that the leaf needs; nothing by default.
  public init(_ id: String? = nil, _ rule: ContentLeaf.SizeRule = .fixed(.zero)) {
    content = Content(rule, id: id.map(ContentNames.checked))
  }

  /// Creates a leaf of a fixed size.
  ///
  /// - Parameters:
  ///   - id: The name of the leaf; nil for its index among its siblings.
  ///   - width: The width, in points.
  ///   - height: The height, in points.
  public init(_ id: String? = nil, width: CGFloat, height: CGFloat) {
    self.init(id, .fixed(CGSize(width: width, height: height)))
  }

  /// Sets the baselines, in points: the first from the top, the last from the bottom.
  public func baselines(first: CGFloat, last: CGFloat) -> Leaf {
    var leaf = self
    leaf.content = content.withBaselines(.init(first: first, last: last))
    return leaf
  }
}

/// A text, measured at the text size of the environment (content rule 2).
///
/// ```swift
/// Text("title", string: "Good morning", style: .headline)
/// Text("message", length: 120, lineLimit: 3)   // filler text
/// ```
public struct Text: ContentElement {
  private let id: String?
  private var text: ContentText
  private var baselines: ContentLeaf.Baselines?

  private init(_ id: String?, _ text: ContentText) {
    self.id = id.map(ContentNames.checked)
    self.text = text
  }

  /// Creates a text.
  ///
  /// - Parameters:
  ///   - id: The name of the text; nil for its index among its siblings.
  ///   - string: The characters.
  ///   - style: The text style.
  ///   - lineLimit: The maximum number of lines, at least 1; nil for no limit.
  ///   - weight: The weight of the font; nil for that of the style.
  public init(
    _ id: String? = nil, string: String, style: TextStyle = .body, lineLimit: Int? = nil,
    weight: TextWeight? = nil
  ) {
    self.init(id, ContentText(.string(string), style: style, lineLimit: lineLimit, weight: weight))
  }

  /// Creates filler text.
  ///
  /// - Parameters:
  ///   - id: The name of the text; nil for its index among its siblings.
  ///   - length: The number of characters, at least 0.
  ///   - style: The text style.
  ///   - lineLimit: The maximum number of lines, at least 1; nil for no limit.
  ///   - weight: The weight of the font; nil for that of the style.
  public init(
    _ id: String? = nil, length: Int, style: TextStyle = .body, lineLimit: Int? = nil,
    weight: TextWeight? = nil
  ) {
    self.init(id, ContentText(.filler(length), style: style, lineLimit: lineLimit, weight: weight))
  }

  /// The content of the text.
  public var content: Content {
    return Content(kind: .leaf(ContentLeaf(.text(text), baselines: baselines)), id: id)
  }

  /// Sets the text style.
  public func textStyle(_ style: TextStyle) -> Text {
    var copy = self
    copy.text.style = style
    return copy
  }

  /// Sets the weight of the font; nil for that of the style.
  public func weight(_ weight: TextWeight?) -> Text {
    var copy = self
    copy.text.weight = weight
    return copy
  }

  /// Sets the maximum number of lines, at least 1; nil for no limit.
  public func lineLimit(_ lineLimit: Int?) -> Text {
    var copy = self
    copy.text.lineLimit = lineLimit
    return copy
  }

  /// Sets the baselines, in points: the first from the top, the last from the bottom.
  public func baselines(first: CGFloat, last: CGFloat) -> Text {
    var copy = self
    copy.baselines = .init(first: first, last: last)
    return copy
  }
}

extension Content {
  /// Returns the leaf with other baselines.
  fileprivate func withBaselines(_ baselines: ContentLeaf.Baselines) -> Content {
    guard case .leaf(var leaf) = kind else { return self }
    leaf.baselines = baselines
    var copy = self
    copy.kind = .leaf(leaf)
    return copy
  }
}
