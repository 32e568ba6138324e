import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCall, changeInterview } from '../../../../tests/factories/buildCall.ts';
import { buildOrganization } from '../../../../tests/factories/buildOrganization.ts';
import { actorOf, buildUser } from '../../../../tests/factories/buildUser.ts';
import { firstRow } from '../../../../tests/factories/firstRow.ts';
import { openTestDatabase } from '../../../../tests/harness/testDatabase.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Database, Db } from '../../db/database.ts';
import { auditEntry, interview, scorecard, scorecardItem } from '../../db/tables/schema.ts';
import { interviewLoaders } from '../calls/interviewLoaders.ts';
import { addGuide } from '../guides/addGuide.ts';
import { startScorecard } from './startScorecard.ts';
import { reopenScorecard, submitScorecard } from './submitScorecard.ts';
import { updateScorecard, updateScorecardItem } from './updateScorecard.ts';

let database: Database;
let db: Db;
let actor: Actor;

beforeAll(async () => {
  database = await openTestDatabase();
  const organization = await buildOrganization(database.system);
  actor = await actorOf(database.system, await buildUser(database.system, organization));
  db = database.forOrganization(organization.id);
});
afterAll(() => database.close());

const guideOf = (name: string, overallScoringEnabled = true) =>
  addGuide({
    ...{ db, actor },
    input: {
      ...{ name, overallScoringEnabled },
      cues: [
        { cue: 'Why us?', competency: `${name} motivation`, scoringEnabled: true },
        { cue: 'What next?', competency: `${name} planning` },
      ],
    },
  });
const start = async (interviewId: string) =>
  startScorecard({
    ...{ db, actor },
    interview: await interviewLoaders(db, actor).interviewById.loadOrThrow(interviewId),
  });
async function begin(guideId: string | null) {
  const { organizationId, userId: ownerId } = actor;
  const call = await buildCall(db, { organizationId, ownerId, guideId });
  const id = await start(call.interviewId);
  return { call, card: { id } };
}
const load = async (id: string) =>
  firstRow(await db.select().from(scorecard).where(eq(scorecard.id, id)));
const items = (id: string) =>
  db
    .select()
    .from(scorecardItem)
    .where(eq(scorecardItem.scorecardId, id))
    .orderBy(asc(scorecardItem.index));
const texts = async (id: string) => (await items(id)).map(({ itemText }) => itemText);

test('a scorecard asks for the competencies of the guide and its scored questions', async () => {
  const { call, card } = await begin(await guideOf('A'));
  expect(await texts(card.id)).toEqual(['A motivation', 'A planning', 'Why us?']);
  expect(await Promise.all([start(call.interviewId), start(call.interviewId)])).toEqual([
    card.id,
    card.id,
  ]);
  expect(await items(card.id)).toHaveLength(3);
});

test('a draft follows another guide, and keeps what was filled in', async () => {
  const { call, card } = await begin(await guideOf('A'));
  const [first] = await items(card.id);
  const item = { itemId: first?.id ?? '', card };
  await updateScorecardItem({ db, actor, ...item, changes: { notes: 'Clear reasons' } });
  await changeInterview(db, call.id, { guideId: await guideOf('B', false) });
  await start(call.interviewId);
  expect(await texts(card.id)).toEqual([
    ...['A motivation', 'B motivation', 'B planning', 'Why us?'],
  ]);
  expect((await load(card.id)).overallScoringEnabled).toBe(false);
});

test('an interview that was never recorded is scored as well', async () => {
  const { organizationId, userId: ownerId } = actor;
  const planned = { organizationId, ownerId, name: 'Planned', visibility: 'PRIVATE' as const };
  const { id } = firstRow(await db.insert(interview).values(planned).returning());
  const card = { id: await start(id) };
  await updateScorecard({ db, actor, card, changes: { overallScore: 4 } });
  await submitScorecard({ db, actor, card });
  expect(await load(card.id)).toMatchObject({ status: 'SUBMITTED', overallScore: 4 });
});

test('two windows that write at once keep each other’s scores and notes', async () => {
  const { card } = await begin(await guideOf('A'));
  const [first, second] = await items(card.id);
  const change = { db, actor, card };
  await Promise.all([
    updateScorecard({ ...change, changes: { overallScore: 3 } }),
    updateScorecard({ ...change, changes: { overallNotes: 'Strong' } }),
    updateScorecardItem({ ...change, itemId: first?.id ?? '', changes: { score: 4 } }),
    updateScorecardItem({ ...change, itemId: first?.id ?? '', changes: { notes: 'Good' } }),
    updateScorecardItem({ ...change, itemId: second?.id ?? '', changes: { markedTimeMs: 5 } }),
  ]);
  expect(await load(card.id)).toMatchObject({ overallScore: 3, overallNotes: 'Strong' });
  expect(await items(card.id)).toMatchObject([
    { score: 4, notes: 'Good', markedTimeMs: null },
    { score: 0, notes: '', markedTimeMs: 5 },
    { score: 0 },
  ]);
  const overwrite = { ...change, changes: { overallNotes: 'Weak' }, replaces: '' };
  await expect(updateScorecard(overwrite)).rejects.toMatchObject({
    extensions: { code: 'CONFLICT', standing: 'Strong' },
  });
});

test.each([5, -1, 2.5])('%s is no score', async (overallScore) => {
  const { card } = await begin(null);
  const change = updateScorecard.bind(null, { db, actor, card, changes: { overallScore } });
  expect(change).toThrow(/score is/);
});

test('a submitted scorecard stays as it is until it is reopened', async () => {
  const { card } = await begin(null);
  const change = { db, actor, card };
  await expect(submitScorecard(change)).rejects.toThrow(/overall score/);
  await updateScorecard({ ...change, changes: { overallScore: 2 } });
  await Promise.all([submitScorecard(change), submitScorecard(change)]);
  await expect(updateScorecard({ ...change, changes: { overallScore: 4 } })).rejects.toThrow(
    /was submitted/,
  );
  await reopenScorecard(change);
  await updateScorecard({ ...change, changes: { overallScore: 4 } });
  expect(await load(card.id)).toMatchObject({
    ...{ status: 'DRAFT', overallScore: 4, submittedAt: null },
  });
  const events = await db.select().from(auditEntry).where(eq(auditEntry.subjectId, card.id));
  expect(events.filter(({ event }) => event === 'scorecard.submitted')).toHaveLength(1);
});

test('without an overall score at least one item must be scored', async () => {
  const { card } = await begin(await guideOf('A', false));
  await expect(submitScorecard({ db, actor, card })).rejects.toThrow(/at least one item/);
  const [first] = await items(card.id);
  const item = { itemId: first?.id ?? '', changes: { score: 1 } };
  await updateScorecardItem({ db, actor, card, ...item });
  await submitScorecard({ db, actor, card });
  expect((await load(card.id)).status).toBe('SUBMITTED');
});
