// An organization as large as a company that has interviewed for years.
import type { OpenApp } from './openApp.ts';

export interface ListSizes {
  candidates: number;
  calls: number;
  positions: number;
  people: number;
  guides: number;
}

/** Fills the organization of the app's person. Triggers stay off meanwhile: search is not measured here. */
export async function fillLists(app: OpenApp, sizes: ListSizes): Promise<void> {
  const { organizationId, id: ownerId } = app.person;
  const { candidates, calls, positions, people, guides } = sizes;
  const client = await app.services.database.systemPool.connect();
  const fill = async (text: string, values: unknown[]) => {
    await client.query(text, values);
    // The next statement joins what this one made.
    await client.query('analyze');
  };
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await fill(
      `insert into "user" (organization_id, user_role_id, first_name, last_name, name, email)
        select $1, (select id from user_role where organization_id = $1 and type = 'BASIC'), 'Colleague',
          n::text, 'Colleague ' || n, 'colleague' || n || '@lists.test' from generate_series(1, $2) n`,
      [organizationId, people],
    );
    await fill(
      `insert into position_group (organization_id, name)
        select $1, 'Position group ' || n from generate_series(1, $2 / 50) n`,
      [organizationId, positions],
    );
    await fill(
      `insert into position (organization_id, position_group_id, title)
        select $1, g.id, 'Title ' || n from generate_series(1, $2) n
        join (select id, row_number() over (order by name) as place from position_group
          where organization_id = $1) g on g.place = n % ($2 / 50) + 1`,
      [organizationId, positions],
    );
    await fill(
      `insert into candidate (organization_id, first_name, last_name, emails, created_at)
        select $1, 'Person' || n, 'Name' || n * 7919 % $2, array['person' || n || '@lists.test'],
          now() - n * interval '1 minute' from generate_series(1, $2) n`,
      [organizationId, candidates],
    );
    const numbered = (table: string) =>
      `(select id, row_number() over (order by id) as place from ${table} where organization_id = $1)`;
    await fill(
      `insert into application (organization_id, candidate_id, position_id)
        select $1, c.id, p.id from ${numbered('candidate')} c
        cross join lateral (values (c.place * 31 % $2 + 1), (c.place * 17 % $2 + 1)) applied (place)
        join ${numbered('position')} p on p.place = applied.place on conflict do nothing`,
      [organizationId, positions],
    );
    await fill(
      `insert into interview (organization_id, owner_id, name, status, visibility, candidate_id, position_id)
        select $1, $2, 'Interview ' || n, 'PAST',
          (array['PRIVATE', 'RESTRICTED', 'PUBLIC', 'PUBLIC', 'ORGANIZATION'])[n % 5 + 1], c.id, p.id
        from generate_series(1, $3) n
        join ${numbered('candidate')} c on c.place = n % $4 + 1
        join ${numbered('position')} p on p.place = n * 13 % $5 + 1`,
      [organizationId, ownerId, calls, candidates, positions],
    );
    await fill(
      `insert into call (organization_id, interview_id, type, start_time, duration_ms, recording_status,
          transcription_status)
        select $1, i.id, 'ZOOM', now() - i.place * interval '7 minutes', i.place * 7919 % 3600000,
          'COMPLETED', 'COMPLETED' from ${numbered('interview')} i where not exists (
            select from call where call.interview_id = i.id)`,
      [organizationId],
    );
    await fill(
      `insert into guide (organization_id, creator_id, name, visibility, position_id)
        select $1, $2, 'Guide ' || n * 7919 % $3, (array['PUBLIC', 'PUBLIC', 'PRIVATE'])[n % 3 + 1], p.id
        from generate_series(1, $3) n
        join ${numbered('position')} p on p.place = n * 13 % $4 + 1`,
      [organizationId, ownerId, guides, positions],
    );
    await fill(
      `insert into cue (organization_id, guide_id, index, cue)
        select $1, g.id, n, 'Question ' || n from guide g cross join generate_series(0, 9) n
        where g.organization_id = $1`,
      [organizationId],
    );
    await client.query('commit');
    await client.query('vacuum analyze');
  } finally {
    client.release();
  }
}
