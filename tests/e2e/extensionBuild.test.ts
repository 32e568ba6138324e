import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { buildOf } from '../harness/buildOf.ts';

interface Manifest {
  content_scripts?: unknown;
  optional_host_permissions: string[];
  permissions: string[];
  host_permissions: string[];
  icons: Record<string, string>;
  default_locale: string;
  web_accessible_resources?: unknown;
}
let folder: string;
let manifest: Manifest;
beforeAll(() => {
  folder = buildOf('extension');
  manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
});

test('the built extension runs in no page before somebody allows one', () => {
  expect(manifest.content_scripts).toBeUndefined();
  expect(manifest.web_accessible_resources).toEqual([
    { resources: ['sidepanel.html'], matches: expect.not.arrayContaining(['<all_urls>']) },
  ]);
  expect(manifest.optional_host_permissions).toEqual(['https://*/*', 'http://*/*']);
});

test('it may reach only this machine before somebody allows more, and reads no tabs', () => {
  expect(manifest.host_permissions).toEqual(['http://localhost/*', 'http://127.0.0.1/*']);
  expect(manifest.permissions).not.toContain('tabs');
});

test('it costs a meeting page at most 32 KB, and a page of the web app 4 KB', () => {
  const bytes = (file: string) => statSync(join(folder, file)).size;
  expect(bytes('meeting.js')).toBeGreaterThan(1_000);
  expect(bytes('meeting.js')).toBeLessThanOrEqual(32_000);
  expect(bytes('app.js')).toBeLessThanOrEqual(4_096);
});

test('it has its sign in every size a browser asks for', () => {
  expect(Object.keys(manifest.icons)).toEqual(['16', '32', '48', '128']);
});

test('every text of its manifest stands in the English catalogue', () => {
  const catalogue = JSON.parse(
    readFileSync(join(folder, '_locales', manifest.default_locale, 'messages.json'), 'utf8'),
  ) as Record<string, { message: string }>;
  const named = [...JSON.stringify(manifest).matchAll(/__MSG_(\w+)__/g)].map(
    ([, key]) => key ?? '',
  );
  expect(named).toContain('extensionName');
  expect(Object.keys(catalogue)).toEqual(expect.arrayContaining(named));
  expect(catalogue['extensionDescription']?.message.length).toBeLessThanOrEqual(132);
});
