import Testing

@testable import Compositional

/// The surroundings of a case.
@Suite struct CaseEnvironmentTests {
  /// Two finite insets of one edge may have no finite sum.
  @Test(
    arguments: [
      \PhysicalEdgeInsets.top, \.left, \.bottom, \.right,
    ] as [WritableKeyPath<PhysicalEdgeInsets, CGFloat> & Sendable])
  func theSumOfInsetsIsFinite(_ edge: WritableKeyPath<PhysicalEdgeInsets, CGFloat> & Sendable) {
    var environment = CaseEnvironment(size: CGSize(width: 300, height: 400))
    environment.safeAreaInsets[keyPath: edge] = .greatestFiniteMagnitude
    #expect(environment.adjustedContentInsetIsFinite)
    environment.contentInset[keyPath: edge] = .greatestFiniteMagnitude
    #expect(!environment.adjustedContentInsetIsFinite)
  }
}
