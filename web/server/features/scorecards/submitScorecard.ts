import { eq } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import type { Db, Tx } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { call, scorecard, scorecardItem } from '../../db/tables/schema.ts';
import { publish } from '../../events/publish.ts';
import { UserError } from '../../errors/userError.ts';
import { lockScorecard, type ScorecardRow } from './scorecardLoaders.ts';

interface OfScorecard {
  db: Db;
  actor: Actor;
  card: Pick<ScorecardRow, 'id'>;
}

/**
 * Hands a scorecard in; from then on it stays as it is and others may see it. A second time does nothing.
 * @throws {UserError} BAD_INPUT when what is asked for is not scored.
 */
export const submitScorecard = ({ db, actor, card: { id } }: OfScorecard): Promise<void> =>
  db.transaction(async (tx) => {
    const [card] = await lockScorecard(tx, id);
    if (!card) throw UserError.notFound('scorecard');
    if (card.status === 'SUBMITTED') return;
    if (card.overallScoringEnabled && card.overallScore === 0)
      throw new UserError('BAD_INPUT', 'Choose an overall score before you submit.');
    const items = await tx
      .select({ score: scorecardItem.score })
      .from(scorecardItem)
      .where(eq(scorecardItem.scorecardId, id));
    if (!card.overallScoringEnabled && items.every(({ score }) => score === 0))
      throw new UserError('BAD_INPUT', 'Score at least one item before you submit.');
    await setStatus(tx, actor, card, 'SUBMITTED');
  });

/** Makes a submitted scorecard a draft again, so that its author can correct it. */
export const reopenScorecard = ({ db, actor, card: { id } }: OfScorecard): Promise<void> =>
  db.transaction(async (tx) => {
    const [card] = await lockScorecard(tx, id);
    if (card?.status === 'SUBMITTED') await setStatus(tx, actor, card, 'DRAFT');
  });

async function setStatus(tx: Tx, actor: Actor, card: ScorecardRow, status: 'DRAFT' | 'SUBMITTED') {
  const isSubmitted = status === 'SUBMITTED';
  await tx
    .update(scorecard)
    .set({ status, submittedAt: isSubmitted ? new Date() : null })
    .where(eq(scorecard.id, card.id));
  const event = isSubmitted ? 'scorecard.submitted' : 'scorecard.reopened';
  const { organizationId, interviewId } = card;
  await recordEvent(tx, actor, event, card.id, { interviewId });
  const calls = await tx
    .select({ id: call.id })
    .from(call)
    .where(eq(call.interviewId, interviewId));
  for (const { id: callId } of calls) await publish({ organizationId, callId, what: 'call' }, tx);
}
