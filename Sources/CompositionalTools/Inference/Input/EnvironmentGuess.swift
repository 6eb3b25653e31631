import Compositional
import CompositionalDocuments

/// The environments that views may have, from their sizes and frames.
enum EnvironmentGuess {
  /// Returns what the environments of some views may be, the likeliest first.
  static func all(_ observations: [LayoutObservation]) -> [[CollectionLayoutEnvironment]] {
    let scales = observations.map { scale($0.elements) }
    // A view whose frames are all on whole points has the scale of the others.
    let common = scales.compactMap { $0 }.max() ?? 2
    let plain = observations.indices.map { Self.plain(observations[$0], scales[$0] ?? common) }
    let devices = observations.indices.map { place in
      device(of: observations[place], scales[place] ?? common) ?? plain[place]
    }
    // A view that starts below zero has a safe area; one that starts at zero seldom has.
    let isInset = observations.contains { $0.contentOffset.y < 0 || $0.contentOffset.x < 0 }
    var guesses = isInset ? [devices, plain] : [plain, devices]
    guesses += [CGFloat(2), 3, 1].map { scale in plain.map { $0.scaled(scale) } }
    if readsFromRight(observations) {
      guesses = guesses.map { guess in guess.map { $0.mirrored } } + guesses
    }
    var distinct: [[CollectionLayoutEnvironment]] = []
    for guess in guesses {
      // What is known is not guessed.
      let known = zip(observations, guess).map { $0.environment ?? $1 }
      if !distinct.contains(known) { distinct.append(known) }
    }
    return distinct
  }

  /// The environment of a view that began where its content does, at a display scale that is not known.
  static func screen(of observation: LayoutObservation) -> CollectionLayoutEnvironment {
    device(of: observation, nil) ?? plain(observation, 2)
  }

  /// Returns true if the cells of most rows follow one another from right to left.
  private static func readsFromRight(_ observations: [LayoutObservation]) -> Bool {
    var balance = 0
    for observation in observations {
      var last: LayoutAttributes?
      for element in observation.elements.prefix(4_000) where element.category == .cell {
        if let last, last.indexPath.section == element.indexPath.section,
          abs(last.frame.minY - element.frame.minY) < 1
        {
          balance += element.frame.minX < last.frame.minX ? 1 : -1
        }
        last = element
      }
    }
    return balance > 0
  }

  /// The environment of a view without anything around it.
  private static func plain(
    _ observation: LayoutObservation, _ scale: CGFloat
  ) -> CollectionLayoutEnvironment {
    var environment = CollectionLayoutEnvironment(size: observation.size, displayScale: scale)
    // Lists stand between the layout margins, which are those of the system.
    let side = max(0, -observation.contentOffset.x)
    environment.safeAreaInsets = .init(
      top: max(0, -observation.contentOffset.y), left: side, right: side)
    environment.layoutMargins = .init(left: 16 + side, right: 16 + side)
    return environment
  }

  /// The environment of the device whose screen has the size and the safe area of a view.
  ///
  /// - Parameter scale: The scale that the device preferably has.
  private static func device(
    of observation: LayoutObservation, _ scale: CGFloat?
  ) -> CollectionLayoutEnvironment? {
    let (size, offset) = (observation.size, observation.contentOffset)
    let devices = DevicePreset.all.reversed().filter { device in
      let isUpright = device.size == size
      guard isUpright || (device.size.width == size.height && device.size.height == size.width)
      else { return false }
      let insets = device.safeAreaInsets(for: size)
      return abs(insets.top + offset.y) < 0.5
        && (offset.x >= 0 || abs(insets.left + offset.x) < 0.5)
    }
    guard let device = devices.first(where: { $0.displayScale == scale }) ?? devices.first else {
      return nil
    }
    return device.environment(of: size)
  }

  /// Returns the fewest pixels per point on whose grid most positions are; nil where all are whole.
  private static func scale(_ elements: [LayoutAttributes]) -> CGFloat? {
    var halves = 0
    var thirds = 0
    for element in elements.prefix(2_000) {
      for number in [element.frame.minX, element.frame.minY, element.frame.width] {
        let number = Double(number)
        if abs(number - number.rounded()) < 0.001 { continue }
        if abs(number * 2 - (number * 2).rounded()) < 0.002 { halves += 1 }
        if abs(number * 3 - (number * 3).rounded()) < 0.002 { thirds += 1 }
      }
    }
    guard thirds > 0 || halves > 0 else { return nil }
    return thirds > halves ? 3 : 2
  }

  /// Returns the directions in which the content may scroll, the likeliest first.
  static func scrollDirections(_ observations: [LayoutObservation]) -> [LayoutAxis] {
    if let known = observations.compactMap({ $0.scrollDirection }).first { return [known] }
    for observation in observations {
      guard let content = observation.contentSize else { continue }
      let isWide = content.width > observation.size.width + 0.5
      let isHigh = content.height > observation.size.height + 0.5
      if isWide != isHigh { return [isWide ? .horizontal : .vertical] }
      if abs(content.width - observation.size.width) > 0.5 { return [.horizontal] }
      if abs(content.height - observation.size.height) > 0.5 { return [.vertical] }
    }
    var leaves = PerAxis(false)
    for observation in observations where observation.contentSize == nil {
      for element in observation.elements {
        for axis in LayoutAxis.allCases
        where Box(element.frame).max(axis) > observation.size[axis] + 1 { leaves[axis] = true }
      }
    }
    return leaves.horizontal && !leaves.vertical ? [.horizontal, .vertical] : [.vertical]
  }
}

extension DevicePreset {
  /// Returns the environment of a view that fills the screen.
  func environment(of size: CGSize) -> CollectionLayoutEnvironment {
    CollectionLayoutEnvironment(
      size: size, displayScale: displayScale, safeAreaInsets: safeAreaInsets(for: size),
      layoutMargins: layoutMargins(for: size),
      readableContentInsets: readableContentInsets(for: size))
  }
}

extension CollectionLayoutEnvironment {
  /// The same environment read from right to left.
  fileprivate var mirrored: CollectionLayoutEnvironment {
    var environment = self
    environment.layoutDirection = .rightToLeft
    return environment
  }

  fileprivate func scaled(_ scale: CGFloat) -> CollectionLayoutEnvironment {
    var environment = self
    environment.displayScale = scale
    return environment
  }
}
