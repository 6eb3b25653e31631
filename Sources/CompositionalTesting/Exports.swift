// A test of a layout needs one import.
@_exported import Compositional
@_exported import CompositionalInspection
