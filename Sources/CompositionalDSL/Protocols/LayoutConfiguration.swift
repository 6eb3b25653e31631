/// What holds for a layout as a whole.
///
/// ```swift
/// struct Sideways: LayoutConfiguration {
///   var layoutConfiguration: LayoutConfiguration {
///     Configuration().scrollDirection(.horizontal).interSectionSpacing(8)
///   }
/// }
/// ```
public protocol LayoutConfiguration {
  /// What this element is made of.
  var layoutConfiguration: LayoutConfiguration { get }

  /// The element as a value of the engine; by default that of ``layoutConfiguration``.
  func _collectionLayoutConfiguration(_ path: _BodyPath) -> CollectionLayoutConfiguration
}

extension LayoutConfiguration {
  /// The value of ``layoutConfiguration``.
  public func _collectionLayoutConfiguration(_ path: _BodyPath) -> CollectionLayoutConfiguration {
    layoutConfiguration._collectionLayoutConfiguration(
      path.entering(Self.self, "layoutConfiguration"))
  }

  func modified(_ change: @escaping (inout CollectionLayoutConfiguration, _BodyPath) -> Void)
    -> LayoutConfiguration
  {
    Modified(_collectionLayoutConfiguration, change)
  }

  func modified(_ change: @escaping (inout CollectionLayoutConfiguration) -> Void)
    -> LayoutConfiguration
  {
    modified { value, _ in change(&value) }
  }
}

extension LayoutConfiguration {
  /// Sets the axis along which the sections follow one another and the view scrolls.
  public func scrollDirection(_ scrollDirection: LayoutAxis) -> LayoutConfiguration {
    modified { $0.scrollDirection = scrollDirection }
  }

  /// Sets the room between neighbouring sections, in points.
  public func interSectionSpacing(_ spacing: CGFloat) -> LayoutConfiguration {
    modified { $0.interSectionSpacing = spacing }
  }

  /// Adds headers, footers and side views of the whole layout.
  public func boundarySupplementaryItems(
    @LayoutBoundarySupplementaryItemBuilder
    _ boundarySupplementaryItems: () -> [LayoutBoundarySupplementaryItem]
  ) -> LayoutConfiguration {
    let added = boundarySupplementaryItems()
    return modified { configuration, path in
      configuration.boundarySupplementaryItems += added.map {
        $0._collectionLayoutBoundarySupplementaryItem(path)
      }
    }
  }

  /// Sets the guide that narrows sections which say `.automatic`.
  public func contentInsetsReference(_ reference: ContentInsetsReference) -> LayoutConfiguration {
    modified { $0.contentInsetsReference = reference }
  }

  /// Sets which of several known behaviours to follow where systems differ.
  public func quirks(_ quirks: Quirks) -> LayoutConfiguration {
    modified { $0.quirks = quirks }
  }
}
