import SwiftUI
import UIKit

class SettingsViewController: UIViewController {
  @IBOutlet weak var nameLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel.text = "Name"
  }
}

struct SettingsPreview: PreviewProvider {
  static var previews: some View {
    Text("Settings")
  }
}
