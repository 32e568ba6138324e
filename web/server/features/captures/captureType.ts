import { callStatuses } from '#shared/domain/call.ts';
import { isOwnName } from '#shared/domain/captionSpeakers.ts';
import { builder } from '../../graphql/builder.ts';
import { CaptionBatchType } from '../calls/callChangeType.ts';
import { Call, wholeCall } from '../calls/callType.ts';
import { findCallInProgress } from './findCallInProgress.ts';
import { loadCaptions } from './loadCaptions.ts';
import { nameOwner } from './nameOwner.ts';

export const CallStatusEnum = builder.enumType('CallStatus', { values: callStatuses });

builder.queryFields((t) => ({
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
