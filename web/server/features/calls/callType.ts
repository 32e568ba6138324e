import { processingStepNames } from '#shared/domain/call.ts';
import {
  builder,
  CallTypeEnum,
  CallVisibilityEnum,
  ProcessingStatusEnum,
  ProcessingStepNameEnum,
} from '../../graphql/builder.ts';
import { Candidate } from '../candidates/candidateType.ts';
import { CallGuide } from '../guides/guideType.ts';
import { InterviewStage, Position } from '../positions/positionType.ts';
import { User } from '../users/userType.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import type { LoadedCall } from './callLoaders.ts';
import type { CallParts, ListedCall } from './listedCall.ts';
import { callPolicy } from './callPolicy.ts';
import { isFaultOfFile } from '../../media/mediaError.ts';
import { Recording } from './recordingType.ts';
import { Upload } from './uploadType.ts';

export const Call = builder.objectRef<ListedCall>('Call');

/** The whole call behind a row of a list, for the fields that lists do not show. */
export const wholeCall = async (call: ListedCall, context: GraphqlContext): Promise<LoadedCall> =>
  isLoaded(call) ? call : context.signedIn().loaders.callById.loadOrThrow(call.id);

const isLoaded = (call: ListedCall): call is LoadedCall => 'interviewId' in call;

/** What was read together with the call, or else what `load` finds. */
export function partOf<Name extends keyof CallParts>(
  { parts }: ListedCall,
  name: Name,
  load: () => Promise<CallParts[Name]>,
): CallParts[Name] | Promise<CallParts[Name]> {
  return parts ? parts[name] : load();
}

Call.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    type: t.field({
      type: CallTypeEnum,
      resolve: async (call, _args, context) => (await wholeCall(call, context)).type,
    }),
    visibility: t.field({ type: CallVisibilityEnum, resolve: (call) => call.visibility }),
    startTime: t.expose('startTime', { type: 'DateTime' }),
    endTime: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: async (call, _args, context) => (await wholeCall(call, context)).endTime,
    }),
    createdAt: t.field({
      type: 'DateTime',
      resolve: async (call, _args, context) => (await wholeCall(call, context)).createdAt,
    }),
    durationMs: t.exposeInt('durationMs', { nullable: true }),
    languageCode: t.string({
      resolve: async (call, _args, context) => (await wholeCall(call, context)).languageCode,
    }),
    consentText: t.string({
      nullable: true,
      description: 'What everybody in it agreed to, as whoever brought it confirmed.',
      resolve: async (call, _args, context) => (await wholeCall(call, context)).consentText,
    }),
    rating: t.exposeInt('rating', { nullable: true }),
    owner: t.field({
      type: User,
      resolve: (call, _args, context) =>
        context.signedIn().loaders.userById.loadOrThrow(call.ownerId),
    }),
    candidate: t.field({
      type: Candidate,
      nullable: true,
      resolve: (call, _args, context) =>
        partOf(call, 'candidate', async () => {
          const { candidateId } = await wholeCall(call, context);
          return context.signedIn().loaders.candidateById.loadIfSet(candidateId);
        }),
    }),
    position: t.field({
      type: Position,
      nullable: true,
      resolve: (call, _args, context) =>
        partOf(call, 'position', () =>
          context.signedIn().loaders.positionById.loadIfSet(call.positionId),
        ),
    }),
    interviewStage: t.field({
      type: InterviewStage,
      nullable: true,
      resolve: (call, _args, context) =>
        partOf(call, 'interviewStage', async () => {
          const { interviewStageId } = await wholeCall(call, context);
          return context.signedIn().loaders.interviewStageById.loadIfSet(interviewStageId);
        }),
    }),
    callGuide: t.field({
      type: CallGuide,
      nullable: true,
      resolve: async (call, _args, context) =>
        context.signedIn().loaders.guideById.loadIfSet((await wholeCall(call, context)).guideId),
    }),
    isGuideHidden: t.boolean({
      description: 'It follows a guide that is not shared with the viewer.',
      resolve: async (call, _args, context) => {
        const { guideId } = await wholeCall(call, context);
        return guideId !== null && !(await context.signedIn().loaders.guideById.load(guideId));
      },
    }),
    interviewers: t.field({
      type: [User],
      resolve: (call, _args, context) =>
        partOf(call, 'interviewers', () =>
          context.signedIn().loaders.userById.loadMany(call.interviewerIds),
        ),
    }),
    recordingProcessingStatus: t.field({
      type: ProcessingStatusEnum,
      resolve: (call) => call.recordingStatus,
    }),
    transcriptionStatus: t.field({
      type: ProcessingStatusEnum,
      resolve: (call) => call.transcriptionStatus,
    }),
    isProcessing: t.boolean({
      resolve: (call) =>
        !['COMPLETED', 'FAILED'].includes(call.transcriptionStatus) &&
        call.transcriptionStatus !== 'PENDING',
    }),
    failureReason: t.exposeString('failureReason', {
      nullable: true,
      description: 'Why `processingStep` failed, for people.',
    }),
    processingStep: t.expose('processingStep', {
      type: ProcessingStepNameEnum,
      nullable: true,
      description: 'The first step that is not completed; null when there is none.',
    }),
    processingProgress: t.exposeFloat('processingProgress', {
      description: 'How far that step has come, 0..1.',
    }),
    uploadedShare: t.float({
      nullable: true,
      description: 'How much of the file has arrived, 0..1; null once it is whole.',
      resolve: async (call, _args, context) => {
        const pending = await partOf(call, 'pendingUpload', () => pendingUploadOf(call, context));
        if (!pending) return null;
        context.freshness.untilMs = 0;
        return (await context.services.uploads.receivedBytes(pending.id)) / pending.sizeBytes;
      },
    }),
    processingSteps: t.field({
      type: [ProcessingStep],
      resolve: async (call, _args, context) => {
        const steps = await context.signedIn().loaders.stepsByCallId.load(call.id);
        return processingStepNames.flatMap((name) => {
          const step = steps.find((row) => row.name === name);
          return step ? [{ ...step, name }] : [];
        });
      },
    }),
    upload: t.field({
      type: Upload,
      nullable: true,
      resolve: (call, _args, context) =>
        context.signedIn().loaders.uploadByCallId.loadFirst(call.id),
    }),
    sketch: t.stringList({
      description: 'Sketch of the sound for a list row: at most 96 bytes a lane, in base64.',
      resolve: (call, _args, context) =>
        partOf(call, 'sketch', async () => {
          const { sketchByCallId } = context.signedIn().loaders;
          return (await sketchByCallId.loadFirst(call.id))?.sketch ?? [];
        }),
    }),
    thumbnailUrl: t.string({
      nullable: true,
      resolve: async (call, _args, context) => {
        const files = await context.signedIn().loaders.filesByCallId.load(call.id);
        return files.some((file) => file.kind === 'THUMBNAIL')
          ? `/media/${call.id}/thumbnail`
          : null;
      },
    }),
    recording: t.field({
      type: Recording,
      nullable: true,
      resolve: async (call, _args, context) => {
        const files = await context.signedIn().loaders.filesByCallId.load(call.id);
        const file = files.find((item) => item.kind === 'PLAYBACK');
        return file ? { call, file } : null;
      },
    }),
    canEdit: t.boolean({
      resolve: (call, _args, context) => callPolicy.can(context.signedIn().actor, 'edit', call),
    }),
    canRetry: t.boolean({
      description:
        'A step failed, and trying it again can help: not when the file itself is at fault.',
      resolve: (call, _args, context) =>
        call.failureReason !== null &&
        !isFaultOfFile(call.failureCode) &&
        callPolicy.can(context.signedIn().actor, 'edit', call),
    }),
    canDelete: t.boolean({
      resolve: (call, _args, context) => callPolicy.can(context.signedIn().actor, 'delete', call),
    }),
    skipRedaction: t.boolean({
      description: 'It is kept: the retention of the organization does not delete it.',
      resolve: async (call, _args, context) => (await wholeCall(call, context)).skipRedaction,
    }),
    canKeep: t.boolean({
      resolve: (call, _args, context) => callPolicy.can(context.signedIn().actor, 'keep', call),
    }),
    canShare: t.boolean({
      resolve: (call, _args, context) => callPolicy.can(context.signedIn().actor, 'share', call),
    }),
    canDownload: t.boolean({
      resolve: (call, _args, context) => callPolicy.can(context.signedIn().actor, 'download', call),
    }),
    canReTranscribe: t.boolean({
      resolve: (call, _args, context) =>
        callPolicy.can(context.signedIn().actor, 'edit', call) &&
        call.recordingStatus === 'COMPLETED',
    }),
  }),
});

async function pendingUploadOf({ id }: ListedCall, context: GraphqlContext) {
  const upload = await context.signedIn().loaders.uploadByCallId.loadFirst(id);
  return upload && !upload.completedAt ? upload : null;
}

const ProcessingStep = builder
  .objectRef<{
    name: (typeof processingStepNames)[number];
    status: LoadedCall['transcriptionStatus'];
    progress: number;
    attempts: number;
    failureReason: string | null;
    startedAt: Date | null;
    finishedAt: Date | null;
  }>('ProcessingStep')
  .implement({
    fields: (t) => ({
      name: t.expose('name', { type: ProcessingStepNameEnum }),
      status: t.expose('status', { type: ProcessingStatusEnum }),
      progress: t.exposeFloat('progress'),
      attempts: t.exposeInt('attempts'),
      failureReason: t.exposeString('failureReason', { nullable: true }),
      startedAt: t.expose('startedAt', { type: 'DateTime', nullable: true }),
      finishedAt: t.expose('finishedAt', { type: 'DateTime', nullable: true }),
    }),
  });
