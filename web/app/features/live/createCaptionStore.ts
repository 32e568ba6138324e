import { createStore } from 'zustand/vanilla';

export interface LiveCaption {
  utteranceId: string;
  speaker: string | null;
  text: string;
  startMs: number;
  sequence: number;
}

/** Captions written after one sequence and up to another; null where they must be fetched. */
export interface CaptionBatch {
  afterSequence: number;
  sequence: number;
  captions: readonly LiveCaption[] | null;
}

interface CaptionState {
  captions: readonly LiveCaption[];
  /** Every change of the call's captions up to this one is here; -1 before the first answer. */
  sequence: number;
  /** Why the last fetch failed. */
  error: unknown;
}

/**
 * The captions of a live call. Events bring them; what an event leaves out, or what was said while the
 * connection was lost, is fetched by its sequence. One fetch runs at a time.
 */
export function createCaptionStore(fetchAfter: (sequence: number) => Promise<CaptionBatch>) {
  const state = createStore<CaptionState>(() => ({ captions: [], sequence: -1, error: null }));
  let isFetching = false;
  let wanted = -1;

  const add = (batch: CaptionBatch) => {
    const { captions, sequence } = state.getState();
    state.setState({
      captions: merge(captions, batch.captions ?? []),
      sequence: Math.max(sequence, batch.sequence),
      error: null,
    });
  };

  async function fetchMissing(): Promise<void> {
    if (isFetching) return;
    isFetching = true;
    try {
      while (state.getState().sequence < wanted) {
        const after = Math.max(0, state.getState().sequence);
        const batch = await fetchAfter(after);
        // A server that knows less than it announced must not be asked for ever.
        if (batch.sequence <= after) wanted = Math.min(wanted, batch.sequence);
        add(batch);
      }
    } catch (error) {
      state.setState({ error });
    } finally {
      isFetching = false;
    }
  }

  return {
    state,
    /** The captions are shown, and the call has had changes up to `sequence`. */
    announce(sequence: number): Promise<void> {
      wanted = Math.max(wanted, sequence);
      return fetchMissing();
    },
    /** Fetches what could not be fetched before. */
    retry: fetchMissing,
    /** An event brings captions. Before the first `announce` nothing shows them. */
    receive(batch: CaptionBatch): Promise<void> {
      if (wanted < 0) return Promise.resolve();
      if (batch.captions && state.getState().sequence >= batch.afterSequence) add(batch);
      return this.announce(batch.sequence);
    },
  };
}

export type CaptionStore = ReturnType<typeof createCaptionStore>;

function merge(known: readonly LiveCaption[], news: readonly LiveCaption[]): LiveCaption[] {
  const all = new Map(known.map((caption) => [caption.utteranceId, caption]));
  for (const caption of news) {
    const { utteranceId, sequence, text } = caption;
    if ((all.get(utteranceId)?.sequence ?? -1) > sequence) continue;
    if (text.trim() === '') all.delete(utteranceId);
    else all.set(utteranceId, caption);
  }
  return [...all.values()].sort(
    (a, b) => a.startMs - b.startMs || a.utteranceId.localeCompare(b.utteranceId),
  );
}
