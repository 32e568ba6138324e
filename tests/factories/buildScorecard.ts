import type { Tx } from '../../web/server/db/database.ts';
import { scorecard, scorecardItem } from '../../web/server/db/tables/schema.ts';
import { firstRow } from './firstRow.ts';

/** How a person scored an interview. */
export async function buildScorecard(
  db: Tx,
  { organizationId, interviewId }: { organizationId: string; interviewId: string },
  input: Partial<typeof scorecard.$inferInsert> & {
    userId: string;
    items?: { itemText: string; competencyId?: string; score?: number; notes?: string }[];
  },
) {
  const { items = [], ...columns } = input;
  const card = firstRow(
    await db
      .insert(scorecard)
      .values({ organizationId, interviewId, ...columns })
      .returning(),
  );
  const ofCard = { organizationId, scorecardId: card.id, kind: 'COMPETENCY' as const };
  const made =
    items.length === 0
      ? []
      : await db
          .insert(scorecardItem)
          .values(items.map((item, index) => ({ ...ofCard, ...item, index })))
          .returning();
  return { ...card, items: made };
}
