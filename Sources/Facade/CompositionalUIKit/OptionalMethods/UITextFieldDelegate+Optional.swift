import Foundation

extension UITextFieldDelegate {
  /// The method of the same name, for a call with a question mark.
  @_disfavoredOverload
  public var textFieldShouldBeginEditing: _OptionalMethod<UITextField, Bool>? {
    _OptionalMethod { self.textFieldShouldBeginEditing($0) }
  }

  /// The method of the same name, for a call with a question mark.
  @_disfavoredOverload
  public var textFieldDidBeginEditing: _OptionalMethod<UITextField, Void>? {
    _OptionalMethod { self.textFieldDidBeginEditing($0) }
  }

  /// The method of the same name, for a call with a question mark.
  @_disfavoredOverload
  public var textFieldDidEndEditing: _OptionalMethod<UITextField, Void>? {
    _OptionalMethod { self.textFieldDidEndEditing($0) }
  }

  /// The method of the same name, for a call with a question mark.
  @_disfavoredOverload
  public var textFieldShouldEndEditing: _OptionalMethod<UITextField, Bool>? {
    _OptionalMethod { self.textFieldShouldEndEditing($0) }
  }

  /// The method of the same name, for a call with a question mark.
  @_disfavoredOverload
  public var textFieldShouldClear: _OptionalMethod<UITextField, Bool>? {
    _OptionalMethod { self.textFieldShouldClear($0) }
  }

  /// The method of the same name, for a call with a question mark.
  @_disfavoredOverload
  public var textFieldDidChangeSelection: _OptionalMethod<UITextField, Void>? {
    _OptionalMethod { self.textFieldDidChangeSelection($0) }
  }

  /// The method of the same name, for a call with a question mark.
  @_disfavoredOverload
  public var textFieldShouldReturn: _OptionalMethod<UITextField, Bool>? {
    _OptionalMethod { self.textFieldShouldReturn($0) }
  }
}
