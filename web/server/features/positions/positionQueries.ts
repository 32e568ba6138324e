import { asc, isNull, sql } from 'drizzle-orm';
import { interviewStage, position, positionGroup } from '../../db/tables/schema.ts';
import { containsText } from '../../db/textQuery.ts';
import { boundedLimit } from '../../errors/pageRange.ts';
import { builder } from '../../graphql/builder.ts';
import { listPositions, positionOrders } from './listPositions.ts';
import { Client, InterviewStage, Position } from './positionType.ts';

const PositionFilterInput = builder.inputType('PositionFilter', {
  fields: (t) => ({
    clientId: t.id(),
    isMine: t.boolean({ description: 'The viewer is on the hiring team.' }),
    canAddCandidate: t.boolean({ description: 'The viewer may add candidates to it.' }),
  }),
});

const InterviewLocation = builder.objectRef<{ name: string }>('InterviewLocation').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ name }) => name }),
    name: t.exposeString('name'),
  }),
});

const PositionOrderEnum = builder.enumType('PositionOrder', { values: positionOrders });

builder.queryFields((t) => ({
  positions: t.field({
    type: [Position],
    description: 'A page that is not full is the last one.',
    args: {
      query: t.arg.string(),
      filter: t.arg({ type: PositionFilterInput }),
      orderBy: t.arg({ type: PositionOrderEnum, defaultValue: 'TITLE' }),
      page: t.arg.int({ defaultValue: 1 }),
      limit: t.arg.int({ defaultValue: 50 }),
    },
    resolve: (_root, { query, filter, orderBy, page, limit }, context) => {
      const { db, actor } = context.signedIn();
      const by = { ...filter, query };
      return listPositions(db, actor, by, orderBy ?? 'TITLE', page ?? 1, limit ?? 50);
    },
  }),
  position: t.field({
    type: Position,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => context.signedIn().loaders.positionById.load(id),
  }),
  clients: t.field({
    type: [Client],
    args: { query: t.arg.string(), limit: t.arg.int({ defaultValue: 50 }) },
    resolve: (_root, { query, limit }, context) =>
      context
        .signedIn()
        .db.select()
        .from(positionGroup)
        .where(containsText(query ?? '', [positionGroup.name]))
        .orderBy(asc(positionGroup.name))
        .limit(boundedLimit(limit ?? 50)),
  }),
  client: t.field({
    type: Client,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => context.signedIn().loaders.clientById.load(id),
  }),
  interviewLocations: t.field({
    type: [InterviewLocation],
    description: 'Where the positions of the organization are, by name.',
    args: { query: t.arg.string(), limit: t.arg.int({ defaultValue: 50 }) },
    resolve: async (_root, { query, limit }, context) => {
      const { db } = context.signedIn();
      const places = db
        .selectDistinct({ name: sql<string>`unnest(${position.locations})`.as('name') })
        .from(position)
        .as('place');
      return db
        .select()
        .from(places)
        .where(containsText(query ?? '', [sql`${places.name}`]))
        .orderBy(asc(places.name))
        .limit(boundedLimit(limit ?? 50));
    },
  }),
  interviewStages: t.field({
    type: [InterviewStage],
    description: 'In their order; archived ones are last, and only where they are asked for.',
    args: { withArchived: t.arg.boolean({ defaultValue: false }) },
    resolve: (_root, { withArchived }, context) =>
      context
        .signedIn()
        .db.select()
        .from(interviewStage)
        .where(withArchived ? undefined : isNull(interviewStage.archivedAt))
        .orderBy(
          sql`${interviewStage.archivedAt} is not null`,
          asc(interviewStage.sortOrder),
          asc(interviewStage.title),
        )
        .limit(boundedLimit(1000, 1000)),
  }),
}));
