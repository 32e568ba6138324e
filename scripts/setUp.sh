#!/bin/sh
# usage: . scripts/setUp.sh — sourced by start.sh and test.sh: installs what is missing, then puts Node 24 first.
# Packages come by `npm ci`, the models of speech and sentence meaning by npm into .cache; system programs by apt when root on Debian, otherwise one line says what to install.
set -eu
cd "$(dirname "$0")/.."
mark=node_modules/.installed
if [ ! -f "$mark" ] || ! cmp -s package-lock.json "$mark"; then
  echo "Installing packages (first time, or after a change of package-lock.json) ..."
  npm ci --no-fund --no-audit --loglevel=error
  cp package-lock.json "$mark"
fi
PATH="$PWD/node_modules/.bin:$PATH"
export PATH

# needs PROGRAM PACKAGE...: one line for each program that is missing.
missing=""
needs() {
  program=$1
  shift
  command -v "$program" >/dev/null 2>&1 || missing="$missing $*"
}
needs ffmpeg ffmpeg
if ! command -v pocketsphinx_continuous >/dev/null 2>&1; then
  needs pocketsphinx pocketsphinx pocketsphinx-en-us
fi
if [ "${NEEDS_BROWSERS:-}" != "" ]; then
  needs chromium chromium
  needs chromium-headless-shell chromium-headless-shell
  needs firefox-esr firefox-esr
  needs pulseaudio pulseaudio
fi
if [ -n "$missing" ]; then
  if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "Installing system programs:$missing ..."
    apt-get update -qq
    # shellcheck disable=SC2086 # the list is words
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null
  else
    echo "Missing system programs. Install them first, on Debian:  sudo apt install$missing" >&2
    exit 1
  fi
fi
node scripts/fetchSpeechModel.ts
node scripts/fetchSentenceModel.ts
