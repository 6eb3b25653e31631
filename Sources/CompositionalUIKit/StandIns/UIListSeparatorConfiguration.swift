// Separators of rows: a stand-in, what headless layout code needs of them, which is to be kept for
// whoever draws the list.

import Compositional
import Foundation

/// What the lines above and below a row look like.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
  /// Whether a line is shown.
  public enum Visibility: Int, Hashable, Sendable {
    /// As the list has it.
    case automatic = 0
    /// It is.
    case visible = 1
    /// It is not.
    case hidden = 2
  }

  /// Whether the line above the row is shown.
  public var topSeparatorVisibility: Visibility = .automatic
  /// Whether the line below the row is shown.
  public var bottomSeparatorVisibility: Visibility = .automatic
  /// How far the line above the row keeps from the sides, in points.
  public var topSeparatorInsets: DirectionalEdgeInsets = Self.automaticInsets
  /// How far the line below the row keeps from the sides, in points.
  public var bottomSeparatorInsets: DirectionalEdgeInsets = Self.automaticInsets
  /// The colour of the lines.
  public var color: UIColor = .separator
  /// The colour of the lines between selected rows.
  public var multipleSelectionColor: UIColor = .separator

  /// Stands for the insets that the list decides on; each side is the greatest number there is.
  public static let automaticInsets = DirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// Makes a configuration that leaves all to a list.
  ///
  /// - Parameter listAppearance: the style of the list; all styles start alike.
  public init(listAppearance: CollectionLayoutListConfiguration.Appearance) {}
}
