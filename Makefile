# make demo    build, index the sample app, print a report
# make test    every test
# make build   the release binary, .build/xibdb
# make figures hold every report's figure on a corpus against an independent command
# make histories SEED=7 STEPS=500
#              edit a small app at random, refresh, and hold the index against a fresh one after every step
# make merges SEED=3 STEPS=2000
#              merge random edits of random nibs and of the nibs of CORPUS, and judge every fact of the results
# make torture SEED=3 KILLS=60
#              kill runs, fail their writes, change files under them, turn the clock
# make fuzz SEED=7 ROUNDS=100000
#              give mutated files to the readers, also files of CORPUS; inputs that crash or hang a reader go to .build/fuzz
# make fuzz-guided KIND=archive SECONDS=600
#              the same, led by the code that inputs reach (libFuzzer), with AddressSanitizer
# make sanitize
#              the tests with AddressSanitizer, then with ThreadSanitizer
# make docs    the documentation as a site, .build/docs/site
# make man     the manual, .build/man
# make install PREFIX=/usr/local
#              the binary, the manual, completions for bash, zsh and fish
# make archive the same as one file, .build/xibdb-VERSION-SYSTEM-MACHINE.tar.gz

PREFIX ?= /usr/local
CORPUS ?= ../shared/corpus
SEED ?= 1
STEPS ?= 500
KILLS ?= 60
ROUNDS ?= 20000
BYTES ?= 131072
KIND ?= document
SECONDS ?= 300
# The older linker does not take what the sanitizer leaves.
LLD = $(if $(filter Linux,$(shell uname -s)),-use-ld=lld)

.PHONY: build demo test docs man archive figures histories merges torture fuzz fuzz-guided sanitize install

build:
	bash .ci/build

demo:
	bash .ci/demo

test:
	bash .ci/test

docs:
	bash .ci/docs

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
		export XIBDB_COMPILE="-enable-testing -DSANITIZED -sanitize=$$kind" XIBDB_LINK="-sanitize=$$kind $(LLD)"; \
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
	tar -czf .build/xibdb-$$(.build/xibdb --version)-$$(uname -s)-$$(uname -m).tar.gz -C .build/archive .
