import type { CallEvent } from '../../events/callEvent.ts';
import { builder } from '../../graphql/builder.ts';
import { UserError } from '../../errors/userError.ts';
import { CallChangeType } from './callChangeType.ts';
import { followCalls, type CallChange } from './followCalls.ts';

builder.subscriptionFields((t) => ({
  callsChanged: t.field({
    type: CallChangeType,
    description: 'What lists show of the calls the viewer may see: details, state and progress.',
    subscribe: (_root, _args, context) => {
      const { actor, services } = context.signedIn();
      const isListed = ({ what }: CallEvent) => what === 'call' || what === 'progress';
      const news = services.events.subscribe(actor, isListed, context.signal);
      return followCalls(context, news, null);
    },
    resolve: (change) => change as CallChange,
  }),
  callChanged: t.field({
    type: CallChangeType,
    description: 'Fires at once, and at every change of this call.',
    args: { callId: t.arg.id({ required: true }) },
    subscribe: async (_root, { callId }, context) => {
      const { actor, loaders, services } = context.signedIn();
      // First, so that nothing is missed between loading and listening.
      const id = callId.toLowerCase();
      const isOfCall = (event: CallEvent) => event.callId === id;
      const news = services.events.subscribe(actor, isOfCall, context.signal);
      if (!(await loaders.callById.load(id))) throw UserError.notFound('interview');
      return followCalls(context, news, id);
    },
    resolve: (change) => change as CallChange,
  }),
}));
