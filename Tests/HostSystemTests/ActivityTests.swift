import HostSystem
import Testing

@Suite("Progress of long operations")
struct ActivityTests {
    @Test func `an observer gets the reports of all threads until it is replaced`() {
        let reports = Shared<[Int]>([])
        // Other tests in this process also report progress. Only this test uses this total.
        let total = 7_919
        Activity.observe { kind, done, all in
            if kind == .comparingFiles, all == total { reports.withLock { $0.append(done) } }
        }
        Parallel.perform(4) { Activity.report(.comparingFiles, $0, of: total) }
        Activity.observe(nil)
        Activity.report(.comparingFiles, 4, of: total)
        #expect(reports.withLock { $0.sorted() } == [0, 1, 2, 3])
    }
}
