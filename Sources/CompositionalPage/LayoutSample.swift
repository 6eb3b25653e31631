import Compositional
import CompositionalDocuments

/// What Swift answered for a view of a size: the document of a layout in it.
///
/// A page cannot run section providers and the closures of custom groups. They are asked for some
/// views when the page is made, and it shows the answer for the view that it has.
public struct LayoutSample: Hashable, Sendable {
  /// The size of the view, in points.
  public let size: CGSize
  /// The text of the case document.
  public let document: String

  /// Creates a sample.
  ///
  /// - Parameters:
  ///   - size: The size of the view, in points, finite.
  ///   - document: The text of the case document.
  public init(size: CGSize, document: String) {
    self.size = size
    self.document = document
  }
}

extension CollectionLayoutEnvironment {
  /// The screens of the newest phones and tablets, in both orientations, with the user's settings of
  /// this environment.
  var screens: [CollectionLayoutEnvironment] {
    DevicePreset.screens.reversed().flatMap { device in
      [device.size, CGSize(width: device.size.height, height: device.size.width)].map { size in
        var view = CaseEnvironment(device: device, size: size, system: systemVersion)
        view.layoutDirection = layoutDirection
        view.contentSizeCategory = contentSizeCategory
        return view.layoutEnvironment
      }
    }
  }
}

extension CaseEnvironment {
  /// Creates the view that has an environment.
  init(_ environment: CollectionLayoutEnvironment) {
    self.init(size: environment.ownContainer.contentSize)
    displayScale = environment.displayScale
    safeAreaInsets = environment.safeAreaInsets
    layoutMargins = environment.layoutMargins
    readableContentInsets = environment.readableContentInsets
    layoutDirection = environment.layoutDirection
    contentSizeCategory = environment.contentSizeCategory
    hasNavigationBar = environment.hasNavigationBar
    follow(environment.systemVersion)
  }
}
