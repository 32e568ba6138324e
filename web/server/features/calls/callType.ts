import { processingStepNames } from '../../../../shared/domain/call.ts';
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
import type { LoadedCall } from './callLoaders.ts';
import { callPolicy } from './callPolicy.ts';
import { isFaultOfFile } from '../../media/mediaError.ts';
import { Recording } from './recordingType.ts';
import { Upload } from './uploadType.ts';

export const Call = builder.objectRef<LoadedCall>('Call');

Call.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    type: t.field({ type: CallTypeEnum, resolve: (call) => call.type }),
    visibility: t.field({ type: CallVisibilityEnum, resolve: (call) => call.visibility }),
    startTime: t.expose('startTime', { type: 'DateTime' }),
    endTime: t.expose('endTime', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    durationMs: t.exposeInt('durationMs', { nullable: true }),
    languageCode: t.exposeString('languageCode'),
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
        context.signedIn().loaders.candidateById.loadIfSet(call.candidateId),
    }),
    position: t.field({
      type: Position,
      nullable: true,
      resolve: (call, _args, context) =>
        context.signedIn().loaders.positionById.loadIfSet(call.positionId),
    }),
    interviewStage: t.field({
      type: InterviewStage,
      nullable: true,
      resolve: (call, _args, context) =>
        context.signedIn().loaders.interviewStageById.loadIfSet(call.interviewStageId),
    }),
    callGuide: t.field({
      type: CallGuide,
      nullable: true,
      resolve: (call, _args, context) =>
        context.signedIn().loaders.guideById.loadIfSet(call.guideId),
    }),
    isGuideHidden: t.boolean({
      description: 'It follows a guide that is not shared with the viewer.',
      resolve: async (call, _args, context) =>
        call.guideId !== null &&
        (await context.signedIn().loaders.guideById.load(call.guideId)) === null,
    }),
    interviewers: t.field({
      type: [User],
      resolve: (call, _args, context) =>
        context.signedIn().loaders.userById.loadMany(call.interviewerIds),
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
    failureReason: t.string({
      nullable: true,
      description: "The first failed step's reason, for people.",
      resolve: async (call, _args, context) => {
        const steps = await context.signedIn().loaders.stepsByCallId.load(call.id);
        return steps.find((step) => step.status === 'FAILED')?.failureReason ?? null;
      },
    }),
    processingSteps: t.field({
      type: [ProcessingStep],
      resolve: async (call, _args, context) => {
        const steps = await context.signedIn().loaders.stepsByCallId.load(call.id);
        return processingStepNames.flatMap(
          (name) => steps.find((step) => step.name === name) ?? [],
        );
      },
    }),
    upload: t.field({
      type: Upload,
      nullable: true,
      resolve: (call, _args, context) =>
        context.signedIn().loaders.uploadByCallId.loadFirst(call.id),
    }),
    sketch: t.field({
      type: ['Lane'],
      description: 'Sketch of the sound for a list row: at most 96 values a lane.',
      resolve: async (call, _args, context) =>
        (await context.signedIn().loaders.sketchByCallId.loadFirst(call.id))?.sketch ?? [],
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
        const file = files.find((one) => one.kind === 'PLAYBACK');
        return file ? { call, file } : null;
      },
    }),
    canEdit: t.boolean({
      resolve: (call, _args, context) => callPolicy.can(context.signedIn().actor, 'edit', call),
    }),
    canRetry: t.boolean({
      description:
        'A step failed, and trying it again can help: not when the file itself is at fault.',
      resolve: async (call, _args, context) => {
        const { actor, loaders } = context.signedIn();
        if (!callPolicy.can(actor, 'edit', call)) return false;
        const failed = (await loaders.stepsByCallId.load(call.id)).find(
          (step) => step.status === 'FAILED',
        );
        return failed !== undefined && !isFaultOfFile(failed.failureCode);
      },
    }),
    canDelete: t.boolean({
      resolve: (call, _args, context) => callPolicy.can(context.signedIn().actor, 'delete', call),
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
