import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';

interface PlaybackState {
  isPlaying: boolean;
  /** Wants to play but waits for data. */
  isWaiting: boolean;
  hasFailed: boolean;
  rate: number;
  durationMs: number;
}

/** `isJump` tells a seek from the passing of time. */
type TimeListener = (timeMs: number, isJump: boolean) => void;

/** One media element and its clock, for everything on the page that moves with it. */
export interface Playback {
  state: StoreApi<PlaybackState>;
  /** Gives it the element that plays; returns how to take it away. */
  attach: (element: HTMLMediaElement) => () => void;
  timeMs: () => number;
  seek: (timeMs: number) => void;
  skip: (byMs: number) => void;
  toggle: () => void;
  play: () => void;
  pause: () => void;
  setRate: (rate: number) => void;
  /** After a failure: asks for the recording anew and stays where it was. */
  reload: () => void;
  /** Calls back at every frame while playing and at every jump; returns how to stop. */
  onTime: (listener: TimeListener) => () => void;
  /** Calls back when it has played to its end; returns how to stop. */
  onEnded: (listener: () => void) => () => void;
}

export const playbackRates = [1, 1.25, 1.5, 1.75, 2, 2.5, 3] as const;

const failed: Partial<PlaybackState> = { hasFailed: true, isPlaying: false, isWaiting: false };

/** Times in ms. `startMs` is where it opens; `durationMs` what is known before the file is. */
export function createPlayback(durationMs: number, startMs = 0): Playback {
  const state = createStore<PlaybackState>(() => ({
    isPlaying: false,
    isWaiting: false,
    hasFailed: false,
    rate: 1,
    durationMs,
  }));
  const listeners = new Set<TimeListener>();
  const endListeners = new Set<() => void>();
  let element: HTMLMediaElement | null = null;
  // Until the file is known a seek cannot be carried out; it is kept and done then.
  let pendingMs: number | null = startMs;
  let frame = 0;

  const timeMs = () => pendingMs ?? (element ? element.currentTime * 1000 : 0);
  const tell = (isJump: boolean) => listeners.forEach((listener) => listener(timeMs(), isJump));
  const tick = () => {
    tell(false);
    frame = requestAnimationFrame(tick);
  };
  const seek = (toMs: number) => {
    const bounded = Math.max(0, Math.min(toMs, state.getState().durationMs || toMs));
    if (element && element.readyState > 0) element.currentTime = bounded / 1000;
    else pendingMs = bounded;
    tell(true);
  };
  // A play cut short by a pause or a seek is no failure; a file that cannot play reports by 'error'.
  const play = () => void element?.play()?.catch(() => undefined);

  const handlers: Partial<Record<keyof HTMLMediaElementEventMap, () => void>> = {
    loadedmetadata: () => {
      if (!element) return;
      if (pendingMs !== null) element.currentTime = pendingMs / 1000;
      pendingMs = null;
      element.playbackRate = state.getState().rate;
      if (Number.isFinite(element.duration)) {
        state.setState({ durationMs: element.duration * 1000 });
      }
      tell(true);
    },
    play: () => {
      state.setState({ isPlaying: true });
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(tick);
    },
    pause: () => {
      state.setState({ isPlaying: false, isWaiting: false });
      cancelAnimationFrame(frame);
      tell(false);
    },
    ended: () => {
      state.setState({ isPlaying: false, isWaiting: false });
      endListeners.forEach((listener) => listener());
    },
    waiting: () => state.setState({ isWaiting: true }),
    playing: () => state.setState({ isWaiting: false, hasFailed: false }),
    seeked: () => tell(false),
    error: () => {
      if (element) pendingMs ??= element.currentTime * 1000;
      cancelAnimationFrame(frame);
      state.setState(failed);
    },
  };

  return {
    state,
    timeMs,
    seek,
    skip: (byMs) => seek(timeMs() + byMs),
    play,
    pause: () => element?.pause(),
    toggle: () => (state.getState().isPlaying ? element?.pause() : play()),
    setRate: (rate) => {
      state.setState({ rate });
      if (element) element.playbackRate = rate;
    },
    reload: () => {
      pendingMs = timeMs();
      state.setState({ hasFailed: false });
      element?.load();
    },
    onTime: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onEnded: (listener) => {
      endListeners.add(listener);
      return () => endListeners.delete(listener);
    },
    attach: (attached) => {
      element = attached;
      const events = Object.entries(handlers);
      for (const [name, handler] of events) attached.addEventListener(name, handler);
      if (attached.error) handlers.error?.();
      else if (attached.readyState > 0) handlers.loadedmetadata?.();
      return () => {
        cancelAnimationFrame(frame);
        for (const [name, handler] of events) attached.removeEventListener(name, handler);
        pendingMs = timeMs();
        element = null;
      };
    },
  };
}
