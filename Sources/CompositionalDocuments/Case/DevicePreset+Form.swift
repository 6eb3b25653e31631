import Compositional

extension DevicePreset: DocumentForm {
  package static var documentForm: String { #"the name of a device such as "iPhone 15""# }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let name = try String(reading: reader)
    guard let preset = DevicePreset(name: name) else {
      guard let nearest = Self.nearest(to: name) else {
        throw reader.unknown("device", name, among: Self.all.map { $0.name })
      }
      throw reader.failure(
        "unknown device \(quoted: name); did you mean \(quoted: nearest.name)?")
    }
    self = preset
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    .string(name)
  }
}
