import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callTypeName, type CallType } from '#shared/domain/call.ts';
import { isNoteVisible, noteVisibilities } from '#shared/domain/note.ts';
import { searchFacets } from '#shared/domain/searchFacets.ts';
import type { Word } from '#shared/domain/transcript.ts';
import { callVisibilities, isCallVisible } from '#shared/domain/visibility.ts';
import type { Actor } from '../../web/server/auth/actor.ts';
import type { Database } from '../../web/server/db/database.ts';
import { note, searchCall, share } from '../../web/server/db/tables/schema.ts';
import {
  selectCalls,
  toLoadedCall,
  type LoadedCall,
} from '../../web/server/features/calls/callLoaders.ts';
import { searchFacetValues, searchIndex } from '../../web/server/search/searchIndex.ts';
import { parseSearchParams } from '../../web/server/search/searchParams.ts';
import { buildCall, buildTranscript } from '../factories/buildCall.ts';
import { buildOrganization } from '../factories/buildOrganization.ts';
import {
  buildCandidate,
  buildHiringTeamMember,
  buildInterviewStage,
  buildPosition,
} from '../factories/buildPosition.ts';
import { actorOf, buildUser } from '../factories/buildUser.ts';
import { firstRow } from '../factories/firstRow.ts';
import { openTestDatabase } from '../harness/testDatabase.ts';

/** What the oracle knows of a call: everything, in plain lists. */
interface Known {
  loaded: LoadedCall;
  said: string[];
  /** Stands in the talk, the name and the candidate of this call and nowhere else. */
  canary: string;
  notes: (typeof note.$inferSelect & { canary: string })[];
}

let database: Database;
let actors: Actor[];
let calls: Known[];
/** What each call is counted under, "stage:Onsite", whoever may see it. */
let facetsOf: Map<string, string[]>;
const spoken = ['alpha', 'beta', 'gamma', 'delta'];
const canaryOf = (kind: string, n: number) =>
  `${kind}${String.fromCharCode(97 + (n % 26), 97 + ((n / 26) | 0))}zz`;

beforeAll(async () => {
  database = await openTestDatabase();
  const db = database.system;
  actors = [];
  const made: Omit<Known, 'loaded'>[] & { id?: string }[] = [];
  const ids: string[] = [];
  let seed = 7;
  const random = (below: number) => (seed = (seed * 1103515245 + 12345) % 2 ** 31) % below;
  for (let org = 0; org < 2; org++) {
    const organization = await buildOrganization(db);
    const organizationId = organization.id;
    const people: { id: string }[] = [];
    for (const roleType of ['BASIC', 'BASIC', 'BASIC', 'RECRUITER', 'SITE_ADMIN'] as const)
      people.push(await buildUser(db, organization, { roleType }));
    const positions = [
      await buildPosition(db, { organizationId }),
      await buildPosition(db, { organizationId }),
    ];
    const stages = [
      await buildInterviewStage(db, { organizationId }),
      await buildInterviewStage(db, { organizationId }),
    ];
    for (const [at, role] of [
      [0, 'HIRING_TEAM_ADMIN'],
      [1, 'MEMBER'],
      [2, 'INTERVIEWER'],
    ] as const)
      await buildHiringTeamMember(db, {
        ...{ organizationId, role, positionId: positions[at % 2]?.id ?? '' },
        userId: people[at]?.id ?? '',
      });
    const anyone = () => people[random(people.length)]?.id ?? '';
    for (let n = 0; n < 24; n++) {
      const canary = canaryOf('canary', ids.length);
      const candidate = await buildCandidate(db, {
        organizationId,
        firstName: 'Kim',
        lastName: `${canary}c`,
      });
      const call = await buildCall(db, {
        ...{ organizationId, ownerId: anyone(), name: `Talk ${canary}`, candidateId: candidate.id },
        visibility: callVisibilities[n % 4] ?? 'PRIVATE',
        positionId: positions[random(3)]?.id ?? null,
        interviewStageId: stages[random(3)]?.id ?? null,
        interviewerIds: random(3) === 0 ? [anyone()] : [],
        deletedAt: random(6) === 0 ? new Date() : null,
        startTime: new Date(Date.UTC(2026, 0, 1, ids.length)),
      });
      const said = spoken.filter(() => random(2) === 0);
      const words = [...said, canary].map((text, at): Word => [text, at * 300, at * 300 + 200, 1]);
      await buildTranscript(db, call, { turns: [{ speaker: 'Kim Candidate', words }] });
      if (random(3) === 0)
        await db.insert(share).values({
          ...{ organizationId, interviewId: call.interviewId },
          ...{ userId: anyone(), createdById: call.ownerId },
          expiresAt: random(2) ? null : new Date(Date.now() - 1000),
        });
      const notes = [];
      for (let k = 0; k < 2; k++) {
        const noteCanary = canaryOf('jotted', ids.length * 2 + k);
        const row = firstRow(
          await db
            .insert(note)
            .values({
              ...{ organizationId, callId: call.id, authorId: anyone(), timeMs: 0, type: 'NOTE' },
              text: `${noteCanary} ${spoken[random(4)]}`,
              visibility: noteVisibilities[random(3)] ?? 'PRIVATE',
            })
            .returning(),
        );
        notes.push({ ...row, canary: noteCanary });
      }
      made.push({ said, canary, notes });
      ids.push(call.id);
    }
    for (const person of people) actors.push(await actorOf(db, person));
  }
  const loaded = new Map((await selectCalls(db)).map((row) => [row.id, toLoadedCall(row)]));
  calls = made.flatMap((item, at) => {
    const found = loaded.get(ids[at] ?? '');
    return found ? [{ ...item, loaded: found }] : [];
  });
  const rows = await db.select().from(searchCall);
  facetsOf = new Map(
    rows.map(({ callId, facets }) => [
      callId,
      [
        ...facets,
        ...facets
          .filter((facet) => facet.startsWith('type:'))
          .map((facet) => `source:${callTypeName(facet.slice('type:'.length) as CallType)}`),
      ],
    ]),
  );
}, 120_000);
afterAll(() => database.close());

const readable = (actor: Actor, { loaded, notes }: Known) =>
  notes.filter((item) =>
    isNoteVisible(actor, {
      ...item,
      callOwnerId: loaded.ownerId,
      callPositionId: loaded.positionId,
    }),
  );

/** The calls that hold every word, in what this person may read of them. */
const expected = (actor: Actor, words: string[]): Known[] =>
  calls
    .filter((call) => isCallVisible(actor, call.loaded))
    .filter((call) => {
      const texts = [
        ...[...call.said, call.canary, 'talk', 'kim', `${call.canary}c`],
        ...readable(actor, call).flatMap((row) => row.text.split(' ')),
      ];
      return words.every((word) => texts.includes(word));
    });

/** Every facet with its values, counted over these calls. */
function countsOf(known: readonly Known[]): Record<string, Record<string, number>> {
  const counts: Record<string, Record<string, number>> = {};
  for (const facet of known.flatMap(({ loaded }) => facetsOf.get(loaded.id) ?? [])) {
    const end = facet.indexOf(':');
    const values = (counts[facet.slice(0, end)] ??= {});
    values[facet.slice(end + 1)] = (values[facet.slice(end + 1)] ?? 0) + 1;
  }
  return counts;
}

const ask = (actor: Actor, body: Record<string, unknown>) => {
  const { params, always } = parseSearchParams(body, new URLSearchParams());
  return searchIndex(database.forOrganization(actor.organizationId), actor, params, always);
};

test('hits, counts, ranges, quotes and notes are those of an oracle that knows all rights', async () => {
  expect(calls).toHaveLength(48);
  const counted = countsOf(calls);
  for (const facet of [
    'interviewers.name',
    'interviewers.id',
    'position_id',
    'stage',
    'candidate.id',
  ])
    expect(Object.keys(counted[facet] ?? {}).length, facet).toBeGreaterThan(1);
  const wordsOfAll = [
    ...spoken,
    'talk',
    'kim',
    ...calls.flatMap((call) => [call.canary, ...call.notes.map((row) => row.canary)]),
  ];
  await fc.assert(
    fc.asyncProperty(
      fc.nat(actors.length - 1),
      fc.uniqueArray(
        fc.oneof(
          { weight: 3, arbitrary: fc.constantFrom(...spoken) },
          fc.constantFrom(...wordsOfAll),
        ),
        { maxLength: 3 },
      ),
      async (who, words) => {
        const actor = actors[who];
        if (!actor) throw new Error('nobody');
        const right = expected(actor, words);
        const answer = await ask(actor, {
          ...{ query: words.join(' '), queryType: 'prefixNone', typoTolerance: false },
          ...{ hitsPerPage: 200, facets: ['*'], maxValuesPerFacet: 1000 },
        });
        expect(answer.hits.map((hit) => hit.call_id).sort()).toEqual(
          right.map((item) => item.loaded.id).sort(),
        );
        expect(answer.nbHits).toBe(right.length);
        expect(answer.facets?.['candidate.name'] ?? {}).toEqual(
          Object.fromEntries(right.map((item) => [`Kim ${item.canary}c`, 1])),
        );
        const counts = countsOf(right);
        for (const facet of searchFacets)
          expect(answer.facets?.[facet] ?? {}, facet).toEqual(counts[facet] ?? {});
        const times = right.map((item) => item.loaded.startTime.getTime() / 1000);
        const stats = answer.facets_stats?.['call_timestamp_seconds'];
        expect(stats ? [stats.min, stats.max] : []).toEqual(
          times.length > 0 ? [Math.min(...times), Math.max(...times)] : [],
        );
        const text = JSON.stringify(answer.hits);
        for (const call of calls) {
          if (!right.includes(call)) expect(text).not.toContain(call.canary);
          const mine = right.includes(call) ? readable(actor, call) : [];
          for (const row of call.notes)
            if (!mine.some(({ id }) => id === row.id)) expect(text).not.toContain(row.canary);
        }
      },
    ),
    { numRuns: 150 },
  );
});

test('the values of a facet, misspelt names and any-word questions tell no more', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(actors.length - 1), fc.nat(47), async (who, at) => {
      const actor = actors[who];
      const call = calls[at];
      if (!actor || !call) throw new Error('nobody');
      const isSeen = isCallVisible(actor, call.loaded);
      const db = database.forOrganization(actor.organizationId);
      const { params, always } = parseSearchParams({}, new URLSearchParams());
      const values = await searchFacetValues(
        db,
        actor,
        'candidate.name',
        call.canary,
        params,
        always,
      );
      expect(values).toEqual(isSeen ? [{ value: `Kim ${call.canary}c`, count: 1 }] : []);
      const misspelt = `x${call.canary.slice(1)}c`;
      const near = await ask(actor, { query: misspelt });
      expect(near.hits.some((hit) => hit.call_id === call.loaded.id)).toBe(isSeen);
      const any = await ask(actor, {
        ...{
          query: `"${call.canary}" "alpha"`,
          optionalWords: `${call.canary} alpha`,
          hitsPerPage: 200,
        },
      });
      expect(any.hits.some((hit) => hit.call_id === call.loaded.id)).toBe(isSeen);
      const phrase = await ask(actor, { query: `"talk ${call.canary}"` });
      expect(phrase.nbHits).toBe(isSeen ? 1 : 0);
      const filtered = await ask(actor, { facetFilters: [`candidate.name:Kim ${call.canary}c`] });
      expect(filtered.hits.map((hit) => hit.call_id)).toEqual(isSeen ? [call.loaded.id] : []);
    }),
    { numRuns: 60 },
  );
});

test('who asks for what was shared with them gets that, and cannot name somebody else', async () => {
  const shares = await database.system.select().from(share);
  for (const actor of actors) {
    const sharedWith = (userId: string) =>
      ask(actor, { query: '', hitsPerPage: 100, facetFilters: [`shared_with.id:${userId}`] });
    const mine = shares.filter(
      ({ userId, expiresAt }) => userId === actor.userId && (!expiresAt || expiresAt > new Date()),
    );
    const known = expected(actor, []).filter(({ loaded }) =>
      mine.some(({ interviewId }) => interviewId === loaded.interviewId),
    );
    const { hits } = await sharedWith(actor.userId);
    expect(hits.map((hit) => hit.call_id).toSorted()).toEqual(
      known.map(({ loaded }) => loaded.id).toSorted(),
    );
    for (const other of actors.filter((item) => item !== actor))
      expect((await sharedWith(other.userId)).nbHits).toBe(0);
  }
});
