import { beforeEach, expect, test, vi } from 'vitest';
import { aCapture, aNote, memoryStore } from '../../../tests/harness/memoryStore.ts';
import { createCaptureCommands, type CaptureCommands } from './captureCommands.ts';
import type { CaptureStore } from '../../platform/captureStore.ts';

const chosen = {
  tabId: 7,
  frameId: 0,
  platform: 'GOOGLE_MEET' as const,
  meetingKey: 'meet:abc-defg-hij',
  meetingUrl: 'https://meet.google.com/abc-defg-hij',
  name: 'Backend interview',
  candidateName: 'Leo Marsh',
  consentText: 'Everybody agreed.',
  candidateId: null,
  scheduledInterviewId: null,
  positionId: null,
  guideId: null,
  withSound: false,
};
let store: CaptureStore;
let commands: CaptureCommands;
let time: number;
let who: { userId: string; serverUrl: string } | null;
const follow = vi.fn<() => Promise<unknown>>();
const leave = vi.fn<() => Promise<unknown>>();

beforeEach(() => {
  store = memoryStore();
  time = 5_000;
  who = { userId: 'tom', serverUrl: 'http://localhost:3000' };
  follow.mockReset().mockResolvedValue(undefined);
  leave.mockReset().mockResolvedValue(undefined);
  commands = createCaptureCommands({
    store,
    owner: async () => who,
    page: { follow, leave },
    pageOf: async () => ({ tabId: 7, frameId: 0 }),
    pagesOf: async () => [{ tabId: 7, frameId: 0 }],
    now: () => time,
    newId: () => 'new',
  });
});

test('of two panels that hear the same question asked, one sets its tick', async () => {
  const tick = (noteId: string) =>
    commands.saveNote({
      ...{ noteId, captureId: 'capture', timeMs: 1, cueId: 'why', isTick: true, text: 'Asked' },
      ...{ type: 'CUE', visibility: 'PUBLIC' },
    });
  await store.addCapture(aCapture());
  await Promise.all([tick('one'), tick('other')]);
  expect(await store.notes('capture')).toHaveLength(1);
  await commands.removeNote('capture', 'one');
  await tick('again');
  expect(await store.notes('capture')).toHaveLength(2);
});

test('a start is on the disk before the page is told, and the page is told the same', async () => {
  follow.mockImplementation(async () => {
    expect(await store.captures()).toHaveLength(1);
  });
  await expect(commands.start(chosen)).resolves.toEqual({ captureId: 'new' });
  expect(follow).toHaveBeenCalledWith(
    { tabId: 7, frameId: 0 },
    { captureId: 'new', startedAtMs: 5_000 },
  );
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
  await expect(commands.start(chosen)).rejects.toThrow('still open');
});

test('only the meeting of the capture goes on with it, and not after its end', async () => {
  await commands.start(chosen);
  await expect(see(chosen.meetingKey)).resolves.toMatchObject({ captureId: 'new' });
  await expect(see('meet:xyz-xyzx-xyz')).resolves.toBeNull();
  leave.mockImplementation(async () => {
    // While it tells its last words, the page asks again what to do.
    await expect(see(chosen.meetingKey)).resolves.toBeNull();
    expect((await store.captures())[0]?.endedAtMs).toBeNull();
  });
  await commands.finish({ captureId: 'new' });
  expect(leave).toHaveBeenCalledWith({ tabId: 7, frameId: 0 });
  await expect(see(chosen.meetingKey)).resolves.toBeNull();
});

const minute = 60_000;
const see = (key = chosen.meetingKey, isInCall = true, wasInCall = true) =>
  commands.seeMeeting(key, isInCall, wasInCall);

test('after an absence the same meeting is not captured before the person says so', async () => {
  await commands.start(chosen);
  time += minute;
  await expect(see()).resolves.toMatchObject({ captureId: 'new' });
  time += 120 * minute;
  await expect(see()).resolves.toBeNull();
  await expect(see()).resolves.toBeNull();
  const again = { captureId: 'new', tabId: 9, frameId: 0, meetingKey: chosen.meetingKey };
  await commands.goOn(again);
  expect(follow).toHaveBeenLastCalledWith(
    { tabId: 9, frameId: 0 },
    { captureId: 'new', startedAtMs: time },
  );
  await expect(see()).resolves.toMatchObject({ captureId: 'new', startedAtMs: time });
});

test('whoever left the call and joins again within a minute is not asked, later they are', async () => {
  await commands.start(chosen);
  await see(chosen.meetingKey, false);
  time += minute / 2;
  await expect(see()).resolves.toMatchObject({ captureId: 'new' });
  await see(chosen.meetingKey, false);
  time += 1.5 * minute;
  await expect(see()).resolves.toBeNull();
});

test('the lobby before the call is not taken for leaving it', async () => {
  await commands.start(chosen);
  await see(chosen.meetingKey, false, false);
  expect((await store.captures())[0]?.leftAtMs).toBeNull();
});

test('an interview nobody comes back to ends when the person left, and can be opened again', async () => {
  await commands.start(chosen);
  time += minute;
  await see();
  await see(chosen.meetingKey, false);
  const leftAtMs = time;
  time += 4 * minute;
  await commands.endAbandoned();
  expect((await store.captures())[0]?.endedAtMs).toBeNull();
  time += minute;
  await commands.endAbandoned();
  expect((await store.captures())[0]).toMatchObject({ endedAtMs: leftAtMs, endedBy: 'LEFT' });
  await commands.undoFinish({ captureId: 'new' });
  await expect(see()).resolves.toMatchObject({ captureId: 'new' });
});

test('a meeting page that stays closed ends its interview at the time it was last heard', async () => {
  await commands.start(chosen);
  time += 29 * minute;
  await commands.endAbandoned();
  expect((await store.captures())[0]?.endedAtMs).toBeNull();
  time += minute;
  await commands.endAbandoned();
  expect((await store.captures())[0]).toMatchObject({ endedAtMs: 5_000, endedBy: 'AWAY' });
});

test('during a pause the page captures nothing, and it goes on without the words in between', async () => {
  await commands.start(chosen);
  await commands.pause({ captureId: 'new' });
  expect(leave).toHaveBeenCalledWith({ tabId: 7, frameId: 0 });
  // Reports keep a paused interview from counting as abandoned.
  for (let at = 0; at < 5; at += 1) {
    time += minute;
    await expect(see()).resolves.toBeNull();
  }
  await commands.goOn({
    ...{ captureId: 'new', tabId: 7, frameId: 0, meetingKey: chosen.meetingKey },
  });
  expect(follow).toHaveBeenLastCalledWith(
    { tabId: 7, frameId: 0 },
    { captureId: 'new', startedAtMs: time },
  );
});

test('a pause in the web app is followed here, and so is its end', async () => {
  await commands.start(chosen);
  await commands.followApp('new', true);
  expect(leave).toHaveBeenCalledWith({ tabId: 7, frameId: 0 });
  expect((await store.captures())[0]).toMatchObject({ isPaused: true, isPausedInApp: true });
  await expect(see()).resolves.toBeNull();
  time += minute;
  await commands.followApp('new', false);
  expect(follow).toHaveBeenLastCalledWith(
    { tabId: 7, frameId: 0 },
    { captureId: 'new', startedAtMs: time },
  );
  expect((await store.captures())[0]).toMatchObject({ isPaused: false, isPausedInApp: false });
});

test('a finish can be undone for some seconds, and not once another interview is open', async () => {
  await commands.start(chosen);
  await commands.finish({ captureId: 'new' });
  time += 7_000;
  await commands.undoFinish({ captureId: 'new' });
  expect((await store.captures())[0]?.endedAtMs).toBeNull();
  await commands.finish({ captureId: 'new' });
  time += 9_000;
  await expect(commands.undoFinish({ captureId: 'new' })).rejects.toThrow('no longer');
});

test('an unsent interview is set aside and never blocks the next one', async () => {
  await store.addCapture(aCapture({ endedAtMs: 1, problem: 'The server refused it.' }));
  await commands.dismiss({ captureId: 'capture' });
  expect((await store.captures())[0]).toMatchObject({ isDismissed: true });
  await expect(commands.start(chosen)).resolves.toEqual({ captureId: 'new' });
  await store.changeCapture('capture', { isEndSent: true });
  await commands.dismiss({ captureId: 'capture' });
  expect((await store.captures()).map(({ captureId }) => captureId)).toEqual(['new']);
});

test('a discarded interview is gone at once, or as soon as the server has deleted it too', async () => {
  await store.addCapture(aCapture());
  await commands.discard({ captureId: 'capture' });
  expect(await store.captures()).toEqual([]);
  await store.addCapture(aCapture({ callId: 'call' }));
  await commands.discard({ captureId: 'capture' });
  expect((await store.captures())[0]).toMatchObject({ isDiscarded: true });
  await expect(commands.start(chosen)).resolves.toEqual({ captureId: 'new' });
});

test('a refused note leaves at once, another one by way of the server', async () => {
  await store.writeNote(aNote({ noteId: 'a', state: 'refused' }));
  await store.writeNote(aNote({ noteId: 'b', state: 'sent' }));
  await commands.removeNote('capture', 'a');
  await commands.removeNote('capture', 'b');
  expect(await store.notes('capture')).toEqual([aNote({ noteId: 'b', state: 'leaving' })]);
});

test('signing out ends the reading in the page and leaves nothing on this computer', async () => {
  await commands.start(chosen);
  await store.writeNote(aNote({ captureId: 'new' }));
  await commands.forgetAll();
  expect(leave).toHaveBeenCalled();
  expect(await store.captures()).toEqual([]);
  expect(await store.notes('new')).toEqual([]);
});
