extension CollectionFlowLayout.Section {
  /// Hashes the properties; the sizes by their numbers, because a size has no hash value on older
  /// systems of Apple.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(itemSizes.count)
    for size in itemSizes { hasher.combine(size) }
    hasher.combine(minimumLineSpacing)
    hasher.combine(minimumInteritemSpacing)
    hasher.combine(inset)
    hasher.combine(headerReferenceSize)
    hasher.combine(footerReferenceSize)
  }
}
