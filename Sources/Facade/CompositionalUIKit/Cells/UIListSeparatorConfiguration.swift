// A stand-in for the separators of rows, which are kept for drawing.

import Compositional
import Foundation

/// The appearance of the separators above and below a row.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
  /// The visibility of a separator.
  public enum Visibility: Int, Hashable, Sendable {
    /// The list decides.
    case automatic = 0
    case visible = 1
    case hidden = 2
  }

  /// The visibility of the separator above the row.
  public var topSeparatorVisibility: Visibility = .automatic
  /// The visibility of the separator below the row.
  public var bottomSeparatorVisibility: Visibility = .automatic
  /// The insets of the separator above the row, in points.
  public var topSeparatorInsets: DirectionalEdgeInsets = Self.automaticInsets
  /// The insets of the separator below the row, in points.
  public var bottomSeparatorInsets: DirectionalEdgeInsets = Self.automaticInsets
  public var color: UIColor = .separator
  /// The color of the separators between selected rows.
  public var multipleSelectionColor: UIColor = .separator
  /// The effect on what is behind the separators; nil for none.
  public var visualEffect: UIVisualEffect?

  /// A placeholder for the list's own insets; each side is the greatest finite number.
  public static let automaticInsets = DirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// Creates a configuration whose properties the list decides.
  ///
  /// - Parameter listAppearance: The style of the list; it has no effect on the defaults.
  public init(listAppearance: CollectionLayoutListConfiguration.Appearance) {}
}
