import { builder } from '../../graphql/builder.ts';
import type { ActorContext } from '../../graphql/context.ts';
import { PageInfo } from '../../graphql/pageInfo.ts';
import { CreatorSession } from './creatorSessionType.ts';
import { planModulePolicy } from './jobDescriptionPolicy.ts';
import { JobDescription } from './jobDescriptionType.ts';
import {
  listJobDescriptions,
  type JobDescriptionPageShape,
  type JobDescriptionPagination,
  type JobDescriptionScope,
} from './listJobDescriptions.ts';
import { requirePlanAccess } from './planAccess.ts';
import { emptyCreatorSession } from './saveCreatorSession.ts';

const JobDescriptionPage = builder
  .objectRef<JobDescriptionPageShape>('JobDescriptionPage')
  .implement({
    fields: (t) => ({
      results: t.field({ type: [JobDescription], resolve: (page) => page.results }),
      pageInfo: t.field({ type: PageInfo, resolve: (page) => page }),
    }),
  });

const PaginationInput = builder.inputType('Pagination', {
  fields: (t) => ({ searchTerm: t.string(), limit: t.int() }),
});

interface ListArgs {
  pagination?: JobDescriptionPagination | null | undefined;
  hasPlan?: boolean | null | undefined;
}
const list = (
  { db, actor }: ActorContext,
  scope: JobDescriptionScope,
  { pagination, hasPlan }: ListArgs,
) => {
  requirePlanAccess(actor);
  return listJobDescriptions(db, actor, scope, pagination ?? {}, hasPlan ?? false);
};

builder.queryFields((t) => ({
  myJobDescriptions: t.field({
    type: JobDescriptionPage,
    description: 'Last changed first; `hasPlan` keeps those with an interview plan.',
    args: { pagination: t.arg({ type: PaginationInput }), hasPlan: t.arg.boolean() },
    resolve: (_root, args, context) => list(context.signedIn(), 'MINE', args),
  }),
  sharedJobDescriptions: t.field({
    type: JobDescriptionPage,
    description: 'What others shared with me.',
    args: { pagination: t.arg({ type: PaginationInput }), hasPlan: t.arg.boolean() },
    resolve: (_root, args, context) => list(context.signedIn(), 'SHARED', args),
  }),
  allJobDescriptions: t.field({
    type: JobDescriptionPage,
    description: "The organization's, for plan admins.",
    args: { pagination: t.arg({ type: PaginationInput }), hasPlan: t.arg.boolean() },
    resolve: (_root, args, context) => {
      planModulePolicy.authorize(context.signedIn().actor, 'viewAll', null);
      return list(context.signedIn(), 'ALL', args);
    },
  }),
  jobDescription: t.field({
    type: JobDescription,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => {
      const { actor, loaders } = context.signedIn();
      requirePlanAccess(actor);
      return loaders.jobDescriptionById.load(id);
    },
  }),
  jobDescriptionCreatorSession: t.field({
    type: CreatorSession,
    nullable: true,
    args: { jobDescriptionId: t.arg.id({ required: true }) },
    resolve: async (_root, { jobDescriptionId }, context) => {
      const { actor, loaders } = context.signedIn();
      requirePlanAccess(actor);
      const found = await loaders.jobDescriptionById.load(jobDescriptionId);
      if (!found) return null;
      const saved = await loaders.creatorSessionByJobDescriptionId.loadFirst(found.id);
      return saved ?? emptyCreatorSession(found);
    },
  }),
}));
