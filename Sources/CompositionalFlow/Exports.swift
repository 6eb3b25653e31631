// Layouts, environments and attributes are types of the engine.

@_exported import Compositional
