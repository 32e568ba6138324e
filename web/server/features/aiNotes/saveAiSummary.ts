import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { AiSummaryFormat } from '#shared/domain/aiNote.ts';
import { aiSummaryFormats } from '#shared/domain/aiNote.ts';
import type { CallTemplate } from '#shared/domain/aiTemplate.ts';
import type { SummaryOutput } from '#shared/language/gateSummary.ts';
import type { CitedSentence } from '#shared/language/interview.ts';
import { mergeSentences } from '#shared/language/mergeSentences.ts';
import type { Tx } from '../../db/database.ts';
import { aiOutline, aiSummary } from '../../db/tables/schema.ts';
import type { AiSummaryRow } from './aiNoteLoaders.ts';
import { isTouched } from './isTouched.ts';
import { appliedOf } from '../aiTemplates/templateOfCall.ts';
import type { CallInterview } from './interviewOfCall.ts';

interface Part {
  format: AiSummaryFormat;
  title: string | null;
  question: CitedSentence | null;
  sentences: CitedSentence[];
}

/**
 * Puts a new summary in the place of a call's old one. What people changed is kept in the same part: the
 * question with the same words, the section with the same title. A part that is no more stays only when
 * somebody changed it.
 */
export async function saveAiSummary(
  tx: Tx,
  made: {
    call: { id: string; organizationId: string };
    spoken: CallInterview;
    summary: SummaryOutput;
    template: CallTemplate | undefined;
    recordId: string | null;
  },
): Promise<void> {
  const { spoken, summary, template, recordId } = made;
  const { id: callId, organizationId } = made.call;
  const old = await tx.select().from(aiSummary).where(eq(aiSummary.callId, callId));
  const left = new Set(old);
  const fresh = partsOf(summary, spoken, template).map(({ sentences, ...part }) => {
    const before = takeBefore(left, part);
    return {
      ...{ id: before?.id ?? randomUUID(), organizationId, callId, ...part },
      sentences: mergeSentences(spoken.segments, before?.sentences ?? [], sentences, randomUUID),
      engineRecordId: recordId,
      ...(before ? { createdAt: before.createdAt } : {}),
    };
  });
  const kept = [...left].filter(isTouched).map((row) => ({
    ...row,
    sentences: mergeSentences(spoken.segments, row.sentences, [], randomUUID),
  }));
  await tx.delete(aiSummary).where(eq(aiSummary.callId, callId));
  const rows = aiSummaryFormats.flatMap((format) =>
    [...fresh, ...kept]
      .filter((item) => item.format === format)
      .map((item, index) => ({ ...item, index })),
  );
  if (rows.length > 0) await tx.insert(aiSummary).values(rows);

  const ours = (ids: readonly string[]) => ids.flatMap((id) => spoken.segmentId(id) ?? []);
  const outline = {
    chapters: summary.chapters.map(({ title, segmentId }) => ({
      title,
      segmentIds: ours([segmentId]),
    })),
    topics: summary.topics.map(({ name, segmentIds }) => ({ name, segmentIds: ours(segmentIds) })),
    protectedQuestions: [...spoken.protectedQuestions],
    template: template ? appliedOf(template) : null,
    engineRecordId: recordId,
  };
  await tx
    .insert(aiOutline)
    .values({ callId, organizationId, ...outline })
    .onConflictDoUpdate({ target: aiOutline.callId, set: outline });
}

function partsOf(
  summary: SummaryOutput,
  { withOurIds }: CallInterview,
  template: CallTemplate | undefined,
): Part[] {
  const part = (format: AiSummaryFormat, sentences: CitedSentence[], more: Partial<Part> = {}) => ({
    ...{ format, title: null, question: null, ...more },
    sentences: sentences.map(withOurIds),
  });
  const saidIn = (at: number) =>
    summary.sections.find(({ index }) => index === at)?.sentences ?? [];
  return [
    ...(template?.sections ?? []).map(({ title }, at) => part('SECTION', saidIn(at), { title })),
    part('TLDR', summary.tldr),
    part('CS', summary.candidateSummary),
    ...summary.qAndA.map(({ question, answer }) =>
      part('QANDA', answer, { question: withOurIds(question) }),
    ),
    ...summary.writeUp.map(({ title, sentences }) => part('WRITEUP', sentences, { title })),
  ];
}

function takeBefore(
  left: Set<AiSummaryRow>,
  { format, title, question }: Omit<Part, 'sentences'>,
): AiSummaryRow | undefined {
  const found = [...left].find(
    (row) =>
      row.format === format &&
      row.title === title &&
      (row.question?.text ?? null) === (question?.text ?? null),
  );
  if (found) left.delete(found);
  return found;
}
