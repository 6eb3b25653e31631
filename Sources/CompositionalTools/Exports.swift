// Tools take and return documents, so that one import is enough.
@_exported import Compositional
@_exported import CompositionalDocuments
@_exported import CompositionalInspection
