import { createStore } from 'zustand/vanilla';

export interface LiveCaption {
  utteranceId: string;
  speaker: string | null;
  text: string;
  startMs: number;
  sequence: number;
}

interface CaptionState {
  captions: readonly LiveCaption[];
  /** Everything up to this change of the call is here; -1 before the first answer. */
  sequence: number;
  /** The last time asking failed, in words for people. */
  error: unknown;
}

/** At most this many come in one answer; with as many, there may be more. */
const answerSize = 500;

/**
 * The captions of a live call, asked for by what is new since the last time. One question is under way
 * at a time; what is announced meanwhile is asked for afterwards.
 */
export function createCaptionStore(ask: (afterSequence: number) => Promise<LiveCaption[]>) {
  const state = createStore<CaptionState>(() => ({ captions: [], sequence: -1, error: null }));
  let isAsking = false;
  let wanted = 0;

  async function catchUp(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    try {
      for (;;) {
        const { sequence, captions } = state.getState();
        if (sequence >= wanted) break;
        // Seen from before the question: what is announced meanwhile is not in the answer.
        const known = wanted;
        const news = await ask(Math.max(0, sequence));
        const last = news.at(-1)?.sequence ?? known;
        // A change may be spread over two answers: the last one is asked for again when the answer is full.
        const isFull = news.length >= answerSize;
        state.setState({
          captions: merge(captions, news),
          sequence: isFull ? Math.max(sequence + 1, last - 1) : Math.max(last, known),
          error: null,
        });
      }
    } catch (error) {
      state.setState({ error });
    } finally {
      isAsking = false;
    }
  }

  return {
    state,
    /** The call has changed up to `sequence`. */
    announce(sequence: number): Promise<void> {
      wanted = Math.max(wanted, sequence);
      return catchUp();
    },
  };
}

function merge(known: readonly LiveCaption[], news: readonly LiveCaption[]): LiveCaption[] {
  const all = new Map(known.map((one) => [one.utteranceId, one]));
  for (const one of news) {
    if (one.text.trim() === '') all.delete(one.utteranceId);
    else all.set(one.utteranceId, one);
  }
  return [...all.values()].sort((a, b) => a.startMs - b.startMs);
}
