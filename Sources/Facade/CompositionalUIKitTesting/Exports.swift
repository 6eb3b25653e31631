// A test of a view needs one import.
@_exported import CompositionalTesting
@_exported import CompositionalUIKit
