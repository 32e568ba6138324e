import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import type { Db, Tx } from '../../db/database.ts';
import { oneRow } from '../../db/oneRow.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { competency, cue, guide, scorecard, scorecardItem } from '../../db/tables/schema.ts';
import type { LoadedInterview } from '../calls/interviewLoaders.ts';
import type { ScorecardRow } from './scorecardLoaders.ts';

type NewItem = Pick<
  typeof scorecardItem.$inferInsert,
  'kind' | 'competencyId' | 'cueId' | 'itemText'
>;

/**
 * The actor's scorecard of an interview; begins one where there is none. While it is a draft it follows
 * the interview's guide: items of the guide are added, and those that left it go unless they were filled in.
 */
export async function startScorecard(input: {
  db: Db;
  actor: Actor;
  interview: LoadedInterview;
}): Promise<string> {
  const { actor, interview } = input;
  const { organizationId, id: interviewId } = interview;
  return input.db.transaction(async (tx) => {
    const [added] = await tx
      .insert(scorecard)
      .values({ organizationId, interviewId, userId: actor.userId })
      .onConflictDoNothing()
      .returning();
    const card = oneRow(
      await tx
        .select()
        .from(scorecard)
        .where(and(eq(scorecard.interviewId, interviewId), eq(scorecard.userId, actor.userId)))
        .for('update'),
    );
    if (added) await recordEvent(tx, actor, 'scorecard.started', card.id, { interviewId });
    if (card.status === 'DRAFT') await followGuide(tx, card, interview.guideId);
    return card.id;
  });
}

async function followGuide(tx: Tx, card: ScorecardRow, guideId: string | null): Promise<void> {
  const wanted = guideId === null ? [] : await itemsOfGuide(tx, guideId);
  const standing = await tx
    .select()
    .from(scorecardItem)
    .where(eq(scorecardItem.scorecardId, card.id))
    .orderBy(asc(scorecardItem.index));
  const sourceOf = (item: NewItem) => item.competencyId ?? item.cueId ?? null;
  const wantedIds = new Set(wanted.map(sourceOf));
  const emptyIds = standing
    .filter((item) => item.score === 0 && item.notes === '' && item.markedTimeMs === null)
    .filter((item) => !wantedIds.has(sourceOf(item)))
    .map((item) => item.id);
  if (emptyIds.length > 0)
    await tx.delete(scorecardItem).where(inArray(scorecardItem.id, emptyIds));
  const standingIds = new Set(standing.map(sourceOf));
  const missing = wanted.filter((item) => !standingIds.has(sourceOf(item)));
  const next = (standing.at(-1)?.index ?? -1) + 1;
  if (missing.length > 0)
    await tx.insert(scorecardItem).values(
      missing.map((item, at) => ({
        ...item,
        organizationId: card.organizationId,
        scorecardId: card.id,
        index: next + at,
      })),
    );
  const [followed] =
    guideId === null
      ? []
      : await tx
          .select({ isOn: guide.overallScoringEnabled })
          .from(guide)
          .where(eq(guide.id, guideId));
  await tx
    .update(scorecard)
    .set({ overallScoringEnabled: followed?.isOn ?? true })
    .where(eq(scorecard.id, card.id));
}

/** What a guide asks to score: each competency, then each question marked for it. */
async function itemsOfGuide(tx: Tx, guideId: string): Promise<NewItem[]> {
  const competencies = await tx
    .select({ id: competency.id, name: competency.name })
    .from(competency)
    .where(eq(competency.guideId, guideId))
    .orderBy(asc(competency.index));
  const cues = await tx
    .select({ id: cue.id, text: cue.cue })
    .from(cue)
    .where(and(eq(cue.guideId, guideId), cue.scoringEnabled))
    .orderBy(asc(cue.index));
  return [
    ...competencies.map(({ id, name }) => ({
      ...{ kind: 'COMPETENCY' as const, competencyId: id, itemText: name },
    })),
    ...cues.map(({ id, text }) => ({ kind: 'QUESTION' as const, cueId: id, itemText: text })),
  ];
}
