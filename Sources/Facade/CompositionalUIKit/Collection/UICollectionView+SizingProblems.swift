import Compositional
import Foundation

// What is said about cells and headers whose constraints do not fix their size, or cannot hold.

extension UICollectionView {
  /// The most problems that are kept.
  private static let problemsAtMost = 100

  /// Notes that constraints are missing which fix the height of a view, and those that cannot hold.
  ///
  /// It has no effect for a view that has said its size without them.
  func noteConstraints(
    of view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    guard view.isFittedByConstraints, sizingProblems.count < Self.problemsAtMost else { return }
    let name = "\(type(of: view))"
    let sized = view.sizedView
    if attributes.measuredAxes.contains(.vertical), view.unfixedAxes.contains(.vertical) {
      note(name) {
        "\(name) keeps its estimated height: no constraints lead from the top to the bottom of its "
          + "content. Add the missing ones, or override sizeThatFits(_:) or "
          + "preferredLayoutAttributesFitting(_:)."
      }
    }
    guard sized.hasConstraintsInside, let system = sized.layoutSystem, system.isCurrent else {
      return
    }
    for conflict in system.conflicts {
      note("\(name) \(conflict.subject)") { "\(name): \(conflict.text)" }
    }
    noteRequiredHeight(of: view, attributes, name)
  }

  /// Notes required constraints that fix another height than the estimate, once for each class.
  ///
  /// UIKit lays a cell out at its estimate before it is measured, with a required constraint, and logs
  /// the conflict.
  private func noteRequiredHeight(
    of view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes,
    _ name: String
  ) {
    guard attributes.measuredAxes == [.vertical], estimateConflicts.count < Self.problemsAtMost,
      classesOfKnownHeight.insert(name).inserted
    else { return }
    let estimate = attributes.size.height
    // A priority that yields to required constraints only.
    let strongest = UILayoutPriority(rawValue: UILayoutPriority.required.rawValue - 0.5)
    let height = view.fittingSize(attributes.size, .required, strongest).height
    guard abs(height - estimate) >= 1 else { return }
    estimateConflicts.append(
      "\(name) requires a height of \(points: height) points, but \(points: estimate) are estimated. "
        + "Until the cell is measured, UIKit logs that its constraints conflict with "
        + "UIView-Encapsulated-Layout-Height. Lower one of the vertical constraints to the priority "
        + "999, or estimate \(points: height).")
  }

  /// Notes a problem of sizes, once for each subject.
  ///
  /// - Parameters:
  ///   - subject: A text for what the problem is about.
  ///   - problem: Returns the sentence.
  func note(_ subject: String, _ problem: () -> String) {
    guard sizingProblems.count < Self.problemsAtMost, notedSubjects.insert(subject).inserted else {
      return
    }
    sizingProblems.append(problem())
  }
}
