import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { drafts } from '../../lib/createDrafts.ts';
import { draftText } from '../../lib/useDraft.ts';
import type { AskCallMutation } from '../../lib/__generated__/graphql.ts';

export type CallAnswer = AskCallMutation['askCall'];

/** A question of this visit; without answer and error it is still being answered. */
export interface AskedQuestion {
  id: number;
  question: string;
  answer: CallAnswer | null;
  error: string | null;
}

interface AskHistoryState {
  /** In the field, not asked yet. */
  draft: string;
  asked: readonly AskedQuestion[];
  /** The field takes the focus once it is there. */
  isFocusWanted: boolean;
}

export type AskHistory = StoreApi<AskHistoryState>;

/**
 * What was asked of one interview during a visit. The question being typed, else the one that
 * was asked last while it has no answer, is kept as a draft under `key`.
 */
export function createAskHistory(key: string): AskHistory {
  const store = createStore<AskHistoryState>(() => ({
    draft: draftText(key) ?? '',
    asked: [],
    isFocusWanted: false,
  }));
  // The drafts of an earlier page may still be on their way from the disk.
  void drafts.ready.then(() => {
    const { draft, asked } = store.getState();
    if (draft === '' && asked.length === 0) store.setState({ draft: draftText(key) ?? '' });
  });
  store.subscribe((state, before) => {
    const question = textToKeep(state);
    if (question === textToKeep(before)) return;
    if (question === '') drafts.drop(key);
    else drafts.keep(key, question);
  });
  return store;
}

function textToKeep({ draft, asked }: AskHistoryState): string {
  const last = asked.at(-1);
  return draft || (last?.answer === null ? last.question : '');
}
