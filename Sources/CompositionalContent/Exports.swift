// Re-exports the engine, whose geometry, environment and text model content uses.
@_exported import Compositional
