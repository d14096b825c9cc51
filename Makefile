# make demo    build, index the sample app, print a report
# make test    every test
# make build   the release binary, .build/xibdb
# make figures hold every report's figure on a corpus against an independent command
# make histories SEED=7 STEPS=500
#              edit a small app at random, refresh, and hold the index against a fresh one after every step
# make torture SEED=3 KILLS=60
#              kill runs, fail their writes, change files under them, turn the clock
# make fuzz SEED=7 ROUNDS=100000
#              hand changed files to the readers, with files of CORPUS; what ends or stops one is written to .build/fuzz
# make fuzz-guided KIND=archive SECONDS=600
#              the same, led by the code that inputs reach (libFuzzer), with AddressSanitizer
# make sanitize
#              the tests with AddressSanitizer, then with ThreadSanitizer
# make install PREFIX=/usr/local

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

.PHONY: build demo test figures histories torture fuzz fuzz-guided sanitize install

build:
	bash .ci/build

demo:
	bash .ci/demo

test:
	bash .ci/test

figures: build
	python3 Tests/Figures/figures.py .build/xibdb $(CORPUS)

histories: build
	XIBDB=$(CURDIR)/.build/xibdb HISTORIES_SEED=$(SEED) HISTORIES_STEPS=$(STEPS) swift test --filter HistoryTests

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

install: build
	install -d $(DESTDIR)$(PREFIX)/bin
	install -m 755 .build/xibdb $(DESTDIR)$(PREFIX)/bin/xibdb
