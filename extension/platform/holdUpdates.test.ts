import { expect, test, vi } from 'vitest';
import { holdUpdates } from './holdUpdates.ts';

const known = vi.hoisted(() => ({
  kept: {} as Record<string, unknown>,
  reload: vi.fn(),
  announce: () => {},
}));
vi.mock('wxt/browser', () => ({
  browser: {
    runtime: {
      reload: known.reload,
      onUpdateAvailable: { addListener: (run: () => void) => (known.announce = run) },
    },
    storage: {
      session: {
        get: async () => known.kept,
        set: async (changes: object) => void Object.assign(known.kept, changes),
      },
    },
  },
}));

test('a new version waits for the end of what is captured', async () => {
  let isCapturing = true;
  const update = holdUpdates(async () => !isCapturing);
  await update();
  known.announce();
  await vi.waitFor(() => expect(known.kept).toEqual({ isUpdateWaiting: true }));
  await update();
  expect(known.reload).not.toHaveBeenCalled();
  isCapturing = false;
  await update();
  expect(known.reload).toHaveBeenCalledOnce();
});
