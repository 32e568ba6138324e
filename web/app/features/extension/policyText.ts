export type PolicyBrowser = 'chrome' | 'edge' | 'firefox';
export type PolicySystem = 'windows' | 'mac' | 'linux' | 'google';

/** What the policy says of this server. */
interface PolicyFacts {
  chromiumId: string;
  firefoxId: string;
  serverUrl: string;
  updateUrl: string;
  firefoxUrl: string;
  organization: string;
}

interface PolicyText {
  /** Where the text goes, in one sentence. */
  place: string;
  text: string;
}

type Value = string | number | boolean | readonly string[] | { readonly [key: string]: Value };

const registryRoots = {
  chrome: 'Google\\Chrome',
  edge: 'Microsoft\\Edge',
  firefox: 'Mozilla\\Firefox',
};
const macDomains = { chrome: 'com.google.Chrome', edge: 'com.microsoft.Edge' };
const linuxFiles = {
  chrome: '/etc/opt/chrome/policies/managed/rapport.json',
  edge: '/etc/opt/edge/policies/managed/rapport.json',
  firefox: '/etc/firefox/policies/policies.json',
};

/** The policy that installs the extension for everybody and tells it where this server is. */
export function policyText(
  browser: PolicyBrowser,
  system: PolicySystem,
  facts: PolicyFacts,
): PolicyText {
  if (system === 'google') return googleText(facts);
  if (system === 'windows')
    return {
      place: 'Save it as rapport.reg, and import it or carry it over into your group policy.',
      text: browser === 'firefox' ? firefoxRegistry(facts) : chromiumRegistry(browser, facts),
    };
  if (system === 'mac')
    return {
      place:
        'Save it as rapport.mobileconfig, and hand it out by your device management. macOS takes forced extensions from nowhere else.',
      text: browser === 'firefox' ? firefoxProfile(facts) : chromiumProfile(browser, facts),
    };
  return {
    place: `Save it as ${linuxFiles[browser]}${browser === 'chrome' ? ', or for Chromium as /etc/chromium/policies/managed/rapport.json' : ''}.`,
    text: json(browser === 'firefox' ? { policies: firefoxPolicy(facts) } : chromiumPolicy(facts)),
  };
}

/** What the extension reads from its managed storage. */
const managed = ({ serverUrl, organization }: PolicyFacts) => ({
  serverUrl,
  isServerLocked: true,
  organization,
});

const json = (value: Value): string => `${JSON.stringify(value, null, 2)}\n`;

const chromiumPolicy = (facts: PolicyFacts) => ({
  ExtensionInstallForcelist: [`${facts.chromiumId};${facts.updateUrl}`],
  '3rdparty': { extensions: { [facts.chromiumId]: managed(facts) } },
});

const firefoxInstallation = ({ firefoxId, firefoxUrl }: PolicyFacts) => ({
  [firefoxId]: { installation_mode: 'force_installed', install_url: firefoxUrl },
});
const firefoxPolicy = (facts: PolicyFacts) => ({
  ExtensionSettings: firefoxInstallation(facts),
  '3rdparty': { Extensions: { [facts.firefoxId]: managed(facts) } },
});

function googleText(facts: PolicyFacts): PolicyText {
  const values = Object.entries(managed(facts)).map(([name, value]) => [name, { Value: value }]);
  return {
    place: `In the Google Admin console open Devices › Chrome › Apps & extensions › Users & browsers, add an extension by its ID ${facts.chromiumId} from the custom URL ${facts.updateUrl}, choose “Force install”, and paste this under “Policy for extensions”.`,
    text: json(Object.fromEntries(values) as Record<string, Value>),
  };
}

const registryHead = 'Windows Registry Editor Version 5.00';

function chromiumRegistry(browser: 'chrome' | 'edge', facts: PolicyFacts): string {
  const root = `HKEY_LOCAL_MACHINE\\SOFTWARE\\Policies\\${registryRoots[browser]}`;
  return [
    registryHead,
    '',
    '; Where the list has entries already, use the next free number.',
    `[${root}\\ExtensionInstallForcelist]`,
    registryValue('1', `${facts.chromiumId};${facts.updateUrl}`),
    '',
    `[${root}\\3rdparty\\extensions\\${facts.chromiumId}\\policy]`,
    ...Object.entries(managed(facts)).map(([name, value]) => registryValue(name, value)),
    '',
  ].join('\r\n');
}

function firefoxRegistry(facts: PolicyFacts): string {
  const root = `HKEY_LOCAL_MACHINE\\SOFTWARE\\Policies\\${registryRoots.firefox}`;
  return [
    registryHead,
    '',
    `; ExtensionSettings is this text in UTF-16: ${JSON.stringify(firefoxInstallation(facts))}`,
    `[${root}]`,
    `"ExtensionSettings"=hex(7):${multiText(JSON.stringify(firefoxInstallation(facts)))}`,
    '',
    `[${root}\\3rdparty\\Extensions\\${facts.firefoxId}]`,
    ...Object.entries(managed(facts)).map(([name, value]) => registryValue(name, value)),
    '',
  ].join('\r\n');
}

const registryValue = (name: string, value: string | boolean): string =>
  typeof value === 'boolean'
    ? `"${name}"=dword:${value ? '00000001' : '00000000'}`
    : `"${name}"="${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** One line as REG_MULTI_SZ: UTF-16, an end for the line and one for the list. */
function multiText(line: string): string {
  const units = [...Array.from(line, (_, at) => line.charCodeAt(at)), 0, 0];
  return units
    .flatMap((unit) => [unit % 256, unit >> 8])
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join(',');
}

function chromiumProfile(browser: 'chrome' | 'edge', facts: PolicyFacts): string {
  const domain = macDomains[browser];
  const { ExtensionInstallForcelist } = chromiumPolicy(facts);
  return profile([
    [domain, { ExtensionInstallForcelist }],
    [`${domain}.extensions.${facts.chromiumId}`, managed(facts)],
  ]);
}

const firefoxProfile = (facts: PolicyFacts): string =>
  profile([['org.mozilla.firefox', { EnterprisePoliciesEnabled: true, ...firefoxPolicy(facts) }]]);

/** Payloads by their preference domain. Its identifiers follow from the domain, so that a new one replaces it. */
function profile(payloads: readonly (readonly [string, { [key: string]: Value }])[]): string {
  const content = payloads.map(([domain, values], at) =>
    plist({
      PayloadType: domain,
      PayloadIdentifier: `rapport.${domain}`,
      PayloadUUID: `5A9A0000-0000-4000-8000-00000000000${at + 1}`,
      PayloadVersion: 1,
      ...values,
    }),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">',
    '<plist version="1.0">',
    '<dict>',
    '<key>PayloadContent</key>',
    `<array>\n${content.join('\n')}\n</array>`,
    '<key>PayloadDisplayName</key><string>Rapport Interview Assistant</string>',
    `<key>PayloadIdentifier</key><string>rapport.${payloads[0]?.[0]}</string>`,
    '<key>PayloadType</key><string>Configuration</string>',
    '<key>PayloadUUID</key><string>5A9A0000-0000-4000-8000-000000000000</string>',
    '<key>PayloadVersion</key><integer>1</integer>',
    '<key>PayloadScope</key><string>System</string>',
    '</dict>',
    '</plist>',
    '',
  ].join('\n');
}

function plist(value: Value): string {
  if (typeof value === 'string') return `<string>${escapeXml(value)}</string>`;
  if (typeof value === 'number') return `<integer>${value}</integer>`;
  if (typeof value === 'boolean') return value ? '<true/>' : '<false/>';
  if (isList(value)) return `<array>${value.map((item) => plist(item)).join('')}</array>`;
  const entries = Object.entries(value).map(
    ([key, inner]) => `<key>${escapeXml(key)}</key>${plist(inner)}`,
  );
  return `<dict>\n${entries.join('\n')}\n</dict>`;
}

const isList = (value: Value): value is readonly string[] => Array.isArray(value);

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
