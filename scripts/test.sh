#!/bin/sh
# usage: npm test [-- vitest arguments] — sets up all it needs, builds, and runs every test.
NEEDS_CHROMIUM=yes
. "$(dirname "$0")/setUp.sh"
npm run --silent codegen
if [ $# -gt 0 ]; then
  exec vitest run "$@"
fi
node scripts/buildIfChanged.ts
exec vitest run
