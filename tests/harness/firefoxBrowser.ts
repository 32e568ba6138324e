import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer from 'puppeteer';
import { firefoxExtensionId } from '#shared/messages/extensionIdentity.ts';
import { buildOf } from './buildOf.ts';
import type { ExtensionBrowser } from './extensionBrowser.ts';

/**
 * Firefox with the build that people get, for which the meeting sites stand at this port. The browser's question whether
 * the extension may run somewhere, which stands outside of every page, is answered with yes.
 */
export async function openFirefox(
  meetPort: number,
): Promise<Omit<ExtensionBrowser, 'killAndStart'>> {
  const folder = await mkdtemp(join(tmpdir(), 'rapport-firefox-'));
  const proxy = await openProxy(meetPort);
  const uuid = randomUUID();
  const sound = await playSound(folder);
  const browser = await puppeteer.launch({
    env: { ...process.env, ...sound.environment },
    executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
    ...{ browser: 'firefox', headless: true, acceptInsecureCerts: true },
    userDataDir: join(folder, 'profile'),
    // Else the pages of extensions are out of reach.
    args: ['--remote-allow-system-access'],
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': proxy.port,
      'network.proxy.no_proxies_on': 'localhost, 127.0.0.1',
      // A microphone that hums, allowed without a question.
      'media.navigator.streams.fake': true,
      'permissions.default.microphone': 1,
      'extensions.webextOptionalPermissionPrompts': false,
      // The address of the extension's own pages is known before it is installed.
      'extensions.webextensions.uuids': JSON.stringify({ [firefoxExtensionId]: uuid }),
    },
  });
  await browser.installExtension(buildOf('firefox'));
  return {
    browser,
    origin: `moz-extension://${uuid}`,
    close: async () => {
      await browser.close();
      proxy.close();
      await sound.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Every secure site stands at one port of this machine. */
async function openProxy(target: number): Promise<{ port: number; close(): void }> {
  const server = createServer();
  server.on('connect', (_request, client) => {
    const upstream = connect(target, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      upstream.pipe(client).pipe(upstream);
    });
    for (const socket of [client, upstream])
      socket.on('error', () => [client, upstream].forEach((end) => end.destroy()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

/** Firefox processes sound only where some device would play it. */
async function playSound(folder: string) {
  const environment = { PULSE_RUNTIME_PATH: join(folder, 'pulse') };
  const modules = ['module-null-sink', 'module-native-protocol-unix'];
  const server = spawn(
    'pulseaudio',
    ['-n', '--exit-idle-time=-1', '--daemonize=no', ...modules.map((name) => `--load=${name}`)],
    { env: { ...process.env, ...environment }, stdio: 'ignore' },
  );
  await once(server, 'spawn');
  return {
    environment,
    stop: async () => {
      const stopped = once(server, 'exit');
      server.kill();
      await stopped;
    },
  };
}
