import { createContext, useContext } from 'react';
import type { AiNotes } from './useAiNotes.ts';

export interface Writing {
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
