// Trials are made of documents and of what inspection finds, so that one import is enough.
@_exported import CompositionalDocuments
@_exported import CompositionalInspection
