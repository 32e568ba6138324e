import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer from 'puppeteer';
import { expect, onTestFinished, test } from 'vitest';
import { policyText } from '../../web/app/features/extension/policyText.ts';
import {
  openExtensionPackages,
  packagePaths,
} from '../../web/server/features/extension/extensionPackages.ts';
import { createExtensionPackageHandler } from '../../web/server/http/extensionPackageHandler.ts';
import { buildOf } from '../harness/buildOf.ts';
import { seeText } from './journey.ts';

/** Only a view of the file system that one process has may hold the policy: other browsers run here too. */
const mountPolicy = 'mount -t tmpfs tmpfs /etc/chromium && mkdir -p /etc/chromium/policies/managed';
const canMount = spawnSync('unshare', ['--mount', 'sh', '-c', mountPolicy]).status === 0;

/** Chromium for which the file is the computer's only policy. */
async function chromiumWith(policyFile: string, folder: string): Promise<string> {
  const file = join(folder, 'chromium.sh');
  const inside = `${mountPolicy} && cp "${policyFile}" /etc/chromium/policies/managed/ && exec "$@"`;
  const browser = process.env.CHROMIUM ?? '/usr/bin/chromium';
  await writeFile(file, `#!/bin/sh\nexec unshare --mount sh -c '${inside}' sh ${browser} "$@"\n`);
  await chmod(file, 0o755);
  return file;
}

test.skipIf(!canMount)(
  'a browser with the policy of the help page installs the extension from the server, and it reads its settings',
  async () => {
    buildOf('extension');
    const folder = await mkdtemp(join(tmpdir(), 'rapport-policy-'));
    const server = createServer((req, res) => {
      void answer(req, res, new URL(req.url ?? '/', 'http://localhost'));
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const PUBLIC_URL = `http://localhost:${(server.address() as AddressInfo).port}`;
    const input = { DATA_DIR: folder, PUBLIC_URL, EXTENSION_SIGNING_KEY: undefined };
    const packages = await openExtensionPackages(input);
    const answer = createExtensionPackageHandler(packages, PUBLIC_URL);
    const { text } = policyText('chrome', 'linux', {
      ...{ chromiumId: packages.chromiumId, firefoxId: '', firefoxUrl: '' },
      ...{ serverUrl: PUBLIC_URL, updateUrl: PUBLIC_URL + packagePaths.chromiumUpdates },
      organization: 'Northwind Care',
    });
    const policyFile = join(folder, 'rapport.json');
    const policy = JSON.parse(text) as Record<string, unknown>;
    // Else Chromium keeps testing tools out of what a policy installed.
    await writeFile(policyFile, JSON.stringify({ ...policy, DeveloperToolsAvailability: 1 }));
    const chromium = await puppeteer.launch({
      executablePath: await chromiumWith(policyFile, folder),
      headless: true,
      enableExtensions: true,
      userDataDir: join(folder, 'profile'),
      ignoreDefaultArgs: ['--disable-background-networking'],
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-sync'],
    });
    onTestFinished(async () => {
      await chromium.close();
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    });
    const origin = `chrome-extension://${packages.chromiumId}`;
    // The page that the installation opens says that it is there.
    const welcome = await chromium.waitForTarget(
      (target) => target.url() === `${origin}/welcome.html`,
      { timeout: 60_000 },
    );
    await (await welcome.page())?.close();
    const options = await chromium.newPage();
    await options.goto(`${origin}/options.html`);
    await seeText(options, 'Managed by Northwind Care');
    const address = await options.$eval('input', ({ value, readOnly }) => ({ value, readOnly }));
    expect(address).toEqual({ value: PUBLIC_URL, readOnly: true });
  },
);
