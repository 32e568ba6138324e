import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOrganization } from '../factories/buildOrganization.ts';
import { buildCandidate, buildPosition, buildPositionGroup } from '../factories/buildPosition.ts';
import { actorOf, buildUser } from '../factories/buildUser.ts';
import { openTestDatabase } from '../harness/testDatabase.ts';
import { insightIntervals } from '#shared/domain/insightPeriod.ts';
import { qualityMeasures } from '#shared/domain/interviewQuality.ts';
import type { Permission } from '#shared/domain/permissions.ts';
import { callVisibilities } from '#shared/domain/visibility.ts';
import type { Actor } from '../../web/server/auth/actor.ts';
import type { Database } from '../../web/server/db/database.ts';
import {
  interview,
  interviewerFigures,
  interviewFigures,
  interviewInterviewer,
  share,
  spokenFigures,
} from '../../web/server/db/tables/schema.ts';
import type { InsightFilter } from '../../web/server/features/insights/insightFilter.ts';
import { loadOverview } from '../../web/server/features/insights/loadOverview.ts';
import {
  interviewerOrders,
  loadInterviewerPage,
  loadReport,
  sortInterviewers,
} from '../../web/server/features/insights/loadReport.ts';

import { loadPay } from '../../web/server/features/topics/loadPay.ts';
import { loadThemes } from '../../web/server/features/topics/loadThemes.ts';

let database: Database;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const zones = [
  ...['UTC', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Auckland', 'Pacific/Kiritimati'],
  ...['Europe/Berlin', 'America/Sao_Paulo', 'Pacific/Pago_Pago'],
];
const count = 120;

/** Numbers that look random and are the same in every run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

/** An organization whose positions are all of one group: a filter by it names every interview. */
async function buildWorld() {
  const db = database.system;
  const organization = await buildOrganization(db);
  const organizationId = organization.id;
  const { id: clientId } = await buildPositionGroup(db, { organizationId });
  const [people, positions, candidates] = [[], [], []] as string[][] as [
    ...[string[], string[], string[]],
  ];
  for (let index = 0; index < 4; index++) {
    people.push((await buildUser(db, organization)).id);
    positions.push((await buildPosition(db, { organizationId, positionGroupId: clientId })).id);
    for (let more = 0; more < 6; more++)
      candidates.push((await buildCandidate(db, { organizationId })).id);
  }
  const now = Date.now();
  const random = numbers(7);
  const pick = <One>(all: readonly One[]): One => all[random(all.length)] as One;
  const held = Array.from({ length: count }, (_, n) => ({
    interviewId: crypto.randomUUID(),
    organizationId,
    // Many at the ends of months and days, some of this week, one later than now.
    startTime: new Date(
      n % 4 === 0
        ? Date.UTC(2025, random(24), 1) + (random(60) - 30) * hourMs
        : now - (n % 4 === 1 ? random(8 * 24) - 2 : random(700 * 24)) * hourMs,
    ),
    visibility: pick(callVisibilities),
    ownerId: pick(people),
    positionId: pick(positions),
    candidateId: random(5) === 0 ? null : pick(candidates),
    interviewers: people.filter(() => random(3) === 0),
    invited: random(6) === 0 ? pick(people) : null,
  }));
  await db.insert(interview).values(
    held.map(({ interviewId, visibility, ownerId, positionId }, n) => ({
      ...{ id: interviewId, organizationId, name: `Interview ${n}`, status: 'PAST' as const },
      ...{ visibility, ownerId, positionId },
    })),
  );
  await db
    .insert(interviewInterviewer)
    .values(
      held.flatMap(({ interviewId, interviewers }) =>
        interviewers.map((userId) => ({ organizationId, interviewId, userId })),
      ),
    );
  await db.insert(share).values(
    held.flatMap(({ interviewId, invited }, n) =>
      invited
        ? [
            {
              ...{ organizationId, interviewId, userId: invited, createdById: invited },
              expiresAt: n % 3 === 0 ? new Date(now - dayMs) : null,
            },
          ]
        : [],
    ),
  );
  const sums = (startTime: Date) => {
    const [feedbacks, feedbacksMissing] = [random(3), random(3)];
    return {
      ...{ durationMs: random(9_000_000), starts: random(2), onTimeStarts: random(2) },
      ...{ measured: random(2), agendas: random(2), invitations: random(2) },
      ...{ talkRatios: random(2), talkRatioPercent: random(100) },
      ...{ monologues: random(2), monologueMs: random(300_000), talkMs: random(3_000_000) },
      ...{ words: random(9000), interactivities: random(2), interactivityCenti: random(300) },
      ...{ questionCounts: random(2), questions: random(30) },
      ...{ protectedCounts: random(2), protectedQuestions: random(3) },
      ...{ feedbacks, feedbackMs: random(500_000_000), feedbacksInDay: random(2) },
      ...{ feedbacksInWeek: random(2), feedbacksMissing },
      feedbackFrom: new Date(startTime.getTime() + hourMs),
    };
  };
  const figures = held.map(({ invited: _, ...of }) => of);
  await db
    .insert(interviewerFigures)
    .values(
      figures.flatMap(({ interviewers, candidateId: _, ...of }) =>
        interviewers.map((userId) => ({ ...of, userId, ...sums(of.startTime) })),
      ),
    );
  await db.insert(interviewFigures).values(
    figures.map(({ interviewers, ...of }) => ({
      ...{ ...of, interviewers: interviewers.length, recordedMs: random(9_000_000) },
      transcripts: random(3),
      ...{ ownStarts: random(2), ownOnTimeStarts: random(2), ownTalkRatios: random(2) },
      ...{ ownTalkRatioPercent: random(100), guideQuestions: random(9), guideQuestionsAsked: 3 },
      ...sums(of.startTime),
    })),
  );
  await db.insert(spokenFigures).values(
    figures.flatMap(({ interviewers: _, candidateId: __, ...of }) =>
      (['QUESTION', 'MOTIVE', 'PAY'] as const).flatMap((kind) => {
        const themes = kind === 'PAY' ? [] : ['PAY', 'TEAM', 'OTHER'].filter(() => random(2) === 0);
        const ofTheme = (theme: string, sentences: number) => ({
          ...{ ...of, kind, theme, minimum: 0, maximum: 0, sentences },
        });
        const named = themes.map((theme) => ofTheme(theme, random(4) + 1));
        const isAny = kind === 'PAY' ? random(2) === 0 : named.length > 0;
        return isAny ? [...named, ofTheme('', named.length + 1)] : [];
      }),
    ),
  );
  const actors = await Promise.all(people.map((id) => actorOf(db, { id })));
  return { db, clientId, actors, positions, now };
}

const rights: Permission[] = [
  'ACCESS_ALL_PUBLIC_CALLS',
  'ACCESS_ALL_RESTRICTED_CALLS',
  'ACCESS_ALL_PRIVATE_CALLS',
];

test('kept sums say the same as the interviews themselves, for every viewer, time and zone', async () => {
  const { db, clientId, actors, positions, now } = await buildWorld();
  const viewers = fc
    .record({
      actor: fc.constantFrom(...actors),
      roleType: fc.constantFrom('SITE_ADMIN' as const, 'RECRUITER' as const),
      permissions: fc.oneof(fc.constant(rights), fc.subarray(rights)),
      teams: fc.record({
        teamPublicPositionIds: fc.subarray(positions, { maxLength: 2 }),
        teamRestrictedPositionIds: fc.subarray(positions, { maxLength: 2 }),
        teamPrivatePositionIds: fc.subarray(positions, { maxLength: 1 }),
      }),
    })
    .map(({ actor, permissions, roleType, teams }): Actor => ({
      ...{ ...actor, ...teams, roleType },
      permissions: new Set(permissions),
    }));
  const moment = fc.oneof(
    fc.integer({ min: -800 * 24, max: 2 * 24 }).map((hours) => now + hours * hourMs),
    fc.integer({ min: 0, max: 24 }).map((month) => Date.UTC(2025, month, 1)),
    fc.constant(now),
  );
  const filters = fc
    .record({
      moments: fc.tuple(moment, moment),
      interval: fc.constantFrom(...insightIntervals.filter((interval) => interval !== 'HOUR')),
      zone: fc.constantFrom(...zones),
    })
    .map(({ moments: [a, b], ...rest }): InsightFilter => ({
      ...{ ...rest, startMs: Math.min(a, b) },
      endMs: Math.max(a, b, Math.min(a, b) + 1),
    }));
  const orders = fc.record({
    order: fc.constantFrom(...interviewerOrders),
    ...{ isAscending: fc.boolean(), page: fc.constant(1), limit: fc.integer({ min: 1, max: 4 }) },
  });
  await fc.assert(
    fc.asyncProperty(viewers, filters, orders, async (viewer, filter, asked) => {
      const asRows = { ...filter, clientId };
      expect(await loadOverview(db, viewer, filter)).toEqual(
        await loadOverview(db, viewer, asRows),
      );
      const [kept, truth] = [
        await loadReport(db, viewer, filter, qualityMeasures),
        await loadReport(db, viewer, asRows, qualityMeasures),
      ];
      expect(byId(kept)).toEqual(byId(truth));
      for (const kind of ['QUESTION', 'MOTIVE'] as const)
        expect(await loadThemes(db, viewer, filter, kind)).toEqual(
          await loadThemes(db, viewer, asRows, kind),
        );
      expect(await loadPay(db, viewer, filter)).toEqual(await loadPay(db, viewer, asRows));
      const { order, isAscending } = asked;
      const sorted = sortInterviewers(truth.interviewers, order, isAscending);
      expect(await loadInterviewerPage(db, viewer, filter, qualityMeasures, asked)).toMatchObject({
        results: sorted.slice(0, asked.limit),
        totalRows: sorted.length,
      });
    }),
    { numRuns: 8 },
  );
});

const byId = (report: Awaited<ReturnType<typeof loadReport>>) => ({
  ...report,
  interviewers: report.interviewers.toSorted((a, b) => a.user.id.localeCompare(b.user.id)),
});
