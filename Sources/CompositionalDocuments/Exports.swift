// Re-exports the engine and content, so that one import is enough to read a document and solve it.
@_exported import Compositional
@_exported import CompositionalContent
