import type { AiNoteGap } from '../aiNote.ts';

/** How much of the notes is shown and exported; each reader chooses. */
export const noteDetails = ['BRIEF', 'STANDARD', 'FULL'] as const;
export type NoteDetail = (typeof noteDetails)[number];

export interface PageSentence {
  text: string;
  /** Whether it is one of the two that tell most; a brief page has no others. */
  isKey: boolean;
  /** When its words were spoken, each moment once. */
  moments: number[];
}

/** One question of the guide on the page. */
export interface PageNote {
  question: string;
  competency: string | null;
  gap: AiNoteGap | null;
  isUnsure: boolean;
  reason: string;
  missing: string | null;
  askedAtMs: number | null;
  /** Where to listen when it is unsure. */
  moments: number[];
  sentences: PageSentence[];
}

export interface PageSection {
  title: string;
  /** Only on a full page. */
  isDetail: boolean;
  sentences: PageSentence[];
}

/** Everything written of an interview, as one reader may see it. */
export interface NotesPage {
  title: string;
  subtitle: string;
  notes: PageNote[];
  sections: PageSection[];
  chapters: { title: string; startMs: number }[];
}

/** That nothing is known is an answer too, and each way of it another. */
export const gapVerdicts: Record<AiNoteGap, string> = {
  NOT_ASKED: 'We could not find this question.',
  NOT_ANSWERED: 'Not answered.',
  NO_EVIDENCE: 'Nothing in the interview supports an answer.',
  DELETED: 'Deleted.',
  OUTDATED: 'Out of date.',
};

export const sentencesAt = <Sentence extends { isKey: boolean }>(
  detail: NoteDetail,
  sentences: readonly Sentence[],
): readonly Sentence[] => (detail === 'BRIEF' ? sentences.filter(({ isKey }) => isKey) : sentences);
