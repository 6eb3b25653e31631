import Compositional
import CompositionalIsolation
import Foundation

/// The bounce and deceleration of an orthogonal section.
@preconcurrency @MainActor
public final class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// The bounce of a section at its ends.
  public typealias Bounce = OrthogonalScrollingProperties.Bounce
  /// The deceleration of a section.
  public typealias DecelerationRate = OrthogonalScrollingProperties.DecelerationRate

  /// The bounce of the section at its ends.
  public var bounce: Bounce = .automatic
  /// The deceleration of the section.
  public var decelerationRate: DecelerationRate = .automatic

  var value: OrthogonalScrollingProperties {
    get {
      var value = OrthogonalScrollingProperties()
      value.bounce = bounce
      value.decelerationRate = decelerationRate
      return value
    }
    set {
      bounce = newValue.bounce
      decelerationRate = newValue.decelerationRate
    }
  }
}
