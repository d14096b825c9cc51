import ArgumentParser
import Indexing
struct T: ParsableCommand { @Option var db: String; @Argument var root: String
 func run() throws { 
    let s = try Indexer(index: IndexFile(database: db)).run(roots: [root])
    print(s)
 } }
T.main()
