import { auditDetailText, auditEventText } from '#shared/domain/auditLog.ts';
import { builder } from '../../graphql/builder.ts';
import type { Loaders } from '../../graphql/loaders.ts';
import { Organization } from '../organizations/organizationType.ts';
import { auditPolicy } from './auditPolicy.ts';
import { listAuditEntries, type AuditEntryRow } from './listAuditEntries.ts';

export interface AuditSubject {
  name: string;
  path: string | null;
}

/** The record of an entry, where the viewer may see it and it still exists; of notes and scores their interview. */
async function subjectOf(
  { event, subjectId, detail }: AuditEntryRow,
  loaders: Loaders,
): Promise<AuditSubject | null> {
  const kind = event.split('.')[0] ?? '';
  const of = (name: string | undefined, path: string | null): AuditSubject | null =>
    name === undefined ? null : { name, path };
  switch (kind) {
    case 'call':
    case 'transcript':
    case 'aiNote':
    case 'aiNotes':
      return of((await loaders.callById.load(subjectId))?.name, `/interview/${subjectId}`);
    case 'note':
    case 'noteReply': {
      const callId = 'callId' in detail ? String(detail.callId) : '';
      return of((await loaders.callById.load(callId))?.name, `/interview/${callId}`);
    }
    case 'interview':
      return of((await loaders.interviewById.load(subjectId))?.name, '/interviews');
    case 'scorecard': {
      const interviewId = (await loaders.scorecardById.load(subjectId))?.interviewId;
      const held = interviewId && (await loaders.interviewById.load(interviewId));
      if (!held) return null;
      const [call] = await loaders.callsByInterviewId.load(held.id);
      return of(held.name, call ? `/interview/${call.id}` : null);
    }
    case 'candidate': {
      const found = await loaders.candidateById.load(subjectId);
      return found && of(`${found.firstName} ${found.lastName}`, `/candidate/${subjectId}`);
    }
    case 'position':
      return of((await loaders.positionById.load(subjectId))?.title, `/position/${subjectId}`);
    case 'client':
      return of((await loaders.clientById.load(subjectId))?.name, null);
    case 'interviewStage':
      return of((await loaders.interviewStageById.load(subjectId))?.title, null);
    case 'guide':
      return of((await loaders.guideById.load(subjectId))?.name, `/guide/${subjectId}`);
    case 'clip':
      return of((await loaders.clipById.load(subjectId))?.name, `/clip/${subjectId}`);
    case 'playlist':
      return of((await loaders.playlistById.load(subjectId))?.title, `/playlist/${subjectId}`);
    case 'aiTemplate':
      return of((await loaders.aiTemplateById.load(subjectId))?.name, `/templates/${subjectId}`);
    case 'jobDescription':
      return of(
        (await loaders.jobDescriptionById.load(subjectId))?.title,
        `/plan/analyze/${subjectId}`,
      );
    case 'user':
      return of((await loaders.userById.load(subjectId))?.name, null);
    case 'userRole':
      return of((await loaders.userRoleById.load(subjectId))?.name, null);
    default:
      return null;
  }
}

export const AuditSubjectType = builder.objectRef<AuditSubject>('AuditSubject').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    path: t.exposeString('path', { nullable: true, description: 'Its page in the web app.' }),
  }),
});

const AuditEntry = builder.objectRef<AuditEntryRow>('AuditEntry').implement({
  description: 'Who did what to which record.',
  fields: (t) => ({
    id: t.exposeID('id'),
    event: t.exposeString('event'),
    text: t.string({ resolve: ({ event }) => auditEventText(event) }),
    detail: t.string({ resolve: ({ detail }) => auditDetailText(detail) }),
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
      nullable: true,
      description: 'Null where the record is gone or the viewer does not see it.',
      resolve: (entry, _args, context) => subjectOf(entry, context.signedIn().loaders),
    }),
  }),
});

const AuditPage = builder
  .objectRef<{ results: AuditEntryRow[]; nextCursor: string | null }>('AuditPage')
  .implement({
    fields: (t) => ({
      results: t.field({ type: [AuditEntry], resolve: ({ results }) => results }),
      nextCursor: t.exposeString('nextCursor', {
        nullable: true,
        description: 'Where the next page begins; null on the last one.',
      }),
    }),
  });

const AuditFilterInput = builder.inputType('AuditFilter', {
  fields: (t) => ({
    kind: t.string({ description: "Of the record: the first part of an event's name." }),
    actorId: t.id(),
    since: t.field({ type: 'DateTime' }),
    until: t.field({ type: 'DateTime' }),
  }),
});

builder.objectFields(Organization, (t) => ({
  canReadAuditLog: t.boolean({
    resolve: (_organization, _args, context) =>
      auditPolicy.can(context.signedIn().actor, 'list', null),
  }),
}));

builder.queryFields((t) => ({
  auditLog: t.field({
    type: AuditPage,
    description: 'Newest first; for site admins.',
    args: {
      filter: t.arg({ type: AuditFilterInput }),
      after: t.arg.string(),
      limit: t.arg.int({ defaultValue: 50 }),
    },
    resolve: (_root, { filter, after, limit }, context) => {
      const { db, actor } = context.signedIn();
      auditPolicy.authorize(actor, 'list', null);
      const page = { filter: filter ?? {}, after: after ?? null, limit: limit ?? 50 };
      return listAuditEntries(db, actor, page);
    },
  }),
}));
