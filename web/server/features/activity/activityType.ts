import { activityKinds, activityText } from '#shared/domain/activity.ts';
import { builder } from '../../graphql/builder.ts';
import { AuditSubjectType } from '../audit/auditType.ts';
import { activityPolicy } from './activityPolicy.ts';
import { listActivity, type ActivityRow } from './listActivity.ts';

const KindEnum = builder.enumType('ActivityKind', { values: activityKinds });

const Activity = builder.objectRef<ActivityRow>('Activity').implement({
  description: 'Who did what to a record that the viewer may see.',
  fields: (t) => ({
    id: t.exposeID('id'),
    text: t.string({ resolve: ({ event }) => activityText(event) }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    actorName: t.exposeString('actorName', {
      nullable: true,
      description: 'Null for background work.',
    }),
    impersonatorName: t.exposeString('impersonatorName', {
      nullable: true,
      description: 'The site admin who acted as that person.',
    }),
    subject: t.field({
      type: AuditSubjectType,
      resolve: ({ subjectName: name, subjectPath: path }) => ({ name, path }),
    }),
  }),
});

const ActivityPage = builder
  .objectRef<{ results: ActivityRow[]; nextCursor: string | null }>('ActivityPage')
  .implement({
    fields: (t) => ({
      results: t.field({ type: [Activity], resolve: ({ results }) => results }),
      nextCursor: t.exposeString('nextCursor', {
        nullable: true,
        description: 'Where the next page begins; null on the last one.',
      }),
    }),
  });

const ActivityFilterInput = builder.inputType('ActivityFilter', {
  fields: (t) => ({
    kind: t.field({ type: KindEnum }),
    actorId: t.id(),
    since: t.field({ type: 'DateTime', description: 'Without it, 90 days ago.' }),
    until: t.field({ type: 'DateTime', description: 'Excluded.' }),
  }),
});

builder.queryFields((t) => ({
  activityFeed: t.field({
    type: ActivityPage,
    description: 'What happened to the records that the viewer may see, newest first.',
    args: {
      filter: t.arg({ type: ActivityFilterInput }),
      after: t.arg.string(),
      limit: t.arg.int({ defaultValue: 50 }),
    },
    resolve: (_root, { filter, after, limit }, context) => {
      const { db, actor } = context.signedIn();
      activityPolicy.authorize(actor, 'list', null);
      const page = { filter: filter ?? {}, after: after ?? null, limit: limit ?? 50 };
      return listActivity(db, actor, page);
    },
  }),
}));
