extension Array {
  /// Returns the displacements within one section.
  ///
  /// - Complexity: O(log `count`)
  func inSection(_ section: Int) -> ArraySlice<Element>
  where Element == Displacement<ElementIndexPath> {
    let lowerBound = self[...].firstIndex(fromWhich: { $0.place.section >= section })
    let upperBound = self[lowerBound...].firstIndex(fromWhich: { $0.place.section > section })
    return self[lowerBound..<upperBound]
  }
}

extension ArraySlice {
  /// Returns the first index whose element satisfies a predicate that also holds for all later
  /// ones.
  ///
  /// - Complexity: O(log `count`)
  func firstIndex(fromWhich holds: (Element) -> Bool) -> Int {
    var lowerBound = startIndex
    var upperBound = endIndex
    while lowerBound < upperBound {
      let middle = lowerBound + (upperBound - lowerBound) / 2
      if holds(self[middle]) { upperBound = middle } else { lowerBound = middle + 1 }
    }
    return lowerBound
  }

  /// Returns the index of an element after a batch, given the departures from its sequence.
  ///
  /// With departures and arrivals exchanged, returns the index before the batch.
  ///
  /// - Parameters:
  ///   - number: The index within the sequence.
  ///   - arrivals: The arrivals in the sequence.
  /// - Returns: The index after the batch and nil, or the displacement of a departing element.
  /// - Complexity: O(log `count` + log `arrivals.count`)
  func carried<Place>(
    _ number: Int, past arrivals: ArraySlice<Displacement<Place>>
  ) -> (kept: Int, displaced: Displacement<Place>?) where Element == Displacement<Place> {
    let next = firstIndex(fromWhich: { $0.number >= number })
    if next < endIndex, self[next].number == number { return (0, self[next]) }
    let rank = number - (next - startIndex)
    // A kept element follows every arrival that at most `rank` kept elements precede.
    var lowerBound = arrivals.startIndex
    var upperBound = arrivals.endIndex
    while lowerBound < upperBound {
      let middle = lowerBound + (upperBound - lowerBound) / 2
      if arrivals[middle].number - (middle - arrivals.startIndex) <= rank {
        lowerBound = middle + 1
      } else {
        upperBound = middle
      }
    }
    return (rank + (lowerBound - arrivals.startIndex), nil)
  }
}
