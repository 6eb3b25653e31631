import Compositional

/// CL010: the closure of a custom group returns the same frames for another width (rule 2.26).
enum RigidCustomGroup: LintCheck {
  static let rule = LintRule(
    code: "CL010", severity: .warning, title: "a custom group that does not follow the width",
    advice: "Compute the frames from the container of the environment.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    subject.nodes.compactMap { node in
      guard case .custom(let provider) = node.item.content,
        !node.item.layoutSize.widthDimension.isAbsolute
      else { return nil }
      var environment = subject.environment
      let size = environment.container.contentSize
      func frames(_ width: CGFloat) -> [CGRect] {
        environment.container = CollectionLayoutContainer(
          contentSize: CGSize(width: width, height: size.height))
        return provider(environment).map { $0.frame }
      }
      let own = frames(size.width)
      guard !own.isEmpty, own == frames(size.width * 0.6 + 1) else { return nil }
      return LintHit(
        path: node.path, id: node.section.firstCell,
        message: "The frames of the custom group are the same in a view of another width.")
    }
  }
}
