// Kept sums of the interviews that `fillInsights` writes.
import type { Fill } from './fillInsights.ts';

/** The sums as the product's functions keep them, in a few statements: day by day and person by person takes minutes. */
export async function fillSums(fill: Fill, organizationId: string): Promise<void> {
  const columnsOf = async (table: string, besides: readonly string[]) => {
    const { rows } = await fill(
      `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
        and attname <> all($2::text[]) order by attnum`,
      [table, [...besides]],
    );
    return (rows as { name: string }[]).map(({ name }) => name);
  };
  const monthOf = `date_trunc('month', start_time at time zone 'UTC')::date`;

  const ofInterviews = await columnsOf('interview_sums', [
    ...['organization_id', 'unit', 'begins', 'visibility'],
  ]);
  await fill('delete from interview_sums where organization_id = $1', [organizationId]);
  for (const [unit, begins] of [
    ['DAY', `(start_time at time zone 'UTC')::date`],
    ['MONTH', monthOf],
  ])
    await fill(
      `insert into interview_sums (organization_id, unit, begins, visibility, ${ofInterviews.join()})
        select $1, '${unit}', ${begins}, visibility, ${ofInterviews.map(sumOf).join()}
        from interview_figures where organization_id = $1 group by 3, 4`,
      [organizationId],
    );

  const ofPeople = await columnsOf('interviewer_sums', [
    ...['organization_id', 'user_id', 'visibility', 'month', 'next_month'],
  ]);
  await fill('delete from interviewer_sums where organization_id = $1', [organizationId]);
  await fill(
    `insert into interviewer_sums (organization_id, user_id, visibility, month, next_month, ${ofPeople.join()})
      select $1, user_id, visibility, month, lead(month, 1, '9999-01-01') over held,
        ${ofPeople.map((name) => `sum(${name}) over held`).join()}
      from (select user_id, visibility, ${monthOf} as month,
          ${ofPeople.map((name) => `${sumOf(name)} as ${name}`).join()}
        from interviewer_figures where organization_id = $1 group by 1, 2, 3) month
      window held as (partition by user_id, visibility order by month)`,
    [organizationId],
  );
}

/** How a column of kept sums follows from the figures; those that begin with "known_" count rows. */
function sumOf(name: string): string {
  if (name === 'interviews') return 'count(*)';
  if (name === 'interviewed') return 'count(*) filter (where interviewers > 0)';
  if (name === 'transcribed') return 'count(*) filter (where transcripts > 0)';
  if (!name.startsWith('known_')) return `sum(${name}::bigint)`;
  const counted = name.slice('known_'.length);
  const oddly: Record<string, string> = {
    guides: 'guide_questions',
    talk: 'talk_ms',
    feedbacks_due: 'feedbacks + feedbacks_missing',
  };
  return `count(*) filter (where ${oddly[counted] ?? counted} > 0)`;
}
