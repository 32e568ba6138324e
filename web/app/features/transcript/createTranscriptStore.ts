import type { ApolloClient } from '@apollo/client';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { readFragment } from '../../lib/__generated__/index.ts';
import type {
  InterviewTranscriptQuery,
  TranscriptFacts_CallFragment,
} from '../../lib/__generated__/graphql.ts';
import { fetchTranscript } from './fetchTranscript.ts';
import { predictEdit } from './predictEdit.ts';
import type { TranscriptChange } from './predictEdit.ts';
import { sendChange, sendUndo } from './sendChange.ts';
import type { EditAnswer } from './sendChange.ts';
import { InterviewTranscriptDocument, TranscriptFactsFragment } from './transcriptDocuments.ts';
import type { TranscriptLine } from './transcriptLine.ts';

type Transcript = NonNullable<NonNullable<InterviewTranscriptQuery['call']>['transcript']>;

/** A transcript as it stands; `segments` is null where there are no words yet. */
export interface LoadedTranscript {
  facts: TranscriptFacts_CallFragment;
  segments: readonly TranscriptLine[] | null;
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

/** How often facts and words are loaded again because somebody changed them in between. */
const mostLoads = 4;

/** The words of one interview, what is known of them, and what is being changed in them. */
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
      const loaded = await loadConsistent(client, callId);
      // An answer that was overtaken by that to an edit is older than what is known.
      const isOld = (loaded?.facts.transcript?.revision ?? Infinity) < (revision() ?? 0);
      if (!isOld) confirmed = loaded;
      show({ isLoading: false, error: null });
    } catch (error) {
      show({ isLoading: false, error });
    }
  };
  const confirm = (answer: EditAnswer, change?: TranscriptChange) => {
    const isNext = answer.facts.transcript?.revision === (revision() ?? NaN) + 1;
    const known = confirmed && change ? predicted(confirmed, change) : confirmed;
    if (confirmed) confirmed = withAnswer(confirmed, known, answer);
    // Somebody else's edit lies between, or words came back whose times are not known here.
    if (!isNext || confirmed?.segments?.some(hasNoTimes)) void load();
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
        return confirm(await sendChange(client, callId, change), change);
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

/** Facts and words of one revision. Null where there is no such interview for this reader. */
async function loadConsistent(
  client: ApolloClient,
  callId: string,
): Promise<LoadedTranscript | null> {
  for (let round = 1; ; round += 1) {
    const [{ data }, words] = await Promise.all([
      client.query({
        query: InterviewTranscriptDocument,
        variables: { callId },
        fetchPolicy: 'no-cache',
        errorPolicy: 'none',
      }),
      fetchTranscript(callId),
    ]);
    const call = data?.call;
    const facts = readFragment(TranscriptFactsFragment, call);
    if (!call || !facts) return null;
    const isOneRevision = (facts.transcript?.revision ?? 0) === words.revision;
    if (isOneRevision || round === mostLoads)
      return {
        facts,
        segments: words.segments,
        engine: call.transcript?.engine ?? null,
        languageCode: call.transcript?.languageCode ?? null,
      };
  }
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

/** What the server says of each changed turn, with the words of `known` where they read the same. */
function withAnswer(
  confirmed: LoadedTranscript,
  known: LoadedTranscript | null,
  { facts, segments }: EditAnswer,
): LoadedTranscript {
  const knownById = new Map(known?.segments?.map((segment) => [segment.id, segment]));
  const changed = segments.flatMap((segment) => {
    const line = knownById.get(segment.id);
    if (!line) return [];
    return { ...line, ...segment, words: line.text === segment.text ? line.words : [] };
  });
  return withChanged({ ...confirmed, facts }, changed);
}

const hasNoTimes = ({ words, text }: TranscriptLine): boolean => words.length === 0 && text !== '';

function withChanged(
  loaded: LoadedTranscript,
  changed: readonly TranscriptLine[],
): LoadedTranscript {
  if (changed.length === 0 || !loaded.segments) return loaded;
  const byId = new Map(changed.map((segment) => [segment.id, segment]));
  return {
    ...loaded,
    segments: loaded.segments.map((segment) => byId.get(segment.id) ?? segment),
  };
}
