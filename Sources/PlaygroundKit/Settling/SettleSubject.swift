import Compositional
import CompositionalDocuments
import Foundation

/// The recorded cases that `settle` reads: a file of results, or a folder of case documents.
struct SettleSubject {
  /// The name in messages.
  let name: String
  /// The system that answered; nil for a folder, whose cases may come from several.
  let origin: ConformanceResults.Origin?
  /// The cases, each with what was answered.
  let cases: [ConformanceResults.Case]

  /// Reads the argument.
  init(_ path: String, on console: Console) throws {
    let isInput = path == "-"
    name = isInput ? "standard input" : path
    guard isInput || System.kind(of: path) != .folder else {
      (origin, cases) = (nil, try Self.cases(in: path, on: console))
      return
    }
    let bytes =
      isInput ? try DocumentFile.reading(name, console.input) : try DocumentFile.read(path)
    do throws(DocumentError) {
      let results = try ConformanceResults(json: [UInt8](bytes))
      (origin, cases) = (results.origin, results.cases)
    } catch {
      throw DocumentFile.failure(name, error, in: [UInt8](bytes), wanting: [.results])
    }
    guard !cases.isEmpty else { throw CommandFailure.data("\(name): the results have no cases") }
  }

  /// Reads the cases of a folder that expect something; their names are their paths in it.
  private static func cases(
    in folder: String, on console: Console
  ) throws -> [ConformanceResults.Case] {
    let start = folder.isFolderName ? folder.count : folder.count + 1
    var cases: [ConformanceResults.Case] = []
    for path in try DocumentFile.documents(at: folder, wanting: [.testCase], on: console) {
      let bytes = [UInt8](try DocumentFile.read(path))
      do throws(DocumentError) {
        let document = try CaseDocument(json: bytes)
        guard document.expected != CaseExpectation() else {
          console.complain("\(path): skipped; the case expects nothing.")
          continue
        }
        let name = String(path.dropFirst(start).dropLast(".json".count))
        cases.append(ConformanceResults.Case(name: name, document: document))
      } catch {
        throw DocumentFile.failure(path, error)
      }
    }
    guard !cases.isEmpty else {
      throw CommandFailure.data("\(folder): no case of the folder expects anything")
    }
    return cases
  }
}
