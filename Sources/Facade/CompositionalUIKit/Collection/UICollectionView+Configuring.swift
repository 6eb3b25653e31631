import Foundation

// Registrations that configure the views they make.

extension UICollectionView {
  /// A cell class, and the closure that configures its cells for items.
  ///
  /// Make it once and not in the cell provider: each registration has cells of its own for reuse.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let identifier = UUID().uuidString
    let handler: Handler

    /// Creates a registration.
    ///
    /// - Parameter handler: A closure that configures a cell for an item.
    public init(handler: @escaping Handler) { self.handler = handler }

    /// Creates a registration of a nib, which is not read.
    ///
    /// - Parameters:
    ///   - cellNib: The nib.
    ///   - handler: A closure that configures a cell for an item.
    public init(cellNib: UINib, handler: @escaping Handler) { self.handler = handler }
  }

  /// A class of supplementary views, and the closure that configures them.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that configures a view for an index path.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identifier = UUID().uuidString
    let elementKind: String
    let handler: Handler

    /// Creates a registration.
    ///
    /// - Parameters:
    ///   - elementKind: The element kind of the views.
    ///   - handler: A closure that configures a view for an index path.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }

    /// Creates a registration of a nib, which is not read.
    ///
    /// - Parameters:
    ///   - supplementaryNib: The nib.
    ///   - elementKind: The element kind of the views.
    ///   - handler: A closure that configures a view for an index path.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// Returns a cell of a registration, configured for an item.
  ///
  /// - Parameters:
  ///   - registration: The registration.
  ///   - indexPath: The index path of the item.
  ///   - item: The item; nil leaves the cell as it is.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell: Cell = view(of: Registration(identifier: registration.identifier))
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a supplementary view of a registration, configured for an index path.
  ///
  /// - Parameters:
  ///   - registration: The registration.
  ///   - indexPath: The index path.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view: Supplementary = view(
      of: Registration(kind: registration.elementKind, identifier: registration.identifier))
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }

  private func view<View: UICollectionReusableView>(of registration: Registration) -> View {
    if registrations[registration] == nil { registrations[registration] = View.self }
    guard let view: UICollectionReusableView = view(of: registration), let view = view as? View
    else { halt("Invalid registration: it does not make a \(View.self).") }
    return view
  }
}
