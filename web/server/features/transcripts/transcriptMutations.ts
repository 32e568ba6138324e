import type { TranscriptTurn } from '#shared/domain/transcript.ts';
import { builder, SpeakerRoleEnum } from '../../graphql/builder.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import type { LoadedCall } from '../calls/callLoaders.ts';
import { Call } from '../calls/callType.ts';
import { assignSegments } from './assignSegments.ts';
import { correctWords } from './correctWords.ts';
import { mergeCallSpeakers } from './mergeCallSpeakers.ts';
import type { EditContext, MadeEdit } from './transcriptEdit.ts';
import type { TranscriptEditRow } from './transcriptLoaders.ts';
import { transcriptPolicy } from './transcriptPolicy.ts';
import { Segment, TranscriptEdit } from './transcriptType.ts';
import { undoTranscriptEdit } from './undoTranscriptEdit.ts';
import { updateCallSpeaker } from './updateCallSpeaker.ts';

interface EditPayload {
  call: LoadedCall;
  edit: TranscriptEditRow | null;
  segments: TranscriptTurn[];
}
const TranscriptEditPayload = builder.objectRef<EditPayload>('TranscriptEditPayload').implement({
  fields: (t) => ({
    call: t.field({ type: Call, resolve: (source) => source.call }),
    edit: t.field({ type: TranscriptEdit, nullable: true, resolve: (source) => source.edit }),
    segments: t.field({
      type: [Segment],
      description: 'The segments that changed.',
      resolve: (source) => source.segments,
    }),
  }),
});

/** Load, authorize, command, return: the same for every correction of a transcript. */
async function correct(
  context: GraphqlContext,
  callId: string,
  command: (edit: EditContext) => Promise<MadeEdit>,
): Promise<EditPayload> {
  const { loaders, actor, db, services } = context.signedIn();
  const call = await loaders.callById.loadOrThrow(callId);
  transcriptPolicy.authorize(actor, 'correct', call);
  const { edit, changed } = await command({ db, actor, call, send: services.jobs.send });
  loaders.callById.clear(callId);
  return {
    call: await loaders.callById.loadOrThrow(callId),
    edit: edit.undoneAt ? null : edit,
    segments: changed,
  };
}

builder.mutationFields((t) => ({
  updateCallSpeaker: t.field({
    type: TranscriptEditPayload,
    args: {
      callId: t.arg.id({ required: true }),
      speakerId: t.arg.id({ required: true }),
      name: t.arg.string(),
      role: t.arg({ type: SpeakerRoleEnum }),
    },
    resolve: (_root, { callId, speakerId, name, role }, context) =>
      correct(context, callId, (edit) => updateCallSpeaker(edit, speakerId, { name, role })),
  }),
  mergeCallSpeakers: t.field({
    type: TranscriptEditPayload,
    args: {
      callId: t.arg.id({ required: true }),
      speakerId: t.arg.id({ required: true }),
      intoSpeakerId: t.arg.id({ required: true }),
    },
    resolve: (_root, { callId, speakerId, intoSpeakerId }, context) =>
      correct(context, callId, (edit) => mergeCallSpeakers(edit, speakerId, intoSpeakerId)),
  }),
  assignSegments: t.field({
    type: TranscriptEditPayload,
    args: {
      callId: t.arg.id({ required: true }),
      segmentIds: t.arg.idList({ required: true }),
      speakerId: t.arg.id(),
      newSpeakerName: t.arg.string(),
    },
    resolve: (_root, { callId, segmentIds, speakerId, newSpeakerName }, context) =>
      correct(context, callId, (edit) =>
        assignSegments(edit, segmentIds, { speakerId, newSpeakerName }),
      ),
  }),
  correctWords: t.field({
    type: TranscriptEditPayload,
    description:
      'Replaces words fromWord..toWord of a segment by those of `text`; their time is shared out. Refused where they do not read `replaces`.',
    args: {
      callId: t.arg.id({ required: true }),
      segmentId: t.arg.id({ required: true }),
      fromWord: t.arg.int({ required: true }),
      toWord: t.arg.int({ required: true }),
      text: t.arg.string({ required: true }),
      replaces: t.arg.string(),
    },
    resolve: (_root, { callId, ...words }, context) =>
      correct(context, callId, (edit) => correctWords(edit, words)),
  }),
  undoTranscriptEdit: t.field({
    type: TranscriptEditPayload,
    args: { callId: t.arg.id({ required: true }), editId: t.arg.id({ required: true }) },
    resolve: (_root, { callId, editId }, context) =>
      correct(context, callId, (edit) => undoTranscriptEdit(edit, editId)),
  }),
}));
