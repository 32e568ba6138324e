import { beforeEach, expect, test, vi } from 'vitest';
import { maySignIn, readPolicy } from './policy.ts';
import { readServerUrl } from './settings.ts';

const area = vi.hoisted(() => ({
  managed: {} as Record<string, unknown>,
  local: {} as Record<string, unknown>,
}));
vi.mock('wxt/browser', () => ({
  browser: {
    storage: {
      managed: { get: async () => area.managed },
      local: { get: async () => area.local },
    },
  },
}));
beforeEach(() => {
  area.managed = {};
  area.local = {};
});

test('an address by policy is used until somebody enters another, unless it is locked', async () => {
  area.managed = { serverUrl: 'rapport.example.com/interviews' };
  expect(await readServerUrl()).toBe('https://rapport.example.com');
  area.local = { serverUrl: 'https://other.example.com' };
  expect(await readServerUrl()).toBe('https://other.example.com');
  area.managed = { ...area.managed, isServerLocked: true };
  expect(await readServerUrl()).toBe('https://rapport.example.com');
});

test.each([
  [{}],
  [{ serverUrl: 'http://rapport.example.com', isServerLocked: true }],
  [{ serverUrl: 7, isServerLocked: 'yes', meetingSites: 'all' }],
])('a policy that makes no sense, %j, sets nothing', async (managed) => {
  area.managed = managed;
  expect(await readPolicy()).toEqual({
    ...{ serverUrl: null, isServerLocked: false, meetingSites: null, atsSites: null },
    ...{ organization: null, isCaptureOff: false, signInDomains: null },
  });
});

test('only accounts of the domains that are named may sign in', async () => {
  area.managed = { signInDomains: ['Care.example'], isCaptureOff: true, organization: 'Care' };
  const policy = await readPolicy();
  expect(policy).toMatchObject({ isCaptureOff: true, organization: 'Care' });
  expect(maySignIn(policy, 'ada@care.example')).toBe(true);
  expect(maySignIn(policy, 'ada@staff.care.example')).toBe(false);
  expect(maySignIn(policy, 'ada@care.example.evil.test')).toBe(false);
  expect(maySignIn({ ...policy, signInDomains: null }, 'anybody@evil.test')).toBe(true);
});
