// One import is enough to write a gallery: entries name values of these modules.
@_exported import CompositionalDocuments
@_exported import CompositionalSimulation
