import {
  aiNoteGaps,
  aiNoteStatuses,
  type AiNoteGap,
  type AiSummaryFormat,
  type AiWritingKind,
} from '../../../../shared/domain/aiNote.ts';
import { checkEvidence } from '../../../../shared/language/checkEvidence.ts';
import { builder, ProcessingStatusEnum } from '../../graphql/builder.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { Call } from '../calls/callType.ts';
import { isGuideHidden } from '../guides/isGuideHidden.ts';
import type { AiNoteRow, AiSummaryRow, AiText } from './aiNoteLoaders.ts';
import { aiNotePolicy } from './aiNotePolicy.ts';
import { isTouched } from './isTouched.ts';
import { noteGap } from './noteGap.ts';
import {
  AiCitedText,
  AiEngine,
  AiEvidence,
  AiSentence,
  evidenceShapes,
  sentenceShapes,
  type CitedShape,
  type SentenceShape,
} from './aiSentenceType.ts';

const AiNoteStatusEnum = builder.enumType('AiNoteStatus', { values: aiNoteStatuses });
const AiNoteGapEnum = builder.enumType('AiNoteGap', {
  description: 'Why a note shows no sentence.',
  values: aiNoteGaps,
});

const shapesByRow = new WeakMap<AiNoteRow | AiSummaryRow, SentenceShape[]>();

/** Several fields ask for them; the quotes are checked against the transcript once. */
function sentencesOf({ text, row }: { text: AiText; row: AiNoteRow | AiSummaryRow }) {
  const known = shapesByRow.get(row);
  if (known) return known;
  const shapes = sentenceShapes(row.callId, row.sentences, text.segmentById);
  shapesByRow.set(row, shapes);
  return shapes;
}

const gapOf = (one: { text: AiText; row: AiNoteRow }): AiNoteGap | null =>
  noteGap(one.row, sentencesOf(one).length);

/** What was written down holds while nothing was deleted or corrected away since. */
function reasonOf(one: { text: AiText; row: AiNoteRow }): string {
  const gap = gapOf(one);
  if (gap === 'DELETED') return 'Somebody deleted every sentence of this note.';
  if (gap === 'OUTDATED')
    return 'The words this note rested on were changed in the transcript. It is written anew.';
  return one.row.matchReason;
}

const isChanged = ({ row }: { row: AiNoteRow | AiSummaryRow }): boolean => isTouched(row);

const hiddenQuestion = 'A question of a guide that is not shared with you';

const engineOf = (id: string | null, context: GraphqlContext) =>
  context.signedIn().loaders.engineRecordById.loadIfSet(id);

const AiNote = builder.objectRef<{ text: AiText; row: AiNoteRow }>('AiNote').implement({
  description: 'What the interview says about one question of its guide.',
  fields: (t) => ({
    id: t.id({ resolve: ({ row }) => row.id }),
    cueId: t.id({ nullable: true, resolve: ({ row }) => row.cueId }),
    question: t.string({
      description: 'Of a guide that is not shared with the viewer, only that there is one.',
      resolve: async ({ row }, _args, context) => {
        const { loaders } = context.signedIn();
        const call = await loaders.callById.load(row.callId);
        return call && (await isGuideHidden(loaders, call)) ? hiddenQuestion : row.question;
      },
    }),
    questionType: t.string({ resolve: ({ row }) => row.questionType }),
    competency: t.string({ nullable: true, resolve: ({ row }) => row.competency }),
    status: t.field({ type: AiNoteStatusEnum, resolve: ({ row }) => row.status }),
    gap: t.field({
      type: AiNoteGapEnum,
      nullable: true,
      description: 'Why no sentence is shown; null where one is.',
      resolve: (one) => gapOf(one),
    }),
    isUnsure: t.boolean({
      description: 'Perhaps the question was asked, in words the engine does not know.',
      resolve: (one) => one.row.isUnsure && gapOf(one) === null,
    }),
    matchReason: t.string({
      description: 'For people: why the note says what it says, or why it says nothing.',
      resolve: (one) => reasonOf(one),
    }),
    askedAt: t.field({
      type: AiEvidence,
      nullable: true,
      description: 'The turn in which the question was put.',
      resolve: ({ row, text }) => {
        const segment = text.segmentById.get(row.askedAtSegmentId ?? '');
        return segment ? { segment, quote: segment.text } : null;
      },
    }),
    answer: t.string({
      description: 'The sentences in one text.',
      resolve: (one) =>
        sentencesOf(one)
          .map(({ shownText }) => shownText)
          .join(' '),
    }),
    sentences: t.field({ type: [AiSentence], resolve: sentencesOf }),
    isEdited: t.boolean({ resolve: isChanged }),
    engine: t.field({
      type: AiEngine,
      nullable: true,
      resolve: ({ row }, _args, context) => engineOf(row.engineRecordId, context),
    }),
  }),
});

const AiSummarySection = builder
  .objectRef<{ text: AiText; row: AiSummaryRow }>('AiSummarySection')
  .implement({
    fields: (t) => ({
      id: t.id({ resolve: ({ row }) => row.id }),
      title: t.string({ nullable: true, resolve: ({ row }) => row.title }),
      question: t.field({
        type: AiCitedText,
        nullable: true,
        description: 'Of a question and answer: the question as it was put.',
        resolve: ({ row, text }): CitedShape | null =>
          row.question
            ? { text: row.question.text, evidence: evidenceShapes(row.question, text.segmentById) }
            : null,
      }),
      sentences: t.field({ type: [AiSentence], resolve: sentencesOf }),
      gap: t.field({
        type: AiNoteGapEnum,
        nullable: true,
        description: 'Why no sentence is shown; null where one is.',
        resolve: (one) => noteGap({ ...one.row, status: 'ANSWERED' }, sentencesOf(one).length),
      }),
      isEdited: t.boolean({ resolve: isChanged }),
    }),
  });

const sectionsOf = (text: AiText, format: AiSummaryFormat) =>
  text.summaries
    .filter((row) => row.format === format && isQuestionStanding(row, text))
    .map((row) => ({ text, row }));

/** A question is shown only while its words stand in the transcript. */
const isQuestionStanding = ({ question }: AiSummaryRow, { segmentById }: AiText): boolean =>
  question === null ||
  checkEvidence({ segments: [...segmentById.values()] }, [question]).length > 0;

const AiSummary = builder.objectRef<AiText>('AiSummary').implement({
  fields: (t) => ({
    tldr: t.field({
      type: AiSummarySection,
      nullable: true,
      resolve: (one) => sectionsOf(one, 'TLDR')[0] ?? null,
    }),
    candidateSummary: t.field({
      type: AiSummarySection,
      nullable: true,
      resolve: (one) => sectionsOf(one, 'CS')[0] ?? null,
    }),
    qAndA: t.field({ type: [AiSummarySection], resolve: (one) => sectionsOf(one, 'QANDA') }),
    writeUp: t.field({ type: [AiSummarySection], resolve: (one) => sectionsOf(one, 'WRITEUP') }),
    engine: t.field({
      type: AiEngine,
      nullable: true,
      resolve: (one, _args, context) => engineOf(one.outline?.engineRecordId ?? null, context),
    }),
  }),
});

const Chapter = builder
  .objectRef<{ title: string; startMs: number; segmentId: string }>('Chapter')
  .implement({
    fields: (t) => ({
      title: t.exposeString('title'),
      startMs: t.exposeInt('startMs'),
      segmentId: t.exposeID('segmentId'),
    }),
  });

const TopicMention = builder
  .objectRef<{ segmentId: string; startMs: number }>('TopicMention')
  .implement({
    fields: (t) => ({ segmentId: t.exposeID('segmentId'), startMs: t.exposeInt('startMs') }),
  });
const Topic = builder
  .objectRef<{ name: string; mentions: { segmentId: string; startMs: number }[] }>('Topic')
  .implement({
    fields: (t) => ({
      name: t.exposeString('name'),
      mentions: t.field({ type: [TopicMention], resolve: (one) => one.mentions }),
    }),
  });

const textOf = (callId: string, context: GraphqlContext) =>
  context.signedIn().loaders.aiTextByCallId.loadFirst(callId);

const writingOf = async (callId: string, kind: AiWritingKind, context: GraphqlContext) =>
  (await context.signedIn().loaders.aiWritingsByCallId.load(callId)).find(
    (one) => one.name === kind,
  );

builder.objectFields(Call, (t) => ({
  aiNotes: t.field({
    type: [AiNote],
    description: 'In the order of the guide.',
    resolve: async (call, _args, context) => {
      const text = await textOf(call.id, context);
      return text ? text.notes.map((row) => ({ text, row })) : [];
    },
  }),
  aiSummary: t.field({
    type: AiSummary,
    nullable: true,
    resolve: async (call, _args, context) => {
      const text = await textOf(call.id, context);
      return text?.outline ? text : null;
    },
  }),
  chapters: t.field({
    type: [Chapter],
    resolve: async (call, _args, context) => {
      const text = await textOf(call.id, context);
      return (text?.outline?.chapters ?? []).flatMap(({ title, segmentIds: [segmentId = ''] }) => {
        const startMs = text?.segmentById.get(segmentId)?.startMs;
        return startMs === undefined ? [] : [{ title, startMs, segmentId }];
      });
    },
  }),
  topics: t.field({
    type: [Topic],
    description: 'What was spoken of in two or more turns, the weightiest first.',
    resolve: async (call, _args, context) => {
      const text = await textOf(call.id, context);
      return (text?.outline?.topics ?? []).map(({ name, segmentIds }) => ({
        name,
        mentions: segmentIds.flatMap((segmentId) => {
          const startMs = text?.segmentById.get(segmentId)?.startMs;
          return startMs === undefined ? [] : [{ segmentId, startMs }];
        }),
      }));
    },
  }),
  aiNotesProcessingStatus: t.field({
    type: ProcessingStatusEnum,
    resolve: async (call, _args, context) =>
      (await writingOf(call.id, 'NOTES', context))?.status ?? 'PENDING',
  }),
  aiNotesFailureReason: t.string({
    nullable: true,
    resolve: async (call, _args, context) =>
      (await writingOf(call.id, 'NOTES', context))?.failureReason ?? null,
  }),
  aiSummaryProcessingStatus: t.field({
    type: ProcessingStatusEnum,
    resolve: async (call, _args, context) =>
      (await writingOf(call.id, 'SUMMARY', context))?.status ?? 'PENDING',
  }),
  aiSummaryFailureReason: t.string({
    nullable: true,
    resolve: async (call, _args, context) =>
      (await writingOf(call.id, 'SUMMARY', context))?.failureReason ?? null,
  }),
  canEditAiNotes: t.boolean({
    description: 'Whether the viewer may write them anew and change their sentences.',
    resolve: (call, _args, context) => aiNotePolicy.can(context.signedIn().actor, 'edit', call),
  }),
}));
