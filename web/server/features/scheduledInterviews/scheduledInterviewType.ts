import { builder, CallVisibilityEnum } from '../../graphql/builder.ts';
import type { LoadedInterview } from '../calls/interviewLoaders.ts';
import { Candidate } from '../candidates/candidateType.ts';
import { CallGuide } from '../guides/guideType.ts';
import { Position } from '../positions/positionType.ts';
import { User } from '../users/userType.ts';
import { cursorOf, listScheduledInterviews } from './listScheduledInterviews.ts';
import { scheduledInterviewPolicy } from './scheduledInterviewPolicy.ts';

export const ScheduledInterview = builder.objectRef<LoadedInterview>('ScheduledInterview');

ScheduledInterview.implement({
  description: 'An interview that has not begun.',
  fields: (t) => ({
    id: t.exposeID('id'),
    cursor: t.string({
      description: 'Where the list goes on after it.',
      resolve: (source) => cursorOf(source),
    }),
    name: t.exposeString('name'),
    scheduledStart: t.expose('scheduledStart', { type: 'DateTime', nullable: true }),
    scheduledEnd: t.expose('scheduledEnd', { type: 'DateTime', nullable: true }),
    meetingUrl: t.exposeString('meetingUrl', { nullable: true }),
    visibility: t.field({ type: CallVisibilityEnum, resolve: (source) => source.visibility }),
    candidate: t.field({
      type: Candidate,
      nullable: true,
      resolve: ({ candidateId }, _args, context) =>
        context.signedIn().loaders.candidateById.loadIfSet(candidateId),
    }),
    position: t.field({
      type: Position,
      nullable: true,
      resolve: ({ positionId }, _args, context) =>
        context.signedIn().loaders.positionById.loadIfSet(positionId),
    }),
    callGuide: t.field({
      type: CallGuide,
      nullable: true,
      resolve: ({ guideId }, _args, context) =>
        context.signedIn().loaders.guideById.loadIfSet(guideId),
    }),
    interviewers: t.field({
      type: [User],
      resolve: ({ interviewerIds }, _args, context) =>
        context.signedIn().loaders.userById.loadMany(interviewerIds),
    }),
    canEdit: t.boolean({
      resolve: (source, _args, context) =>
        scheduledInterviewPolicy.can(context.signedIn().actor, 'edit', source),
    }),
  }),
});

builder.queryFields((t) => ({
  scheduledInterviews: t.field({
    type: [ScheduledInterview],
    description:
      'Those that start within the range and have not begun, earliest first. A page that is not full is the last one.',
    args: {
      startAfter: t.arg({ type: 'DateTime', required: true }),
      startBefore: t.arg({ type: 'DateTime', required: true }),
      isMine: t.arg.boolean(),
      query: t.arg.string(),
      after: t.arg.string({ description: 'The cursor of the last one that is known.' }),
      limit: t.arg.int({ defaultValue: 200 }),
    },
    resolve: (_root, range, context) => {
      const { db, actor } = context.signedIn();
      return listScheduledInterviews(db, actor, { ...range, limit: range.limit ?? 200 });
    },
  }),
}));
