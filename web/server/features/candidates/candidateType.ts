import { builder } from '../../graphql/builder.ts';
import { candidatePolicy } from './candidatePolicy.ts';
import { findCandidates } from './findCandidates.ts';
import type { CandidateFacts } from './candidateLoaders.ts';

export const Candidate = builder.objectRef<CandidateFacts>('Candidate').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    fullName: t.string({ resolve: (one) => `${one.firstName} ${one.lastName}`.trim() }),
    emails: t.exposeStringList('emails'),
    callCount: t.int({
      description: 'Interviews the viewer may see.',
      resolve: async (one, _args, context) =>
        (await context.signedIn().loaders.callCountByCandidateId.loadFirst(one.id))?.callCount ?? 0,
    }),
  }),
});

builder.queryFields((t) => ({
  candidates: t.field({
    type: [Candidate],
    args: { query: t.arg.string(), limit: t.arg.int({ defaultValue: 20 }) },
    resolve: (_root, { query, limit }, context) => {
      const { db, actor } = context.signedIn();
      candidatePolicy.authorize(actor, 'read', null);
      return findCandidates(db, actor, query ?? '', limit ?? 20);
    },
  }),
}));
