import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { AskCallMutation } from '../../lib/__generated__/graphql.ts';

export type CallAnswer = AskCallMutation['askCall'];

/** A question of this visit; without answer and error it is still being answered. */
export interface AskedQuestion {
  id: number;
  question: string;
  answer: CallAnswer | null;
  error: string | null;
}

export interface AskHistoryState {
  /** In the field, not asked yet. */
  draft: string;
  asked: readonly AskedQuestion[];
}

/** What was asked of one interview during a visit; kept by the page, so that no change of tab loses it. */
export type AskHistory = StoreApi<AskHistoryState>;
export const createAskHistory = (): AskHistory =>
  createStore<AskHistoryState>(() => ({ draft: '', asked: [] }));
