#!/bin/sh
# usage: npm test [-- vitest arguments] — sets up all it needs, builds, and runs every test.
NEEDS_BROWSERS=yes
. "$(dirname "$0")/setUp.sh"
# Node keeps what it compiled, so that the many servers which tests start need three quarters of the time.
NODE_COMPILE_CACHE="$PWD/.cache/compile"
export NODE_COMPILE_CACHE
npm run --silent codegen
if [ $# -gt 0 ]; then
  exec vitest run "$@"
fi
node scripts/buildIfChanged.ts
# Journeys in Chromium come last.
failed=0
node scripts/runTests.ts node dom || failed=1
node scripts/runTests.ts e2e || failed=1
exit $failed
