// The browser of the benchmarks: the system's Chromium with a profile of its own.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import puppeteer from 'puppeteer';
import type { Browser } from 'puppeteer';

// The wrapper of some distributions misreads long flags; the program itself is preferred.
const places = ['/usr/lib/chromium/chromium', '/usr/bin/chromium'];
const flags = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
];

/** Opens Chromium; the caller closes it. */
export async function openChromium(workDir: string): Promise<Browser> {
  const executablePath = places.find((path) => existsSync(path));
  if (!executablePath) throw new Error('Chromium is missing. Install it: apt-get install chromium');
  return puppeteer.launch({
    executablePath,
    args: flags,
    userDataDir: join(workDir, 'chromium'),
    defaultViewport: { width: 1280, height: 900 },
    protocolTimeout: 120_000,
  });
}
