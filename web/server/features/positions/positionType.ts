import { asc } from 'drizzle-orm';
import { interviewStage, position, positionGroup } from '../../db/tables/schema.ts';
import { builder } from '../../graphql/builder.ts';
import { boundedLimit, containsText } from '../../db/textQuery.ts';
import { UserError } from '../../errors/userError.ts';
import { addClient, addInterviewStage, addPosition } from './addPosition.ts';
import { positionPolicy } from './positionPolicy.ts';
import type { InterviewStageFacts, PositionFacts, PositionGroupRow } from './positionLoaders.ts';

export const Client = builder.objectRef<PositionGroupRow>('Client').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    positionsCount: t.int({
      resolve: async (group, _args, context) =>
        (await context.signedIn().loaders.positionsCountByClientId.loadFirst(group.id))
          ?.positionsCount ?? 0,
    }),
  }),
});

export const Position = builder.objectRef<PositionFacts>('Position').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    displayTitle: t.string({
      resolve: (one) => (one.requisitionId ? `${one.title} (${one.requisitionId})` : one.title),
    }),
    requisitionId: t.exposeString('requisitionId', { nullable: true }),
    locations: t.exposeStringList('locations'),
    client: t.field({
      type: Client,
      resolve: (one, _args, context) =>
        context.signedIn().loaders.clientById.loadOrThrow(one.positionGroupId),
    }),
  }),
});

export const InterviewStage = builder.objectRef<InterviewStageFacts>('InterviewStage').implement({
  fields: (t) => ({ id: t.exposeID('id'), title: t.exposeString('title') }),
});

builder.queryFields((t) => ({
  positions: t.field({
    type: [Position],
    args: { query: t.arg.string(), limit: t.arg.int({ defaultValue: 50 }) },
    resolve: (_root, { query, limit }, context) =>
      context
        .signedIn()
        .db.select()
        .from(position)
        .where(containsText(query ?? '', [position.title, position.requisitionId]))
        .orderBy(asc(position.title), asc(position.id))
        .limit(boundedLimit(limit ?? 50)),
  }),
  clients: t.field({
    type: [Client],
    resolve: (_root, _args, context) =>
      context
        .signedIn()
        .db.select()
        .from(positionGroup)
        .orderBy(asc(positionGroup.name))
        .limit(boundedLimit(1000, 1000)),
  }),
  interviewStages: t.field({
    type: [InterviewStage],
    resolve: (_root, _args, context) =>
      context
        .signedIn()
        .db.select()
        .from(interviewStage)
        .orderBy(asc(interviewStage.title))
        .limit(boundedLimit(1000, 1000)),
  }),
}));

builder.mutationFields((t) => ({
  addPosition: t.field({
    type: Position,
    args: {
      clientId: t.arg.id({ required: true }),
      title: t.arg.string({ required: true }),
    },
    resolve: async (_root, { clientId, title }, context) => {
      const { db, actor, loaders } = context.signedIn();
      const group = await loaders.clientById.load(clientId);
      if (!group) throw new UserError('BAD_INPUT', 'Position Group is required');
      positionPolicy.authorize(actor, 'create', null);
      return addPosition({ db, actor, group, title });
    },
  }),
  addClient: t.field({
    type: Client,
    args: { name: t.arg.string({ required: true }) },
    resolve: (_root, { name }, context) => {
      const { db, actor } = context.signedIn();
      positionPolicy.authorize(actor, 'create', null);
      return addClient({ db, actor, name });
    },
  }),
  addInterviewStage: t.field({
    type: InterviewStage,
    args: { title: t.arg.string({ required: true }) },
    resolve: (_root, { title }, context) => {
      const { db, actor } = context.signedIn();
      positionPolicy.authorize(actor, 'create', null);
      return addInterviewStage({ db, actor, title });
    },
  }),
}));
