import Histories
import Testing

@Suite("Times of commits")
struct CommitTimeTests {
    private func commit(_ date: String) -> HistoryAnswer.Commit {
        HistoryAnswer.Commit(
            hash: "", author: "", mail: "", authored: date, committed: date, subject: "", isMerge: false,
            isBoundary: false)
    }

    @Test func `dates of different time zones are compared as times`() throws {
        let tokyo = try #require(commit("2024-03-01T00:30:00+09:00").time)
        let london = try #require(commit("2024-02-29T20:00:00Z").time)
        #expect(london > tokyo)
    }

    @Test func `uncommitted changes have no time`() { #expect(commit("").time == nil) }
}
