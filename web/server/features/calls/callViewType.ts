import { builder } from '../../graphql/builder.ts';
import { User } from '../users/userType.ts';
import { callPolicy } from './callPolicy.ts';
import { Call } from './callType.ts';
import {
  addCallView,
  findCallViewers,
  findExternalViewers,
  type CallViewer,
  type ExternalViewer,
} from './callViews.ts';

const CallViewerType = builder.objectRef<CallViewer>('CallViewer').implement({
  description: 'A person who opened an interview.',
  fields: (t) => ({
    user: t.field({ type: User, resolve: ({ user }) => user }),
    firstViewedAt: t.expose('firstViewedAt', { type: 'DateTime' }),
    lastViewedAt: t.expose('lastViewedAt', { type: 'DateTime' }),
  }),
});

const ExternalViewerType = builder.objectRef<ExternalViewer>('ExternalViewer').implement({
  description: 'Somebody outside who opened an interview that was shared with them.',
  fields: (t) => ({
    email: t.exposeString('email'),
    firstViewedAt: t.expose('firstViewedAt', { type: 'DateTime' }),
    lastViewedAt: t.expose('lastViewedAt', { type: 'DateTime' }),
  }),
});

builder.objectFields(Call, (t) => ({
  viewers: t.field({
    type: [CallViewerType],
    nullable: true,
    description: 'Who opened it, the last first. Null unless the reader decides who sees it.',
    resolve: (call, _args, context) => {
      const { actor, db } = context.signedIn();
      // A view announces no change.
      context.freshness.untilMs = 0;
      return callPolicy.can(actor, 'readViewers', call) ? findCallViewers(db, call.id) : null;
    },
  }),
  externalViewers: t.field({
    type: [ExternalViewerType],
    nullable: true,
    description: 'The same of people outside.',
    resolve: (call, _args, context) => {
      const { actor, db } = context.signedIn();
      context.freshness.untilMs = 0;
      return callPolicy.can(actor, 'readViewers', call) ? findExternalViewers(db, call.id) : null;
    },
  }),
}));

builder.mutationField('addCallView', (t) =>
  t.boolean({
    description: 'The signed-in person opened the interview. Not noted while impersonating.',
    args: { callId: t.arg.id({ required: true }) },
    resolve: async (_root, { callId }, context) => {
      const { actor, db, loaders } = context.signedIn();
      const call = await loaders.callById.loadOrThrow(callId);
      callPolicy.authorize(actor, 'read', call);
      if (actor.isImpersonated) return false;
      await addCallView(db, { organizationId: actor.organizationId, callId, userId: actor.userId });
      return true;
    },
  }),
);
