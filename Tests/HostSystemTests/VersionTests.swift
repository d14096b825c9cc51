import Testing

import HostSystem

@Suite("The version and how xibdb was installed")
struct VersionTests {
    @Test(
        arguments: [
            ("/opt/homebrew/Cellar/xibdb/0.1.0/bin/xibdb", "installed with Homebrew"),
            ("/app/node_modules/@xibdb/linux-x64/bin/xibdb", "installed with npm"),
            ("/p/xibdb.artifactbundle/xibdb-0.1.0-macos/bin/xibdb", "from a SwiftPM artifact bundle"),
            ("/root/.local/share/mise/installs/http-xibdb/0.1.0/bin/xibdb", "installed with mise"),
            ("/usr/bin/xibdb", "installed with the system's package manager"),
            ("/src/xibdb/.build/xibdb", "built from source"),
            ("/usr/local/bin/xibdb", "at /usr/local/bin/xibdb"),
        ])
    func `the path of the executable tells how it was installed`(path: String, channel: String) {
        #expect(Version.channel(of: path) == channel)
    }

    @Test func `the details begin with the version, so that scripts can read it`() {
        #expect(Version.details.split(separator: " ").first.map(String.init) == Version.current)
    }
}
