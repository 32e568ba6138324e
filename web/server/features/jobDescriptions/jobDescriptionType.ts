import { builder } from '../../graphql/builder.ts';
import { User } from '../users/userType.ts';
import { BestPracticeRef } from './analysisType.ts';
import type { LoadedJobDescription, TemplateSectionRow } from './jobDescriptionLoaders.ts';
import {
  CustomSection,
  JobDescriptionQuestionGroup,
  JobDescriptionShare,
  JobDescriptionVersion,
} from './jobDescriptionParts.ts';
import { jobDescriptionPolicy } from './jobDescriptionPolicy.ts';
import { JobDescriptionStateEnum, QuestionsProcessingStatusEnum } from './planEnums.ts';

export const JobDescription = builder.objectRef<LoadedJobDescription>('JobDescription');

JobDescription.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    jobDescriptionState: t.field({
      type: JobDescriptionStateEnum,
      resolve: (source) => source.state,
    }),
    score: t.exposeInt('score', { nullable: true }),
    error: t.exposeString('error', { nullable: true }),
    creator: t.field({
      type: User,
      resolve: (source, _args, context) =>
        context.signedIn().loaders.userById.loadOrThrow(source.creatorId),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    lastModifiedAt: t.expose('lastModifiedAt', { type: 'DateTime' }),
    contentRevision: t.exposeID('contentRevision', {
      description:
        'Names the state of its words, ignored words and creator’s fields; each change gives another.',
    }),
    planId: t.exposeID('planId', { nullable: true }),
    editorContent: t.string({
      description: 'Raw content of the editor as JSON; may be empty.',
      resolve: async (source, _args, context) =>
        (await context.signedIn().loaders.jobDescriptionContentById.loadOrThrow(source.id))
          .editorContent,
    }),
    text: t.string({
      resolve: async (source, _args, context) =>
        (await context.signedIn().loaders.jobDescriptionContentById.loadOrThrow(source.id)).text,
    }),
    whitelistedWords: t.exposeStringList('whitelistedWords'),
    numWords: t.exposeInt('numWords', { nullable: true }),
    readingTime: t.exposeString('readingTime', { nullable: true }),
    readingTimeMinutesMin: t.exposeFloat('readingTimeMinutesMin', { nullable: true }),
    readingTimeMinutesMax: t.exposeFloat('readingTimeMinutesMax', { nullable: true }),
    readabilityScore: t.exposeString('readabilityScore', { nullable: true }),
    readabilityScoreRaw: t.exposeFloat('readabilityScoreRaw', { nullable: true }),
    bestPractices: t.field({
      type: [BestPracticeRef],
      resolve: async (source, _args, context) =>
        (await context.signedIn().loaders.jobDescriptionContentById.loadOrThrow(source.id)).analysis
          ?.bestPractices ?? [],
    }),
    templateId: t.exposeID('templateId', { nullable: true }),
    customHeaderSections: t.field({
      type: [CustomSection],
      resolve: (source, _args, context) => sectionsOf(source, 'HEADER', context.signedIn().loaders),
    }),
    customFooterSections: t.field({
      type: [CustomSection],
      resolve: (source, _args, context) => sectionsOf(source, 'FOOTER', context.signedIn().loaders),
    }),
    internalShares: t.field({
      type: [JobDescriptionShare],
      resolve: (source, _args, context) =>
        context.signedIn().loaders.sharesByJobDescriptionId.load(source.id),
    }),
    shareableUsers: t.field({
      type: [User],
      description: 'Colleagues with a role in plans who do not have it yet.',
      resolve: async (source, _args, context) => {
        const { actor, loaders } = context.signedIn();
        if (!jobDescriptionPolicy.can(actor, 'share', source)) return [];
        const people = await loaders.planUsersByOrganizationId.load(source.organizationId);
        return people.filter(
          ({ id }) =>
            id !== source.creatorId && id !== actor.userId && !source.sharedToIds.includes(id),
        );
      },
    }),
    visibleTo: t.field({
      type: [User],
      description: 'Everybody who sees it: its creator, whom it is shared with, plan admins.',
      resolve: async (source, _args, context) => {
        const { loaders } = context.signedIn();
        const people = await loaders.planUsersByOrganizationId.load(source.organizationId);
        return people.filter(
          ({ id, planRole }) =>
            id === source.creatorId || planRole === 'ADMIN' || source.sharedToIds.includes(id),
        );
      },
    }),
    questionsProcessingStatus: t.field({
      type: QuestionsProcessingStatusEnum,
      nullable: true,
      resolve: (source) => source.questionsProcessingStatus,
    }),
    questionsProcessingCompletedAt: t.expose('questionsProcessingCompletedAt', {
      type: 'DateTime',
      nullable: true,
    }),
    questionsError: t.exposeString('questionsError', { nullable: true }),
    questionGroups: t.field({
      type: [JobDescriptionQuestionGroup],
      resolve: (source, _args, context) =>
        context.signedIn().loaders.questionGroupsByJobDescriptionId.load(source.id),
    }),
    versions: t.field({
      type: [JobDescriptionVersion],
      description: 'Newest first.',
      resolve: (source, _args, context) =>
        context.signedIn().loaders.versionsByJobDescriptionId.load(source.id),
    }),
    canEdit: t.boolean({
      resolve: (source, _args, context) =>
        jobDescriptionPolicy.can(context.signedIn().actor, 'edit', source),
    }),
    canShare: t.boolean({
      resolve: (source, _args, context) =>
        jobDescriptionPolicy.can(context.signedIn().actor, 'share', source),
    }),
    canDelete: t.boolean({
      resolve: (source, _args, context) =>
        jobDescriptionPolicy.can(context.signedIn().actor, 'delete', source),
    }),
  }),
});

async function sectionsOf(
  { templateId }: LoadedJobDescription,
  place: 'HEADER' | 'FOOTER',
  loaders: { templateSectionsByTemplateId: { load(id: string): Promise<TemplateSectionRow[]> } },
): Promise<TemplateSectionRow[]> {
  if (templateId === null) return [];
  const sections = await loaders.templateSectionsByTemplateId.load(templateId);
  return sections.filter((section) => section.place === place);
}
