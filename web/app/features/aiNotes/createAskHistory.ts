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
}

/** What was asked of one interview during a visit. The question being typed is kept as a draft under `key`. */
export type AskHistory = StoreApi<AskHistoryState>;
export function createAskHistory(key: string): AskHistory {
  const store = createStore<AskHistoryState>(() => ({ draft: draftText(key) ?? '', asked: [] }));
  store.subscribe(({ draft }, before) => {
    if (draft === before.draft) return;
    if (draft === '') drafts.drop(key);
    else drafts.keep(key, draft);
  });
  return store;
}
