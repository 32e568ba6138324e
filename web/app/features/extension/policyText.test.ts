import { expect, test } from 'vitest';
import { policyText, type PolicyBrowser } from './policyText.ts';

const facts = {
  chromiumId: 'kaadpopjjbdhbfohpbgmffefafggogek',
  firefoxId: 'assistant@rapport.test',
  serverUrl: 'https://rapport.test',
  updateUrl: 'https://rapport.test/extension/updates.xml',
  firefoxUrl: 'https://rapport.test/extension/rapport.xpi',
  organization: 'Care & "Home" <Ltd>',
};
const managed = {
  serverUrl: facts.serverUrl,
  isServerLocked: true,
  organization: facts.organization,
};

test.each(['chrome', 'edge'] as const)('%s on Linux reads one JSON file', (browser) => {
  const { place, text } = policyText(browser, 'linux', facts);
  expect(place).toContain(`/etc/opt/${browser}/policies/managed/rapport.json`);
  expect(JSON.parse(text)).toEqual({
    ExtensionInstallForcelist: [`${facts.chromiumId};${facts.updateUrl}`],
    '3rdparty': { extensions: { [facts.chromiumId]: managed } },
  });
});

test('Firefox on Linux reads its own', () => {
  expect(JSON.parse(policyText('firefox', 'linux', facts).text)).toEqual({
    policies: {
      ExtensionSettings: {
        [facts.firefoxId]: { installation_mode: 'force_installed', install_url: facts.firefoxUrl },
      },
      '3rdparty': { Extensions: { [facts.firefoxId]: managed } },
    },
  });
});

test('Google’s console wraps every value', () => {
  const { place, text } = policyText('chrome', 'google', facts);
  expect(place).toContain(facts.updateUrl);
  expect(JSON.parse(text)).toMatchObject({ serverUrl: { Value: facts.serverUrl } });
});

test('the registry holds the list, and the settings under the extension’s id', () => {
  const { text } = policyText('edge', 'windows', facts);
  expect(text.split('\r\n')).toEqual([
    'Windows Registry Editor Version 5.00',
    '',
    '; Where the list has entries already, use the next free number.',
    '[HKEY_LOCAL_MACHINE\\SOFTWARE\\Policies\\Microsoft\\Edge\\ExtensionInstallForcelist]',
    `"1"="${facts.chromiumId};${facts.updateUrl}"`,
    '',
    `[HKEY_LOCAL_MACHINE\\SOFTWARE\\Policies\\Microsoft\\Edge\\3rdparty\\extensions\\${facts.chromiumId}\\policy]`,
    `"serverUrl"="${facts.serverUrl}"`,
    '"isServerLocked"=dword:00000001',
    '"organization"="Care & \\"Home\\" <Ltd>"',
    '',
  ]);
});

test('Firefox’s registry holds its settings as one JSON text', () => {
  const { text } = policyText('firefox', 'windows', facts);
  const bytes = /hex\(7\):(\S+)/
    .exec(text)?.[1]
    ?.split(',')
    .map((byte) => parseInt(byte, 16));
  const units = new Uint16Array(new Uint8Array(bytes ?? []).buffer);
  const line = String.fromCharCode(...units).replace(/\0\0$/, '');
  expect(JSON.parse(line)).toHaveProperty([facts.firefoxId, 'install_url'], facts.firefoxUrl);
});

test.each<[PolicyBrowser, string]>([
  ['chrome', 'com.google.Chrome'],
  ['edge', 'com.microsoft.Edge'],
  ['firefox', 'org.mozilla.firefox'],
])('%s on macOS reads a profile that is well formed', (browser, domain) => {
  const { text } = policyText(browser, 'mac', facts);
  const parsed = new DOMParser().parseFromString(text, 'application/xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  expect(text).toContain(`<string>${domain}</string>`);
  expect(text).toContain('<string>Care &amp; "Home" &lt;Ltd&gt;</string>');
});
