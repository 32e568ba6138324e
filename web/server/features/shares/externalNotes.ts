import { and, eq, isNull } from 'drizzle-orm';
import type { NoteSentence } from '#shared/domain/aiNote.ts';
import { externalNotesFormats, type ExternalNotesFormat } from '#shared/domain/share.ts';
import type { TranscriptTurn } from '#shared/domain/transcript.ts';
import { checkEvidence } from '#shared/language/checkEvidence.ts';
import { quoteTimes } from '#shared/language/quoteTimes.ts';
import type { Db } from '../../db/database.ts';
import { aiSummary, call } from '../../db/tables/schema.ts';
import type { AiText } from '../aiNotes/aiNoteLoaders.ts';
import { sentenceShapes } from '../aiNotes/aiSentenceType.ts';

export interface ExternalNotesSection {
  title: string;
  sentences: { text: string; momentsMs: number[] }[];
}

export interface ExternalNotes {
  sections: ExternalNotesSection[];
  chapters: { title: string; startMs: number }[];
}

type Turns = readonly Pick<TranscriptTurn, 'id' | 'words'>[];

/**
 * One format of the summary of a call and its chapters, for people outside. The guide, its notes, sentences
 * that people added, and what somebody deleted anywhere in the notes are not in it.
 */
export function externalNotes(
  text: AiText,
  turns: Turns,
  format: ExternalNotesFormat,
): ExternalNotes {
  const { callId, notes, summaries, outline, segmentById } = text;
  const segments = [...segmentById.values()];
  const wordsById = new Map(turns.map(({ id, words }) => [id, words]));
  const deleted = [...notes, ...summaries].flatMap(({ sentences }) => deletedQuotes(sentences));
  const isDeleted = (segmentId: string, quote: string) =>
    deleted.some(
      (item) =>
        item.segmentId === segmentId && (item.quote.includes(quote) || quote.includes(item.quote)),
    );
  const sections = summaries
    .filter((row) => row.format === format)
    .filter(({ question }) => !question || checkEvidence({ segments }, [question]).length > 0)
    .map(({ title, question, sentences }) => ({
      title: question?.text ?? title ?? '',
      sentences: sentenceShapes(callId, sentences, segmentById)
        .filter(({ writtenById }) => writtenById === null)
        .filter(({ evidence }) => !evidence.some((at) => isDeleted(at.segment.id, at.quote)))
        .map(({ shownText, evidence }) => ({
          text: shownText,
          momentsMs: [
            ...new Set(
              evidence.map(
                ({ segment, quote }) =>
                  quoteTimes({ ...segment, words: wordsById.get(segment.id) ?? [] }, quote).startMs,
              ),
            ),
          ].sort((a, b) => a - b),
        })),
    }))
    .filter(({ sentences }) => sentences.length > 0);
  const chapters = (outline?.chapters ?? []).flatMap(({ title, segmentIds: [id = ''] }) => {
    const segment = segmentById.get(id);
    return segment ? [{ title, startMs: segment.startMs }] : [];
  });
  return { sections, chapters };
}

/** The formats of which something is written of an interview. */
export async function writtenFormats(db: Db, interviewId: string): Promise<ExternalNotesFormat[]> {
  const rows = await db
    .selectDistinct({ format: aiSummary.format })
    .from(aiSummary)
    .innerJoin(call, and(eq(call.id, aiSummary.callId), isNull(call.deletedAt)))
    .where(eq(call.interviewId, interviewId));
  return externalNotesFormats.filter((format) => rows.some((row) => row.format === format));
}

const deletedQuotes = (sentences: readonly NoteSentence[]) =>
  sentences.filter((sentence) => sentence.isDeleted).flatMap(({ evidence }) => evidence);
