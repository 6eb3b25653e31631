extension LayoutSection {
  /// Sets the spacing between adjacent groups, in points.
  public func interGroupSpacing(_ spacing: CGFloat) -> LayoutSection {
    modified { $0.interGroupSpacing = spacing }
  }

  /// Sets the guide that insets the section; the layout's by default.
  public func contentInsetsReference(_ reference: ContentInsetsReference) -> LayoutSection {
    modified { $0.contentInsetsReference = reference }
  }

  /// Sets the guide that insets the boundary items; the layout's by default.
  public func supplementaryContentInsetsReference(
    _ reference: ContentInsetsReference
  ) -> LayoutSection {
    modified { $0.supplementaryContentInsetsReference = reference }
  }

  /// Sets whether boundary items follow the section's insets; true by default.
  public func supplementariesFollowContentInsets(_ follow: Bool) -> LayoutSection {
    modified { $0.supplementariesFollowContentInsets = follow }
  }

  /// Adds headers, footers and side views.
  public func boundarySupplementaryItems(
    @LayoutBoundarySupplementaryItemBuilder
    _ boundarySupplementaryItems: () -> [LayoutBoundarySupplementaryItem]
  ) -> LayoutSection {
    let added = boundarySupplementaryItems()
    return modified { section in
      section.boundarySupplementaryItems += added.map {
        $0._collectionLayoutBoundarySupplementaryItem()
      }
    }
  }

  /// Adds backgrounds.
  public func decorationItems(
    @LayoutDecorationItemBuilder _ decorationItems: () -> [LayoutDecorationItem]
  ) -> LayoutSection {
    let added = decorationItems()
    return modified { section in
      section.decorationItems += added.map { $0._collectionLayoutDecorationItem() }
    }
  }
}

extension LayoutSection {
  /// Sets the orthogonal scrolling of the section.
  public func orthogonalScrollingBehavior(
    _ behavior: OrthogonalScrollingBehavior
  ) -> LayoutSection {
    modified { $0.orthogonalScrollingBehavior = behavior }
  }

  /// Sets the bounce and deceleration of orthogonal scrolling.
  public func orthogonalScrollingProperties(
    _ properties: OrthogonalScrollingProperties
  ) -> LayoutSection {
    modified { $0.orthogonalScrollingProperties = properties }
  }

  /// Sets the bounce and deceleration of orthogonal scrolling, each automatic by default.
  public func orthogonalScrollingProperties(
    bounce: OrthogonalScrollingProperties.Bounce = .automatic,
    decelerationRate: OrthogonalScrollingProperties.DecelerationRate = .automatic
  ) -> LayoutSection {
    modified {
      $0.orthogonalScrollingProperties.bounce = bounce
      $0.orthogonalScrollingProperties.decelerationRate = decelerationRate
    }
  }

  /// Sets the handler that receives the visible items on every scroll and may change their
  /// appearance.
  public func visibleItemsInvalidationHandler(
    _ handler: VisibleItemsInvalidationHandler?
  ) -> LayoutSection {
    modified { $0.visibleItemsInvalidationHandler = handler }
  }

  /// Sets a closure that receives the visible items on every scroll and may change their
  /// appearance.
  ///
  /// ```swift
  /// .visibleItemsInvalidationHandler { items, offset, environment in
  ///   for index in items.indices { items[index].alpha = offset.x > 0 ? 0.5 : 1 }
  /// }
  /// ```
  @_disfavoredOverload
  @preconcurrency
  public func visibleItemsInvalidationHandler(
    _ handler: @escaping VisibleItemsInvalidationHandler.Body
  ) -> LayoutSection {
    visibleItemsInvalidationHandler(VisibleItemsInvalidationHandler(handler))
  }
}
