import { describe, expect, it, vi } from 'vitest';
import { createPlayback } from './createPlayback.ts';

describe('playback', () => {
  it('keeps a place asked for before the file is known, and goes there then', () => {
    const playback = createPlayback(60_000, 42_000);
    const element = document.createElement('audio');
    Object.defineProperty(element, 'readyState', { value: 0, writable: true });
    playback.attach(element);
    expect(playback.timeMs()).toBe(42_000);
    playback.seek(50_000);
    expect(playback.timeMs()).toBe(50_000);
    element.dispatchEvent(new Event('loadedmetadata'));
    expect(element.currentTime).toBe(50);
  });

  it('never seeks before the beginning or past the end', () => {
    const playback = createPlayback(60_000);
    playback.skip(-5000);
    expect(playback.timeMs()).toBe(0);
    playback.seek(99_000);
    expect(playback.timeMs()).toBe(60_000);
  });

  it('tells a jump from the passing of time', () => {
    const playback = createPlayback(60_000);
    const listener = vi.fn();
    const stop = playback.onTime(listener);
    playback.seek(1000);
    stop();
    playback.seek(2000);
    expect(listener.mock.calls).toEqual([[1000, true]]);
  });

  it('says that the recording failed and where it was', () => {
    const playback = createPlayback(60_000);
    const element = document.createElement('audio');
    playback.attach(element);
    playback.seek(5000);
    element.dispatchEvent(new Event('error'));
    expect(playback.state.getState()).toMatchObject({ hasFailed: true, isPlaying: false });
    expect(playback.timeMs()).toBe(5000);
  });
});
