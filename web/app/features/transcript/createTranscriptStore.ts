import type { ApolloClient } from '@apollo/client';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { readFragment } from '../../lib/__generated__/index.ts';
import type {
  Transcript_CallFragment,
  TranscriptFacts_CallFragment,
} from '../../lib/__generated__/graphql.ts';
import { sendWhenConnected } from '../../lib/sendWhenConnected.ts';
import { changeStanding } from './changeStanding.ts';
import { fetchTranscript } from './fetchTranscript.ts';
import { predictEdit } from './predictEdit.ts';
import type { TranscriptChange } from './predictEdit.ts';
import { sendChange, sendUndo } from './sendChange.ts';
import type { EditAnswer } from './sendChange.ts';
import {
  InterviewTranscriptDocument,
  TranscriptFactsFragment,
  TranscriptFragment,
} from './transcriptDocuments.ts';
import type { TranscriptLine } from './transcriptLine.ts';

type Transcript = NonNullable<Transcript_CallFragment['transcript']>;

/** A transcript as it stands; `segments` is null where there are no words yet. */
interface LoadedTranscript {
  facts: TranscriptFacts_CallFragment;
  segments: readonly TranscriptLine[] | null;
  engine: Transcript['engine'] | null;
  languageCode: string | null;
}

interface TranscriptState {
  /** With the changes that the server has not answered yet. */
  shown: LoadedTranscript | null;
  isLoading: boolean;
  error: unknown;
}

interface TranscriptStore {
  state: StoreApi<TranscriptState>;
  /** Of the words confirmed by the server; null where there are none. */
  revision: () => number | null;
  /** While it is being loaded, once more only where the answer is older than revision `atLeast`. */
  load: (atLeast?: number) => Promise<void>;
  /**
   * Shown at once, and rolled back when the server refuses: then it throws the refusal. Without a connection
   * it waits, behind earlier ones. Null where the server has it and only the answer was lost.
   */
  edit: (change: TranscriptChange) => Promise<EditAnswer | null>;
  undo: (editId: string) => Promise<EditAnswer>;
}

/** How often facts and words are loaded again because somebody changed them in between. */
const mostLoads = 4;

/** Null without an interview for this reader; undefined where it could not be loaded. */
export type FirstCall = Transcript_CallFragment | null | undefined;

/**
 * The words of one interview, what is known of them, and what is being changed in them. `first` is what the
 * page loads of the transcript with the rest of the interview. `onUnsaved` gets the changes that the server
 * does not have, whenever they change.
 */
export function createTranscriptStore(
  client: ApolloClient,
  callId: string,
  first?: Promise<FirstCall>,
  onUnsaved?: (changes: readonly TranscriptChange[]) => void,
): TranscriptStore {
  const state = createStore<TranscriptState>(() => ({ shown: null, isLoading: true, error: null }));
  let confirmed: LoadedTranscript | null = null;
  let pending: readonly TranscriptChange[] = [];

  const revision = () => confirmed?.facts.transcript?.revision ?? null;
  const show = (more: Partial<TranscriptState> = {}) =>
    state.setState({ ...more, shown: confirmed && pending.reduce(predicted, confirmed) });
  const setPending = (changes: typeof pending) => {
    pending = changes;
    onUnsaved?.(changes);
    show();
  };

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
      const known = first;
      first = undefined;
      const loaded = await loadConsistent(client, callId, known);
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
  let lastEdit: Promise<unknown> = Promise.resolve();
  const send = async (change: TranscriptChange) => {
    const before = revision();
    const answer = await sendWhenConnected({
      label: 'corrections of the transcript',
      send: () => sendChange(client, callId, change),
      hasArrived: async () => {
        confirmed = await loadConsistent(client, callId);
        show();
        if (revision() === before || !confirmed) return false;
        const { facts, segments } = confirmed;
        const standing = changeStanding(change, facts.speakers, segments ?? []);
        if (standing === 'overtaken') throw new Error(overtakenText(change));
        return standing === 'done';
      },
    });
    return answer && confirm(answer, change);
  };
  return {
    state,
    revision,
    load,
    edit: async (change) => {
      setPending([...pending, change]);
      const earlier = lastEdit;
      const { promise, resolve } = Promise.withResolvers<void>();
      lastEdit = promise;
      try {
        await earlier;
        return await send(change);
      } catch (error) {
        void load();
        throw error;
      } finally {
        resolve();
        setPending(pending.filter((item) => item !== change));
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
  first?: Promise<FirstCall>,
): Promise<LoadedTranscript | null> {
  const loadCall = async () => {
    const query = InterviewTranscriptDocument;
    const { data } = await client.query({
      query,
      variables: { callId },
      fetchPolicy: 'no-cache',
    });
    return readFragment(TranscriptFragment, data?.call) ?? null;
  };
  const loadFirst = async () => {
    const call = await first;
    return call === undefined ? loadCall() : call;
  };
  for (let round = 1; ; round += 1) {
    const [call, words] = await Promise.all([
      round === 1 ? loadFirst() : loadCall(),
      fetchTranscript(callId),
    ]);
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

const overtakenText = (change: TranscriptChange): string =>
  change.kind === 'correctWords'
    ? `The transcript was changed while you were offline, so “${change.text}” is not saved. Correct the words again.`
    : 'The transcript was changed while you were offline, so your change is not saved. Make it again.';

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
