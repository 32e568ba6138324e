import { createContext, useContext } from 'react';
import type { Evidence_EvidenceFragment } from '../../lib/__generated__/graphql.ts';

export type Evidence = Evidence_EvidenceFragment;

/** What a citation does to the page around it. */
export interface Citing {
  /** Lights these words in the transcript; none puts the light out. */
  point: (words: readonly { startMs: number; endMs: number }[]) => void;
  /** Plays from a moment in ms. */
  play: (timeMs: number) => void;
}

export const CitingContext = createContext<Citing>({ point: () => {}, play: () => {} });
export const useCiting = (): Citing => useContext(CitingContext);
