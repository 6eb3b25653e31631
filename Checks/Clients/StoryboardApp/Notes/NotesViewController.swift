import NotesKit
import UIKit

class NotesViewController: UITableViewController {
  private var notes: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = Bundle.main.infoDictionary?["CFBundleName"] as? String
    navigationController?.navigationBar.prefersLargeTitles = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
    DispatchQueue.main.async { self.load() }
  }

  private func load() {
    let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String
    let file = Bundle.main.url(forResource: "notes", withExtension: "txt")
    guard let version, let file, let text = try? String(contentsOf: file, encoding: .utf8) else {
      fatalError("the bundle is not that of the app")
    }
    notes = ["Version \(version)"] + NoteList(of: text).notes
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    notes.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    cell.textLabel?.text = notes[indexPath.row]
    return cell
  }
}
