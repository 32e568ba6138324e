import type { AiNoteRow, AiOutlineRow, AiSummaryRow } from './aiNoteLoaders.ts';

/** The ids of all segments that some notes, summaries and outlines point at, each once. */
export function citedIds(
  notes: readonly Pick<AiNoteRow, 'askedAtSegmentId' | 'moments' | 'sentences'>[],
  summaries: readonly Pick<AiSummaryRow, 'question' | 'sentences'>[],
  outlines: readonly Pick<AiOutlineRow, 'chapters' | 'topics' | 'protectedQuestions'>[],
): string[] {
  const quoted = [...notes, ...summaries].flatMap(({ sentences }) => sentences);
  const questions = summaries.flatMap(({ question }) => question ?? []);
  return [
    ...new Set([
      ...[...quoted, ...questions].flatMap(({ evidence }) =>
        evidence.map((item) => item.segmentId),
      ),
      ...notes.flatMap(({ askedAtSegmentId }) => askedAtSegmentId ?? []),
      ...notes.flatMap(({ moments }) => moments),
      ...outlines.flatMap(({ chapters }) =>
        chapters.flatMap((chapter) => chapter.segmentIds.slice(0, 1)),
      ),
      ...outlines.flatMap((outline) =>
        outline.protectedQuestions.map(({ segmentId }) => segmentId),
      ),
      ...outlines.flatMap(({ topics }) => topics.flatMap((topic) => topic.segmentIds)),
    ]),
  ];
}
