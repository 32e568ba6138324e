import { visibilityReasons } from '#shared/domain/visibility.ts';
import { builder } from '../../graphql/builder.ts';
import { User } from '../users/userType.ts';
import { callPolicy } from './callPolicy.ts';
import { Call } from './callType.ts';
import { findViewers, type Viewer } from './findViewers.ts';

const VisibilityReasonEnum = builder.enumType('VisibilityReason', { values: visibilityReasons });

const VisibleToEntry = builder.objectRef<Viewer>('VisibleToEntry').implement({
  fields: (t) => ({
    user: t.field({ type: User, resolve: ({ user }) => user }),
    role: t.exposeString('roleName', {
      description: 'The role of the person in the organization.',
    }),
    reason: t.field({ type: VisibilityReasonEnum, resolve: ({ reason }) => reason }),
  }),
});

const VisibleTo = builder.objectRef<{ viewers: Viewer[]; count: number }>('VisibleTo').implement({
  description: 'Everybody in the organization who can see an interview.',
  fields: (t) => ({
    resultCount: t.exposeInt('count'),
    results: t.field({ type: [VisibleToEntry], resolve: ({ viewers }) => viewers }),
  }),
});

builder.objectFields(Call, (t) => ({
  canChangeVisibility: t.boolean({
    resolve: (call, _args, context) =>
      callPolicy.can(context.signedIn().actor, 'edit', call) &&
      callPolicy.can(context.signedIn().actor, 'changeVisibility', call),
  }),
  visibleTo: t.field({
    type: VisibleTo,
    args: { limit: t.arg.int({ defaultValue: 50 }) },
    resolve: (call, { limit }, context) => {
      const { services } = context.signedIn();
      // An invitation ends by the clock, without a change of any row.
      context.freshness.untilMs = 0;
      return findViewers(services.database.system, call, { limit: limit ?? 50 });
    },
  }),
}));
