/// The properties of a whole layout.
///
/// ```swift
/// struct Sideways: LayoutConfiguration {
///   var layoutConfiguration: LayoutConfiguration {
///     Configuration().scrollDirection(.horizontal).interSectionSpacing(8)
///   }
/// }
/// ```
public protocol LayoutConfiguration {
  /// The body of this element: one element, which `if` with `else` and `switch` can choose.
  @SingleResultBuilder<LayoutConfiguration> var layoutConfiguration: LayoutConfiguration { get }

  /// Returns the value of the engine; by default, that of ``layoutConfiguration``.
  ///
  /// Public because requirements of a public protocol are; users do not implement it.
  func _collectionLayoutConfiguration() -> CollectionLayoutConfiguration
}

extension LayoutConfiguration {
  /// Returns the value of ``layoutConfiguration``.
  public func _collectionLayoutConfiguration() -> CollectionLayoutConfiguration {
    BodyDepth.within(Self.self, "layoutConfiguration") {
      layoutConfiguration._collectionLayoutConfiguration()
    }
  }

  func modified(_ change: @escaping (inout CollectionLayoutConfiguration) -> Void)
    -> LayoutConfiguration
  {
    Modified(_collectionLayoutConfiguration, change)
  }
}

extension LayoutConfiguration {
  /// Sets the axis along which sections are placed and the view scrolls.
  public func scrollDirection(_ scrollDirection: LayoutAxis) -> LayoutConfiguration {
    modified { $0.scrollDirection = scrollDirection }
  }

  /// Sets the spacing between adjacent sections, in points.
  public func interSectionSpacing(_ spacing: CGFloat) -> LayoutConfiguration {
    modified { $0.interSectionSpacing = spacing }
  }

  /// Adds headers, footers and side views of the whole layout.
  public func boundarySupplementaryItems(
    @LayoutBoundarySupplementaryItemBuilder
    _ boundarySupplementaryItems: () -> [LayoutBoundarySupplementaryItem]
  ) -> LayoutConfiguration {
    let added = boundarySupplementaryItems()
    return modified { configuration in
      configuration.boundarySupplementaryItems += added.map {
        $0._collectionLayoutBoundarySupplementaryItem()
      }
    }
  }

  /// Sets the guide that insets sections whose own guide is `.automatic`.
  public func contentInsetsReference(_ reference: ContentInsetsReference) -> LayoutConfiguration {
    modified { $0.contentInsetsReference = reference }
  }

  /// Sets the known behaviors to follow where systems differ.
  public func quirks(_ quirks: Quirks) -> LayoutConfiguration {
    modified { $0.quirks = quirks }
  }
}
