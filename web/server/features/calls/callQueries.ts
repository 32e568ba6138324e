import { and, desc, eq, isNull, notExists } from 'drizzle-orm';
import { liveCapture, upload } from '../../db/tables/schema.ts';
import { builder, CallTypeEnum, ProcessingStatusEnum } from '../../graphql/builder.ts';
import { shortenFreshness } from '../../graphql/limitFreshness.ts';
import { PageInfo } from '../../graphql/pageInfo.ts';
import { Call } from './callType.ts';
import { listCalls, type CallPageShape } from './listCalls.ts';
import { Upload } from './uploadType.ts';

const CallPage = builder.objectRef<CallPageShape>('CallPage').implement({
  fields: (t) => ({
    results: t.field({ type: [Call], resolve: (page) => page.results }),
    pageInfo: t.field({ type: PageInfo, resolve: (page) => page }),
  }),
});

const CallOrderEnum = builder.enumType('CallOrder', {
  values: ['NEWEST', 'OLDEST', 'CANDIDATE', 'LONGEST'] as const,
});

const CallFilterInput = builder.inputType('CallFilter', {
  fields: (t) => ({
    query: t.string(),
    candidateId: t.id(),
    positionId: t.id(),
    interviewerIds: t.idList(),
    stageIds: t.idList(),
    types: t.field({ type: [CallTypeEnum] }),
    statuses: t.field({ type: [ProcessingStatusEnum] }),
    startAfter: t.field({ type: 'DateTime' }),
    startBefore: t.field({ type: 'DateTime' }),
    isMine: t.boolean(),
    isSharedWithMe: t.boolean({ description: 'A colleague shared it with the viewer.' }),
  }),
});

builder.queryFields((t) => ({
  calls: t.field({
    type: CallPage,
    args: {
      page: t.arg.int({ defaultValue: 1 }),
      limit: t.arg.int({ defaultValue: 50 }),
      orderBy: t.arg({ type: CallOrderEnum, defaultValue: 'NEWEST' }),
      filter: t.arg({ type: CallFilterInput }),
    },
    resolve: async (_root, { page, limit, orderBy, filter }, context) => {
      const { db, actor } = context.signedIn();
      const asked = [page ?? 1, limit ?? 50, orderBy ?? 'NEWEST', filter ?? {}] as const;
      const found = await listCalls(db, actor, ...asked);
      shortenFreshness(context, found.untilMs);
      return found;
    },
  }),
  call: t.field({
    type: Call,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => context.signedIn().loaders.callById.load(id),
  }),
  unfinishedUploads: t.field({
    type: [Upload],
    description:
      'My files that have not arrived whole; the extension sends recordings of captures itself.',
    resolve: (_root, _args, context) => {
      const { db, actor } = context.signedIn();
      return db
        .select()
        .from(upload)
        .where(
          and(
            eq(upload.userId, actor.userId),
            isNull(upload.completedAt),
            notExists(db.select().from(liveCapture).where(eq(liveCapture.callId, upload.callId))),
          ),
        )
        .orderBy(desc(upload.createdAt))
        .limit(100);
    },
  }),
}));
