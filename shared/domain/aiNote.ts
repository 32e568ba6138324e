import type { Evidence } from '../language/interview.ts';

/** What an interview says about a question of its guide, as the engine has it. The last two are answers too. */
export const aiNoteStatuses = ['ANSWERED', 'NOT_ANSWERED', 'NOT_ASKED'] as const;
export type AiNoteStatus = (typeof aiNoteStatuses)[number];

/**
 * Why a note shows no sentence: the question was not put, or not answered; what an engine wrote of it could
 * not be tied to what was said; people deleted it; or its words were corrected away.
 */
export const aiNoteGaps = [
  ...(['NOT_ASKED', 'NOT_ANSWERED', 'NO_EVIDENCE', 'DELETED', 'OUTDATED'] as const),
];
export type AiNoteGap = (typeof aiNoteGaps)[number];

/**
 * The parts of a summary: sections of a template, in short, the candidate, questions and answers, and a
 * write-up (specification §1).
 */
export const aiSummaryFormats = ['SECTION', 'TLDR', 'CS', 'QANDA', 'WRITEUP'] as const;
export type AiSummaryFormat = (typeof aiSummaryFormats)[number];

/** What the engine writes of a call: each has its own status, so that one may fail alone. */
export const aiWritingKinds = ['NOTES', 'SUMMARY'] as const;
export type AiWritingKind = (typeof aiWritingKinds)[number];

export const sentenceReportReasons = ['NOT_SAID', 'MISLEADING', 'UNFAIR', 'OTHER'] as const;
export type SentenceReportReason = (typeof sentenceReportReasons)[number];

/**
 * A sentence of a note with what people did to it. What the engine wrote always stays in `text`; a
 * deleted sentence stays too, so that it does not come back when the engine writes it again.
 */
export interface NoteSentence {
  id: string;
  /** As the engine wrote it, or as `writtenById` did. */
  text: string;
  evidence: Evidence[];
  editedText: string | null;
  /** Who edited or deleted it last. */
  editedById: string | null;
  /** Who wrote it, when it is not the engine's. It then has no evidence. */
  writtenById: string | null;
  isDeleted: boolean;
}

export const mostSentenceLength = 2000;
