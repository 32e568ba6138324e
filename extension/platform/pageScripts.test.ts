import { beforeEach, expect, test, vi } from 'vitest';
import { runScriptsAt } from './pageScripts.ts';

const known = vi.hoisted(() => ({
  allowed: [] as string[],
  registered: [] as { id: string; matches: string[] }[],
  injected: [] as number[],
  session: {} as Record<string, unknown>,
  /** How often a script was exchanged for another. */
  updates: 0,
}));
vi.mock('wxt/browser', () => ({
  browser: {
    permissions: {
      contains: async ({ origins }: { origins: string[] }) =>
        origins.every((origin) => known.allowed.includes(origin)),
    },
    scripting: {
      getRegisteredContentScripts: async () => known.registered,
      registerContentScripts: async (scripts: typeof known.registered) =>
        void (known.registered = scripts),
      updateContentScripts: async (scripts: typeof known.registered) => {
        known.registered = scripts;
        known.updates += 1;
      },
      unregisterContentScripts: async () => void (known.registered = []),
      executeScript: async ({ target }: { target: { tabId: number } }) =>
        void known.injected.push(target.tabId),
    },
    storage: {
      session: {
        get: async () => known.session,
        set: async (changes: object) => void Object.assign(known.session, changes),
      },
    },
    tabs: { query: async () => [{ id: 7 }, { id: 8 }] },
  },
}));

const meet = 'https://meet.google.com/*';
const frames = 'https://meet.example.com/*';
const run = (matches = [meet]) =>
  runScriptsAt({ id: 'site-meet', matches, allFrames: false, file: 'meeting.js' });
beforeEach(() =>
  Object.assign(known, { allowed: [], registered: [], injected: [], session: {}, updates: 0 }),
);

test('before somebody allows a site nothing runs there, and after they forbid it nothing more', async () => {
  await run();
  expect(known).toMatchObject({ registered: [], injected: [] });
  known.allowed = [meet];
  await run();
  expect(known.registered).toMatchObject([{ id: 'site-meet', matches: [meet] }]);
  known.allowed = [];
  await run();
  expect(known.registered).toEqual([]);
});

test('meetings that are open already get the script once: after an installation or an update too', async () => {
  known.allowed = [meet];
  await run();
  await run();
  expect(known.injected).toEqual([7, 8]);
  // An update empties the session storage.
  known.session = {};
  await run();
  expect(known.injected).toEqual([7, 8, 7, 8]);
});

test('a script that stands already is left alone', async () => {
  known.allowed = [meet, frames];
  await run([meet, frames]);
  await run([frames, meet]);
  expect(known.updates).toBe(0);
  await run([frames]);
  expect(known).toMatchObject({ updates: 1, registered: [{ matches: [frames] }] });
});
