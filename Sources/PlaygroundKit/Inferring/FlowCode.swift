import Compositional
import CompositionalTools

/// A flow layout as code for UIKit.
struct FlowCode {
  let flow: InferredFlow

  var text: String {
    let inset = flow.sectionInset
    let sizes = flow.itemSizes.map { size in
      "  CGSize(width: \(number(Double(size.width))), height: \(number(Double(size.height)))),"
    }
    return
      ([
        "import UIKit",
        "",
        "func makeInferredLayout() -> UICollectionViewFlowLayout {",
        "  let layout = UICollectionViewFlowLayout()",
        "  layout.minimumInteritemSpacing = \(number(flow.minimumInteritemSpacing))",
        "  layout.minimumLineSpacing = \(number(flow.minimumLineSpacing))",
        "  layout.sectionInset = UIEdgeInsets(",
        "    top: \(number(Double(inset.top))), left: \(number(Double(inset.left))), "
          + "bottom: \(number(Double(inset.bottom))), right: \(number(Double(inset.right))))",
        "  return layout",
        "}",
        "",
        "/// What the delegate answers as the size of each item.",
        "let itemSizes = [",
      ] + sizes + ["]", ""]).joined(separator: "\n")
  }

  private func number(_ number: Double) -> String { NumberText(number).description }
}
