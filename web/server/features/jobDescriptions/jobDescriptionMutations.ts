import { builder } from '../../graphql/builder.ts';
import type { ActorContext } from '../../graphql/context.ts';
import { UserError } from '../../errors/userError.ts';
import { JobDescriptionAnalysis } from './analysisType.ts';
import { analyzeJobDescription } from './analyzeJobDescription.ts';
import { createJobDescription } from './createJobDescription.ts';
import { CreatorSession, CreatorSessionInput } from './creatorSessionType.ts';
import { deleteJobDescription } from './deleteJobDescription.ts';
import type { LoadedJobDescription } from './jobDescriptionLoaders.ts';
import { jobDescriptionPolicy, planModulePolicy } from './jobDescriptionPolicy.ts';
import { JobDescription } from './jobDescriptionType.ts';
import { requirePlanAccess } from './planAccess.ts';
import { JobDescriptionStateEnum } from './planEnums.ts';
import { restoreVersion } from './restoreVersion.ts';
import { saveCreatorSession } from './saveCreatorSession.ts';
import { removeJobDescriptionShare, shareJobDescription } from './shareJobDescription.ts';
import { updateJobDescription } from './updateJobDescription.ts';

const JobDescriptionPayload = builder
  .objectRef<{ jobDescription: LoadedJobDescription }>('JobDescriptionPayload')
  .implement({
    fields: (t) => ({
      jobDescription: t.field({ type: JobDescription, resolve: (source) => source.jobDescription }),
    }),
  });

const DeletedPayload = builder.objectRef<{ id: string }>('DeleteJobDescriptionPayload').implement({
  fields: (t) => ({ id: t.exposeID('id'), success: t.boolean({ resolve: () => true }) }),
});

export const AnalysisBlockInput = builder.inputType('JobDescriptionBlockInput', {
  fields: (t) => ({ text: t.string({ required: true }), type: t.string({ required: true }) }),
});

const JobDescriptionBasis = builder.inputType('JobDescriptionBasis', {
  description: 'From which state a save was begun, so that nobody’s words are written over unseen.',
  fields: (t) => ({
    basedOn: t.idList({
      required: true,
      description:
        'Values of contentRevision: the last one known, and those of earlier tries whose answers were lost.',
    }),
    revision: t.id({
      required: true,
      description: 'A UUID of the client’s own for the new state.',
    }),
    isOverOther: t.boolean({
      description: 'Knowingly in place of another text, which stays a version of its own.',
    }),
  }),
});

const load = ({ actor, loaders }: ActorContext, id: string) => {
  requirePlanAccess(actor);
  return loaders.jobDescriptionById.loadOrThrow(id);
};

const reload = async ({ loaders }: ActorContext, id: string) => {
  loaders.jobDescriptionById.clear(id);
  loaders.jobDescriptionContentById.clear(id);
  return { jobDescription: await loaders.jobDescriptionById.loadOrThrow(id) };
};

builder.mutationFields((t) => ({
  createJobDescription: t.field({
    type: JobDescriptionPayload,
    args: {
      title: t.arg.string({ defaultValue: '' }),
      jobDescriptionState: t.arg({ type: JobDescriptionStateEnum, required: true }),
    },
    resolve: async (_root, { title, jobDescriptionState: state }, context) => {
      const own = context.signedIn();
      planModulePolicy.authorize(own.actor, 'create', null);
      const made = await createJobDescription({ ...own, title: title ?? '', state });
      return reload(own, made.id);
    },
  }),
  updateJobDescription: t.field({
    type: JobDescriptionPayload,
    args: {
      id: t.arg.id({ required: true }),
      title: t.arg.string(),
      replaces: t.arg.stringList({
        description: 'Titles the new one may replace; when another stands it is a conflict.',
      }),
      jobDescriptionState: t.arg({ type: JobDescriptionStateEnum }),
    },
    resolve: async (_root, { id, title, replaces, jobDescriptionState: state }, context) => {
      const own = context.signedIn();
      const jobDescription = await load(own, id);
      jobDescriptionPolicy.authorize(own.actor, 'edit', jobDescription);
      await updateJobDescription({ ...own, jobDescription, title, replaces, state });
      return reload(own, id);
    },
  }),
  deleteJobDescription: t.field({
    type: DeletedPayload,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const own = context.signedIn();
      const jobDescription = await load(own, id);
      jobDescriptionPolicy.authorize(own.actor, 'delete', jobDescription);
      await deleteJobDescription({ ...own, jobDescription, send: own.services.jobs.send });
      return { id };
    },
  }),
  jobDescriptionAnalysis: t.field({
    type: JobDescriptionAnalysis,
    description: 'Keeps the content of the editor and analyses it.',
    args: {
      id: t.arg.id({ required: true }),
      text: t.arg.string({ required: true }),
      blocks: t.arg({ type: [AnalysisBlockInput], required: true }),
      editorContent: t.arg.string({ required: true }),
      whitelistedWords: t.arg.stringList({ defaultValue: [] }),
      basis: t.arg({ type: JobDescriptionBasis }),
    },
    resolve: async (_root, { id, whitelistedWords, basis, ...content }, context) => {
      const own = context.signedIn();
      const jobDescription = await load(own, id);
      jobDescriptionPolicy.authorize(own.actor, 'edit', jobDescription);
      return analyzeJobDescription({
        ...{ ...own, jobDescription, basis },
        content: { ...content, whitelistedWords: whitelistedWords ?? [] },
      });
    },
  }),
  restoreJobDescriptionVersion: t.field({
    type: JobDescriptionPayload,
    args: { id: t.arg.id({ required: true, description: 'Of the version.' }) },
    resolve: async (_root, { id }, context) => {
      const own = context.signedIn();
      requirePlanAccess(own.actor);
      const version = await own.loaders.jobDescriptionVersionById.loadOrThrow(id);
      const jobDescription = await own.loaders.jobDescriptionById.load(version.jobDescriptionId);
      if (!jobDescription) throw UserError.notFound('version');
      jobDescriptionPolicy.authorize(own.actor, 'edit', jobDescription);
      await restoreVersion({ ...own, version });
      return reload(own, jobDescription.id);
    },
  }),
  updateJobDescriptionCreatorSession: t.field({
    type: CreatorSession,
    description: 'Saves the fields that are given.',
    args: {
      jobDescriptionId: t.arg.id({ required: true }),
      input: t.arg({ type: CreatorSessionInput, required: true }),
      basis: t.arg({ type: JobDescriptionBasis }),
    },
    resolve: async (_root, { jobDescriptionId, input, basis }, context) => {
      const own = context.signedIn();
      const jobDescription = await load(own, jobDescriptionId);
      jobDescriptionPolicy.authorize(own.actor, 'edit', jobDescription);
      return saveCreatorSession({ ...own, jobDescription, changes: input, basis });
    },
  }),
  shareJobDescription: t.field({
    type: JobDescriptionPayload,
    args: {
      jobDescriptionId: t.arg.id({ required: true }),
      shareToUserIds: t.arg.idList({ required: true }),
      message: t.arg.string(),
    },
    resolve: async (_root, { jobDescriptionId, shareToUserIds, message }, context) => {
      const own = context.signedIn();
      const jobDescription = await load(own, jobDescriptionId);
      jobDescriptionPolicy.authorize(own.actor, 'share', jobDescription);
      const recipients = await Promise.all(
        [...new Set(shareToUserIds)].map((userId) => own.loaders.memberById.loadOrThrow(userId)),
      );
      const { send } = own.services.jobs;
      await shareJobDescription({ ...own, jobDescription, recipients, message, send });
      return reload(own, jobDescription.id);
    },
  }),
  removeJobDescriptionShare: t.field({
    type: JobDescriptionPayload,
    args: { id: t.arg.id({ required: true, description: 'Of the share.' }) },
    resolve: async (_root, { id }, context) => {
      const own = context.signedIn();
      requirePlanAccess(own.actor);
      const share = await own.loaders.jobDescriptionShareById.loadOrThrow(id);
      const jobDescription = await own.loaders.jobDescriptionById.load(share.jobDescriptionId);
      if (!jobDescription) throw UserError.notFound('share');
      jobDescriptionPolicy.authorize(own.actor, 'share', jobDescription);
      await removeJobDescriptionShare({ ...own, share });
      return reload(own, jobDescription.id);
    },
  }),
}));
