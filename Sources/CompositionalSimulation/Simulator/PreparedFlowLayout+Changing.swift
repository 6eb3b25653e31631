import Compositional

// Changes of a flow layout in a simulated view.

#if !hasFeature(Embedded)
  extension PreparedFlowLayout {
    package mutating func fit(_ inset: PhysicalEdgeInsets) {
      guard inset != adjustedContentInset else { return }
      prepare(adjustedContentInset: inset) { $0 }
    }

    package func refusal(of itemCounts: [Int]) -> String? { layout.refusal(of: itemCounts) }

    package func needsMeasuring(
      in viewport: Viewport, with measurer: CollectionViewSimulator.Measurer?
    ) -> Bool {
      measurer != nil && needsMeasuring(in: viewport)
    }

    package mutating func measure(
      in viewport: Viewport, keeping edge: ScrollAnchor.Edge, anchor: ScrollAnchor?,
      with measurer: CollectionViewSimulator.Measurer?, atMost limit: Int
    ) -> LayoutChange {
      changed { frames in
        guard let measurer else { return 0 }
        return frames.measure(in: viewport, with: measurer, atMost: limit)
      }
    }

    /// Measured items keep their sizes, except those that are reloaded or reconfigured.
    package mutating func update(
      _ batch: BatchUpdates, in viewport: Viewport?, keeping edge: ScrollAnchor.Edge,
      replacedItemCount: (Int) -> Int?
    ) throws(UpdateError) -> LayoutUpdate {
      let updates = try batch.resolved(from: itemCounts, replacedItemCount: replacedItemCount)
      let counts = try batch.applied(to: itemCounts, replacedItemCount: replacedItemCount)
      let measuredAgain = Set(updates.reloadedItemsBefore + updates.reconfiguredItemsBefore)
      let change = changed { frames in
        frames.prepare(itemCounts: counts) { old in
          measuredAgain.contains(old) ? nil : updates.newIndexPath(for: old)
        }
        return 0
      }
      return LayoutUpdate(updates: updates, change: change)
    }

    package mutating func apply<SectionID, ItemID>(
      _ snapshot: CollectionSnapshot<SectionID, ItemID>,
      replacing old: CollectionSnapshot<SectionID, ItemID>, in viewport: Viewport?,
      keeping edge: ScrollAnchor.Edge
    ) throws(UpdateError) -> LayoutUpdate {
      let counts = snapshot.itemCounts
      return try update(snapshot.difference(from: old), in: viewport, keeping: edge) { counts[$0] }
    }

    /// In a view of another size, items keep their sizes until they are measured again.
    ///
    /// With other traits they lose them.
    @discardableResult
    package mutating func discard(
      _ context: InvalidationContext, in viewport: Viewport?, keeping edge: ScrollAnchor.Edge
    ) -> LayoutChange {
      changed { frames in
        switch context {
        case .everything: frames.prepare { _ in nil }
        case .itemCounts(let counts): frames.prepare(itemCounts: counts) { _ in nil }
        case .environment(let environment):
          let isSame = frames.environment.hasTraits(of: environment)
          frames.prepare(in: environment, asksAgain: true) { isSame ? $0 : nil }
        case .items(let items):
          let again = Set(items)
          frames.prepare { again.contains($0) ? nil : $0 }
        case .supplementaryElements, .decorationElements, .configuration: break
        }
        return 0
      }
    }

    /// Returns the effect of a change, which returns the number of items that it has measured.
    private mutating func changed(_ body: (inout Self) -> Int) -> LayoutChange {
      var change = LayoutChange(contentSize: contentSize)
      change.measuredElements = body(&self)
      change.contentSize = contentSize
      change.firstMoved = itemCounts.isEmpty ? nil : ElementIndexPath(item: 0, section: 0)
      return change
    }
  }

  extension CollectionLayoutEnvironment {
    /// Returns true if another environment differs in lengths only.
    fileprivate func hasTraits(of other: Self) -> Bool {
      var same = self
      same.container = other.container
      same.safeAreaInsets = other.safeAreaInsets
      same.layoutMargins = other.layoutMargins
      return same == other
    }
  }
#endif
