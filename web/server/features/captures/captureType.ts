import { callStatuses } from '#shared/domain/call.ts';
import { isOwnName } from '#shared/domain/captionSpeakers.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { CaptionBatchType } from '../calls/callChangeType.ts';
import { Call, wholeCall } from '../calls/callType.ts';
import type { ListedCall } from '../calls/listedCall.ts';
import { Candidate } from '../candidates/candidateType.ts';
import { CallGuide } from '../guides/guideType.ts';
import { Position } from '../positions/positionType.ts';
import { capturePolicy } from './capturePolicy.ts';
import { findCallInProgress } from './findCallInProgress.ts';
import {
  findEarlierInMeeting,
  type InterviewDetails as InterviewDetailsShape,
} from './findEarlierInMeeting.ts';
import { loadCaptions } from './loadCaptions.ts';
import { nameOwner } from './nameOwner.ts';

export const CallStatusEnum = builder.enumType('CallStatus', { values: callStatuses });

const InterviewDetails = builder.objectRef<InterviewDetailsShape>('InterviewDetails').implement({
  description: 'What an interview was about, and nothing that was said in it.',
  fields: (t) => ({
    startTime: t.expose('startTime', { type: 'DateTime' }),
    candidate: t.field({
      type: Candidate,
      nullable: true,
      resolve: ({ candidateId }, _args, context) =>
        context.signedIn().loaders.candidateById.loadIfSet(candidateId),
    }),
    position: t.field({
      type: Position,
      nullable: true,
      resolve: ({ positionId }, _args, context) =>
        context.signedIn().loaders.positionById.loadIfSet(positionId),
    }),
    callGuide: t.field({
      type: CallGuide,
      nullable: true,
      resolve: ({ guideId }, _args, context) =>
        context.signedIn().loaders.guideById.loadIfSet(guideId),
    }),
  }),
});

/** Only of a call that goes on: others have nothing to pause. */
const captureOf = async (call: ListedCall, context: GraphqlContext) =>
  call.status === 'LIVE' ? context.signedIn().loaders.captureByCallId.loadFirst(call.id) : null;

builder.queryFields((t) => ({
  earlierInMeeting: t.field({
    type: InterviewDetails,
    nullable: true,
    description: 'Of the interview that I captured last in this meeting, within twelve hours.',
    args: { meetingUrl: t.arg.string({ required: true }) },
    resolve: (_root, { meetingUrl }, context) => {
      const { db, actor } = context.signedIn();
      return findEarlierInMeeting(db, actor, meetingUrl);
    },
  }),
  callInProgress: t.field({
    type: Call,
    nullable: true,
    description: 'My own interview that goes on now.',
    resolve: (_root, _args, context) => {
      const { db, actor } = context.signedIn();
      return findCallInProgress(db, actor);
    },
  }),
}));

builder.objectFields(Call, (t) => ({
  status: t.field({ type: CallStatusEnum, resolve: (call) => call.status }),
  recordingPaused: t.boolean({
    description: 'Somebody paused the live capture.',
    resolve: async (call, _args, context) => (await captureOf(call, context))?.pausedAt != null,
  }),
  recordingPauseInProgress: t.boolean({
    description: 'The browser that records has not followed the last pause, or its end.',
    resolve: async (call, _args, context) =>
      (await captureOf(call, context))?.isPauseInProgress === true,
  }),
  canPauseRecording: t.boolean({
    resolve: async (call, _args, context) =>
      call.status === 'LIVE' &&
      capturePolicy.can(context.signedIn().actor, 'pause', await wholeCall(call, context)) &&
      (await captureOf(call, context)) !== null,
  }),
  captionSequence: t.int({
    description: 'Grows with every batch of captions of a live call.',
    resolve: async (call, _args, context) => (await wholeCall(call, context)).captionSequence,
  }),
  captions: t.field({
    type: CaptionBatchType,
    description:
      'Captions written after a sequence, oldest change first, about 500 at most. There may be more ' +
      'until the batch reaches `captionSequence`: ask again after its `sequence`.',
    args: { afterSequence: t.arg.int({ defaultValue: 0 }) },
    resolve: async (call, { afterSequence }, context) => {
      const { db, loaders } = context.signedIn();
      const batch = await loadCaptions(db, await wholeCall(call, context), afterSequence ?? 0);
      if (!batch.captions.some(({ speaker }) => speaker !== null && isOwnName(speaker)))
        return batch;
      const owner = await loaders.userById.loadOrThrow(call.ownerId);
      return { ...batch, captions: batch.captions.map((row) => nameOwner(row, owner.name)) };
    },
  }),
}));
