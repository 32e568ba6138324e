import { createContext, useContext } from 'react';
import type { Evidence_EvidenceFragment } from '../../lib/__generated__/graphql.ts';

export type Evidence = Evidence_EvidenceFragment;

/** What a citation does to the page around it. */
export interface Citing {
  /** Lights these words in the transcript while the pointer is on what rests on them; none: it left. */
  point: (words: readonly { startMs: number; endMs: number }[]) => void;
  /** The same for the focus; what the pointer is on goes first. */
  focus: (words: readonly { startMs: number; endMs: number }[]) => void;
  /** Plays from a moment in ms. */
  play: (timeMs: number) => void;
}

export const CitingContext = createContext<Citing>({
  point: () => {},
  focus: () => {},
  play: () => {},
});
export const useCiting = (): Citing => useContext(CitingContext);
