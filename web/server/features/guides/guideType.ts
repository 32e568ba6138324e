import { and, asc } from 'drizzle-orm';
import { guide } from '../../db/tables/schema.ts';
import { builder } from '../../graphql/builder.ts';
import { boundedLimit, containsText } from '../../db/textQuery.ts';
import { InterviewStage, Position } from '../positions/positionType.ts';
import { User } from '../users/userType.ts';
import type { GuideRow } from './guideLoaders.ts';
import { visibleGuides } from './visibleGuides.ts';

interface CueShape {
  id: string;
  cue: string;
  description: string;
  type: string;
  competencyName: string | null;
}
export const Cue = builder.objectRef<CueShape>('Cue').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    cue: t.exposeString('cue'),
    description: t.exposeString('description'),
    type: t.exposeString('type'),
    competency: t.exposeString('competencyName', { nullable: true }),
  }),
});

export const CallGuide = builder.objectRef<GuideRow>('CallGuide').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    visibility: t.exposeString('visibility'),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    cuesCount: t.int({
      resolve: async (one, _args, context) =>
        (await context.signedIn().loaders.cueCountByGuideId.loadFirst(one.id))?.count ?? 0,
    }),
    position: t.field({
      type: Position,
      nullable: true,
      resolve: (one, _args, context) =>
        context.signedIn().loaders.positionById.loadIfSet(one.positionId),
    }),
    interviewStage: t.field({
      type: InterviewStage,
      nullable: true,
      resolve: (one, _args, context) =>
        context.signedIn().loaders.interviewStageById.loadIfSet(one.interviewStageId),
    }),
    creator: t.field({
      type: User,
      resolve: (one, _args, context) =>
        context.signedIn().loaders.userById.loadOrThrow(one.creatorId),
    }),
    cues: t.field({
      type: [Cue],
      resolve: (one, _args, context) => context.signedIn().loaders.cuesByGuideId.load(one.id),
    }),
  }),
});

builder.queryFields((t) => ({
  guide: t.field({
    type: CallGuide,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => context.signedIn().loaders.guideById.load(id),
  }),
  guides: t.field({
    type: [CallGuide],
    args: { query: t.arg.string(), limit: t.arg.int({ defaultValue: 50 }) },
    resolve: (_root, { query, limit }, context) => {
      const { db, actor } = context.signedIn();
      return db
        .select()
        .from(guide)
        .where(and(visibleGuides(actor), containsText(query ?? '', [guide.name])))
        .orderBy(asc(guide.name), asc(guide.id))
        .limit(boundedLimit(limit ?? 50));
    },
  }),
}));
