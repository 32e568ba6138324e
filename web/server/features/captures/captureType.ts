import { callStatuses } from '../../../../shared/domain/call.ts';
import { isOwnName } from '../../../../shared/domain/captionSpeakers.ts';
import { and, asc, eq, gt } from 'drizzle-orm';
import { caption } from '../../db/tables/schema.ts';
import { builder } from '../../graphql/builder.ts';
import { Call } from '../calls/callType.ts';
import { findCallInProgress } from './findCallInProgress.ts';
import { nameOwner } from './nameOwner.ts';

export const CallStatusEnum = builder.enumType('CallStatus', { values: callStatuses });

const Caption = builder.objectRef<typeof caption.$inferSelect>('Caption').implement({
  description: 'What somebody says in a meeting that goes on, as its captions have it now.',
  fields: (t) => ({
    utteranceId: t.exposeID('utteranceId'),
    speaker: t.exposeString('speaker', { nullable: true }),
    text: t.exposeString('text'),
    startMs: t.exposeInt('startMs'),
    endMs: t.exposeInt('endMs'),
    isFinal: t.exposeBoolean('isFinal'),
    sequence: t.exposeInt('sequence'),
  }),
});

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
    resolve: (call) => call.captionSequence,
  }),
  captions: t.field({
    type: [Caption],
    description:
      'Captions written after a sequence, oldest change first, at most 500: ask again with the last one.',
    args: { afterSequence: t.arg.int({ defaultValue: 0 }) },
    resolve: async (call, { afterSequence }, context) => {
      const { db, loaders } = context.signedIn();
      const rows = await db
        .select()
        .from(caption)
        .where(and(eq(caption.callId, call.id), gt(caption.sequence, afterSequence ?? 0)))
        .orderBy(asc(caption.sequence), asc(caption.startMs), asc(caption.id))
        .limit(500);
      if (!rows.some(({ speaker }) => speaker !== null && isOwnName(speaker))) return rows;
      const owner = await loaders.userById.loadOrThrow(call.ownerId);
      return rows.map((row) => nameOwner(row, owner.name));
    },
  }),
}));
