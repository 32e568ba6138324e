import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildJobDescription } from '../../../../tests/factories/buildJobDescription.ts';
import { buildPlan } from '../../../../tests/factories/buildPlan.ts';
import { openPlanWorld } from '../../../../tests/harness/planWorld.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Database, Db } from '../../db/database.ts';
import { competency, cue, guide, organization } from '../../db/tables/schema.ts';
import { createInterviewGuides } from './createInterviewGuides.ts';
import { markPlanQuestionGroup } from './editPlanGroups.ts';
import { addPlanInterview } from './editPlanInterviews.ts';
import { findVisiblePlans, planLoaders, type LoadedPlan } from './planLoaders.ts';

let database: Database;
let db: Db;
let actor: Actor;
let organizationId: string;
let plan: LoadedPlan;
let input: { db: Db; actor: Actor; plan: LoadedPlan };

const load = async (id: string): Promise<LoadedPlan> => {
  const [found] = await findVisiblePlans(db, actor, [id]);
  if (!found) throw new Error('The creator sees the plan');
  return found;
};
const build = async (columns: Parameters<typeof buildPlan>[2] = {}) => {
  const described = await buildJobDescription(db, {
    ...{ organizationId, creatorId: actor.userId, title: 'Ward manager' },
  });
  return load((await buildPlan(db, described, columns)).id);
};

beforeAll(async () => {
  const world = await openPlanWorld();
  ({ database, db, organizationId } = world);
  actor = await world.person();
});
beforeEach(async () => {
  plan = await build();
  input = { db, actor, plan };
});
afterAll(() => database.close());

/** The competency of that name, in the first interview. */
const groupOf = async (name: string) => {
  const loaders = planLoaders(db, actor);
  const [interview] = await loaders.interviewsByPlanId.load(plan.id);
  const groups = await loaders.questionGroupsByInterviewId.load(interview?.id ?? '');
  const found = groups.find((group) => group.competency === name);
  if (!found) throw new Error(`The plan has no ${name}`);
  return found;
};

test('guides are made of interviews with questions, once for each version of the plan', async () => {
  await addPlanInterview({ ...input, name: 'Empty', order: 2 });
  const availability = await groupOf('Availability');
  await markPlanQuestionGroup({ ...input, group: availability, isDeleted: true });
  const ids = await createInterviewGuides(input);
  expect(ids).toHaveLength(2);
  expect(await createInterviewGuides(input)).toEqual(ids);
  const names = await Promise.all(
    ids.map(async (id) => (await db.select().from(guide).where(eq(guide.id, id)))[0]),
  );
  expect(names.map((item) => item?.name)).toEqual([
    'Ward manager: Recruiter screen',
    'Ward manager: Interview 2',
  ]);
  expect(names[0]).toMatchObject({ visibility: 'PUBLIC', creatorId: actor.userId });
  const cues = await db
    .select({ cue: cue.cue, type: cue.type, competency: competency.name })
    .from(cue)
    .innerJoin(competency, eq(competency.id, cue.competencyId))
    .where(eq(cue.guideId, ids[1] ?? ''))
    .orderBy(asc(cue.index));
  expect(cues).toEqual([
    {
      cue: 'Tell me about a roster that fell apart.',
      type: 'BEHAVIORAL',
      competency: 'Rostering',
    },
    {
      cue: 'Two nurses call in sick at six. What do you do?',
      type: 'SITUATIONAL',
      competency: 'Rostering',
    },
  ]);
  await markPlanQuestionGroup({ ...input, group: availability, isDeleted: false });
  const again = await createInterviewGuides(input);
  expect(again.some((id) => ids.includes(id))).toBe(false);
});

test('guides are not made without questions, nor where the organization switched that off', async () => {
  plan = await build({ interviews: [{ name: 'Empty', groups: [] }] });
  await expect(createInterviewGuides({ ...input, plan })).rejects.toThrow(/no questions/);
  const set = (settings: Record<string, unknown>) =>
    database.system
      .update(organization)
      .set({ settings })
      .where(eq(organization.id, organizationId));
  await set({ createGuidesFromInterviewPlansEnabled: false });
  await expect(createInterviewGuides(input)).rejects.toThrow(/does not make guides/);
  await set({});
});

test('a long title leaves room for the interview in the name of a guide', async () => {
  const described = await buildJobDescription(db, {
    ...{ organizationId, creatorId: actor.userId, title: 'T'.repeat(200) },
  });
  const long = await load((await buildPlan(db, described)).id);
  const [id = ''] = await createInterviewGuides({ ...input, plan: long });
  const [made] = await db.select().from(guide).where(eq(guide.id, id));
  expect(made?.name).toHaveLength(100);
  expect(made?.name).toMatch(/T: Recruiter screen$/);
});
