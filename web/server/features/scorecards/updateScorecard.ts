import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { highestScore, longestScorecardNotes } from '#shared/domain/scorecard.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db, Tx } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { scorecard, scorecardItem } from '../../db/tables/schema.ts';
import { optionalText, unlessLeftOut } from '../../errors/inputSchema.ts';
import { parseInput } from '../../errors/parseInput.ts';
import { refuseOverwrite } from '../../errors/refuseOverwrite.ts';
import { UserError } from '../../errors/userError.ts';
import { lockScorecard, type ScorecardRow } from './scorecardLoaders.ts';

const score = z
  .int('A score is a whole number.')
  .min(0, 'A score is 0 to 4.')
  .max(highestScore, 'A score is 0 to 4.');
const notes = optionalText(longestScorecardNotes);
const overallChanges = z.object({
  overallScore: unlessLeftOut(score),
  overallNotes: unlessLeftOut(notes),
});
const itemChanges = z.object({
  score: unlessLeftOut(score),
  notes: unlessLeftOut(notes),
  markedTimeMs: z.int().min(0, 'This moment is not in the interview.').nullish(),
});

interface ScorecardChange {
  db: Db;
  actor: Actor;
  card: Pick<ScorecardRow, 'id'>;
  /** The notes that the person had before them. */
  replaces?: string | null | undefined;
}

/**
 * Changes the overall score and notes of a draft; what is left out stays.
 * @throws {UserError} BAD_INPUT for a score that is none; CONFLICT when the scorecard was submitted, or its
 * notes changed, in another window.
 */
export function updateScorecard(
  input: ScorecardChange & { changes: z.input<typeof overallChanges> },
): Promise<void> {
  const changes = parseInput(overallChanges, input.changes);
  return changeDraft(input, async (tx, card) => {
    refuseOverwrite('note', card.overallNotes, {
      ...{ text: changes.overallNotes, replaces: input.replaces },
    });
    await tx.update(scorecard).set(withTime(changes)).where(eq(scorecard.id, card.id));
  });
}

/** The same of one item. @throws {UserError} NOT_FOUND when the guide no longer asks for it. */
export function updateScorecardItem(
  input: ScorecardChange & { itemId: string; changes: z.input<typeof itemChanges> },
): Promise<void> {
  const changes = parseInput(itemChanges, input.changes);
  return changeDraft(input, async (tx, card) => {
    const isThisItem = eq(scorecardItem.id, input.itemId);
    const [item] = await tx.select().from(scorecardItem).where(isThisItem);
    if (!item) throw UserError.notFound('scorecard');
    refuseOverwrite('note', item.notes, { text: changes.notes, replaces: input.replaces });
    // Drizzle leaves out what is undefined, and refuses an update of nothing.
    await tx
      .update(scorecardItem)
      .set({ index: item.index, ...changes })
      .where(isThisItem);
    await tx.update(scorecard).set(withTime({})).where(eq(scorecard.id, card.id));
  });
}

const withTime = <Changes extends object>(changes: Changes) => ({
  ...changes,
  updatedAt: new Date(),
});

const changeDraft = (
  { db, actor, card: { id } }: ScorecardChange,
  change: (tx: Tx, card: ScorecardRow) => Promise<void>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const [card] = await lockScorecard(tx, id);
    if (!card) throw UserError.notFound('scorecard');
    if (card.status === 'SUBMITTED')
      throw new UserError('CONFLICT', 'This scorecard was submitted and can no longer be changed.');
    await change(tx, card);
    await recordEvent(tx, actor, 'scorecard.updated', id);
  });
