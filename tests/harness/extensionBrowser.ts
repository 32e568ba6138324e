import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { createServer, type Server } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import puppeteer, { type Browser, type Page } from 'puppeteer';
import { buildOf } from './buildOf.ts';

export const meetingUrl = 'https://meet.google.com/abc-defg-hij';
/** Meeting sites at their real addresses, each with its fixture. */
const meetingHosts = {
  'meet.google.com': 'meet',
  'app.zoom.us': 'zoom',
  'teams.microsoft.com': 'teams',
} as const;

export interface ExtensionBrowser {
  browser: Browser;
  /** Of the extension's own pages. */
  origin: string;
  /** Ends it as a crash does, and starts it again on the same profile. */
  killAndStart(): Promise<ExtensionBrowser>;
  close(): Promise<void>;
}

const atsHost = 'app.greenhouse.io';
/** Candidates' pages of other systems at addresses of theirs, each with its fixture. */
const candidateHosts = {
  'hire.lever.co': 'lever',
  'app.ashbyhq.com': 'ashby',
  'www.smartrecruiters.com': 'smartrecruiters',
  'acme.wd5.myworkday.com': 'workday',
  'acme.icims.com': 'icims',
  'cls.bullhornstaffing.com': 'bullhorn',
} as const;
const servedHosts = [...Object.keys(meetingHosts), atsHost, ...Object.keys(candidateHosts)];

/** Meeting sites at their real addresses, as only the browser under test sees them; and an ATS, if given. */
export async function serveMeetings(
  ats?: RequestListener,
): Promise<{ port: number; close(): Promise<void> }> {
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
  const pages = new Map<string, string>();
  const files = [
    ...Object.entries(meetingHosts).map(([host, site]) => [host, `${site}/live`]),
    ...Object.entries(candidateHosts).map(([host, ats]) => [host, `ats/${ats}`]),
  ] as [string, string][];
  for (const [host, name] of files) {
    const file = new URL(`../fixtures/${name}.html`, import.meta.url);
    pages.set(host, await readFile(fileURLToPath(file), 'utf8'));
  }
  const server: Server = createServer(
    { key: await readFile(key), cert: await readFile(cert) },
    (request, response) => {
      const { headers } = request;
      if (ats && headers.host === atsHost) return ats(request, response);
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(pages.get(headers.host ?? ''));
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

interface ExtensionBrowserOptions {
  /** An earlier one. */
  profile?: string;
  /** A WAV file that the microphone hears again and again. Tabs are heard too. */
  microphone?: string;
}

/** Chromium with the real build of the extension, on a profile that outlives a crash. */
export async function openExtensionBrowser(
  meetPort: number,
  { profile, microphone }: ExtensionBrowserOptions = {},
): Promise<ExtensionBrowser> {
  const userDataDir = profile ?? (await mkdtemp(join(tmpdir(), 'rapport-profile-')));
  const folder = await withMeetingAccess(buildOf('extension'), join(userDataDir, 'extension'));
  const browser = await puppeteer.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    headless: true,
    userDataDir,
    enableExtensions: [folder],
    // A muted browser gives its tabs' sound to nobody.
    ignoreDefaultArgs: microphone ? ['--mute-audio'] : [],
    args: [...(microphone ? soundFlags(microphone) : []), ...browserFlags(meetPort)],
  });
  const worker = await browser.waitForTarget(
    (target) => target.type() === 'service_worker' && target.url().startsWith('chrome-extension:'),
  );
  // To Node this scheme has no origin.
  const origin = `chrome-extension://${new URL(worker.url()).host}`;
  // The extension opens it when it is new. Left open it would come to the front at some later moment.
  if (!profile) {
    const welcome = await browser.waitForTarget((item) => item.url() === `${origin}/welcome.html`);
    await (await welcome.page())?.close();
  }
  if (microphone) await browser.defaultBrowserContext().overridePermissions(origin, ['microphone']);
  const close = async () => {
    await browser.close();
    await rm(userDataDir, { recursive: true, force: true, maxRetries: 5 });
  };
  return {
    browser,
    origin,
    killAndStart: async () => {
      const gone = new Promise((resolve) => browser.process()?.once('exit', resolve));
      browser.process()?.kill('SIGKILL');
      await gone;
      await rm(join(userDataDir, 'SingletonLock'), { force: true });
      return openExtensionBrowser(meetPort, {
        profile: userDataDir,
        ...(microphone && { microphone }),
      });
    },
    close,
  };
}

/** Of a browser for which the meeting sites stand at this port. */
export const browserFlags = (meetPort: number): string[] => [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--ignore-certificate-errors',
  `--host-resolver-rules=${servedHosts
    .map((host) => `MAP ${host} 127.0.0.1:${meetPort}`)
    .join(',')}`,
];

const soundFlags = (microphone: string): string[] => [
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-audio-capture=${microphone}`,
];

/** Presses the extension's button in the toolbar while a page is in front. */
export async function pressButton(
  { browser, origin }: ExtensionBrowser,
  page: Page,
): Promise<void> {
  const extension = (await browser.extensions()).get(new URL(origin).host);
  await page.bringToFront();
  await extension?.triggerAction(page);
}

/**
 * The build with access to the meeting sites and their sound from the start: nobody can answer the browser's own question
 * in a headless browser. All else is the build that people get.
 */
export async function withMeetingAccess(build: string, folder: string): Promise<string> {
  await cp(build, folder, { recursive: true });
  const file = join(folder, 'manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as {
    host_permissions: string[];
    permissions: string[];
  };
  manifest.permissions.push('tabCapture');
  manifest.host_permissions.push(
    ...Object.keys(meetingHosts).map((host) => `https://${host}/*`),
    'https://*.greenhouse.io/*',
    ...Object.keys(candidateHosts).map(
      (host) => `https://*.${host.split('.').slice(-2).join('.')}/*`,
    ),
  );
  await writeFile(file, JSON.stringify(manifest));
  return folder;
}

/** On a machine that does much else, what comes comes late. */
export const patienceMs = 60_000;

/** Opens one of the extension's pages in a tab as wide as the panel is. */
export async function openExtensionPage(
  { browser, origin }: Pick<ExtensionBrowser, 'browser' | 'origin'>,
  name: 'sidepanel' | 'options' | 'welcome',
): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(patienceMs);
  await page.setViewport({ width: name === 'sidepanel' ? 360 : 1280, height: 800 });
  // Firefox says nothing of the loading of such pages.
  const isFirefox = origin.startsWith('moz-extension:');
  await page.goto(`${origin}/${name}.html`, isFirefox ? { waitUntil: [] } : {});
  await page.waitForSelector('#root > *');
  return page;
}

/** What the fixture's meeting can be made to do. */
export interface FixtureMeeting {
  join(): void;
  captions(isOn: boolean): void;
  say(speaker: string, text: string, isNew?: boolean): void;
}

export async function openMeeting(
  { browser }: Pick<ExtensionBrowser, 'browser'>,
  url = meetingUrl,
): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(url);
  return page;
}

/** Does something in the meeting's page, as the people in it would. */
export const inMeeting = <Name extends keyof FixtureMeeting>(
  page: Page,
  action: Name,
  ...args: Parameters<FixtureMeeting[Name]>
): Promise<void> =>
  page.evaluate(
    (name, input) => {
      const { meeting } = window as unknown as {
        meeting: Record<string, (...all: unknown[]) => void>;
      };
      meeting[name]?.(...input);
    },
    action,
    args as unknown[],
  );

/** Ends the background as the browser does when it has been idle. */
export async function stopWorker({ browser }: ExtensionBrowser): Promise<void> {
  const target = await browser.waitForTarget((item) => item.type() === 'service_worker');
  const worker = await target.worker();
  await worker?.close().catch((error: unknown) => {
    // The browser has ended it meanwhile.
    if (!String(error).includes('No session with given id')) throw error;
  });
}
