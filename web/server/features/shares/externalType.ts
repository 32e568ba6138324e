import { and, asc, eq, isNull } from 'drizzle-orm';
import { cutTurns } from '#shared/domain/clip.ts';
import { sharedNouns, type SharedNoun } from '#shared/domain/share.ts';
import { organization, recordingPeaks, speaker, user } from '../../db/tables/schema.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { readAiText } from '../aiNotes/aiNoteLoaders.ts';
import { addExternalView } from '../calls/callViews.ts';
import { ClipSegment, ClipSpeaker } from '../clips/clipPartTypes.ts';
import { readTurns } from '../transcripts/transcriptBody.ts';
import { externalNotes, type ExternalNotes, type ExternalNotesSection } from './externalNotes.ts';
import { findExternalPassages, type ExternalPassage } from './externalPassages.ts';
import {
  findOwnShare,
  isExpired,
  requestAccessCode,
  requestShareRenewal,
  verifyAccessCode,
} from './externalViewer.ts';
import type { ShareRow } from './shareLoaders.ts';

interface Passage {
  share: ShareRow;
  passage: ExternalPassage;
}

const dbOf = ({ services }: GraphqlContext, { organizationId }: { organizationId: string }) =>
  services.database.forOrganization(organizationId);

const turnsOf = async ({ passage }: Passage, context: GraphqlContext) => {
  const turns = await readTurns(dbOf(context, passage), passage.callId);
  return passage.isWhole ? turns : cutTurns(turns, passage);
};

type ExternalSentenceShape = ExternalNotesSection['sentences'][number];

const ExternalSentence = builder.objectRef<ExternalSentenceShape>('ExternalSentence').implement({
  fields: (t) => ({
    text: t.exposeString('text'),
    momentsMs: t.exposeIntList('momentsMs', { description: 'When its words were spoken.' }),
  }),
});

const ExternalSection = builder.objectRef<ExternalNotesSection>('ExternalNotesSection').implement({
  fields: (t) => ({
    title: t.exposeString('title', { description: 'Empty where the notes have one part alone.' }),
    sentences: t.field({ type: [ExternalSentence], resolve: ({ sentences }) => sentences }),
  }),
});

const ExternalChapter = builder
  .objectRef<ExternalNotes['chapters'][number]>('ExternalChapter')
  .implement({
    fields: (t) => ({ title: t.exposeString('title'), startMs: t.exposeInt('startMs') }),
  });

const ExternalNotesType = builder.objectRef<ExternalNotes>('ExternalNotes').implement({
  description: 'The format of the AI notes that the sharer chose, and the chapters.',
  fields: (t) => ({
    sections: t.field({ type: [ExternalSection], resolve: ({ sections }) => sections }),
    chapters: t.field({ type: [ExternalChapter], resolve: ({ chapters }) => chapters }),
  }),
});

const ExternalPassageType = builder.objectRef<Passage>('ExternalPassage').implement({
  description:
    'A recording or a clip of one, as somebody outside may have it: its sound and its words.',
  fields: (t) => ({
    id: t.id({ resolve: ({ passage }) => passage.id }),
    durationMs: t.int({ resolve: ({ passage }) => passage.endMs - passage.startMs }),
    recording: t.field({
      type: ExternalRecording,
      nullable: true,
      resolve: (source) => (source.passage.recording ? source : null),
    }),
    speakers: t.field({
      type: [ClipSpeaker],
      resolve: async (source, _args, context) => {
        const heard = new Set((await turnsOf(source, context)).map(({ speakerId }) => speakerId));
        const speakers = await dbOf(context, source.passage)
          .select()
          .from(speaker)
          .where(and(eq(speaker.callId, source.passage.callId), isNull(speaker.mergedIntoId)))
          .orderBy(asc(speaker.index));
        return speakers.filter(({ id }) => heard.has(id));
      },
    }),
    segments: t.field({
      type: [ClipSegment],
      resolve: (source, _args, context) => turnsOf(source, context),
    }),
    aiNotes: t.field({
      type: ExternalNotesType,
      nullable: true,
      description: 'Null unless the sharer chose a format for a whole recording.',
      resolve: async (source, _args, context) => {
        const { share, passage } = source;
        if (!share.notesFormat || !passage.isWhole) return null;
        const [text] = await readAiText(dbOf(context, passage), [passage.callId]);
        if (!text) return null;
        return externalNotes(text, await turnsOf(source, context), share.notesFormat);
      },
    }),
  }),
});

const peaksOf = async ({ passage }: Passage, context: GraphqlContext) => {
  const [found] = await dbOf(context, passage)
    .select()
    .from(recordingPeaks)
    .where(eq(recordingPeaks.callId, passage.callId));
  return found ?? { lanes: [], peaksPerSecond: 1 };
};

const ExternalRecording = builder.objectRef<Passage>('ExternalRecording').implement({
  fields: (t) => ({
    url: t.string({ resolve: ({ share, passage }) => `/media/external/${share.id}/${passage.id}` }),
    hasVideo: t.boolean({ resolve: ({ passage }) => passage.recording?.hasVideo ?? false }),
    peaks: t.field({
      type: ['Lane'],
      resolve: async (source, _args, context) => {
        const { lanes, peaksPerSecond } = await peaksOf(source, context);
        const from = Math.floor((source.passage.startMs / 1000) * peaksPerSecond);
        const to = Math.ceil((source.passage.endMs / 1000) * peaksPerSecond);
        return lanes.map((lane) => lane.slice(from, to));
      },
    }),
    peaksPerSecond: t.float({
      resolve: async (source, _args, context) => (await peaksOf(source, context)).peaksPerSecond,
    }),
  }),
});

const ExternalView = builder.objectRef<ShareRow>('ExternalView').implement({
  description: 'What was shared with somebody outside. Once it has ended nothing of it is in here.',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title', { description: 'What the sharer calls it; may be empty.' }),
    sharedBy: t.string({
      resolve: async (row, _args, context) => {
        const [found] = await dbOf(context, row)
          .select({ name: user.name })
          .from(user)
          .where(eq(user.id, row.createdById));
        return found?.name ?? '';
      },
    }),
    organizationName: t.string({
      resolve: async (row, _args, context) => {
        const [found] = await dbOf(context, row)
          .select({ name: organization.name })
          .from(organization)
          .where(eq(organization.id, row.organizationId));
        return found?.name ?? '';
      },
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true }),
    isExpired: t.boolean({ resolve: isExpired }),
    isRenewalRequested: t.boolean({ resolve: (row) => row.renewalRequestedAt !== null }),
    passages: t.field({
      type: [ExternalPassageType],
      resolve: async (share, _args, context) => {
        if (isExpired(share)) return [];
        const found = await findExternalPassages(dbOf(context, share), share);
        return found.map((passage) => ({ share, passage }));
      },
    }),
  }),
});

const nounOf = (row: ShareRow): SharedNoun =>
  row.interviewId ? 'call' : row.clipId ? 'clip' : 'playlist';

for (const noun of sharedNouns)
  builder.queryField(`view${noun.charAt(0).toUpperCase()}${noun.slice(1)}`, (t) =>
    t.field({
      type: ExternalView,
      nullable: true,
      skipTypeScopes: true,
      description: 'Null unless this browser has verified the address it was shared with.',
      args: { shareId: t.arg.id({ required: true }) },
      resolve: async (_root, { shareId }, context) => {
        // It follows a cookie and the clock, which no change of a row announces.
        context.freshness.untilMs = 0;
        const row = await findOwnShare(context, shareId);
        if (!row || nounOf(row) !== noun) return null;
        if (row.interviewId && !isExpired(row))
          await addExternalView(dbOf(context, row), {
            ...{ organizationId: row.organizationId, interviewId: row.interviewId },
            shareId: row.id,
          });
        return row;
      },
    }),
  );

builder.mutationFields((t) => ({
  requestAccessCode: t.boolean({
    skipTypeScopes: true,
    description: 'True for every address, known or not.',
    args: { shareId: t.arg.id({ required: true }), email: t.arg.string({ required: true }) },
    resolve: async (_root, { shareId, email }, context) => {
      await requestAccessCode(context, shareId, email);
      return true;
    },
  }),
  verifyAccessCode: t.boolean({
    skipTypeScopes: true,
    args: {
      shareId: t.arg.id({ required: true }),
      email: t.arg.string({ required: true }),
      code: t.arg.string({ required: true }),
    },
    resolve: async (_root, input, context) => {
      await verifyAccessCode(context, input);
      return true;
    },
  }),
  requestShareRenewal: t.boolean({
    skipTypeScopes: true,
    description: 'False unless this browser has verified the address it was shared with.',
    args: { shareId: t.arg.id({ required: true }) },
    resolve: async (_root, { shareId }, context) => {
      const row = await findOwnShare(context, shareId);
      if (row) await requestShareRenewal(context, row);
      return row !== null;
    },
  }),
}));
