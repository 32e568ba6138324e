import { createContext, useContext } from 'react';
import type { ProcessingStatus } from '#shared/domain/call.ts';
import type { AiNotes } from './useAiNotes.ts';

/** How far a piece of writing is, as the page needs to know it. */
export type WritingState =
  /** Nobody has asked for it yet. */
  | 'none'
  /** It is being written, and there is nothing to show so far. */
  | 'first'
  /** It is being written anew; what stands is shown until then. */
  | 'again'
  | 'failed'
  | 'ready';

/** `hasText`: something written before can be shown. */
export function writingState(status: ProcessingStatus, hasText: boolean): WritingState {
  if (status === 'FAILED') return 'failed';
  if (status === 'COMPLETED') return 'ready';
  if (status === 'PENDING' && !hasText) return 'none';
  return hasText ? 'again' : 'first';
}

interface Writing {
  callId: string;
  canEdit: boolean;
  notes: Pick<AiNotes, 'update' | 'add' | 'remove' | 'restore' | 'report'>;
}

const refuse = () => Promise.reject(new Error('There is nothing to change here.'));

/** How sentences are changed, for every sentence of the panel. */
export const WritingContext = createContext<Writing>({
  callId: '',
  canEdit: false,
  notes: { update: refuse, add: refuse, report: refuse, remove: () => {}, restore: () => {} },
});
export const useWriting = (): Writing => useContext(WritingContext);
