export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed';

interface Autosave {
  /** Something changed: it is saved when nothing else changes for a while. */
  changed(): void;
  /** Saves now what is not saved; resolves when all of it is, or rejects with the reason. */
  flush(): Promise<void>;
  state(): SaveState;
  /** Ends the waiting; what is unsaved is sent once more. */
  close(): void;
}

interface AutosaveOptions<Content> {
  read: () => Content;
  save: (content: Content) => Promise<void>;
  /** Beyond `state`, the reason when it is 'failed'. */
  onState: (state: SaveState, error: unknown) => void;
  pauseMs: number;
}

/** What failed is tried again by itself after this long, then after twice as long, up to a minute. */
const firstRetryMs = 4000;
const longestRetryMs = 60_000;

/** Saves one thing again and again: one request at a time, always the newest content last. */
export function createAutosave<Content>(options: AutosaveOptions<Content>): Autosave {
  const { read, save, onState, pauseMs } = options;
  let revision = 0;
  let savedRevision = 0;
  let current: SaveState = 'saved';
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = firstRetryMs;
  let isClosed = false;

  const enter = (state: SaveState, error: unknown = null) => {
    if (state === current && state !== 'failed') return;
    current = state;
    onState(state, error);
  };
  const run = async () => {
    while (savedRevision < revision) {
      const sent = revision;
      enter('saving');
      try {
        await save(read());
      } catch (error) {
        enter('failed', error);
        clearTimeout(timer);
        if (!isClosed) timer = setTimeout(flushQuietly, retryMs);
        retryMs = Math.min(2 * retryMs, longestRetryMs);
        throw error;
      }
      retryMs = firstRetryMs;
      savedRevision = sent;
    }
    enter('saved');
  };
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    if (savedRevision === revision) return running ?? Promise.resolve();
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  };
  // The state says what failed; nobody waits for this promise.
  const flushQuietly = () => void flush().catch(() => undefined);
  return {
    flush,
    state: () => current,
    changed() {
      isClosed = false;
      revision += 1;
      if (!running) enter('waiting');
      clearTimeout(timer);
      timer = setTimeout(flushQuietly, pauseMs);
    },
    close() {
      isClosed = true;
      flushQuietly();
    },
  };
}
