import type { ApolloClient } from '@apollo/client';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { readFragment } from '../../lib/__generated__/index.ts';
import type {
  InterviewTranscriptQuery,
  TranscriptFacts_CallFragment,
  TranscriptSegmentFragment as Segment,
} from '../../lib/__generated__/graphql.ts';
import { predictEdit } from './predictEdit.ts';
import type { TranscriptChange } from './predictEdit.ts';
import { sendChange, sendUndo } from './sendChange.ts';
import type { EditAnswer } from './sendChange.ts';
import {
  InterviewTranscriptDocument,
  TranscriptFactsFragment,
  TranscriptSegmentFragment,
} from './transcriptDocuments.ts';

type Transcript = NonNullable<NonNullable<InterviewTranscriptQuery['call']>['transcript']>;

/** A transcript as it stands; `segments` is null where there are no words yet. */
export interface LoadedTranscript {
  facts: TranscriptFacts_CallFragment;
  segments: readonly Segment[] | null;
  engine: Transcript['engine'] | null;
  languageCode: string | null;
}

export interface TranscriptState {
  /** With the changes that the server has not answered yet. */
  shown: LoadedTranscript | null;
  isLoading: boolean;
  error: unknown;
}

export interface TranscriptStore {
  state: StoreApi<TranscriptState>;
  /** Of the words confirmed by the server; null where there are none. */
  revision: () => number | null;
  /** While it is being loaded, once more only where the answer is older than revision `atLeast`. */
  load: (atLeast?: number) => Promise<void>;
  /** Shown at once, rolled back when the server refuses: then it throws the refusal. */
  edit: (change: TranscriptChange) => Promise<EditAnswer>;
  undo: (editId: string) => Promise<EditAnswer>;
}

/**
 * The words of one interview and what is being changed in them. Kept out of the client's cache,
 * which takes seconds to read ten thousand turns: it keeps books on every word (measured 2026-11:
 * 2 to 5 s against 3 ms here).
 */
export function createTranscriptStore(client: ApolloClient, callId: string): TranscriptStore {
  const state = createStore<TranscriptState>(() => ({ shown: null, isLoading: true, error: null }));
  let confirmed: LoadedTranscript | null = null;
  let pending: readonly TranscriptChange[] = [];

  const revision = () => confirmed?.facts.transcript?.revision ?? null;
  const show = (more: Partial<TranscriptState> = {}) =>
    state.setState({ ...more, shown: confirmed && pending.reduce(predicted, confirmed) });

  let loading: Promise<void> | null = null;
  /** The revision that was wanted while an answer was on its way, which may be older than that. */
  let missing = 0;
  const load = (atLeast = Number.POSITIVE_INFINITY): Promise<void> => {
    if (loading) missing = Math.max(missing, atLeast);
    else loading = loadLatest().finally(() => (loading = null));
    return loading;
  };
  const loadLatest = async () => {
    do {
      missing = 0;
      await loadOnce();
    } while (missing > (revision() ?? 0));
  };
  const loadOnce = async () => {
    state.setState({ isLoading: true });
    try {
      const { data } = await client.query({
        query: InterviewTranscriptDocument,
        variables: { callId },
        fetchPolicy: 'no-cache',
        errorPolicy: 'none',
      });
      const loaded = data ? loadedTranscript(data) : null;
      // An answer that was overtaken by that to an edit is older than what is known.
      const isOld = (loaded?.facts.transcript?.revision ?? Infinity) < (revision() ?? 0);
      if (!isOld) confirmed = loaded;
      show({ isLoading: false, error: null });
    } catch (error) {
      show({ isLoading: false, error });
    }
  };
  const confirm = (answer: EditAnswer) => {
    const isNext = answer.facts.transcript?.revision === (revision() ?? NaN) + 1;
    if (confirmed) confirmed = withChanged({ ...confirmed, facts: answer.facts }, answer.segments);
    // Somebody else's edit lies between: only the whole is right.
    if (!isNext) void load();
    return answer;
  };
  return {
    state,
    revision,
    load,
    edit: async (change) => {
      pending = [...pending, change];
      show();
      try {
        return confirm(await sendChange(client, callId, change));
      } catch (error) {
        void load();
        throw error;
      } finally {
        pending = pending.filter((one) => one !== change);
        show();
      }
    },
    undo: async (editId) => {
      try {
        return confirm(await sendUndo(client, callId, editId));
      } catch (error) {
        void load();
        throw error;
      } finally {
        show();
      }
    },
  };
}

function loadedTranscript({ call }: InterviewTranscriptQuery): LoadedTranscript | null {
  const facts = readFragment(TranscriptFactsFragment, call);
  if (!call || !facts) return null;
  const { transcript } = call;
  return {
    facts,
    segments: transcript && readFragment(TranscriptSegmentFragment, transcript.segments),
    engine: transcript?.engine ?? null,
    languageCode: transcript?.languageCode ?? null,
  };
}

function predicted(loaded: LoadedTranscript, change: TranscriptChange): LoadedTranscript {
  try {
    const { speakers, segments } = predictEdit(
      change,
      loaded.facts.speakers,
      loaded.segments ?? [],
    );
    return withChanged({ ...loaded, facts: { ...loaded.facts, speakers } }, segments);
  } catch {
    // The words it is about have changed meanwhile; the server will say so.
    return loaded;
  }
}

function withChanged(loaded: LoadedTranscript, changed: readonly Segment[]): LoadedTranscript {
  if (changed.length === 0 || !loaded.segments) return loaded;
  const byId = new Map(changed.map((segment) => [segment.id, segment]));
  return {
    ...loaded,
    segments: loaded.segments.map((segment) => byId.get(segment.id) ?? segment),
  };
}
