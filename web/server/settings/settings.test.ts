import { expect, test } from 'vitest';
import { parseSettings, SettingsError } from './settings.ts';

const faultsOf = (environment: Record<string, string>): string[] => {
  try {
    parseSettings(environment);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.faults;
    throw error;
  }
};

test('nothing set is a working laptop with demo data', () => {
  expect(parseSettings({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    SEED: 'demo',
    ROLE: 'all',
    PUBLIC_URL: 'http://localhost:3000',
    isProduction: false,
  });
});

test('empty variables count as not set', () => {
  expect(parseSettings({ PORT: '', DATABASE_URL: '' }).PORT).toBe(3000);
});

test('all faults are told at once, in words', () => {
  const faults = faultsOf({
    NODE_ENV: 'production',
    PORT: 'eighty',
    DATABASE_URL: 'mysql://x',
    S3_BUCKET: 'recordings',
  });
  expect(faults.join('\n')).toMatch(/PORT: /);
  expect(faults.join('\n')).toMatch(/DATABASE_URL: must start with postgres/);
  expect(faults.join('\n')).toMatch(/SECRET: needed in production/);
  expect(faults.join('\n')).toMatch(/PUBLIC_URL: needed in production/);
  expect(faults.join('\n')).toMatch(/S3_BUCKET: needs S3_ACCESS_KEY_ID/);
});

test('separate roles need a database and a store they share', () => {
  expect(faultsOf({ ROLE: 'worker' }).join()).toMatch(/need DATABASE_URL/);
  expect(faultsOf({ ROLE: 'worker', DATABASE_URL: 'postgres://x/y' }).join()).toMatch(/S3_BUCKET/);
});

test('demo data is off and refused in production', () => {
  const production = {
    NODE_ENV: 'production',
    SECRET: '0123456789abcdef0123456789abcdef',
    PUBLIC_URL: 'https://rapport.example/',
    SMTP_URL: 'smtp://mail.example',
  };
  expect(parseSettings(production)).toMatchObject({
    SEED: 'none',
    PUBLIC_URL: 'https://rapport.example',
  });
  expect(faultsOf({ ...production, SEED: 'demo' }).join()).toMatch(/SEED: demo data/);
  expect(faultsOf({ ...production, SMTP_URL: '' }).join()).toMatch(
    /SMTP_URL: needed in production/,
  );
});

test('a model is named together with its service; a key alone chooses none', () => {
  expect(faultsOf({ LANGUAGE_URL: 'http://127.0.0.1:8080' }).join()).toMatch(/LANGUAGE_MODEL/);
  expect(faultsOf({ LANGUAGE_MODEL: 'm' }).join()).toMatch(/LANGUAGE_URL or ANTHROPIC_API_KEY/);
  expect(faultsOf({ LANGUAGE_URL: 'ftp://x', LANGUAGE_MODEL: 'm' }).join()).toMatch(/LANGUAGE_URL/);
  expect(faultsOf({ ANTHROPIC_API_KEY: 'key' })).toEqual([]);
  expect(parseSettings({}).LANGUAGE_TIMEOUT_SEC).toBe(120);
});

test('who may frame the app is a list of origins, not of anything else', () => {
  const allowed =
    'chrome-extension://abcdef https://ats.example.com https://*.example.com http://localhost:8080';
  expect(parseSettings({ NODE_ENV: 'test', FRAME_ANCESTORS: allowed }).FRAME_ANCESTORS).toBe(
    allowed,
  );
  for (const wrong of [
    '*',
    "'self'; script-src *",
    'http://a.example',
    'https://a.example;',
    'https://*',
  ])
    expect(() => parseSettings({ NODE_ENV: 'test', FRAME_ANCESTORS: wrong })).toThrow(
      'FRAME_ANCESTORS',
    );
});

test('production takes no secret that can be guessed and no address that is open to listeners', () => {
  const production = {
    NODE_ENV: 'production',
    SECRET: '0123456789abcdef0123456789abcdef',
    PUBLIC_URL: 'https://rapport.example',
    SMTP_URL: 'smtp://mail.example',
  };
  expect(faultsOf({ ...production, SECRET: 'ab'.repeat(32) }).join()).toMatch(/SECRET: repeats/);
  for (const open of ['http://rapport.example', 'http://localhost.example'])
    expect(faultsOf({ ...production, PUBLIC_URL: open }).join()).toMatch(/PUBLIC_URL: must start/);
  for (const closed of ['http://localhost:3000', 'http://127.0.0.1', 'https://rapport.example'])
    expect(faultsOf({ ...production, PUBLIC_URL: closed })).toEqual([]);
});
