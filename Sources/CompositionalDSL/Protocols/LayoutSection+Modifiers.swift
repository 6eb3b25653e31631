extension LayoutSection {
  /// Sets the room from the end of a group to the start of the next, in points.
  public func interGroupSpacing(_ spacing: CGFloat) -> LayoutSection {
    modified { $0.interGroupSpacing = spacing }
  }

  /// Sets the guide that narrows the section; the layout's own without a call.
  public func contentInsetsReference(_ reference: ContentInsetsReference) -> LayoutSection {
    modified { $0.contentInsetsReference = reference }
  }

  /// Sets the guide that narrows the boundary items; the layout's own without a call.
  public func supplementaryContentInsetsReference(
    _ reference: ContentInsetsReference
  ) -> LayoutSection {
    modified { $0.supplementaryContentInsetsReference = reference }
  }

  /// Sets whether boundary items keep to the section's insets; they do without a call.
  public func supplementariesFollowContentInsets(_ follow: Bool) -> LayoutSection {
    modified { $0.supplementariesFollowContentInsets = follow }
  }

  /// Adds headers, footers and side views.
  public func boundarySupplementaryItems(
    @LayoutBoundarySupplementaryItemBuilder
    _ boundarySupplementaryItems: () -> [LayoutBoundarySupplementaryItem]
  ) -> LayoutSection {
    let added = boundarySupplementaryItems()
    return modified { section, path in
      section.boundarySupplementaryItems += added.map {
        $0._collectionLayoutBoundarySupplementaryItem(path)
      }
    }
  }

  /// Adds backgrounds.
  public func decorationItems(
    @LayoutDecorationItemBuilder _ decorationItems: () -> [LayoutDecorationItem]
  ) -> LayoutSection {
    let added = decorationItems()
    return modified { section, path in
      section.decorationItems += added.map { $0._collectionLayoutDecorationItem(path) }
    }
  }
}

extension LayoutSection {
  /// Sets how the section scrolls across the layout's direction.
  public func orthogonalScrollingBehavior(
    _ behavior: OrthogonalScrollingBehavior
  ) -> LayoutSection {
    modified { $0.orthogonalScrollingBehavior = behavior }
  }

  /// Sets how the section moves when it scrolls across.
  public func orthogonalScrollingProperties(
    _ properties: OrthogonalScrollingProperties
  ) -> LayoutSection {
    modified { $0.orthogonalScrollingProperties = properties }
  }

  /// Sets whether the section bounces at its ends and how fast it slows down when it scrolls
  /// across.
  public func orthogonalScrollingProperties(
    bounce: OrthogonalScrollingProperties.Bounce = .automatic,
    decelerationRate: OrthogonalScrollingProperties.DecelerationRate = .automatic
  ) -> LayoutSection {
    modified {
      $0.orthogonalScrollingProperties.bounce = bounce
      $0.orthogonalScrollingProperties.decelerationRate = decelerationRate
    }
  }

  /// Sets what is told of the visible items on every scroll and may change how they look.
  public func visibleItemsInvalidationHandler(
    _ handler: VisibleItemsInvalidationHandler?
  ) -> LayoutSection {
    modified { $0.visibleItemsInvalidationHandler = handler }
  }

  /// Sets a closure that is told of the visible items on every scroll and may change how they look.
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
