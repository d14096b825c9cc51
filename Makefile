# make demo    build, index the sample app, print a report
# make test    run every test
# make build   build the release binary, .build/xibdb
# make figures run every report on a corpus, and compare its numbers with the numbers of an independent command
# make histories SEED=7 STEPS=500
#              edit a small app at random; after every step, refresh the index and compare it with a new one
# make merges SEED=3 STEPS=2000
#              merge random edits of random nibs and of the nibs in CORPUS, and check every fact in the results
# make torture SEED=3 KILLS=60
#              kill runs, make their writes fail, change files while they run, change the clock
# make fuzz SEED=7 ROUNDS=100000
#              pass mutated files to the readers, including files in CORPUS; save inputs that crash or hang a reader in .build/fuzz
# make fuzz-guided KIND=archive SECONDS=600
#              as `make fuzz`, but with libFuzzer, which uses code coverage, and with AddressSanitizer
# make sanitize
#              run the tests with AddressSanitizer, then with ThreadSanitizer
# make docs    build the documentation as a site, .build/docs/site
# make pictures
#              create the pictures of the documentation from the output of the tool
# make man     write the manual, .build/man
# make install PREFIX=/usr/local
#              install the binary, the manual, and the completions for bash, zsh and fish
# make archive pack the same files into one archive, .build/xibdb-VERSION-SYSTEM-MACHINE.tar.gz
# make release make the files of a release for Linux in .build/dist: static binary, archive, wheel, .deb, artifact bundle
# make release-test
#              install these files as users do, and compare the answers

PREFIX ?= /usr/local
CORPUS ?= ../shared/corpus
SEED ?= 1
STEPS ?= 500
KILLS ?= 60
ROUNDS ?= 20000
BYTES ?= 131072
KIND ?= document
SECONDS ?= 300
# On Linux, Swift's default linker cannot link code that is compiled with a sanitizer.
LLD = $(if $(filter Linux,$(shell uname -s)),-use-ld=lld)

.PHONY: build demo test docs pictures man archive figures histories merges torture fuzz fuzz-guided sanitize install release release-test

build:
	bash .ci/build

demo:
	bash .ci/demo

test:
	bash .ci/test

docs:
	bash .ci/docs

pictures: build
	bash .ci/pictures

figures: build
	python3 Tests/Figures/figures.py .build/xibdb $(CORPUS)

histories: build
	XIBDB=$(CURDIR)/.build/xibdb HISTORIES_SEED=$(SEED) HISTORIES_STEPS=$(STEPS) swift test --filter HistoryTests

merges: build
	MERGES_SEED=$(SEED) MERGES_ROUNDS=$(STEPS) swift test --filter RandomMergeTests
	python3 Tests/Figures/merges.py "$(CURDIR)/.build/xibdb merge" $(wildcard $(CORPUS)) --random $(STEPS) --seed $(SEED)

torture: build
	python3 Tests/Figures/torture.py .build/xibdb --seed $(SEED) --kills $(KILLS)

fuzz:
	mkdir -p .build/fuzz
	swift build -c release --product Fuzz
	.build/release/Fuzz --seed $(SEED) --rounds $(ROUNDS) --bytes $(BYTES) --out .build/fuzz $(wildcard $(CORPUS))

fuzz-guided:
	mkdir -p .build/fuzz
	XIBDB_COMPILE="-sanitize=fuzzer,address -DGUIDED" XIBDB_LINK="-sanitize=fuzzer,address $(LLD)" \
		swift build -c release --product Fuzz
	ASAN_OPTIONS=detect_leaks=0 .build/release/Fuzz --only $(KIND) --seed $(SEED) --bytes 4096 --out .build/fuzz \
		-max_total_time=$(SECONDS) $(wildcard $(CORPUS))

sanitize:
	for kind in address thread; do \
		export XIBDB_COMPILE="-DSANITIZED -sanitize=$$kind" XIBDB_LINK="-sanitize=$$kind $(LLD)"; \
		swift build -c release --build-tests && ASAN_OPTIONS=detect_leaks=0 swift test -c release --skip-build || exit 1; \
	done

man: build
	rm -rf .build/man && .build/xibdb manual .build/man

install: man
	install -d $(addprefix $(DESTDIR)$(PREFIX)/,bin share/man/man1 share/bash-completion/completions share/zsh/site-functions \
		share/fish/vendor_completions.d)
	install -m 755 .build/xibdb $(DESTDIR)$(PREFIX)/bin/xibdb
	install -m 644 .build/man/*.1 $(DESTDIR)$(PREFIX)/share/man/man1
	.build/xibdb completions bash > $(DESTDIR)$(PREFIX)/share/bash-completion/completions/xibdb
	.build/xibdb completions zsh > $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_xibdb
	.build/xibdb completions fish > $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/xibdb.fish

archive: build
	rm -rf .build/archive
	$(MAKE) install DESTDIR=$(CURDIR)/.build/archive PREFIX=
	tar -czf .build/xibdb-$$(.build/xibdb --version | cut -d" " -f1)-$$(uname -s)-$$(uname -m).tar.gz -C .build/archive .

release:
	bash .ci/release

release-test:
	bash .ci/release-test
