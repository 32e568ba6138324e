import { engineTaskText } from '#shared/domain/engineTasks.ts';
import { builder, EngineTrustEnum } from '../../graphql/builder.ts';
import { Organization } from '../organizations/organizationType.ts';
import { engineRecordPolicy } from './engineRecordPolicy.ts';
import { listEngineRecords, type EngineRecordRow } from './listEngineRecords.ts';

const EngineRecord = builder.objectRef<EngineRecordRow>('EngineRecord').implement({
  description: 'What an engine was asked and said about a person.',
  fields: (t) => ({
    id: t.exposeID('id'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    task: t.string({ resolve: ({ task }) => engineTaskText(task) }),
    engineName: t.exposeString('engineName'),
    engineVersion: t.exposeString('engineVersion'),
    trust: t.expose('trust', { type: EngineTrustEnum }),
    inputHash: t.exposeString('inputHash', { description: 'sha256 of what the engine was given.' }),
    callId: t.id({
      nullable: true,
      description: 'Null where the interview was deleted.',
      resolve: ({ callId, isDeleted }) => (isDeleted ? null : callId),
    }),
    interviewName: t.string({
      nullable: true,
      resolve: ({ interviewName, isDeleted }) => (isDeleted ? null : interviewName),
    }),
    candidateName: t.string({
      nullable: true,
      resolve: ({ candidateName, isDeleted }) => (isDeleted ? null : candidateName),
    }),
    editCount: t.exposeInt('editCount', { description: 'Changes that people made to it since.' }),
    reportCount: t.exposeInt('reportCount', { description: 'Sentences that people reported.' }),
  }),
});

const EngineRecordPage = builder
  .objectRef<{ results: EngineRecordRow[]; nextCursor: string | null }>('EngineRecordPage')
  .implement({
    fields: (t) => ({
      results: t.field({ type: [EngineRecord], resolve: ({ results }) => results }),
      nextCursor: t.exposeString('nextCursor', {
        nullable: true,
        description: 'Where the next page begins; null on the last one.',
      }),
    }),
  });

const EngineRecordFilterInput = builder.inputType('EngineRecordFilter', {
  fields: (t) => ({
    task: t.string(),
    since: t.field({ type: 'DateTime' }),
    until: t.field({ type: 'DateTime' }),
    isChanged: t.boolean({ description: 'Only what people changed or reported.' }),
  }),
});

builder.objectFields(Organization, (t) => ({
  canReadEngineRecords: t.boolean({
    resolve: (_organization, _args, context) =>
      engineRecordPolicy.can(context.signedIn().actor, 'list', null),
  }),
}));

builder.queryFields((t) => ({
  engineRecords: t.field({
    type: EngineRecordPage,
    description: 'Newest first; for site admins.',
    args: {
      filter: t.arg({ type: EngineRecordFilterInput }),
      after: t.arg.string(),
      limit: t.arg.int({ defaultValue: 50 }),
    },
    resolve: (_root, { filter, after, limit }, context) => {
      const { db, actor } = context.signedIn();
      engineRecordPolicy.authorize(actor, 'list', null);
      const page = { filter: filter ?? {}, after: after ?? null, limit: limit ?? 50 };
      return listEngineRecords(db, actor, page);
    },
  }),
}));
