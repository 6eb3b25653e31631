# The door to the project's commands; each is described in CONTRIBUTING.md.
.PHONY: build test check page docs
build:  ; swift build
test:   ; COMPOSITIONAL_OPTIMIZED=1 swift test --scratch-path .build/optimized
check:  ; .ci/run
page:   ; Web/build Web/compositional.wasm && Web/make-page --wasm Web/compositional.wasm --out Web/compositional.html
docs:   ; rm -rf .build/site && .ci/docs --out .build/site
