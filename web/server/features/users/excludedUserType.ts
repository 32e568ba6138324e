import { builder } from '../../graphql/builder.ts';
import { organizationPolicy } from '../organizations/organizationPolicy.ts';
import {
  createOrUpdateExcludedUser,
  deleteExcludedUser,
  listExcludedUsers,
  type ExcludedUserRow,
} from './excludedUsers.ts';

const ExcludedUser = builder.objectRef<ExcludedUserRow>('ExcludedUser').implement({
  description: 'Interviews with the person of this address are not recorded.',
  fields: (t) => ({
    id: t.exposeID('id'),
    email: t.exposeString('email'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

builder.queryFields((t) => ({
  excludedUsers: t.field({
    type: [ExcludedUser],
    description: 'In the order of their addresses. A page that is not full is the last one.',
    args: {
      query: t.arg.string(),
      page: t.arg.int({ defaultValue: 1 }),
      limit: t.arg.int({ defaultValue: 50 }),
    },
    resolve: (_root, { query, page, limit }, context) => {
      const { db, actor } = context.signedIn();
      organizationPolicy.authorize(actor, 'manageSettings', { id: actor.organizationId });
      const range = { page: page ?? 1, limit: limit ?? 50 };
      return listExcludedUsers(db, { query: query ?? '', ...range });
    },
  }),
}));

builder.mutationFields((t) => ({
  createOrUpdateExcludedUser: t.field({
    type: ExcludedUser,
    description:
      'From now on no interview with the person, as interviewer or candidate, is recorded.',
    args: { email: t.arg.string({ required: true }) },
    resolve: (_root, { email }, context) => {
      const { db, actor } = context.signedIn();
      organizationPolicy.authorize(actor, 'manageSettings', { id: actor.organizationId });
      return createOrUpdateExcludedUser({ db, actor, email });
    },
  }),
  deleteExcludedUser: t.boolean({
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const { db, actor } = context.signedIn();
      organizationPolicy.authorize(actor, 'manageSettings', { id: actor.organizationId });
      await deleteExcludedUser({ db, actor, id });
      return true;
    },
  }),
}));
