import {
  aiNoteGaps,
  aiNoteStatuses,
  type AiSummaryFormat,
  type AiWritingKind,
} from '#shared/domain/aiNote.ts';
import { builder, ProcessingStatusEnum } from '../../graphql/builder.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { Call } from '../calls/callType.ts';
import { AppliedTemplateType } from '../aiTemplates/aiTemplateType.ts';
import { isGuideHidden } from '../guides/isGuideHidden.ts';
import type { AiNoteRow, AiSummaryRow, AiText } from './aiNoteLoaders.ts';
import { aiNotePolicy } from './aiNotePolicy.ts';
import { Chapter, Topic } from './outlineType.ts';
import { isTouched } from './isTouched.ts';
import { noteGap } from './noteGap.ts';
import { protectedAdvice, type ProtectedAdvice } from '#shared/domain/protectedAdvice.ts';
import {
  askedAtOf,
  chaptersOf,
  gapOf,
  momentsOf,
  reasonOf,
  sentencesOf,
  summaryPartsOf,
  type Written,
} from './shownAiText.ts';
import {
  AiCitedText,
  AiEngine,
  AiEvidence,
  AiSentence,
  evidenceShapes,
  type CitedShape,
  type EvidenceShape,
} from './aiSentenceType.ts';

const AiNoteStatusEnum = builder.enumType('AiNoteStatus', { values: aiNoteStatuses });
const AiNoteGapEnum = builder.enumType('AiNoteGap', {
  description: 'Why a note shows no sentence.',
  values: aiNoteGaps,
});

const isChanged = ({ row }: { row: AiNoteRow | AiSummaryRow }): boolean => isTouched(row);

export const hiddenQuestion = 'A question of a guide that is not shared with you';

const engineOf = (id: string | null, context: GraphqlContext) =>
  context.signedIn().loaders.engineRecordById.loadIfSet(id);

const AiNote = builder.objectRef<Written<AiNoteRow>>('AiNote').implement({
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
      resolve: (source) => gapOf(source),
    }),
    isUnsure: t.boolean({
      description: 'Perhaps the question was asked, in words the engine does not know.',
      resolve: ({ row }) => row.isUnsure,
    }),
    matchReason: t.string({
      description: 'For people: why the note says what it says, or why it says nothing.',
      resolve: (source) => reasonOf(source),
    }),
    askedAt: t.field({
      type: AiEvidence,
      nullable: true,
      description: 'The turn in which the question was put.',
      resolve: askedAtOf,
    }),
    moments: t.field({
      type: [AiEvidence],
      description: 'Where it is unsure: at most three turns to listen to, the likeliest first.',
      resolve: momentsOf,
    }),
    missing: t.string({
      nullable: true,
      description: 'The part of the question of which the answer does not speak.',
      resolve: async ({ row }, _args, context) => {
        const { loaders } = context.signedIn();
        const call = await loaders.callById.load(row.callId);
        return call && (await isGuideHidden(loaders, call)) ? null : row.missing;
      },
    }),
    answer: t.string({
      description: 'The sentences in one text.',
      resolve: (source) =>
        sentencesOf(source)
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

const AiSummarySection = builder.objectRef<Written<AiSummaryRow>>('AiSummarySection').implement({
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
      resolve: (source) =>
        noteGap({ ...source.row, status: 'ANSWERED' }, sentencesOf(source).length),
    }),
    isEdited: t.boolean({ resolve: isChanged }),
  }),
});

const sectionsOf = (text: AiText, format: AiSummaryFormat) =>
  summaryPartsOf(text, format).map((row) => ({ text, row }));

const AiSummary = builder.objectRef<AiText>('AiSummary').implement({
  fields: (t) => ({
    tldr: t.field({
      type: AiSummarySection,
      nullable: true,
      resolve: (source) => sectionsOf(source, 'TLDR')[0] ?? null,
    }),
    candidateSummary: t.field({
      type: AiSummarySection,
      nullable: true,
      resolve: (source) => sectionsOf(source, 'CS')[0] ?? null,
    }),
    qAndA: t.field({ type: [AiSummarySection], resolve: (source) => sectionsOf(source, 'QANDA') }),
    writeUp: t.field({
      type: [AiSummarySection],
      resolve: (source) => sectionsOf(source, 'WRITEUP'),
    }),
    sections: t.field({
      type: [AiSummarySection],
      description: 'Of the template, in its order.',
      resolve: (source) => sectionsOf(source, 'SECTION'),
    }),
    template: t.field({
      type: AppliedTemplateType,
      nullable: true,
      description: 'What the summary was written by; null for the standard summary.',
      resolve: ({ outline }) => outline?.template ?? null,
    }),
    engine: t.field({
      type: AiEngine,
      nullable: true,
      resolve: (source, _args, context) =>
        engineOf(source.outline?.engineRecordId ?? null, context),
    }),
  }),
});

const ProtectedQuestion = builder
  .objectRef<EvidenceShape & ProtectedAdvice>('ProtectedQuestion')
  .implement({
    description: 'A question that no hiring decision may rest on. Its reply enters no note.',
    fields: (t) => ({
      label: t.exposeString('label'),
      why: t.exposeString('why'),
      askedAt: t.field({ type: AiEvidence, resolve: (source) => source }),
    }),
  });

const textOf = (callId: string, context: GraphqlContext) =>
  context.signedIn().loaders.aiTextByCallId.loadFirst(callId);

const writingOf = async (callId: string, kind: AiWritingKind, context: GraphqlContext) =>
  (await context.signedIn().loaders.aiWritingsByCallId.load(callId)).find(
    (item) => item.name === kind,
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
      const { loaders } = context.signedIn();
      const text = await textOf(call.id, context);
      const loaded = text && (await loaders.callById.load(call.id));
      return loaded ? chaptersOf(text, await isGuideHidden(loaders, loaded)) : [];
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
  protectedQuestions: t.field({
    type: [ProtectedQuestion],
    description:
      'What was asked on protected ground. Told to the interviewers and administrators only; empty for others.',
    resolve: async (call, _args, context) => {
      if (!aiNotePolicy.can(context.signedIn().actor, 'readProtected', call)) return [];
      const text = await textOf(call.id, context);
      return (text?.outline?.protectedQuestions ?? []).flatMap(({ segmentId, ground }) => {
        const segment = text?.segmentById.get(segmentId);
        return segment ? [{ ...protectedAdvice[ground], segment, quote: segment.text }] : [];
      });
    },
  }),
  canEditAiNotes: t.boolean({
    description: 'Whether the viewer may write them anew and change their sentences.',
    resolve: (call, _args, context) => aiNotePolicy.can(context.signedIn().actor, 'edit', call),
  }),
}));
