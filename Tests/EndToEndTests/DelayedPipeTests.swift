import Foundation
import TestSupport
import Testing

/// Tests two threads that each start a process at the same time.
@Suite("A process does not inherit the pipes of another process")
struct DelayedPipeTests {
    /// The C code of a preloaded library. It delays the creation of pipes in the first thread, and the start of
    /// processes in the other threads, so that both overlap. It first opens 300 files, because Foundation closes the
    /// first 252 descriptors in each process that it starts. The pipes then have higher descriptor numbers.
    private static let shim = """
        #define _GNU_SOURCE
        #include <dlfcn.h>
        #include <errno.h>
        #include <fcntl.h>
        #include <spawn.h>
        #include <string.h>
        #include <unistd.h>
        static int is_ours(void) { return !strcmp(program_invocation_short_name, "xibdb"); }
        static int is_first(void) { return gettid() == getpid(); }
        __attribute__((constructor)) static void open_many(void) {
            if (is_ours()) for (int count = 0; count < 300; count++) open("/dev/null", O_RDONLY | O_CLOEXEC);
        }
        int pipe(int ends[2]) {
            int (*real)(int *) = dlsym(RTLD_NEXT, "pipe");
            if (is_ours() && is_first()) usleep(200000);
            return real(ends);
        }
        int pipe2(int ends[2], int flags) {
            int (*real)(int *, int) = dlsym(RTLD_NEXT, "pipe2");
            if (is_ours() && is_first()) usleep(200000);
            return real(ends, flags);
        }
        int posix_spawn(pid_t *process, const char *path, const posix_spawn_file_actions_t *actions, const posix_spawnattr_t *attributes,
                        char *const *words, char *const *variables) {
            int (*real)(pid_t *, const char *, const posix_spawn_file_actions_t *, const posix_spawnattr_t *, char *const *, char *const *)
                = dlsym(RTLD_NEXT, "posix_spawn");
            if (is_ours() && !is_first()) usleep(300000);
            return real(process, path, actions, attributes, words, variables);
        }

        """

    #if os(Linux)
        private static let compiler = ["cc", "gcc", "clang"].first {
            (try? Tool.execute($0, ["--version"], in: "/"))?.status == 0
        }
    #else
        private static let compiler: String? = nil
    #endif

    @Test(
        .enabled(if: compiler != nil && !Tool.isSanitized, "there is no C compiler that makes the library to preload"))
    func `a comparison ends even if another thread starts processes at the same time`() throws {
        let folder = try TemporaryFolder()
        try Tool.git(["init", "-q"], in: folder.path)
        for text in ["One", "Two"] {
            try folder.write("A.xib", Documents.iOS("<label id=\"l1\" text=\"\(text)\"/>"))
            try Tool.git(["add", "A.xib"], in: folder.path)
            try Tool.git(["commit", "-qm", text], in: folder.path)
        }
        try folder.write("shim.c", Self.shim)
        let built = try Tool.execute(
            try #require(Self.compiler), ["-shared", "-fPIC", "-o", "shim.so", "shim.c", "-ldl"], in: folder.path)
        try #require(built.status == 0, "\(built.errors)")
        for words in [["HEAD~1", "HEAD"], ["HEAD~1"], []] {
            let command = ["60", "env", "LD_PRELOAD=" + folder.path + "/shim.so", Tool.xibdb, "diff"] + words
            let run = try Tool.execute("timeout", command, in: folder.path)
            #expect(run.status == 0, "124 says that it did not end: \(run)")
        }
    }
}
