#!/bin/sh
# usage: npm run check — types, lint and format. The types are checked beside the lint: each needs one processor.
failed=0
npm run --silent codegen || exit 1
(tsc --noEmit && tsc --noEmit --project tsconfig.browser.json) &
types=$!
eslint . || failed=1
prettier --check --log-level warn . || failed=1
wait "$types" || failed=1
exit "$failed"
