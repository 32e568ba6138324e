import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { extensionBuild } from '../harness/extensionBuild.ts';

interface Manifest {
  content_scripts: { matches: string[]; js: string[] }[];
  permissions: string[];
  host_permissions: string[];
  icons: Record<string, string>;
  web_accessible_resources?: unknown;
}
let folder: string;
let manifest: Manifest;
beforeAll(() => {
  folder = extensionBuild();
  manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
});

test('the built extension puts nothing into pages that are no meetings', () => {
  const matches = manifest.content_scripts.flatMap((one) => one.matches);
  expect(matches).toEqual(['https://meet.google.com/*']);
  expect(manifest.web_accessible_resources).toBeUndefined();
});

test('it may reach only this machine before somebody allows more, and reads no tabs', () => {
  expect(manifest.host_permissions).toEqual(['http://localhost/*', 'http://127.0.0.1/*']);
  expect(manifest.permissions).not.toContain('tabs');
});

test('it costs a meeting page at most 24 KB', () => {
  const scripts = manifest.content_scripts.flatMap((one) => one.js);
  const bytes = scripts.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  expect(bytes).toBeGreaterThan(1_000);
  expect(bytes).toBeLessThanOrEqual(24_000);
});

test('it has its sign in every size a browser asks for', () => {
  expect(Object.keys(manifest.icons)).toEqual(['16', '32', '48', '128']);
});
