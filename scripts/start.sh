#!/bin/sh
# usage: npm start — sets up, builds when sources changed, seeds demo data outside production, and serves.
. "$(dirname "$0")/setUp.sh"
node scripts/buildIfChanged.ts
exec node scripts/serve.ts
