import Compositional
import Foundation

extension UICollectionView {
  /// The key of a registration: a kind and an identifier.
  struct Registration: Hashable {
    /// The element kind; nil for cells.
    var kind: String?
    /// The reuse identifier.
    let identifier: String
  }

  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(cellClass, as: Registration(kind: nil, identifier: identifier))
  }

  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    register(viewClass, as: Registration(kind: elementKind, identifier: identifier))
  }

  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(
      nib.map { _ in UICollectionViewCell.self },
      as: Registration(kind: nil, identifier: identifier))
  }

  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    register(
      nib.map { _ in UICollectionReusableView.self },
      as: Registration(kind: kind, identifier: identifier))
  }

  /// Returns a cell of the registered class: one that is no longer shown, or a new one.
  ///
  /// - Precondition: A cell class is registered for the identifier.
  public func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let made = view(of: Registration(kind: nil, identifier: identifier))
    guard let cell = made as? UICollectionViewCell else {
      halt(
        "could not dequeue a cell with identifier \(identifier): register a cell class for it")
    }
    return cell
  }

  /// Returns a supplementary view of the registered class: one that is no longer shown, or a new
  /// one.
  ///
  /// - Precondition: A class is registered for the kind and the identifier.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = view(of: Registration(kind: elementKind, identifier: identifier)) else {
      halt(
        "could not dequeue a view of kind \(elementKind) with identifier \(identifier): "
          + "register a class for it")
    }
    return view
  }

  private func register(_ viewClass: AnyClass?, as registration: Registration) {
    registrations[registration] = viewClass as? UICollectionReusableView.Type
    reusable[registration] = nil
  }

  /// Returns a view of a registration.
  ///
  /// It is the one that is being reconfigured, else one that waits for reuse, else a new one; nil if
  /// there is no registration.
  func view(of registration: Registration) -> UICollectionReusableView? {
    guard let viewClass = registrations[registration] else { return nil }
    if let view = pending.reconfigured, view.registration == registration {
      pending.reconfigured = nil
      return view
    }
    if let view = reusable[registration]?.popLast() {
      (view as? UICollectionViewCell)?.resetState()
      view.prepareForReuse()
      if let birthFrame = pending.birthFrame, view.transform == .identity {
        view.frame = birthFrame
      }
      return view
    }
    let view = viewClass.init(
      reuseIdentifier: registration.identifier, frame: pending.birthFrame ?? .zero)
    view.registration = registration
    return view
  }

  /// Removes a view from the screen, and keeps it for reuse.
  func recycle(_ view: UICollectionReusableView) {
    view.removeFromSuperview()
    guard let registration = view.registration,
      registrations[registration].map({ type(of: view) == $0 }) ?? false
    else { return }
    reusable[registration, default: []].append(view)
  }
}
