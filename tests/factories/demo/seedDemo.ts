import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import type { CallType } from '#shared/domain/call.ts';
import type { QuestionType } from '#shared/domain/guide.ts';
import type { CallVisibility } from '#shared/domain/visibility.ts';
import type { Database, Tx } from '../../../web/server/db/database.ts';
import {
  application,
  competency,
  cue,
  guide,
  organization,
} from '../../../web/server/db/tables/schema.ts';
import type { Storage } from '../../../web/server/storage/storage.ts';
import { buildAiNotes } from '../buildAiNotes.ts';
import { buildCall, buildTranscript } from '../buildCall.ts';
import { buildOrganization } from '../buildOrganization.ts';
import {
  buildCandidate,
  buildHiringTeamMember,
  buildInterviewStage,
  buildPosition,
  buildPositionGroup,
} from '../buildPosition.ts';
import { buildUser } from '../buildUser.ts';
import { firstRow } from '../firstRow.ts';
import { demoAbsentees, demoPeople } from './demoPeople.ts';
import { parseInterview, type DemoInterview } from './parseInterview.ts';
import { readDemoSound, storeDemoSound } from './demoSound.ts';
import { seedDemoActivity } from './seedDemoActivity.ts';
import { seedDemoPeople } from './seedDemoPeople.ts';
import { seedDemoClips } from './seedDemoClips.ts';
import { seedDemoSchedule } from './seedDemoSchedule.ts';
import { seedDemoNotes } from './seedDemoNotes.ts';
import { seedDemoScorecards } from './seedDemoScorecards.ts';
import { seedDemoSelfIdentification } from './seedDemoSelfIdentification.ts';
import { seedDemoStructure } from './seedDemoStructure.ts';
import { seedDemoTemplates } from './seedDemoTemplates.ts';
import { seedDemoTopics } from './seedDemoTopics.ts';
import { seedDemoPlans } from './seedDemoPlans.ts';
import { speakTurns } from './speakTurns.ts';

const folder = new URL('./', import.meta.url);
const readJson = async <T>(name: string): Promise<T> =>
  JSON.parse(await readFile(new URL(name, folder), 'utf8')) as T;

interface DemoPosition {
  key: string;
  title: string;
  requisitionId: string;
  group: string;
  locations: string[];
}
interface DemoGuide {
  key: string;
  name: string;
  stage: string;
  competencies: {
    name: string;
    cues: { cue: string; description: string; type: QuestionType; scoringEnabled?: boolean }[];
  }[];
}

/** Everything the interviews of the demo organization hang on, by the keys of the text files. */
interface DemoWorld {
  organizationId: string;
  userIds: Map<string, string>;
  positionIds: Map<string, string>;
  stageIds: Map<string, string>;
  guideIds: Map<string, string>;
  candidateIds: Map<string, string>;
}

/**
 * Fills an empty database with two organizations: one with people of every role, positions, guides and
 * forty interviews over six months (three with sound), two clips in a playlist, job descriptions with their plans, and another that must never see the first.
 * Does nothing to a database that holds an organization.
 */
export async function seedDemo({
  database,
  storage,
}: {
  database: Database;
  storage: Storage;
}): Promise<void> {
  if ((await database.system.$count(organization)) > 0) return;
  const interviews = await readInterviews();
  await database.system.transaction(async (tx) => {
    // Of two servers that start on one empty database, the second waits and then finds it filled.
    await tx.execute(sql`select pg_advisory_xact_lock(72707473)`);
    if ((await tx.$count(organization)) > 0) return;
    const world = await buildWorld(tx);
    for (const interview of interviews) await seedInterview(tx, storage, world, interview);
    await seedDemoPeople(tx, world, interviews);
    await seedDemoClips(tx, world);
    await seedDemoSchedule(tx, world);
    await seedDemoStructure(tx, world);
    await seedDemoSelfIdentification(tx, world);
    await seedDemoNotes(tx, world);
    await seedDemoTemplates(tx, world);
    await seedDemoTopics(tx, world);
    await seedDemoActivity(tx, world);
    await seedDemoPlans(tx, world);
    await seedOtherOrganization(tx);
  });
}

export async function readInterviews(): Promise<DemoInterview[]> {
  const names = (await readdir(new URL('interviews/', folder))).sort();
  const texts = names.map((name) =>
    readFile(fileURLToPath(new URL(`interviews/${name}`, folder)), 'utf8'),
  );
  return (await Promise.all(texts)).map(parseInterview);
}

async function buildWorld(tx: Tx): Promise<DemoWorld> {
  const made = await buildOrganization(tx, {
    name: 'Northwind Health',
    planEnabled: true,
    createdAt: new Date(Date.UTC(2026, 0, 5)),
  });
  const organizationId = made.id;
  const userIds = new Map<string, string>();
  for (const [index, person] of demoPeople.entries()) {
    const row = await buildUser(tx, made, {
      ...person,
      timezoneName: 'America/Los_Angeles',
      // The sign-in page lists people in the order they came.
      createdAt: new Date(Date.UTC(2026, 0, 5, 9, index)),
    });
    userIds.set(row.name, row.id);
  }
  for (const person of demoAbsentees) await buildUser(tx, made, person);
  const stageIds = new Map<string, string>();
  const stages = await readJson<{ key: string; title: string }[]>('stages.json');
  for (const [sortOrder, { key, title }] of stages.entries())
    stageIds.set(key, (await buildInterviewStage(tx, { organizationId, title, sortOrder })).id);
  const groupIds = new Map<string, string>();
  const positionIds = new Map<string, string>();
  for (const { key, group, ...columns } of await readJson<DemoPosition[]>('positions.json')) {
    const positionGroupId =
      groupIds.get(group) ?? (await buildPositionGroup(tx, { organizationId, name: group })).id;
    groupIds.set(group, positionGroupId);
    positionIds.set(
      key,
      (await buildPosition(tx, { organizationId, positionGroupId, ...columns })).id,
    );
  }
  const world = {
    organizationId,
    userIds,
    positionIds,
    stageIds,
    guideIds: new Map<string, string>(),
    candidateIds: new Map<string, string>(),
  };
  await seedHiringTeams(tx, world);
  for (const item of await readJson<DemoGuide[]>('guides.json'))
    world.guideIds.set(item.key, await seedGuide(tx, world, item));
  return world;
}

/** Maya leads the engineering hires, Tom interviews for them, Diego is a member of the customer ones. */
async function seedHiringTeams(tx: Tx, { organizationId, positionIds, userIds }: DemoWorld) {
  const join = async (
    name: string,
    keys: string[],
    role: 'HIRING_TEAM_ADMIN' | 'INTERVIEWER' | 'MEMBER',
    positionRole?: 'HIRING_MANAGER' | 'INTERVIEWER',
  ) => {
    for (const key of keys)
      await buildHiringTeamMember(tx, {
        organizationId,
        positionId: idOf(positionIds, key),
        userId: idOf(userIds, name),
        role,
        ...(positionRole ? { positionRole } : {}),
      });
  };
  const engineering = ['senior-backend-engineer', 'engineering-manager', 'qa-engineer'];
  await join(
    'Maya Lindqvist',
    [...engineering, 'product-designer'],
    'HIRING_TEAM_ADMIN',
    'HIRING_MANAGER',
  );
  await join('Tom Okafor', engineering, 'INTERVIEWER', 'INTERVIEWER');
  await join(
    'Diego Fuentes',
    ['customer-success-manager', 'clinic-onboarding-specialist'],
    'MEMBER',
  );
}

async function seedGuide(tx: Tx, world: DemoWorld, input: DemoGuide): Promise<string> {
  const { organizationId } = world;
  const made = firstRow(
    await tx
      .insert(guide)
      .values({
        organizationId,
        name: input.name,
        interviewStageId: world.stageIds.get(input.stage) ?? null,
        creatorId: idOf(world.userIds, 'Aisha Rahman'),
      })
      .returning(),
  );
  let index = 0;
  for (const [order, group] of input.competencies.entries()) {
    const { id: competencyId } = firstRow(
      await tx
        .insert(competency)
        .values({ organizationId, guideId: made.id, name: group.name, index: order })
        .returning(),
    );
    for (const question of group.cues)
      await tx
        .insert(cue)
        .values({ organizationId, guideId: made.id, competencyId, index: index++, ...question });
  }
  return made.id;
}

async function seedInterview(
  tx: Tx,
  storage: Storage,
  world: DemoWorld,
  input: DemoInterview,
): Promise<void> {
  const { organizationId } = world;
  const positionId = idOf(world.positionIds, input.position);
  const candidateId = await candidateOf(tx, world, input, positionId);
  const interviewerIds = input.interviewers.map((name) => idOf(world.userIds, name));
  const sound = await readDemoSound(input.number);
  const made = await buildCall(tx, {
    scheduledStart: scheduledStartOf(input),
    organizationId,
    ownerId: interviewerIds[0] ?? idOf(world.userIds, 'Aisha Rahman'),
    interviewerIds,
    candidateId,
    positionId,
    interviewStageId: idOf(world.stageIds, input.stage),
    guideId: idOf(world.guideIds, input.guide),
    name: `${input.candidate} and ${input.interviewers.join(', ')}`,
    type: input.type as CallType,
    rating: input.rating,
    visibility: visibilityOf(input),
    startTime: startOf(input),
    ...(sound ? { durationMs: sound.durationMs } : {}),
  });
  await buildTranscript(tx, made, {
    speakers: [
      ...input.interviewers.map((name) => ({
        name,
        role: 'INTERVIEWER' as const,
        userId: idOf(world.userIds, name),
      })),
      { name: input.candidate, role: 'CANDIDATE' as const },
    ],
    turns: sound?.turns ?? speakTurns(input.turns, input.number),
    engine: { engine: 'demo', engineName: 'Demo transcript, written by hand' },
  });
  if (sound) await storeDemoSound(tx, storage, made, sound);
  await buildAiNotes(tx, made);
  await seedDemoScorecards(tx, {
    ...{ organizationId, interviewerIds, interviewId: made.interviewId },
    ...{ guideId: idOf(world.guideIds, input.guide), number: input.number },
    ...{ rating: input.rating, startTime: startOf(input) },
  });
}

async function candidateOf(tx: Tx, world: DemoWorld, input: DemoInterview, positionId: string) {
  const { organizationId } = world;
  const known = world.candidateIds.get(input.candidateEmail);
  const [firstName = '', ...rest] = input.candidate.split(' ');
  const candidateId =
    known ??
    (
      await buildCandidate(tx, {
        organizationId,
        firstName,
        lastName: rest.join(' '),
        emails: [input.candidateEmail],
      })
    ).id;
  world.candidateIds.set(input.candidateEmail, candidateId);
  await tx
    .insert(application)
    .values({ organizationId, candidateId, positionId })
    .onConflictDoNothing();
  return candidateId;
}

/** Final rounds are restricted, two are private, screens are open to the company. */
function visibilityOf(input: DemoInterview): CallVisibility {
  if (input.number % 19 === 0) return 'PRIVATE';
  if (input.stage === 'final-round') return 'RESTRICTED';
  if (input.stage === 'recruiter-screen' && input.number % 3 === 0) return 'ORGANIZATION';
  return 'PUBLIC';
}

/** At a working hour of its day; today's are already over. */
function startOf({ daysAgo, number }: DemoInterview): Date {
  const start = new Date();
  start.setUTCHours(16 + (number % 7), number % 2 === 0 ? 30 : 0, 0, 0);
  start.setUTCDate(start.getUTCDate() - Math.max(1, daysAgo));
  return start;
}

/** Most begin within minutes of their time; every sixth comes late. */
function scheduledStartOf(input: DemoInterview): Date {
  const lateMinutes = input.number % 6 === 0 ? 9 : (input.number % 4) - 1;
  return new Date(startOf(input).getTime() - lateMinutes * 60_000);
}

async function seedOtherOrganization(tx: Tx): Promise<void> {
  const other = await buildOrganization(tx, { name: 'Harborline Logistics' });
  const organizationId = other.id;
  const admin = await buildUser(tx, other, {
    email: 'admin@other.test',
    firstName: 'Noor',
    lastName: 'Haddad',
    roleType: 'SITE_ADMIN',
  });
  const position = await buildPosition(tx, { organizationId, title: 'Dispatcher' });
  const candidate = await buildCandidate(tx, {
    organizationId,
    firstName: 'Ines',
    lastName: 'Carvalho',
  });
  const made = await buildCall(tx, {
    organizationId,
    ownerId: admin.id,
    interviewerIds: [admin.id],
    candidateId: candidate.id,
    positionId: position.id,
    name: 'Ines Carvalho and Noor Haddad',
    startTime: new Date(Date.now() - 4 * 24 * 3600_000),
  });
  await buildTranscript(tx, made, {
    speakers: [
      { name: 'Noor Haddad', role: 'INTERVIEWER', userId: admin.id },
      { name: 'Ines Carvalho', role: 'CANDIDATE' },
    ],
  });
}

function idOf(ids: Map<string, string>, key: string): string {
  const id = ids.get(key);
  if (!id) throw new Error(`The demo data names ${key}, which it does not hold`);
  return id;
}
