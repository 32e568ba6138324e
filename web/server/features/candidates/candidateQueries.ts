import { builder } from '../../graphql/builder.ts';
import { loadCandidatePage } from './candidatePage.ts';
import { candidatePolicy } from './candidatePolicy.ts';
import { ApplicationStatusEnum, Candidate } from './candidateType.ts';
import { candidateOrders, countCandidates, listCandidates } from './listCandidates.ts';

const CandidateOrderEnum = builder.enumType('CandidateOrder', { values: candidateOrders });

const CandidateFilterInput = builder.inputType('CandidateFilter', {
  fields: (t) => ({
    positionId: t.id(),
    interviewStageId: t.id(),
    applicationStatus: t.field({ type: ApplicationStatusEnum }),
    minimumRating: t.float(),
    recordingDisabled: t.boolean(),
  }),
});

const CandidatesCount = builder
  .objectRef<{ count: number; isCapped: boolean }>('CandidatesCount')
  .implement({
    fields: (t) => ({
      count: t.exposeInt('count'),
      isCapped: t.exposeBoolean('isCapped', {
        description: 'There are more than `count`: many are not counted to their end.',
      }),
    }),
  });

builder.queryFields((t) => ({
  candidates: t.field({
    type: [Candidate],
    description: 'A page that is not full is the last one.',
    args: {
      query: t.arg.string(),
      filter: t.arg({ type: CandidateFilterInput }),
      orderBy: t.arg({ type: CandidateOrderEnum, defaultValue: 'NAME' }),
      page: t.arg.int({ defaultValue: 1 }),
      limit: t.arg.int({ defaultValue: 20 }),
    },
    resolve: (_root, { query, filter, orderBy, page, limit }, context) => {
      const { db, actor } = context.signedIn();
      candidatePolicy.authorize(actor, 'read', null);
      const by = { ...filter, query };
      return listCandidates(db, actor, by, orderBy ?? 'NAME', page ?? 1, limit ?? 20);
    },
  }),
  candidatesCount: t.field({
    type: CandidatesCount,
    description: 'How many candidates `candidates` lists over all its pages.',
    args: { query: t.arg.string(), filter: t.arg({ type: CandidateFilterInput }) },
    resolve: (_root, { query, filter }, context) => {
      const { db, actor } = context.signedIn();
      candidatePolicy.authorize(actor, 'read', null);
      return countCandidates(db, actor, { ...filter, query });
    },
  }),
  candidate: t.field({
    type: Candidate,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => {
      const { db, actor, loaders } = context.signedIn();
      candidatePolicy.authorize(actor, 'read', null);
      return loadCandidatePage(db, actor, loaders, id);
    },
  }),
}));
