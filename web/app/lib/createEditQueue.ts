import { createStore } from 'zustand/vanilla';
import { isConnectionError } from './connectionError.ts';
import type { SaveState } from './createAutosave.ts';

interface EditQueueState<Content> {
  /** What the page shows: what the server has, and on it what is on its way there. */
  content: Content;
  /** 'failed' while the edits wait for the connection. */
  saveState: SaveState;
}

interface EditQueueOptions<Content, Edit> {
  apply: (content: Content, edit: Edit) => Content;
  send: (edit: Edit) => Promise<void>;
  /** An edit was refused and is taken back; `make` makes it, or another in its stead, once more. */
  onRefused: (error: unknown, edit: Edit, make: (edit: Edit) => void) => void;
  /** Called with the edits that the server does not have, whenever these change. */
  onUnsaved?: (edits: readonly Edit[]) => void;
  /** After `close`: nothing more is sent. */
  onClosed?: () => void;
  /**
   * Two edits as one where the later goes on with the earlier, as in typing; else null. Edits that join
   * with themselves wait `pauseMs` for the next before they are sent.
   */
  join?: (earlier: Edit, later: Edit) => Edit | null;
  pauseMs?: number;
}

interface WaitingEdit<Edit> {
  edit: Edit;
  afterwards: (() => void)[];
  /** It was sent, and the answer may have been lost: nothing joins it any more. */
  isTried: boolean;
}

const firstRetryMs = 4000;
const longestRetryMs = 60_000;

/**
 * Edits of a document that show at once. They are sent one after the other, in their order; one that is
 * refused is taken out of what is shown, and those after it stay. Without a connection they wait and are
 * sent again: each is safe to send twice.
 */
export function createEditQueue<Content, Edit>(
  initial: Content,
  options: EditQueueOptions<Content, Edit>,
) {
  let confirmed = initial;
  let waiting: WaitingEdit<Edit>[] = [];
  let running: Promise<void> | null = null;
  let isClosed = false;
  let retryMs = firstRetryMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const state = createStore<EditQueueState<Content>>(() => ({
    content: initial,
    saveState: 'saved',
  }));
  const show = (saveState: SaveState = waiting.length > 0 ? 'saving' : 'saved') =>
    state.setState({
      content: waiting.reduce((content, { edit }) => options.apply(content, edit), confirmed),
      saveState,
    });
  const change = (edits: typeof waiting) => {
    waiting = edits;
    options.onUnsaved?.(waiting.map(({ edit }) => edit));
  };

  async function sendAll(): Promise<void> {
    for (let next = waiting[0]; next; next = waiting[0]) {
      const { edit, afterwards } = next;
      let isSaved = false;
      next.isTried = true;
      try {
        await options.send(edit);
        confirmed = options.apply(confirmed, edit);
        isSaved = true;
      } catch (error) {
        if (isConnectionError(error)) return waitForConnection();
        options.onRefused(error, edit, make);
      }
      retryMs = firstRetryMs;
      change(waiting.slice(1));
      show();
      if (isSaved) for (const tell of afterwards) tell();
    }
  }
  function waitForConnection(): void {
    show('failed');
    if (isClosed) return;
    timer = setTimeout(() => void flush(), retryMs);
    retryMs = Math.min(2 * retryMs, longestRetryMs);
  }
  /** Sends what waits, now; ends when all of it was sent or the connection is lost. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    if (waiting.length === 0) return running ?? Promise.resolve();
    if (!running) show();
    running ??= sendAll().finally(() => {
      running = null;
    });
    return running;
  }
  function make(edit: Edit): void {
    isClosed = false;
    const last = waiting.at(-1);
    const joined = last && !last.isTried ? (options.join?.(last.edit, edit) ?? null) : null;
    if (last && joined !== null) change([...waiting.slice(0, -1), { ...last, edit: joined }]);
    else change([...waiting, { edit, afterwards: [], isTried: false }]);
    const { pauseMs = 0, join } = options;
    // Behind edits that wait for the connection there is nothing to try: those go first.
    if (state.getState().saveState === 'failed') show('failed');
    else if (!running && pauseMs > 0 && join?.(edit, edit)) {
      show('waiting');
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), pauseMs);
    } else {
      show();
      void flush();
    }
  }

  return {
    state,
    edit: make,
    flush,
    /** The page goes: what waits is sent once more. */
    close(): void {
      isClosed = true;
      void flush().then(options.onClosed);
    },
    /** Calls back once the edit that was made last is on the server; not at all when it is refused. */
    whenSaved(tell: () => void): void {
      waiting.at(-1)?.afterwards.push(tell);
    },
    /** The document as the server has it now; what is on its way stays on top. */
    replace(content: Content): void {
      confirmed = content;
      show(state.getState().saveState);
    },
  };
}
