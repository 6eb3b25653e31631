// Re-exports the engine, content, devices and flow layouts, so that one import is enough to read a
// document and solve it.
@_exported import Compositional
@_exported import CompositionalContent
@_exported import CompositionalDevices
@_exported import CompositionalFlow
