import { builder } from '../../graphql/builder.ts';
import type { ActorContext } from '../../graphql/context.ts';
import { callPolicy } from './callPolicy.ts';
import type { LoadedCall } from './callLoaders.ts';
import { Call } from './callType.ts';
import { updateCall } from './updateCall.ts';

async function choose(own: ActorContext, call: LoadedCall, guideId: string | null) {
  const { db, actor, loaders, services } = own;
  if (guideId === call.guideId) return call;
  const changes = { callGuideId: guideId };
  await updateCall({ db, actor, call, changes, send: services.jobs.send });
  loaders.callById.clear(call.id);
  loaders.aiWritingsByCallId.clear(call.id);
  return loaders.callById.loadOrThrow(call.id);
}

builder.mutationFields((t) => ({
  addGuideToCall: t.field({
    type: Call,
    description: 'The guide the interview follows; it replaces the one before.',
    args: { callId: t.arg.id({ required: true }), callGuideId: t.arg.id({ required: true }) },
    resolve: async (_root, { callId, callGuideId }, context) => {
      const own = context.signedIn();
      const call = await own.loaders.callById.loadOrThrow(callId);
      callPolicy.authorize(own.actor, 'edit', call);
      const guide = await own.loaders.guideById.loadOrThrow(callGuideId);
      return choose(own, call, guide.id);
    },
  }),
  removeGuideFromCall: t.field({
    type: Call,
    args: { callId: t.arg.id({ required: true }) },
    resolve: async (_root, { callId }, context) => {
      const own = context.signedIn();
      const call = await own.loaders.callById.loadOrThrow(callId);
      callPolicy.authorize(own.actor, 'edit', call);
      return choose(own, call, null);
    },
  }),
}));
