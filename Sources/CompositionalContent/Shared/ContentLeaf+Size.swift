import Compositional

extension ContentLeaf.SizeRule {
  /// Returns the size of content that is one leaf, in points (content rule 3).
  func size(for proposal: ContentProposal, in environment: ContentEnvironment) -> Vector {
    let width =
      proposal.width.map { Double($0) } ?? measured(fitting: .infinity, in: environment).x
    let height = proposal.height.map { Double($0) }
    return Vector(x: width, y: height ?? measured(fitting: width, in: environment).y)
  }

  /// Returns the size of a leaf, in points (content rule 2).
  ///
  /// - Parameters:
  ///   - width: The available width, in points; infinity is any width.
  ///   - environment: The surroundings.
  func measured(fitting width: Double, in environment: ContentEnvironment) -> Vector {
    if let formula = LeafFormula(self) { return formula.size(fitting: width) }
    let available = width == .infinity ? nil : CGFloat(width)
    let size: CGSize
    switch self {
    case .text(let text):
      let model = text.model(in: environment)
      size =
        switch text.source {
        case .filler(let length): model.size(ofFillerOf: length, fitting: available)
        case .string(let string): model.size(of: string, fitting: available)
        }
    case .measured(let measurer): size = measurer.size(for: available)
    case .fixed, .wrapping, .area: return .zero
    }
    return Vector(x: Double(size.width), y: Double(size.height))
  }
}
