import { beforeEach, expect, test, vi } from 'vitest';
import { appSource } from '#shared/messages/appMessageSource.ts';
import { sendMessage } from '../../platform/messages.ts';
import { answerApp } from './answerApp.ts';

const { kept } = vi.hoisted(() => ({ kept: { isOpenedByApp: false } }));
vi.mock('wxt/browser', () => ({ browser: { runtime: { id: 'ours' } } }));
vi.mock('../../platform/messages.ts', () => ({
  sendMessage: vi.fn().mockResolvedValue(undefined),
}));
vi.mock('../../platform/appSenders.ts', () => ({ checkAppPage: vi.fn(), tabAtServer: vi.fn() }));
vi.mock('../../platform/browserParts.ts', () => ({
  extensionVersion: () => '1.4.0',
  openPanel: vi.fn(),
}));
vi.mock('../../platform/settings.ts', () => ({
  rememberOpenedByApp: async () => void (kept.isOpenedByApp = true),
  takeOpenedByApp: async () => {
    const { isOpenedByApp } = kept;
    kept.isOpenedByApp = false;
    return isOpenedByApp;
  },
}));

const ask = (type: string) =>
  answerApp({ source: appSource, id: '1', type }, { id: 'ours', tab: { id: 7 }, frameId: 0 });
beforeEach(() => {
  kept.isOpenedByApp = false;
  vi.mocked(sendMessage).mockClear();
});

test('the web app closes the panel that it opened, and not one that a person opened', async () => {
  expect(await ask('hideModal')).toMatchObject({ data: { isOpen: false } });
  expect(sendMessage).not.toHaveBeenCalled();
  await ask('openIA');
  await ask('hideModal');
  expect(sendMessage).toHaveBeenCalledExactlyOnceWith('closePanel', undefined);
});

test('the web app learns the version, and what is none of its questions is not answered', async () => {
  expect(await ask('getVersion')).toMatchObject({ data: { version: '1.4.0' } });
  expect(await ask('signOut')).toBeNull();
});
