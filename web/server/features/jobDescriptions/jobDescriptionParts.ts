import { builder } from '../../graphql/builder.ts';
import { User } from '../users/userType.ts';
import type {
  JobDescriptionShareRow,
  ListedVersionRow,
  QuestionGroupRow,
  QuestionRow,
  TemplateSectionRow,
} from './jobDescriptionLoaders.ts';

export const CustomSection = builder
  .objectRef<TemplateSectionRow>('JobDescriptionCustomSection')
  .implement({
    description: 'A locked section of the template.',
    fields: (t) => ({
      id: t.exposeID('id'),
      order: t.exposeInt('order'),
      header: t.exposeString('header'),
      text: t.exposeString('text'),
    }),
  });

export const JobDescriptionShare = builder
  .objectRef<JobDescriptionShareRow>('JobDescriptionShare')
  .implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      user: t.field({
        type: User,
        resolve: (share, _args, context) =>
          context.signedIn().loaders.userById.loadOrThrow(share.sharedToId),
      }),
      sharedBy: t.field({
        type: User,
        resolve: (share, _args, context) =>
          context.signedIn().loaders.userById.loadOrThrow(share.sharedById),
      }),
    }),
  });

const JobDescriptionQuestion = builder.objectRef<QuestionRow>('JobDescriptionQuestion').implement({
  fields: (t) => ({ id: t.exposeID('id'), question: t.exposeString('question') }),
});

export const JobDescriptionQuestionGroup = builder
  .objectRef<QuestionGroupRow>('JobDescriptionQuestionGroup')
  .implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      competency: t.exposeString('competency'),
      referenceText: t.exposeString('referenceText', { nullable: true }),
      questions: t.field({
        type: [JobDescriptionQuestion],
        resolve: (group, _args, context) =>
          context.signedIn().loaders.questionsByQuestionGroupId.load(group.id),
      }),
    }),
  });

export const JobDescriptionVersion = builder
  .objectRef<ListedVersionRow>('JobDescriptionVersion')
  .implement({
    description: 'How it stood at the end of a burst of edits by one person.',
    fields: (t) => ({
      id: t.exposeID('id'),
      title: t.exposeString('title'),
      text: t.exposeString('text'),
      score: t.exposeInt('score', { nullable: true }),
      numWords: t.exposeInt('numWords', { nullable: true }),
      startedAt: t.expose('createdAt', { type: 'DateTime' }),
      updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
      restoredFromId: t.exposeID('restoredFromId', { nullable: true }),
      author: t.field({
        type: User,
        resolve: (version, _args, context) =>
          context.signedIn().loaders.userById.loadOrThrow(version.authorId),
      }),
    }),
  });
