import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import puppeteer, { type Browser, type Page } from 'puppeteer';
import { extensionBuild } from './extensionBuild.ts';

export const meetingUrl = 'https://meet.google.com/abc-defg-hij';

export interface ExtensionBrowser {
  browser: Browser;
  /** Of the extension's own pages. */
  origin: string;
  /** Ends it as a crash does, and starts it again on the same profile. */
  killAndStart(): Promise<ExtensionBrowser>;
  close(): Promise<void>;
}

/** A meeting site at its real address, as only the browser under test sees it. */
export async function serveMeetings(): Promise<{ port: number; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'rapport-meet-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-days', '2', '-subj', '/CN=meet.google.com', '-keyout', key, '-out', cert],
    ],
    { stdio: 'ignore' },
  );
  const page = await readFile(
    fileURLToPath(new URL('../fixtures/meet/live.html', import.meta.url)),
    'utf8',
  );
  const server: Server = createServer(
    { key: await readFile(key), cert: await readFile(cert) },
    (_request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(page);
    },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await rm(folder, { recursive: true });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Chromium with the real build of the extension, on a profile that outlives a crash. */
export async function openExtensionBrowser(
  meetPort: number,
  profile?: string,
): Promise<ExtensionBrowser> {
  const folder = extensionBuild();
  const userDataDir = profile ?? (await mkdtemp(join(tmpdir(), 'rapport-profile-')));
  const browser = await puppeteer.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    headless: true,
    userDataDir,
    enableExtensions: [folder],
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--ignore-certificate-errors',
      `--host-resolver-rules=MAP meet.google.com 127.0.0.1:${meetPort}`,
    ],
  });
  const worker = await browser.waitForTarget(
    (target) => target.type() === 'service_worker' && target.url().startsWith('chrome-extension:'),
  );
  const close = async () => {
    await browser.close();
    await rm(userDataDir, { recursive: true, force: true, maxRetries: 5 });
  };
  return {
    browser,
    // To Node this scheme has no origin.
    origin: `chrome-extension://${new URL(worker.url()).host}`,
    killAndStart: async () => {
      const gone = new Promise((resolve) => browser.process()?.once('exit', resolve));
      browser.process()?.kill('SIGKILL');
      await gone;
      await rm(join(userDataDir, 'SingletonLock'), { force: true });
      return openExtensionBrowser(meetPort, userDataDir);
    },
    close,
  };
}

/** Opens one of the extension's pages in a tab as wide as the panel is. */
export async function openExtensionPage(
  { browser, origin }: ExtensionBrowser,
  name: 'sidepanel' | 'options',
): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  await page.setViewport({ width: name === 'sidepanel' ? 360 : 1280, height: 800 });
  await page.goto(`${origin}/${name}.html`);
  return page;
}

/** What the fixture's meeting can be made to do. */
export interface FixtureMeeting {
  join(): void;
  captions(isOn: boolean): void;
  say(speaker: string, text: string, isNew?: boolean): void;
}

export async function openMeeting({ browser }: ExtensionBrowser): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(meetingUrl);
  return page;
}

/** Does something in the meeting's page, as the people in it would. */
export const inMeeting = <Name extends keyof FixtureMeeting>(
  page: Page,
  action: Name,
  ...args: Parameters<FixtureMeeting[Name]>
): Promise<void> =>
  page.evaluate(
    (name, given) => {
      const { meeting } = window as unknown as {
        meeting: Record<string, (...all: unknown[]) => void>;
      };
      meeting[name]?.(...given);
    },
    action,
    args as unknown[],
  );

/** Ends the background as the browser does when it has been idle. */
export async function stopWorker({ browser }: ExtensionBrowser): Promise<void> {
  const target = await browser.waitForTarget((one) => one.type() === 'service_worker');
  const worker = await target.worker();
  await worker?.close();
}
