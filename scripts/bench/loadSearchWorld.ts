// Puts the interviews of the search benchmark into a database, and builds the index over them.
import type pg from 'pg';
import { idOf, searcher, type SearchWorld } from './searchWorld.ts';

/**
 * Triggers are off while rows go in and word indexes are made at the end, as a database is restored; the
 * index itself is written by the product's own rebuild.
 */
export async function loadSearchWorld(pool: pg.Pool, world: SearchWorld): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`set session_replication_role = replica`);
    await loadPeople(client, world);
    await loadCalls(client, world);
    const { rows } = await client.query<{ indexname: string; indexdef: string }>(
      `select indexname, indexdef from pg_indexes where tablename like 'search%' and indexdef like '%USING gin%'`,
    );
    for (const { indexname } of rows) await client.query(`drop index ${indexname}`);
    await client.query(`analyze`);
    for (const { id } of world.calls) await client.query(`select search_rebuild_call($1)`, [id]);
    for (const { indexdef } of rows) await client.query(indexdef);
    await client.query(`set session_replication_role = origin`);
    await client.query(`vacuum analyze`);
  } finally {
    client.release();
  }
}

async function loadPeople(client: pg.PoolClient, { organizationId, counts }: SearchWorld) {
  const all = (count: number) => Array.from({ length: count }, (_, number) => number);
  const ids = (kind: string, count: number) => all(count).map((number) => idOf(kind, number));
  await client.query(`insert into organization (id, name) values ($1, 'Bench')`, [organizationId]);
  await client.query(
    `insert into user_role (id, organization_id, name, type, permissions) values ($1, $2, 'R', 'BASIC', $3)`,
    [idOf('9', 1), organizationId, searcher.permissions],
  );
  await client.query(
    `insert into "user" (id, organization_id, user_role_id, first_name, last_name, name, email)
      select id, $1, $2, 'Person', n::text, 'Person ' || n, n || '@bench.test' from unnest($3::uuid[]) with ordinality x(id, n)`,
    [organizationId, idOf('9', 1), ids('1', counts.people)],
  );
  await client.query(
    `insert into position_group (id, organization_id, name) values ($1, $2, 'Group')`,
    [idOf('2', 1), organizationId],
  );
  await client.query(
    `insert into position (id, organization_id, position_group_id, title)
      select id, $1, $2, 'Position ' || n from unnest($3::uuid[]) with ordinality x(id, n)`,
    [organizationId, idOf('2', 1), ids('3', counts.positions)],
  );
  await client.query(
    `insert into interview_stage (id, organization_id, title)
      select id, $1, 'Stage ' || n from unnest($2::uuid[]) with ordinality x(id, n)`,
    [organizationId, ids('4', counts.stages)],
  );
  await client.query(
    `insert into hiring_team_member (organization_id, position_id, user_id, role)
      select $1, id, $2, 'HIRING_TEAM_ADMIN' from unnest($3::uuid[]) id`,
    [organizationId, idOf('1', searcher.number), searcher.teams.map((number) => idOf('3', number))],
  );
}

async function loadCalls(client: pg.PoolClient, { organizationId, calls }: SearchWorld) {
  for (const call of calls) {
    const { id, number } = call;
    const [candidate, ...speakers] = [idOf('5', number), idOf('7', number), idOf('8', number)];
    await client.query(
      `insert into candidate (id, organization_id, first_name, last_name) values ($1, $2, 'Kim', $3)`,
      [candidate, organizationId, `Candidate ${number}`],
    );
    const interview = idOf('a', number);
    await client.query(
      `insert into interview (id, organization_id, owner_id, name, status, visibility, candidate_id, position_id,
        interview_stage_id) values ($1, $2, $3, $4, 'PAST', $5, $6, $7, $8)`,
      [
        ...[interview, organizationId, idOf('1', call.owner), `Interview ${number}`],
        ...[call.visibility, candidate, idOf('3', call.position), idOf('4', call.stage)],
      ],
    );
    await client.query(
      `insert into call (id, organization_id, interview_id, type, start_time, duration_ms, transcription_status)
        values ($1, $2, $3, 'ZOOM', $4, 3600000, 'COMPLETED')`,
      [id, organizationId, interview, call.startTime],
    );
    await client.query(
      `insert into interview_interviewer (organization_id, interview_id, user_id) select $1, $2, unnest($3::uuid[])`,
      [organizationId, interview, call.interviewers.map((interviewer) => idOf('1', interviewer))],
    );
    await client.query(
      `insert into speaker (id, organization_id, call_id, index, name, role, basis)
        select s.id, $1, $2, n - 1, 'S' || n, case n when 1 then 'INTERVIEWER' else 'CANDIDATE' end, 'CHANNEL'
        from unnest($3::uuid[]) with ordinality s(id, n)`,
      [organizationId, id, speakers],
    );
    await insertTurns(client, { organizationId, callId: id, speakers, texts: call.texts });
  }
}

/** One transcript, a turn for each text, the speakers in turns. */
export const insertTurns = (
  client: pg.Pool | pg.PoolClient,
  input: { organizationId: string; callId: string; speakers: string[]; texts: string[] },
) =>
  client.query(
    `insert into segment (organization_id, call_id, speaker_id, index, start_ms, end_ms, text)
      select $1, $2, ($3::uuid[])[1 + n % 2], n - 1, n * 8000, n * 8000 + 7000, said
      from unnest($4::text[]) with ordinality t(said, n)`,
    [input.organizationId, input.callId, input.speakers, input.texts],
  );
