import type { AiNoteGap, AiSummaryFormat } from '#shared/domain/aiNote.ts';
import { shownParts } from '#shared/domain/aiTemplate.ts';
import { checkEvidence } from '#shared/language/checkEvidence.ts';
import type { AiNoteRow, AiSummaryRow, AiText } from './aiNoteLoaders.ts';
import { sentenceShapes, type SentenceShape } from './aiSentenceType.ts';
import { noteGap } from './noteGap.ts';

type Row = AiNoteRow | AiSummaryRow;

/** A note or a part of a summary with everything written of the interview around it. */
export interface Written<Of extends Row> {
  text: AiText;
  row: Of;
}

interface Shown {
  sentences: SentenceShape[];
  /** Whether it had others, which stand further up the page. */
  hasRepeats: boolean;
}

const shownByText = new WeakMap<AiText, Map<string, Shown>>();

/** What a reader sees of one note or part of a summary. No sentence stands twice on the page. */
const shownOf = ({ text, row }: Written<Row>): Shown => {
  const known = shownByText.get(text) ?? shownOfAll(text);
  shownByText.set(text, known);
  return known.get(row.id) ?? { sentences: [], hasRepeats: false };
};

export const sentencesOf = (written: Written<Row>): SentenceShape[] => shownOf(written).sentences;

/** Notes of the guide come first, then the parts of the summary that the page shows, in its order. */
function shownOfAll({
  callId,
  notes,
  summaries,
  outline,
  segmentById,
}: AiText): Map<string, Shown> {
  const quoted = new Map<string, string[]>();
  const isQuoted = ({ evidence }: SentenceShape) =>
    evidence.length > 0 &&
    evidence.every(({ segment, quote }) =>
      quoted.get(segment.id)?.some((item) => item.includes(quote) || quote.includes(item)),
    );
  const shown = new Map<string, Shown>();
  const ordered = shownParts(outline?.template ?? null).flatMap((format) =>
    summaries.filter((row) => row.format === format),
  );
  for (const row of [...notes, ...ordered]) {
    const all = sentenceShapes(callId, row.sentences, segmentById);
    // What somebody asked for in a template stands there whole.
    const isWhole = !('format' in row) || row.format === 'SECTION';
    const kept = all.filter(
      (item) => isWhole || item.editedText !== null || item.writtenById !== null || !isQuoted(item),
    );
    shown.set(row.id, { sentences: kept, hasRepeats: kept.length < all.length });
    // A sentence that somebody deleted from a note does not come back in the summary.
    for (const { evidence } of row.sentences)
      for (const { segmentId, quote } of evidence)
        quoted.set(segmentId, [...(quoted.get(segmentId) ?? []), quote]);
  }
  return shown;
}

/**
 * The parts of a summary that say something beyond what stands further up. A question is shown only while its
 * words stand in the transcript.
 */
export function summaryPartsOf(text: AiText, format: AiSummaryFormat): AiSummaryRow[] {
  return text.summaries.filter((row) => {
    if (row.format !== format || !isQuestionStanding(row, text)) return false;
    if (!shownParts(text.outline?.template ?? null).includes(format)) return false;
    const { sentences, hasRepeats } = shownOf({ text, row });
    return sentences.length > 0 || !hasRepeats;
  });
}

const isQuestionStanding = ({ question }: AiSummaryRow, { segmentById }: AiText): boolean =>
  question === null ||
  checkEvidence({ segments: [...segmentById.values()] }, [question]).length > 0;

export const gapOf = (written: Written<AiNoteRow>): AiNoteGap | null =>
  noteGap(written.row, sentencesOf(written).length);

/** What was written down holds while nothing was deleted or corrected away since. */
export function reasonOf(written: Written<AiNoteRow>): string {
  const gap = gapOf(written);
  if (gap === 'DELETED') return 'Somebody deleted every sentence of this note.';
  if (gap === 'OUTDATED')
    return 'The words this note rested on were changed in the transcript. It is written anew.';
  return written.row.matchReason;
}

/** Where a question was put. */
export const askedAtOf = ({ row, text }: Written<AiNoteRow>) => {
  const segment = text.segmentById.get(row.askedAtSegmentId ?? '');
  return segment ? { segment, quote: segment.text } : null;
};

/** Where a question may have been put, for people to listen. */
export const momentsOf = ({ row, text }: Written<AiNoteRow>) =>
  row.moments.flatMap((id) => {
    const segment = text.segmentById.get(id);
    return segment ? [{ segment, quote: segment.text }] : [];
  });

/** Below this number of questions with a place, chapters come from the talk itself. */
const leastOfGuide = 3;

/**
 * Chapters in the order of time: by the questions of the guide where they were heard, else as the engine
 * cut the talk.
 */
export function chaptersOf(
  text: AiText,
  isGuideHidden: boolean,
): { title: string; startMs: number; segmentId: string }[] {
  const asked = text.notes.flatMap((row) => {
    const place = row.isUnsure ? null : askedAtOf({ row, text });
    return place ? [{ title: row.question, ...startOf(place.segment) }] : [];
  });
  const cut = (text.outline?.chapters ?? []).flatMap(({ title, segmentIds: [id = ''] }) => {
    const segment = text.segmentById.get(id);
    return segment ? [{ title, ...startOf(segment) }] : [];
  });
  if (isGuideHidden || asked.length < leastOfGuide) return cut;
  const byTime = asked.toSorted((a, b) => a.startMs - b.startMs);
  // Two questions in one breath are one chapter.
  const parted = byTime.filter((item, at) => item.segmentId !== byTime[at - 1]?.segmentId);
  const [begin] = cut;
  const isBefore = begin && begin.startMs < (parted[0]?.startMs ?? 0) - shortestBeginningMs;
  return isBefore ? [{ ...begin, title: 'Beginning' }, ...parted] : parted;
}

const shortestBeginningMs = 20_000;
const startOf = ({ id, startMs }: { id: string; startMs: number }) => ({ segmentId: id, startMs });
