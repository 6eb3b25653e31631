import Compositional
import CompositionalDocuments
import CompositionalIsolation
import CompositionalSimulation
import CompositionalUIKit
import Foundation
import PlaygroundKit

// Entries that are view controllers or collection views: their data, their layout and the sizes that
// their cells prefer are those that an app would show.

extension GalleryEntry {
  /// Creates an entry from a view controller that has a collection view.
  ///
  /// The controller is put in a window; the first collection view among its views, from the front
  /// of the tree, is shown as large as the whole view of the entry.
  ///
  /// - Parameters:
  ///   - name: The name that arguments use.
  ///   - summary: A line about the controller.
  ///   - environment: The view that shows it.
  ///   - script: The actions of a simulation; nil for a tour that suits the layout.
  ///   - controller: Makes the controller. It is called once.
  /// - Precondition: Once loaded, the controller shows a collection view with a compositional
  ///   layout.
  @MainActor
  public init(
    _ name: String, _ summary: String, environment: CaseEnvironment = .standard,
    script: ScrollScript? = nil, controller: @MainActor () -> UIViewController
  ) {
    let window = UIWindow(frame: CGRect(origin: .zero, size: environment.size))
    window.rootViewController = controller()
    window.makeKeyAndVisible()
    guard let view = Self.collectionView(in: window) else {
      preconditionFailure(
        "The view controller of the gallery entry \"\(name)\" shows no collection view. Add one to "
          + "its view in viewDidLoad().")
    }
    self.init(name, summary, environment: environment, script: script) { view }
    retained = [window]
  }

  /// Creates an entry from a collection view with its data source.
  ///
  /// - Parameters:
  ///   - name: The name that arguments use.
  ///   - summary: A line about the view.
  ///   - environment: The view that shows it.
  ///   - script: The actions of a simulation; nil for a tour that suits the layout.
  ///   - view: Makes the collection view. It is called once. The entry does not keep its data source
  ///     alive.
  /// - Precondition: The view has a compositional layout.
  @MainActor
  public init(
    _ name: String, _ summary: String, environment: CaseEnvironment = .standard,
    script: ScrollScript? = nil, view: @MainActor () -> UICollectionView
  ) {
    let shown = view()
    shown.layoutIfNeeded()
    guard let layout = shown.collectionViewLayout as? UICollectionViewCompositionalLayout else {
      preconditionFailure(
        "The collection view of the gallery entry \"\(name)\" has a \(type(of: shown.collectionViewLayout)). "
          + "Give it a UICollectionViewCompositionalLayout.")
    }
    let value = layout.value
    let cells = UserClosure(body: { shown.preferredSize(for: $0) })
    self.init(
      name, summary, itemCounts: shown.simulation.itemCounts, environment: environment,
      measurer: ClosureMeasurer { proposal in withoutIsolation { cells.body(proposal) } },
      script: script
    ) { _ in value }
  }

  /// Returns the first collection view among the views in a view.
  @MainActor
  private static func collectionView(in view: UIView) -> UICollectionView? {
    if let found = view as? UICollectionView { return found }
    for child in view.subviews {
      if let found = collectionView(in: child) { return found }
    }
    return nil
  }
}
