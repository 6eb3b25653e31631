import Compositional

#if hasFeature(Embedded)
  /// A value that has no document form, in place of the error of the standard library.
  public enum EncodingError: Error {
    /// The value at a path has no document form.
    case invalidValue(String)
  }

  extension DocumentPath {
    /// Returns the error for a value that has no document form.
    func invalid<Value>(_ value: Value, _ sentence: String) -> EncodingError {
      .invalidValue((steps.isEmpty ? "" : "\(self): ") + sentence)
    }
  }
#else
  extension DocumentPath {
    /// A key or an index of a coding path.
    private struct Key: CodingKey {
      let stringValue: String
      var intValue: Int?

      init(stringValue: String) { self.stringValue = stringValue }

      init(intValue: Int) {
        stringValue = "Index \(intValue)"
        self.intValue = intValue
      }
    }

    /// Returns the error for a value that has no document form.
    func invalid(_ value: Any, _ sentence: String) -> EncodingError {
      let keys: [any CodingKey] = steps.map { step in
        switch step {
        case .key(let name): Key(stringValue: name)
        case .index(let index): Key(intValue: index)
        }
      }
      let place = steps.isEmpty ? "" : "\(self): "
      return .invalidValue(value, .init(codingPath: keys, debugDescription: place + sentence))
    }
  }
#endif
