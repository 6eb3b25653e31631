import Compositional
import Foundation

/// The mirroring of a view in right-to-left layouts.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  /// The view is mirrored.
  case unspecified = 0
  /// Not mirrored: playback controls.
  case playback = 1
  /// Not mirrored: controls for directions in space.
  case spatial = 2
  /// Always left to right.
  case forceLeftToRight = 3
  /// Always right to left.
  case forceRightToLeft = 4
}
