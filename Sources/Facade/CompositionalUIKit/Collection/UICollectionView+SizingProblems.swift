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
