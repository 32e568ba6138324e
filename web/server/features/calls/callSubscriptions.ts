import { and, eq } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { call as callTable } from '../../db/tables/schema.ts';
import { visibleCalls } from './visibleCalls.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { createLoaders } from '../../graphql/loaders.ts';
import { UserError } from '../../errors/userError.ts';
import { selectCalls, type LoadedCall } from './callLoaders.ts';
import { Call } from './callType.ts';

interface ChangeShape {
  callId: string;
  isDeleted: boolean;
  call: LoadedCall | null;
}

const CallChange = builder.objectRef<ChangeShape>('CallChange').implement({
  fields: (t) => ({
    callId: t.exposeID('callId'),
    isDeleted: t.exposeBoolean('isDeleted'),
    call: t.field({ type: Call, nullable: true, resolve: (one) => one.call }),
  }),
});

/**
 * Changes of calls as this person may see them at that moment: rights are asked anew for every change,
 * because a subscription can outlive the right it began with.
 */
async function* visibleChanges(
  context: GraphqlContext,
  callId: string | null,
  first: LoadedCall | null = null,
): AsyncGenerator<ChangeShape> {
  const { actor, db, services } = context.signedIn();
  const seen = new Set<string>();
  const changes = services.events.subscribe(actor.organizationId, context.signal);
  // What happened while nobody listened is in the first event.
  if (first) yield { callId: first.id, isDeleted: false, call: first };
  for await (const change of changes) {
    const isForUs =
      callId === null
        ? change.what.has('call') || change.what.has('progress')
        : change.callId === callId;
    if (!isForUs) continue;
    const now = await services.actors.ofPerson(actor);
    if (!now) return;
    context.actor = now;
    const call = await createLoaders(db, now).callById.load(change.callId);
    if (call) {
      seen.add(call.id);
      yield { callId: call.id, isDeleted: false, call };
    } else if (seen.delete(change.callId) || (await wasVisible(db, now, change.callId))) {
      // Deleted, or no longer for these eyes: the same to them. Others are not told that it was there.
      yield { callId: change.callId, isDeleted: true, call: null };
    }
  }
}

const wasVisible = async (db: Db, actor: Actor, callId: string): Promise<boolean> =>
  (
    await selectCalls(db)
      .where(and(eq(callTable.id, callId), visibleCalls(actor, { evenDeleted: true })))
      .limit(1)
  ).length > 0;

builder.subscriptionFields((t) => ({
  callsChanged: t.field({
    type: CallChange,
    description: 'Every change of a call the viewer may see.',
    subscribe: (_root, _args, context) => visibleChanges(context, null),
    resolve: (change) => change as ChangeShape,
  }),
  callChanged: t.field({
    type: CallChange,
    description: 'Fires at once, and at every change of this call.',
    args: { callId: t.arg.id({ required: true }) },
    subscribe: async (_root, { callId }, context) => {
      const call = await context.signedIn().loaders.callById.load(callId);
      if (!call) throw UserError.notFound('interview');
      return visibleChanges(context, callId, call);
    },
    resolve: (change) => change as ChangeShape,
  }),
}));
