// A layout that was found is a document, so that one import is enough.
@_exported import Compositional
@_exported import CompositionalDocuments
