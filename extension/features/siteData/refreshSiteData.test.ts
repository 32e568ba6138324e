import { expect, test, vi } from 'vitest';
import { siteDataSchema } from '#shared/domain/siteData.ts';
import type { KeptSiteData } from '../../platform/siteDataStore.ts';
import { nextSiteData, refreshSiteData } from './refreshSiteData.ts';

const state = vi.hoisted(() => ({
  kept: null as unknown,
  answer: null as unknown,
  asked: 0,
  isSignedIn: true,
}));
vi.mock('../../platform/settings.ts', () => ({
  readSession: async () => (state.isSignedIn ? { serverUrl: 'https://rapport.test' } : null),
}));
vi.mock('../../platform/network.ts', () => ({
  fetchSiteData: async () => {
    state.asked += 1;
    if (state.answer instanceof Error) throw state.answer;
    return state.answer;
  },
}));
vi.mock('../../platform/siteDataStore.ts', () => ({
  readKeptSiteData: async () => state.kept,
  writeKeptSiteData: async (next: KeptSiteData) => void (state.kept = next),
}));

const set = (madeOn: string) => siteDataSchema.parse({ madeOn });
const hourMs = 3_600_000;

test.each([
  ['a newer set replaces the kept one', set('2026-05-01'), set('2026-05-02'), '2026-05-02'],
  ['an older one does not', set('2026-05-02'), set('2026-05-01'), '2026-05-02'],
  ['nor does what is no set', set('2026-05-02'), { madeOn: '2026-06-01', run: 'x' }, '2026-05-02'],
  ['a server that no longer has one takes it back', set('2026-05-02'), null, undefined],
])('%s', (_name, kept, answer, madeOn) => {
  expect(nextSiteData(kept, answer)?.madeOn).toBe(madeOn);
});

test('the server is asked every six hours, and an unreachable one takes nothing away', async () => {
  state.answer = set('2026-05-01');
  await refreshSiteData(hourMs);
  await refreshSiteData(2 * hourMs);
  expect(state.asked).toBe(1);
  state.answer = new Error('offline');
  await refreshSiteData(8 * hourMs);
  expect(state).toMatchObject({ asked: 2, kept: { data: { madeOn: '2026-05-01' } } });
  state.answer = null;
  await refreshSiteData(9 * hourMs);
  expect(state).toMatchObject({ asked: 3, kept: { data: null, checkedAtMs: 9 * hourMs } });
});

test('nobody is asked before somebody has signed in', async () => {
  Object.assign(state, { isSignedIn: false, asked: 0 });
  await refreshSiteData(100 * hourMs);
  expect(state.asked).toBe(0);
});
