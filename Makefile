# make demo    build, index the sample app, print a report
# make test    every test
# make build   the release binary, .build/release/xibdb
# make figures hold every report's figure on a corpus against an independent command
# make install PREFIX=/usr/local

PREFIX ?= /usr/local
CORPUS ?= ../shared/corpus

.PHONY: build demo test figures install

build:
	bash .ci/build

demo:
	bash .ci/demo

test:
	bash .ci/test

figures: build
	python3 Tests/Figures/figures.py .build/release/xibdb $(CORPUS)

install: build
	install -d $(DESTDIR)$(PREFIX)/bin
	install -m 755 .build/release/xibdb $(DESTDIR)$(PREFIX)/bin/xibdb
