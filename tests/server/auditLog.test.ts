import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordEvent } from '../../web/server/db/recordEvent.ts';
import type { Tx } from '../../web/server/db/database.ts';
import { call, clip, guide, interview, playlist } from '../../web/server/db/tables/schema.ts';
import { buildCall } from '../factories/buildCall.ts';
import { buildNote } from '../factories/buildNote.ts';
import { buildOrganization, type BuiltOrganization } from '../factories/buildOrganization.ts';
import { buildCandidate, buildPosition } from '../factories/buildPosition.ts';
import { buildScorecard } from '../factories/buildScorecard.ts';
import { buildUser } from '../factories/buildUser.ts';
import { firstRow } from '../factories/firstRow.ts';
import { startTestServer, type TestServer, type Visitor } from '../harness/testServer.ts';
import { watchStatements } from '../harness/watchStatements.ts';

let server: TestServer;
let admin: Visitor;
let adminId: string;
let positionId: string;
let organization: BuiltOrganization;

beforeAll(async () => {
  server = await startTestServer();
  const db = server.database.system;
  const here = await buildOrganization(db);
  organization = here;
  const people = { firstName: 'Ada', lastName: 'Admin', email: 'admin@here.test' };
  ({ id: adminId } = await buildUser(db, here, { ...people, roleType: 'SITE_ADMIN' }));
  await buildUser(db, here, { email: 'recruiter@here.test', roleType: 'RECRUITER' });
  const there = await buildOrganization(db);
  await buildUser(db, there, { email: 'admin@there.test', roleType: 'SITE_ADMIN' });
  ({ id: positionId } = await buildPosition(db, { organizationId: here.id, title: 'Welder' }));
  const actor = { organizationId: here.id, userId: adminId };
  // In one transaction, so that all have the same time.
  await db.transaction(async (tx) => {
    for (const title of ['One', 'Two', '=HYPERLINK("http://x.test")'])
      await recordEvent(tx, actor, 'position.updated', positionId, { title });
    await recordEvent(tx, { ...actor, userId: null }, 'call.deleted', positionId);
  });
  admin = await server.as('admin@here.test');
});
afterAll(() => server.stop());

const deleteInterview = async (tx: Tx, interviewId: string): Promise<void> => {
  const deletedAt = new Date();
  await tx.update(interview).set({ deletedAt }).where(eq(interview.id, interviewId));
  await tx.update(call).set({ deletedAt }).where(eq(call.interviewId, interviewId));
};

const list = (filter: string, more = '') =>
  `{ auditLog(filter: ${filter} ${more}) { nextCursor results { id text detail actorName subject { name path } } } }`;
interface Page {
  nextCursor: string | null;
  results: { id: string; text: string; detail: string; actorName: string | null }[];
}
const read = async (filter = '{}', more = '', who = admin): Promise<Page> => {
  const answer = await who.graphql(list(filter, more));
  expect(answer.errors).toEqual([]);
  return answer.data?.['auditLog'] as Page;
};

test('a site admin reads who did what to which record, and filters it', async () => {
  const { results } = await read(`{ kind: "position", actorId: "${adminId}" }`);
  expect(results).toHaveLength(3);
  expect(results[0]).toMatchObject({
    ...{ text: 'Position updated', actorName: 'Ada Admin' },
    subject: { name: 'Welder', path: `/position/${positionId}` },
  });
  const deleted = (await read('{ kind: "call" }')).results;
  expect(deleted).toMatchObject([{ text: 'Recording deleted', actorName: null, subject: null }]);
  expect((await read('{ until: "2020-01-01T00:00:00Z" }')).results).toEqual([]);
  expect((await read('{ kind: "nothing", actorId: "nobody" }')).results).toEqual([]);
});

test('pages follow each other without a gap, also where entries have the same time', async () => {
  const ids: string[] = [];
  let after: string | null = null;
  do {
    const page: Page = await read(
      '{ kind: "position" }',
      `, limit: 1 ${after ? `, after: "${after}"` : ''}`,
    );
    ids.push(...page.results.map(({ id }) => id));
    after = page.nextCursor;
  } while (after);
  expect(new Set(ids).size).toBe(3);
  expect(ids).toHaveLength(3);
});

test('other roles, other organizations and signed-out visitors read nothing of it', async () => {
  const recruiter = await server.as('recruiter@here.test');
  expect((await recruiter.graphql(list('{}'))).errors).toMatchObject([
    { extensions: { code: 'FORBIDDEN' } },
  ]);
  expect((await recruiter.fetch('/audit-log.csv')).status).toBe(403);
  expect((await server.visitor.fetch('/audit-log.csv')).status).toBe(401);
  const stranger = await server.as('admin@there.test');
  expect((await read('{ kind: "position" }', '', stranger)).results).toEqual([]);
  expect(await (await stranger.fetch('/audit-log.csv')).text()).not.toContain('Ada');
});

test('the file has every entry and no cell that a spreadsheet would run', async () => {
  const response = await admin.fetch(`/audit-log.csv?kind=position&actor=${adminId}`);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const lines = (await response.text()).trim().split('\r\n');
  expect(lines).toHaveLength(4);
  for (const line of lines.slice(1)) {
    expect(line).toContain('"Ada Admin","admin@here.test"');
    expect(line).not.toMatch(/(^|,)"[=+@-]/);
  }
});

interface Feed {
  nextCursor: string | null;
  results: { text: string; actorName: string | null; subject: { name: string; path: string } }[];
}
describe('the activity feed', () => {
  let tom: Visitor;
  let tomId: string;
  beforeAll(async () => {
    const db = server.database.system;
    const { id: organizationId } = organization;
    const user = await buildUser(db, organization, { email: 'tom@here.test' });
    tomId = user.id;
    tom = await server.as('tom@here.test');
    const admin = { organizationId, userId: adminId };
    const columns = { organizationId, ownerId: adminId, visibility: 'PRIVATE' as const };
    const seen = { ...columns, interviewerIds: [user.id] };
    await db.transaction(async (tx) => {
      const record = (event: string, subjectId: string, detail = {}) =>
        recordEvent(tx, admin, event, subjectId, detail);
      for (const name of ['Seen', 'Hidden', 'Deleted']) {
        const { id: candidateId } = await buildCandidate(tx, {
          ...{ organizationId, firstName: name, lastName: 'Candidate' },
        });
        const made = await buildCall(tx, {
          ...(name === 'Hidden' ? columns : seen),
          ...{ name: `${name} call`, candidateId },
        });
        const callId = made.id;
        await record('call.shared', callId, { email: 'secret@out.test' });
        await record('interview.scheduled', made.interviewId);
        await record('candidate.added', candidateId);
        const card = await buildScorecard(tx, made, { userId: adminId, status: 'SUBMITTED' });
        await record('scorecard.submitted', card.id);
        const ofClip = { organizationId, callId, userId: adminId, startMs: 0, endMs: 1000 };
        const cut = firstRow(
          await tx
            .insert(clip)
            .values({ ...ofClip, name: `${name} clip` })
            .returning(),
        );
        await record('clip.added', cut.id, { callId });
        for (const visibility of ['PUBLIC', 'PRIVATE'] as const)
          for (const authorId of [adminId, user.id]) {
            const note = await buildNote(tx, made, { authorId, visibility });
            const author = { organizationId, userId: authorId };
            await recordEvent(tx, author, 'note.added', note.id, { callId });
          }
        if (name === 'Deleted') await deleteInterview(tx, made.interviewId);
      }
      for (const visibility of ['PUBLIC', 'PRIVATE'] as const) {
        const columns = {
          organizationId,
          creatorId: adminId,
          name: `${visibility} guide`,
          visibility,
        };
        await record(
          'guide.added',
          firstRow(await tx.insert(guide).values(columns).returning()).id,
        );
      }
      const list = { organizationId, ownerId: adminId, title: 'Hidden list' };
      await record(
        'playlist.added',
        firstRow(await tx.insert(playlist).values(list).returning()).id,
      );
    });
  });

  test('beside it the audit log names the interview of notes and scores, but of deleted ones nothing', async () => {
    const subjectsOf = async (kind: string) => {
      const { results } = await read(`{ kind: "${kind}" }`);
      return (results as unknown as Feed['results'])
        .map(({ subject }) => (subject as { name: string } | null)?.name ?? 'nothing')
        .sort();
    };
    expect(await subjectsOf('scorecard')).toEqual(['Hidden call', 'Seen call', 'nothing']);
    expect(new Set(await subjectsOf('note'))).toEqual(
      new Set(['Hidden call', 'Seen call', 'nothing']),
    );
    const [card] = (await read('{ kind: "scorecard" }')).results as unknown as Feed['results'];
    expect(card?.subject?.path ?? '/interview/').toContain('/interview/');
  });

  const readFeed = async (who: Visitor, filter = '{}', more = ''): Promise<Feed> => {
    const answer = await who.graphql(
      `{ activityFeed(filter: ${filter} ${more}) { nextCursor results { text actorName subject { name path } } } }`,
    );
    expect(answer.errors).toEqual([]);
    return answer.data?.['activityFeed'] as Feed;
  };
  const linesOf = ({ results }: Feed) =>
    results.map(({ text, subject }) => `${text}: ${subject.name}`).sort();

  test('an interviewer reads what happened to the records they may see, and nothing of others', async () => {
    const feed = await readFeed(tom);
    const position = 'Changed the position: Welder';
    expect(linesOf(feed)).toEqual([
      ...['Added the candidate: Seen Candidate'],
      ...[position, position, position],
      ...['Created the guide: PUBLIC guide', 'Cut a clip: Seen clip'],
      ...['Scheduled the interview: Seen call', 'Shared the recording with colleagues: Seen call'],
      // Of notes their own two, as others' take a right.
      'Submitted a scorecard: Seen call',
      ...['Took a note: Seen call', 'Took a note: Seen call'],
    ]);
    expect(JSON.stringify(feed)).not.toMatch(/Hidden|Deleted|PRIVATE|secret@/);
    const byTom = linesOf(await readFeed(admin, `{ actorId: "${tomId}", kind: NOTE }`));
    expect(byTom).toEqual(['Took a note: Hidden call', 'Took a note: Seen call']);
  });

  test('it is filtered and read in pages, by one statement however long it is', async () => {
    expect(linesOf(await readFeed(tom, '{ kind: CLIP }'))).toEqual(['Cut a clip: Seen clip']);
    expect(linesOf(await readFeed(tom, '{ until: "2020-01-01T00:00:00Z" }'))).toEqual([]);
    expect(linesOf(await readFeed(tom, '{ actorId: "nobody" }'))).toEqual([]);
    const all = await readFeed(admin);
    expect(linesOf(all)).toContain('Created the playlist: Hidden list');
    const paged: string[] = [];
    let after: string | null = null;
    do {
      const page: Feed = await readFeed(
        ...([admin, '{}', `, limit: 7 ${after ? `, after: "${after}"` : ''}`] as const),
      );
      paged.push(...linesOf(page));
      after = page.nextCursor;
    } while (after);
    expect(paged.sort()).toEqual(linesOf(all));
    let statements = 0;
    const stop = watchStatements(server.database, (text) => {
      if (text.includes('audit_entry')) statements += 1;
    });
    await readFeed(admin);
    stop();
    expect(statements).toBe(1);
  });

  test('another organization has none of it', async () => {
    expect((await readFeed(await server.as('admin@there.test'))).results).toEqual([]);
  });
});
