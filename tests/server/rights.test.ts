import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { isObjectType, parse, validate } from 'graphql';
import { makeExternalCookie } from '../../web/server/auth/externalCookie.ts';
import { callPolicy } from '../../web/server/features/calls/callPolicy.ts';
import { findVisibleCalls } from '../../web/server/features/calls/callLoaders.ts';
import {
  application,
  aiTemplate,
  call,
  candidate,
  candidateLink,
  clip,
  playlist,
  playlistClip,
  candidateRating,
  competency,
  customTopic,
  consentEntry,
  cue,
  guide,
  interview,
  jobDescription,
  libraryQuestion,
  highlightFeedback,
  note,
  noteMention,
  noteReply,
  organization,
  plan,
  planLine,
  planLineQuestion,
  planQuestion,
  position,
  positionGroup,
  positionGroupMember,
  hiringTeamMember,
  reportShare,
  scorecard,
  scorecardItem,
  segment,
  skillReport,
  share,
  speaker,
  user,
  userRole,
} from '../../web/server/db/tables/schema.ts';
import { costRule } from '../../web/server/graphql/costRule.ts';
import { graphqlLimits } from '../../web/server/graphql/createGraphqlHandler.ts';
import { schema } from '../../web/server/graphql/schema.ts';
import { actorOf, buildUser, personByEmail } from '../factories/buildUser.ts';
import { startTestServer, type TestServer, type Visitor } from '../harness/testServer.ts';
import { publish } from '../../web/server/events/publish.ts';
import { buildSecrets } from './buildSecrets.ts';
import { completeSelections, selectedFields } from './completeSelections.ts';
import { operations, type KnownIds } from './operations.ts';

let server: TestServer;
let ids: KnownIds;
let organizationId: string;
const strangers: Record<string, Visitor> = {};
/** Of one private interview and of an upload; the rest is shown to the organization or shared. */
const privateIds = [
  ...(['callId', 'uploadCallId', 'candidateId', 'speakerId', 'otherSpeakerId'] as const),
  ...(['segmentId', 'editId', 'aiNoteId', 'sentenceId', 'noteId', 'replyId'] as const),
  ...(['interviewId', 'scheduledInterviewId', 'scorecardId', 'scorecardItemId'] as const),
  ...(['candidateLinkId', 'applicationId', 'clipId', 'playlistId'] as const),
  ...(['insideShareId', 'outsideShareId', 'templateId', 'reportShareId', 'skillReportId'] as const),
];

beforeAll(async () => {
  server = await startTestServer();
  ({ organizationId, ids } = await buildSecrets(server));
  strangers['the other organization'] = await server.as('admin@stranger.test');
  strangers['a signed-out visitor'] = server.visitor;
});
afterAll(() => server.stop());

const snapshot = async () => {
  const db = server.database.system;
  type OfNotes = typeof noteReply | typeof noteMention | typeof highlightFeedback;
  type Watched =
    OfNotes | typeof note | typeof speaker | typeof segment | typeof jobDescription | OfGuide;
  type OfGuide = typeof guide | typeof cue | typeof competency | OfScores;
  type OfScores = typeof scorecard | typeof scorecardItem | OfCandidate;
  type OfCandidate = typeof candidate | typeof candidateLink | typeof candidateRating | OfPosition;
  type OfPosition = typeof application | typeof consentEntry | OfTeam;
  type OfTeam = typeof position | typeof positionGroup | typeof hiringTeamMember | OfGroup;
  type OfGroup = typeof positionGroupMember | OfClips;
  type OfLines = typeof planLine | typeof planLineQuestion | typeof libraryQuestion | OfTopics;
  type OfTopics = typeof customTopic | typeof reportShare | typeof skillReport | OfPeople;
  type OfPeople = typeof user | typeof userRole;
  type OfClips = typeof clip | typeof playlist | typeof playlistClip | OfSchedule;
  type OfSchedule = typeof share | typeof interview | typeof aiTemplate;
  const of = <T extends typeof call | Watched | typeof plan | typeof planQuestion | OfLines>(
    table: T,
  ) =>
    db
      .select()
      .from(table as typeof call)
      .where(eq((table as typeof call).organizationId, organizationId));
  const ofPlans = [
    await of(jobDescription),
    await of(plan),
    await of(planQuestion),
    await of(planLine),
    await of(planLineQuestion),
    await of(libraryQuestion),
    await of(customTopic),
    await of(reportShare),
    await of(skillReport),
  ];
  const settings = await db
    .select({ id: organization.id, settings: organization.settings })
    .from(organization)
    .where(eq(organization.id, organizationId));
  return JSON.stringify([
    settings,
    await of(call),
    await of(aiTemplate),
    await of(speaker),
    await of(segment),
    await of(note),
    await of(noteReply),
    await of(noteMention),
    await of(highlightFeedback),
    await of(guide),
    await of(cue),
    await of(competency),
    await of(scorecard),
    await of(scorecardItem),
    await of(candidate),
    await of(candidateLink),
    await of(candidateRating),
    await of(application),
    await of(consentEntry),
    await of(position),
    await of(positionGroup),
    await of(hiringTeamMember),
    await of(positionGroupMember),
    await of(clip),
    await of(playlist),
    await of(playlistClip),
    await of(share),
    await of(interview),
    ...ofPlans,
    await of(userRole),
    await of(user),
  ]);
};

/**
 * The operations, each asking for as much of the types it answers with as is not refused as too much at once:
 * what a list has too much of is asked of one thing at a time.
 */
const wholeOperations = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(operations(ids)).map(([name, document]) => {
      const largestFirst = [
        completeSelections(schema, document),
        completeSelections(schema, document, 'values'),
      ];
      return [name, largestFirst.find(isAnswered) ?? document];
    }),
  );
const isAnswered = (document: string): boolean =>
  validate(schema, parse(document), [costRule(graphqlLimits.cost)]).length === 0;
const refusedForSize = /asks for too much|Token limit|depth of/;

test('every field of every type is tried', () => {
  const selected = selectedFields(schema, Object.values(wholeOperations()));
  const missing = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
    .flatMap((type) =>
      isObjectType(type) ? Object.keys(type.getFields()).map((name) => `${type.name}.${name}`) : [],
    )
    .filter((field) => !selected.has(field));
  // They end the session that the others are tried with.
  expect(missing.sort()).toEqual(['Mutation.signOut', 'Mutation.signOutEverywhere']);
});

test('every operation of the schema is tried', () => {
  const fields = [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ].flatMap((type) => Object.keys(type?.getFields() ?? {}));
  expect(Object.keys(operations(ids)).sort()).toEqual(fields.sort());
});

describe.each(['the other organization', 'a signed-out visitor'])('%s', (who) => {
  test('learns nothing by any operation, counts and errors included, and changes nothing', async () => {
    const visitor = strangers[who];
    if (!visitor) throw new Error(who);
    const before = await snapshot();
    for (const [name, document] of Object.entries(wholeOperations())) {
      if (document.startsWith('subscription')) continue;
      const answer = await visitor.graphql(document);
      const text = JSON.stringify(answer);
      expect(text, name).not.toMatch(refusedForSize);
      expect(text, name).not.toMatch(/secret/i);
      for (const id of Object.values(ids))
        expect(text.includes(id), `${name} shows ${id}`).toBe(false);
      const page = answer.data?.['calls'] as { pageInfo?: { totalRows: number } } | undefined;
      expect(page?.pageInfo?.totalRows ?? 0, name).toBe(0);
    }
    expect(await snapshot()).toBe(before);
  });

  test('hears nothing of changes', async () => {
    const visitor = strangers[who];
    if (!visitor) throw new Error(who);
    for (const name of ['callsChanged', 'callChanged']) {
      const abort = new AbortController();
      const response = await visitor.fetch('/graphql', {
        method: 'POST',
        signal: abort.signal,
        headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
        body: JSON.stringify({ query: operations(ids)[name] }),
      });
      const heard: string[] = [];
      const listening = (async () => {
        const reader = response.body?.getReader();
        for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
          heard.push(Buffer.from(part.value).toString());
      })().catch(() => {});
      const event = { organizationId, callId: ids.callId, what: 'call' } as const;
      await publish(event, server.database.system);
      await publish({ ...event, data: { isDeleted: true } }, server.database.system);
      await new Promise((resolve) => setTimeout(resolve, 400));
      abort.abort();
      await listening;
      expect(heard.join(''), name).not.toContain(ids.callId);
      expect(heard.join(''), name).not.toMatch(/secret/i);
    }
  });

  test('reads no media, and the answer is the same as for what does not exist', async () => {
    const visitor = strangers[who];
    if (!visitor) throw new Error(who);
    for (const kind of ['playback', 'thumbnail', 'original?download=1']) {
      const there = await visitor.fetch(`/media/${ids.callId}/${kind}`);
      const nowhere = await visitor.fetch(`/media/00000000-0000-4000-8000-000000000000/${kind}`);
      expect([401, 404]).toContain(there.status);
      expect(there.status).toBe(nowhere.status);
      expect(await there.text()).toBe(await nowhere.text());
    }
    for (const method of ['HEAD', 'PATCH', 'DELETE']) {
      const answer = await visitor.fetch(`/files/${ids.uploadCallId}`, {
        method,
        headers: {
          'tus-resumable': '1.0.0',
          'upload-offset': '0',
          'content-type': 'application/offset+octet-stream',
        },
        ...(method === 'PATCH' ? { body: 'x' } : {}),
      });
      expect([401, 404]).toContain(answer.status);
    }
  });
});

test.each([
  ['lasts', 1],
  ['has ended', -1],
])('somebody outside whose access %s has nothing by any other operation', async (_what, hours) => {
  const expiresAt = new Date(Date.now() + hours * 3_600_000);
  const isGuests = eq(share.id, ids.outsideShareId);
  await server.database.system.update(share).set({ expiresAt }).where(isGuests);
  const keys = { secret: server.services.secret, isHttps: false };
  const cookie = makeExternalCookie('guest@out.test', keys).split(';')[0] ?? '';
  const before = await snapshot();
  for (const [name, document] of Object.entries(wholeOperations())) {
    if (/^(view|requestShareRenewal)/.test(name) || document.startsWith('subscription')) continue;
    const response = await server.visitor.fetch('/graphql', {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ query: document }),
    });
    const text = await response.text();
    expect(text, name).not.toMatch(refusedForSize);
    expect(text, name).not.toMatch(/secret/i);
    for (const id of Object.values(ids))
      expect(text.includes(id), `${name} shows ${id}`).toBe(false);
  }
  expect(await snapshot()).toBe(before);
  const paths = [`/media/clips/${ids.clipId}`, `/transcripts/${ids.callId}`];
  for (const path of [...paths, `/media/external/${ids.outsideShareId}/${ids.callId}`])
    expect([401, 404]).toContain(
      (await server.visitor.fetch(path, { headers: { cookie } })).status,
    );
});

test('a colleague without the right sees a private interview no more than a stranger does', async () => {
  const colleague = await server.as('colleague@secret.test');
  const answer = await colleague.graphql(operations(ids)['call'] ?? '');
  expect(answer.data?.['call']).toBeNull();
  const list = await colleague.graphql(
    '{ calls { pageInfo { totalRows } } candidates { fullName } }',
  );
  expect(list.data).toEqual({ calls: { pageInfo: { totalRows: 0 } }, candidates: [] });
  expect((await colleague.fetch(`/media/${ids.callId}/playback`)).status).toBe(404);
});

test('the owner may do what the strangers may not', async () => {
  const owner = await server.as('secret@secret.test');
  const answer = await owner.graphql(operations(ids)['call'] ?? '');
  expect(answer.errors).toEqual([]);
  expect(JSON.stringify(answer.data)).toContain('Secret Interview');
  const actor = await actorOf(server.database.system, { id: ids.userId });
  const [loaded] = await findVisibleCalls(server.database.system, actor, [ids.callId]);
  expect(loaded && callPolicy.can(actor, 'delete', loaded)).toBe(true);
});

test('a colleague with the least role learns and changes nothing of what is private, by no operation', async () => {
  const colleague = await server.as('colleague@secret.test');
  const before = await snapshot();
  const hidden = privateIds.map((kind) => [kind, ids[kind]] as const);
  for (const [name, document] of Object.entries(wholeOperations())) {
    if (document.startsWith('subscription')) continue;
    const text = JSON.stringify(await colleague.graphql(document));
    expect(text, name).not.toMatch(refusedForSize);
    expect(text, name).not.toMatch(/Secret (Interview|Person|Note|Edit|Name)|secret was told/i);
    for (const [kind, id] of hidden)
      expect(text.includes(id), `${name} shows the ${kind}`).toBe(false);
  }
  // What the colleague may do, such as adding an interview, is no change of what was there.
  const rowsOf = (text: string) => (JSON.parse(text) as { id: string }[][]).slice(0, 24);
  const known = new Set(
    rowsOf(before)
      .flat()
      .map(({ id }) => id),
  );
  const after = rowsOf(await snapshot()).map((rows) => rows.filter(({ id }) => known.has(id)));
  expect(after).toEqual(rowsOf(before));
});

test('the AI notes of a private guide do not show its questions to who may see the interview only', async () => {
  const db = server.database.system;
  const { userRoleId } = await personByEmail(db, 'secret@secret.test');
  const roleIds = { BASIC: userRoleId, RECRUITER: userRoleId, SITE_ADMIN: userRoleId };
  const here = { id: organizationId, name: 'Secret Org', roleIds };
  const reader = await buildUser(db, here, { email: 'reader@secret.test' });
  const query = `{ call(id: "${ids.callId}") { isGuideHidden aiNotes { question } } }`;
  const asked = async (email: string) =>
    JSON.stringify((await (await server.as(email)).graphql(query)).data);
  const shown = /"isGuideHidden":false.+secret question/i;
  expect(await asked(reader.email)).toMatch(shown);
  await db.update(guide).set({ visibility: 'PRIVATE' }).where(eq(guide.id, ids.guideId));
  expect(await asked('secret@secret.test')).toMatch(shown);
  const hidden = await asked(reader.email);
  expect(hidden).toContain('"isGuideHidden":true');
  expect(hidden).not.toMatch(/secret/i);
});
