import { beforeEach, expect, test, vi } from 'vitest';
import { aCapture, aNote, memoryStore } from '../../../tests/harness/memoryStore.ts';
import { createCaptureCommands, type CaptureCommands } from './captureCommands.ts';
import type { CaptureStore } from '../../platform/captureStore.ts';

const chosen = {
  tabId: 7,
  meetingUrl: 'https://meet.google.com/abc-defg-hij',
  name: 'Backend interview',
  candidateName: 'Leo Marsh',
  positionId: null,
  guideId: null,
};
let store: CaptureStore;
let commands: CaptureCommands;
let who: { userId: string; serverUrl: string } | null;
const follow = vi.fn<() => Promise<unknown>>();
const leave = vi.fn<() => Promise<unknown>>();

beforeEach(() => {
  store = memoryStore();
  who = { userId: 'tom', serverUrl: 'http://localhost:3000' };
  follow.mockReset().mockResolvedValue(undefined);
  leave.mockReset().mockResolvedValue(undefined);
  commands = createCaptureCommands({
    store,
    owner: async () => who,
    tellPage: { follow, leave },
    tabsOf: async () => [7],
    now: () => 5_000,
    newId: () => 'new',
  });
});

test('a start is on the disk before the page is told, and the page is told the same', async () => {
  follow.mockImplementation(async () => {
    expect(await store.captures()).toHaveLength(1);
  });
  await expect(commands.start(chosen)).resolves.toEqual({ captureId: 'new' });
  expect(follow).toHaveBeenCalledWith(7, { captureId: 'new', startedAtMs: 5_000 });
  expect((await store.captures())[0]).toMatchObject({ userId: 'tom', hasCaptions: false });
});

test('a page that does not answer starts nothing', async () => {
  follow.mockRejectedValue(new Error('No response'));
  await expect(commands.start(chosen)).rejects.toThrow('Reload it, then start again');
  expect(await store.captures()).toEqual([]);
});

test('nobody starts signed out, or a second interview beside the first', async () => {
  who = null;
  await expect(commands.start(chosen)).rejects.toThrow('signed out');
  who = { userId: 'tom', serverUrl: 'http://localhost:3000' };
  await commands.start(chosen);
  await expect(commands.start(chosen)).rejects.toThrow('still going on');
});

test('only the meeting of the capture goes on with it, and not after its end', async () => {
  await commands.start(chosen);
  const see = (url: string) =>
    commands.seeMeeting({ url, title: '', status: 'unknown', isInCall: true });
  await expect(see(chosen.meetingUrl)).resolves.toMatchObject({ captureId: 'new' });
  await expect(see('https://meet.google.com/xyz-xyzx-xyz')).resolves.toBeNull();
  leave.mockImplementation(async () => {
    // While it tells its last words, the page asks again what to do.
    await expect(see(chosen.meetingUrl)).resolves.toBeNull();
    expect((await store.captures())[0]?.endedAtMs).toBeNull();
  });
  await commands.finish({ captureId: 'new' });
  expect(leave).toHaveBeenCalledWith(7);
  await expect(see(chosen.meetingUrl)).resolves.toBeNull();
});

test('an interview of which something waits cannot be let go', async () => {
  await store.addCapture(aCapture({ endedAtMs: 1 }));
  await expect(commands.dismiss({ captureId: 'capture' })).rejects.toThrow('waits to be sent');
  await store.changeCapture('capture', { isEndSent: true });
  await commands.dismiss({ captureId: 'capture' });
  expect(await store.captures()).toEqual([]);
});

test('a refused note leaves at once, another one by way of the server', async () => {
  await store.writeNote(aNote({ noteId: 'a', state: 'refused' }));
  await store.writeNote(aNote({ noteId: 'b', state: 'sent' }));
  await commands.removeNote('capture', 'a');
  await commands.removeNote('capture', 'b');
  expect(await store.notes('capture')).toEqual([aNote({ noteId: 'b', state: 'leaving' })]);
});
