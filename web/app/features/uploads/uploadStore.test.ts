import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SendEvents } from './sendFile.ts';
import { isUnderWay, useUploads } from './uploadStore.ts';

/** The wire, held by the test: what each upload was told to do, and a way to say what happened. */
const wire = vi.hoisted(() => ({
  events: new Map<string, unknown>(),
  log: [] as string[],
}));

vi.mock('./sendFile.ts', () => ({
  sendFile: (_source: unknown, url: string, events: unknown) => {
    wire.events.set(url, events);
    wire.log.push(`start ${url}`);
    return {
      pause: () => wire.log.push(`pause ${url}`),
      resume: () => wire.log.push(`resume ${url}`),
    };
  },
}));

const eventsOf = (callId: string) => wire.events.get(`/files/${callId}`) as SendEvents;
const stateOf = (callId: string) =>
  useUploads.getState().uploads.find((entry) => entry.callId === callId);

const begin = (callId: string, receivedBytes = 0) =>
  useUploads.getState().startUpload({
    callId,
    uploadUrl: `/files/${callId}`,
    title: 'Jane Doe',
    fileName: 'jane.m4a',
    sizeBytes: 1_000,
    fingerprint: 'jane.m4a|1000|1',
    receivedBytes,
    source: new File(['x'], 'jane.m4a'),
  });

const leavingIsQuestioned = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

beforeEach(() => {
  for (const { callId } of useUploads.getState().uploads) useUploads.getState().dropUpload(callId);
  wire.log.length = 0;
});

describe('uploads on their way', () => {
  it('sends two at a time and the next when one has arrived', () => {
    begin('a');
    begin('b');
    begin('c');
    expect(wire.log).toEqual(['start /files/a', 'start /files/b']);
    expect(stateOf('c')?.state).toBe('queued');
    eventsOf('a').onDone();
    expect(stateOf('a')).toMatchObject({ state: 'sent', sentBytes: 1_000 });
    expect(stateOf('c')?.state).toBe('sending');
  });

  it('stays where it was while the connection is lost, and goes on from what the server has', () => {
    begin('a', 300);
    expect(stateOf('a')?.sentBytes).toBe(300);
    eventsOf('a').onProgress(900);
    eventsOf('a').onWaiting();
    expect(stateOf('a')).toMatchObject({ state: 'waiting', sentBytes: 900 });
    eventsOf('a').onProgress(700);
    expect(stateOf('a')).toMatchObject({ state: 'sending', sentBytes: 700 });
    eventsOf('a').onReceived(650);
    expect(stateOf('a')).toMatchObject({ state: 'sending', sentBytes: 650 });
  });

  it('gives its place to the next while it is paused, and waits for its turn again', () => {
    begin('a');
    begin('b');
    begin('c');
    useUploads.getState().pauseUpload('a');
    expect(stateOf('a')?.state).toBe('paused');
    expect(stateOf('c')?.state).toBe('sending');
    useUploads.getState().resumeUpload('a');
    expect(stateOf('a')?.state).toBe('queued');
    eventsOf('b').onDone();
    expect(wire.log).toContain('resume /files/a');
    expect(stateOf('a')?.state).toBe('sending');
  });

  it('keeps the reason of a failure until it is tried again', () => {
    begin('a');
    eventsOf('a').onFailed('The server has no room left.');
    expect(stateOf('a')).toMatchObject({
      state: 'failed',
      failureReason: 'The server has no room left.',
    });
    useUploads.getState().resumeUpload('a');
    expect(stateOf('a')).toMatchObject({ state: 'sending', failureReason: null });
  });

  it('stops the wire when an upload is dropped', () => {
    begin('a');
    useUploads.getState().dropUpload('a');
    expect(wire.log).toEqual(['start /files/a', 'pause /files/a']);
    expect(useUploads.getState().uploads).toEqual([]);
  });

  it('questions leaving the page only while bytes are on their way', () => {
    expect(leavingIsQuestioned()).toBe(false);
    begin('a');
    expect(leavingIsQuestioned()).toBe(true);
    expect(useUploads.getState().uploads.some(isUnderWay)).toBe(true);
    useUploads.getState().pauseUpload('a');
    expect(leavingIsQuestioned()).toBe(false);
    useUploads.getState().resumeUpload('a');
    eventsOf('a').onDone();
    expect(leavingIsQuestioned()).toBe(false);
    expect(useUploads.getState().uploads.some(isUnderWay)).toBe(false);
  });
});
