import { textOf } from '#shared/domain/replaceWords.ts';
import type { TranscriptTurn } from '#shared/domain/transcript.ts';
import {
  builder,
  EngineTrustEnum,
  SpeakerBasisEnum,
  SpeakerRoleEnum,
} from '../../graphql/builder.ts';
import type { LoadedCall } from '../calls/callLoaders.ts';
import { Call, wholeCall } from '../calls/callType.ts';
import { User } from '../users/userType.ts';
import { describeEdit } from './transcriptEdit.ts';
import type { EngineRecordRow, SpeakerRow, TranscriptEditRow } from './transcriptLoaders.ts';

const Speaker = builder.objectRef<SpeakerRow>('Speaker').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    index: t.exposeInt('index'),
    name: t.exposeString('name'),
    role: t.expose('role', { type: SpeakerRoleEnum }),
    basis: t.expose('basis', { type: SpeakerBasisEnum }),
    talkMs: t.exposeInt('talkMs'),
    wordCount: t.exposeInt('wordCount'),
    longestMonologueMs: t.exposeInt('longestMonologueMs'),
    questionCount: t.exposeInt('questionCount'),
    wordsPerMinute: t.int({
      nullable: true,
      resolve: (source) =>
        source.talkMs > 0 ? Math.round(source.wordCount / (source.talkMs / 60_000)) : null,
    }),
  }),
});

export const Segment = builder.objectRef<TranscriptTurn>('Segment').implement({
  description: 'A turn that changed. Its words and their times are in the body of the transcript.',
  fields: (t) => ({
    id: t.exposeID('id'),
    speakerId: t.exposeID('speakerId'),
    text: t.string({ resolve: ({ words }) => textOf(words) }),
    isEdited: t.exposeBoolean('isEdited'),
  }),
});

const TranscriptEngine = builder.objectRef<EngineRecordRow>('TranscriptEngine').implement({
  description: 'Which engine wrote it, and how far to trust it.',
  fields: (t) => ({
    id: t.string({ resolve: (source) => source.engine }),
    name: t.string({ resolve: (source) => source.engineName }),
    version: t.string({ resolve: (source) => source.engineVersion }),
    trust: t.expose('trust', { type: EngineTrustEnum }),
    finishedAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

export const TranscriptEdit = builder.objectRef<TranscriptEditRow>('TranscriptEdit').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.string({ resolve: (source) => source.kind }),
    description: t.string({ resolve: describeEdit }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    actor: t.field({
      type: User,
      resolve: (source, _args, context) =>
        context.signedIn().loaders.userById.loadOrThrow(source.actorId),
    }),
  }),
});

const Transcript = builder
  .objectRef<{ call: LoadedCall; engine: EngineRecordRow }>('Transcript')
  .implement({
    description: 'What is known of a transcript. Its words are at `/transcripts/{callId}`.',
    fields: (t) => ({
      revision: t.int({ resolve: ({ call }) => call.transcriptRevision }),
      languageCode: t.string({
        resolve: ({ call, engine }) => engine.languageCode ?? call.languageCode,
      }),
      engine: t.field({ type: TranscriptEngine, resolve: ({ engine }) => engine }),
      edits: t.field({
        type: [TranscriptEdit],
        description: 'Newest first, those that can still be undone.',
        resolve: ({ call }, _args, context) =>
          context.signedIn().loaders.editsByCallId.load(call.id),
      }),
    }),
  });

interface MetricsShape {
  callId: string;
  candidateTalkRatio: number | null;
  longestMonologueMs: number;
  speakingRateWpm: number | null;
  questionsAsked: number;
  interactivityCenti: number;
}
const CallMetrics = builder.objectRef<MetricsShape>('CallMetrics').implement({
  fields: (t) => ({
    candidateTalkRatioPercent: t.exposeInt('candidateTalkRatio', { nullable: true }),
    longestMonologueMs: t.exposeInt('longestMonologueMs'),
    speakingRateWpm: t.exposeInt('speakingRateWpm', { nullable: true }),
    questionsAsked: t.exposeInt('questionsAsked'),
    interactivity: t.float({
      description: 'Speaker switches a minute.',
      resolve: (source) => source.interactivityCenti / 100,
    }),
    speakingRateDecile: t.int({
      nullable: true,
      description:
        "1 to 10 against the organization's interviews of the three months before, 4 being the 30th to 40th percentile; null with fewer than ten.",
      resolve: async (source, _args, context) =>
        (await context.signedIn().loaders.decilesByCallId.loadFirst(source.callId))?.speakingRate ??
        null,
    }),
    interactivityDecile: t.int({
      nullable: true,
      resolve: async (source, _args, context) =>
        (await context.signedIn().loaders.decilesByCallId.loadFirst(source.callId))
          ?.interactivity ?? null,
    }),
  }),
});

builder.objectFields(Call, (t) => ({
  speakers: t.field({
    type: [Speaker],
    resolve: (call, _args, context) => context.signedIn().loaders.speakersByCallId.load(call.id),
  }),
  metrics: t.field({
    type: CallMetrics,
    nullable: true,
    resolve: (call, _args, context) => context.signedIn().loaders.metricByCallId.loadFirst(call.id),
  }),
  transcript: t.field({
    type: Transcript,
    nullable: true,
    resolve: async (listed, _args, context) => {
      const call = await wholeCall(listed, context);
      const engine = await context
        .signedIn()
        .loaders.engineRecordById.loadIfSet(call.transcriptEngineRecordId);
      return engine ? { call, engine } : null;
    },
  }),
}));
