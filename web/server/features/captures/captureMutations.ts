import { capturePlatforms } from '#shared/domain/captions.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { builder } from '../../graphql/builder.ts';
import type { ActorContext } from '../../graphql/context.ts';
import { uploadPolicy } from '../calls/callPolicy.ts';
import { Call } from '../calls/callType.ts';
import type { UploadRow } from '../calls/uploadType.ts';
import { addCallRecording } from './addCallRecording.ts';
import { appendCaptions } from './appendCaptions.ts';
import { scheduledInterviewPolicy } from '../scheduledInterviews/scheduledInterviewPolicy.ts';
import { capturePolicy } from './capturePolicy.ts';
import { cancelRecording } from './cancelRecording.ts';
import { endLiveCall } from './endLiveCall.ts';
import { addCall } from './addCall.ts';
import { pauseCapture } from './pauseCapture.ts';

const CapturePlatformEnum = builder.enumType('CapturePlatform', {
  values: capturePlatforms,
});

const AddCallInput = builder.inputType('AddCallInput', {
  fields: (t) => ({
    captureId: t.id({ required: true, description: 'A UUID made by the browser.' }),
    platform: t.field({ type: CapturePlatformEnum, required: true }),
    meetingUrl: t.string(),
    name: t.string(),
    startedAt: t.field({ type: 'DateTime', required: true }),
    consentText: t.string({
      required: true,
      description: 'What everybody in the meeting was told and agreed to; kept in the audit log.',
    }),
    candidateId: t.id(),
    candidateName: t.string(),
    positionId: t.id(),
    callGuideId: t.id(),
    scheduledInterviewId: t.id(),
    iaVersion: t.string(),
  }),
});

const CaptionInput = builder.inputType('CaptionInput', {
  fields: (t) => ({
    utteranceId: t.string({ required: true }),
    revision: t.int({ required: true }),
    speaker: t.string(),
    text: t.string({ required: true }),
    startMs: t.int({ required: true, description: 'From the start of the call.' }),
    endMs: t.int({ required: true }),
    isFinal: t.boolean({ required: true }),
  }),
});

const AppendedCaptions = builder
  .objectRef<{ accepted: number; isPaused: boolean }>('AppendedCaptions')
  .implement({
    fields: (t) => ({
      accepted: t.exposeInt('accepted'),
      isPaused: t.exposeBoolean('isPaused', {
        description: 'Words from after the beginning of the pause were not taken.',
      }),
    }),
  });

const CallRecordingPlace = builder.objectRef<UploadRow>('CallRecordingPlace').implement({
  fields: (t) => ({ uploadUrl: t.string({ resolve: ({ id }) => `/files/${id}` }) }),
});

const EntryPointEnum = builder.enumType('InterviewAssistantEntryPoint', {
  values: ['BANNER', 'INTERVIEW_PAGE', 'SIDE_PANEL', 'MEETING_PAGE'] as const,
});

const loadAgain = (own: ActorContext, callId: string) => {
  own.loaders.callById.clear(callId);
  return own.loaders.callById.loadOrThrow(callId);
};

builder.mutationFields((t) => ({
  addCall: t.field({
    type: Call,
    args: { input: t.arg({ type: AddCallInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const own = context.signedIn();
      const { db, actor, loaders, services } = own;
      uploadPolicy.authorize(actor, 'create', null);
      if (input.candidateId) await loaders.candidateById.loadOrThrow(input.candidateId);
      if (input.positionId) await loaders.positionById.loadOrThrow(input.positionId);
      if (input.callGuideId) await loaders.guideById.loadOrThrow(input.callGuideId);
      if (input.scheduledInterviewId) {
        const scheduled = await loaders.interviewById.loadOrThrow(input.scheduledInterviewId);
        scheduledInterviewPolicy.authorize(actor, 'start', scheduled);
      }
      const { callId } = await addCall({ db, actor, input, send: services.jobs.send });
      return loadAgain(own, callId);
    },
  }),
  appendCaptions: t.field({
    type: AppendedCaptions,
    description:
      'At most 200; sent twice, they count once, and the highest revision stays. None asks only ' +
      'whether the capture is paused.',
    args: {
      callId: t.arg.id({ required: true }),
      captions: t.arg({ type: [CaptionInput], required: true }),
    },
    resolve: async (_root, { callId, captions }, context) => {
      const { db, actor, loaders, services } = context.signedIn();
      const call = await loaders.callById.loadOrThrow(callId);
      capturePolicy.authorize(actor, 'append', call);
      return appendCaptions({ db, call, captions, send: services.jobs.send });
    },
  }),
  addCallRecording: t.field({
    type: CallRecordingPlace,
    description: 'Where the sound of a capture that has ended is sent to, as a resumable upload.',
    args: {
      callId: t.arg.id({ required: true }),
      sizeBytes: t.arg.float({ required: true }),
      isMicrophoneOnly: t.arg.boolean({
        defaultValue: false,
        description: 'The browser could not record the meeting; the captions stay the transcript.',
      }),
    },
    resolve: async (_root, { callId, sizeBytes, isMicrophoneOnly }, context) => {
      const { db, actor, loaders, services } = context.signedIn();
      const call = await loaders.callById.loadOrThrow(callId);
      capturePolicy.authorize(actor, 'append', call);
      const { MAX_UPLOAD_BYTES: maxUploadBytes } = services.settings;
      const place = await addCallRecording({
        ...{ db, actor, call, sizeBytes, maxUploadBytes },
        isMicrophoneOnly: isMicrophoneOnly ?? false,
      });
      if (!place.completedAt) await services.uploads.prepare(place);
      return place;
    },
  }),
  cancelRecording: t.boolean({
    description:
      'Deletes a capture that is live, or ended within the last hour, with all its words.',
    args: { callId: t.arg.id({ required: true }) },
    resolve: async (_root, { callId }, context) => {
      const { db, actor, loaders, services } = context.signedIn();
      const call = await loaders.callById.loadOrThrow(callId);
      capturePolicy.authorize(actor, 'discard', call);
      await cancelRecording({ db, actor, call, send: services.jobs.send });
      return true;
    },
  }),
  addInterviewAssistantOpens: t.boolean({
    description: 'The signed-in person opened the assistant. Not noted while impersonating.',
    args: {
      callId: t.arg.id({ required: true }),
      entryPoint: t.arg({ type: EntryPointEnum, required: true }),
    },
    resolve: async (_root, { callId, entryPoint }, context) => {
      const { db, actor, loaders } = context.signedIn();
      const call = await loaders.callById.loadOrThrow(callId);
      capturePolicy.authorize(actor, 'read', call);
      if (actor.isImpersonated) return false;
      await db.transaction((tx) =>
        recordEvent(tx, actor, 'call.assistantOpened', call.id, { entryPoint }),
      );
      return true;
    },
  }),
  pauseCallRecording: t.field({
    type: Call,
    description: 'Pauses a live capture, or goes on with it. The browser that records follows.',
    args: {
      callId: t.arg.id({ required: true }),
      pauseRecording: t.arg.boolean({ required: true }),
    },
    resolve: async (_root, { callId, pauseRecording: isPaused }, context) => {
      const own = context.signedIn();
      const { db, actor, loaders } = own;
      const call = await loaders.callById.loadOrThrow(callId);
      capturePolicy.authorize(actor, 'pause', call);
      await pauseCapture({ db, actor, call, isPaused });
      return loadAgain(own, callId);
    },
  }),
  endCall: t.field({
    type: Call,
    args: { callId: t.arg.id({ required: true }), endedAt: t.arg({ type: 'DateTime' }) },
    resolve: async (_root, { callId, endedAt }, context) => {
      const own = context.signedIn();
      const call = await own.loaders.callById.loadOrThrow(callId);
      capturePolicy.authorize(own.actor, 'end', call);
      await endLiveCall({
        ...{ db: own.db, actor: own.actor, call, endedBy: 'PERSON' },
        endedAt: endedAt ?? new Date(),
        send: own.services.jobs.send,
      });
      return loadAgain(own, callId);
    },
  }),
}));
