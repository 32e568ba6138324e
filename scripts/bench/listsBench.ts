// First pages of the lists among 50,000 candidates and 100,000 calls, over HTTP with session and rights, beside
// the bare rows of the same page in plain SQL.
import { join } from 'node:path';
import { print, type DocumentNode } from 'graphql';
import { buildUser } from '../../tests/factories/buildUser.ts';
import {
  CandidateScreenDocument,
  CandidatesHeadDocument,
  CandidatesScreenDocument,
  GuidesDocument,
  MentionableUsersDocument,
  PositionScreenDocument,
  PositionSelectDocument,
  PositionsScreenDocument,
  RecordingsScreenDocument,
  UserSelectDocument,
} from '../../web/app/lib/__generated__/graphql.ts';
import type { Bench, BenchRow } from './bench.ts';
import { fillLists, type ListSizes } from './fillLists.ts';
import { openApp, type OpenApp } from './openApp.ts';
import { inMs, spreadOf, type Spread } from './quantiles.ts';
import { startTempPostgres } from './tempPostgres.ts';

interface List {
  name: string;
  document: DocumentNode;
  variables: Record<string, unknown>;
  /** The same page without rights, counts and parts; its parameter is the organization. */
  plain: string;
}

interface KnownIds {
  callId: string;
  candidateId: string;
  positionId: string;
}

const listsOf = ({ callId, candidateId, positionId }: KnownIds): List[] => {
  const candidates = (orderBy: string, query = '') => ({
    document: CandidatesScreenDocument,
    variables: { query, filter: {}, orderBy, page: 1 },
  });
  const calls = (orderBy: string, filter = {}) => ({
    document: RecordingsScreenDocument,
    variables: { page: 1, limit: 50, orderBy, filter },
  });
  const rows = 'select * from candidate where organization_id = $1';
  const ofCalls = `select * from call join interview on interview.id = call.interview_id
    where call.organization_id = $1 and call.deleted_at is null`;
  return [
    {
      ...{ name: 'candidates by name', ...candidates('NAME') },
      plain: `${rows} order by last_name, first_name, id limit 50`,
    },
    {
      ...{ name: 'candidates, newest first', ...candidates('NEWEST') },
      plain: `${rows} order by created_at desc, id limit 50`,
    },
    {
      ...{ name: 'candidates by last interview', ...candidates('LAST_INTERVIEW') },
      plain: `select c.*, (select max(start_time) from call join interview i on i.id = call.interview_id
          where i.candidate_id = c.id) as last from candidate c where organization_id = $1
        order by last desc nulls last, id limit 50`,
    },
    {
      ...{ name: 'candidates found by a name', ...candidates('NAME', 'person4711') },
      plain: `${rows} and first_name || ' ' || last_name ilike '%person4711%'
        order by last_name, first_name, id limit 50`,
    },
    {
      name: 'number of candidates',
      ...{ document: CandidatesHeadDocument, variables: { query: '', filter: {} } },
      plain: 'select count(*) from candidate where organization_id = $1',
    },
    {
      name: 'positions by group',
      ...{ document: PositionsScreenDocument, variables: { query: '', filter: {}, page: 1 } },
      plain: `select p.* from position p join position_group g on g.id = p.position_group_id
        where p.organization_id = $1 order by g.name, p.title, p.id limit 50`,
    },
    {
      ...{ name: 'recordings, newest first', ...calls('NEWEST') },
      plain: `${ofCalls} order by start_time desc, call.id limit 50`,
    },
    {
      ...{ name: 'recordings, longest first', ...calls('LONGEST') },
      plain: `${ofCalls} order by duration_ms desc nulls last, start_time desc, call.id limit 50`,
    },
    {
      ...{ name: 'recordings by candidate', ...calls('CANDIDATE') },
      plain: `select * from call join interview on interview.id = call.interview_id
        left join candidate c on c.id = interview.candidate_id
        where call.organization_id = $1 and call.deleted_at is null
        order by lower(c.last_name || ' ' || c.first_name), start_time desc, call.id limit 50`,
    },
    {
      ...{ name: 'recordings of a position', ...calls('NEWEST', { positionId }) },
      plain: `${ofCalls} and interview.position_id = '${positionId}'
        order by start_time desc, call.id limit 50`,
    },
    {
      ...{ name: 'recordings of a candidate', ...calls('NEWEST', { candidateId }) },
      plain: `${ofCalls} and interview.candidate_id = '${candidateId}'
        order by start_time desc, call.id limit 50`,
    },
    {
      name: 'guides by name',
      ...{ document: GuidesDocument, variables: { query: '', filter: {}, page: 1 } },
      plain: `select g.*, (select count(*) from cue where cue.guide_id = g.id) from guide g
        where g.organization_id = $1 order by lower(g.name), g.id limit 50`,
    },
    {
      name: 'guides found by a name',
      ...{ document: GuidesDocument, variables: { query: 'guide 171', filter: {}, page: 1 } },
      plain: `select g.*, (select count(*) from cue where cue.guide_id = g.id) from guide g
        where g.organization_id = $1 and g.name ilike '%guide 171%' order by lower(g.name), g.id limit 50`,
    },
    {
      name: 'page of a candidate',
      ...{ document: CandidateScreenDocument, variables: { id: candidateId } },
      plain: `select c.*, (select json_agg(a) from application a where a.candidate_id = c.id),
          (select count(*) from call join interview i on i.id = call.interview_id where i.candidate_id = c.id)
        from candidate c where organization_id = $1 and id = '${candidateId}'`,
    },
    {
      name: 'page of a position',
      ...{ document: PositionScreenDocument, variables: { id: positionId } },
      plain: `select p.*, (select json_agg(m) from hiring_team_member m where m.position_id = p.id),
          (select count(*) from application a where a.position_id = p.id)
        from position p where organization_id = $1 and id = '${positionId}'`,
    },
    {
      name: 'candidates of a position',
      document: CandidatesScreenDocument,
      variables: {
        ...{ query: '', orderBy: 'NAME', page: 1 },
        filter: { positionId, applicationStatus: 'ACTIVE' },
      },
      plain: `${rows} and id in (select candidate_id from application
          where position_id = '${positionId}' and status = 'ACTIVE')
        order by last_name, first_name, id limit 50`,
    },
    {
      name: 'choice of a position',
      document: PositionSelectDocument,
      variables: { query: 'title 17', filter: {}, id: '', isChosen: false },
      plain: `select * from position where organization_id = $1 and title ilike '%title 17%'
        order by title, id limit 20`,
    },
    {
      name: 'choice of a colleague',
      ...{ document: UserSelectDocument, variables: { query: 'colleague 171' } },
      plain: `select * from "user" where organization_id = $1
        and (name ilike '%colleague 171%' or email ilike '%colleague 171%') order by name, id limit 20`,
    },
    {
      name: 'people to mention',
      document: MentionableUsersDocument,
      variables: { callId, visibility: 'PUBLIC', query: 'colleague 171' },
      plain: `select * from "user" where organization_id = $1
        and (name ilike '%colleague 171%' or email ilike '%colleague 171%') order by name, id limit 8`,
    },
  ];
};

const targetMs = 100;

export const listsBench: Bench = {
  name: 'lists',
  about:
    'first pages of lists and choices at 50,000 candidates and 100,000 calls, beside plain SQL',
  async run({ workDir, isQuick, rounds }) {
    const postgres = await startTempPostgres();
    const app = await openApp({
      ...{ dataDir: join(workDir, 'data'), webDir: join(workDir, 'none'), isProduction: true },
      ...(postgres ? { databaseUrl: postgres.url } : {}),
      segments: [1],
    });
    const sizes: ListSizes = isQuick
      ? { candidates: 5_000, calls: 10_000, positions: 500, people: 500, guides: 1_000 }
      : { candidates: 50_000, calls: 100_000, positions: 5_000, people: 5_000, guides: 10_000 };
    const name = postgres ? `PostgreSQL ${postgres.version}` : 'PGlite';
    try {
      await fillLists(app, sizes);
      return await measureLists(app, name, isQuick ? 5 : rounds * 4);
    } finally {
      await app.close();
      postgres?.stop();
    }
  },
};

async function measureLists(app: OpenApp, database: string, times: number) {
  const interviewer = await buildUser(app.services.database.system, app.organization);
  const people = {
    admin: await app.signInAs(app.person),
    interviewer: await app.signInAs(interviewer),
  };
  await makeInterviewer(app, interviewer.id);
  const { systemPool } = app.services.database;
  const measured: { list: string; ours: Record<string, Spread>; plain: Spread }[] = [];
  const [known] = (
    await systemPool.query<KnownIds>(
      `select call.id as "callId", candidate_id as "candidateId", position_id as "positionId"
        from call join interview i on i.id = call.interview_id join interview_interviewer u
          on u.interview_id = i.id and u.user_id = $1
        where candidate_id is not null and position_id is not null order by call.id limit 1`,
      [interviewer.id],
    )
  ).rows;
  if (!known) throw new Error('The interviewer has no interview.');
  for (const { name, document, variables, plain } of listsOf(known)) {
    const ours: Record<string, Spread> = {};
    for (const [who, cookie] of Object.entries(people))
      ours[who] = spreadOf(
        await timesOf(times, () => ask(app, cookie, { query: print(document), variables })),
      );
    const values = [app.person.organizationId];
    const bare = await timesOf(times, () => systemPool.query(plain, values));
    measured.push({ list: name, ours, plain: spreadOf(bare) });
  }
  const rows = measured.flatMap(({ list, ours, plain: bare }) =>
    Object.entries(ours).map(([who, spread]): BenchRow => ({
      measure: `${list}, ${who}, ${database}`,
      ours: inMs(spread),
      peer: `plain SQL ${inMs(bare)}`,
      ratio: (spread.p50 / bare.p50).toFixed(1),
      target: `p95 ≤ ${targetMs} ms`,
      isMet: spread.p95 <= targetMs,
    })),
  );
  return { rows, details: [], raw: measured };
}

/** Somebody without a role over everything, on a hundred teams and in a thousand interviews. */
async function makeInterviewer({ services, person }: OpenApp, userId: string): Promise<void> {
  const { systemPool } = services.database;
  const { organizationId } = person;
  await systemPool.query(
    `insert into hiring_team_member (organization_id, position_id, user_id, role)
      select $1, id, $2, 'MEMBER' from position where organization_id = $1 order by title limit 100`,
    [organizationId, userId],
  );
  await systemPool.query(
    `insert into interview_interviewer (organization_id, interview_id, user_id)
      select $1, id, $2 from interview where organization_id = $1 order by id limit 1000`,
    [organizationId, userId],
  );
  await systemPool.query('analyze');
}

async function timesOf(times: number, run: () => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  // Two more than are counted: they warm caches and plans.
  for (let round = -2; round < times; round++) {
    const from = performance.now();
    await run();
    if (round >= 0) taken.push(performance.now() - from);
  }
  return taken;
}

/** Read anew: nothing comes from the server's memory. */
async function ask({ url }: OpenApp, cookie: string, body: object): Promise<void> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, 'cache-control': 'no-cache' },
    body: JSON.stringify(body),
  });
  const { errors } = (await response.json()) as { errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
}
