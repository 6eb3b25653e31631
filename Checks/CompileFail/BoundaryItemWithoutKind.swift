import CompositionalDSL

// expect: missing argument for parameter 'elementKind' in call
let header = BoundarySupplementaryItem()
