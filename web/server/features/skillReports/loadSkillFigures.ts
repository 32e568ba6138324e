import { sql } from 'drizzle-orm';
import { fewestForAverage } from '#shared/domain/interviewQuality.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { runNamed } from '../../db/runNamed.ts';
import { seenCalls } from '../insights/insightFilter.ts';
import { exampleOf, type ExampleRow, type SpokenExample } from '../topics/spokenExamples.ts';
import type { SkillReportRow } from './editSkillReport.ts';
import { isAmong } from './findSkillsJob.ts';

export interface SkillFigures {
  skill: string;
  /** Competencies of guides and scorecards that count for it. */
  competencies: string[];
  /** Interviews in which a guide question of it was answered, and in which the candidate says its words. */
  interviewsAsked: number;
  interviewsSaid: number;
  /** Mean of the submitted scores, 1 to 4; null on fewer than five interviews. */
  rating: number | null;
  interviewsRated: number;
  /** Of the newest interviews. */
  examples: SpokenExample[];
}

export interface SkillReportFigures {
  /** Interviews with a transcript that the viewer may see. */
  interviews: number;
  /** Empty under the minimum of the report. */
  skills: SkillFigures[];
}

const mostExamples = 5;

interface Row extends Record<string, unknown> {
  all_interviews: number;
  skill: string;
  asked: number;
  said: number;
  rating: number | null;
  rated: number;
  examples: (ExampleRow & { skill: string })[] | null;
}

/** What a report shows of the interviews that the actor may see. One statement. */
export async function loadSkillFigures(
  db: Db,
  actor: Actor,
  report: SkillReportRow,
): Promise<SkillReportFigures> {
  const filter = {
    startMs: report.dateRangeStart.getTime(),
    endMs: report.dateRangeEnd.getTime(),
    ...({ interval: 'MONTH', zone: 'UTC' } as const),
  };
  const named = report.skills.flatMap((skill) => {
    const names = [skill, ...(report.competencies[skill] ?? [])];
    return [...new Set(names.map((name) => name.toLowerCase()))].map((name) => ({ skill, name }));
  });
  const rows = await runNamed<Row>(
    db,
    sql`with seen as materialized (
      select c.call_id, c.interview_id, c.start_time from (${seenCalls(actor, filter)}) c
      where ${isAmong(sql`c.position_id`, report.positionIds)}
        and ${isAmong(sql`c.interview_stage_id`, report.stageIds)}
        and exists (select from search_transcript t where t.call_id = c.call_id)
    ), found as materialized (
      select f.skill, f.evidence, f.segment_id, s.call_id, s.interview_id, s.start_time
      from skill_finding f join seen s on s.call_id = f.call_id where f.skill_report_id = ${report.id}::uuid
    ), named as (
      select * from unnest(${sql.param(named.map(({ skill }) => skill))}::text[],
        ${sql.param(named.map(({ name }) => name))}::text[]) as n(skill, name)
    ), ratings as (
      select n.skill, avg(i.score)::float8 as rating, count(distinct c.interview_id)::int as rated
      from named n join scorecard_item i on lower(i.item_text) = n.name and i.kind = 'COMPETENCY' and i.score > 0
      join scorecard c on c.id = i.scorecard_id and c.status = 'SUBMITTED'
      where c.interview_id in (select interview_id from seen) group by n.skill
    ), ranked as (
      select distinct on (skill, interview_id) * from found
      order by skill, interview_id, evidence, start_time desc
    ), newest as (
      select *, row_number() over (partition by skill order by start_time desc, interview_id) as place from ranked
    )
    select (select count(distinct interview_id)::int from seen) as all_interviews, k.skill,
      (select count(distinct interview_id)::int from found f where f.skill = k.skill and f.evidence = 'ASKED') as asked,
      (select count(distinct interview_id)::int from found f where f.skill = k.skill and f.evidence = 'SAID') as said,
      r.rating, coalesce(r.rated, 0) as rated,
      (select jsonb_agg(jsonb_build_object('call_id', e.call_id, 'name', i.name, 'start_time', e.start_time,
          'at_ms', g.start_ms, 'speaker', v.name, 'text', g.text) order by e.place)
        from newest e join segment g on g.id = e.segment_id join speaker v on v.id = g.speaker_id
        join interview i on i.id = e.interview_id
        where e.skill = k.skill and e.place <= ${mostExamples}) as examples
    from unnest(${sql.param([...report.skills])}::text[]) with ordinality as k(skill, place)
    left join ratings r on r.skill = k.skill order by k.place`,
  );
  const interviews = rows[0]?.all_interviews ?? 0;
  if (interviews < report.minimumInterviews) return { interviews, skills: [] };
  return {
    interviews,
    skills: rows.map(({ skill, asked, said, rating, rated, examples }) => ({
      ...{ skill, competencies: report.competencies[skill] ?? [] },
      ...{ interviewsAsked: asked, interviewsSaid: said, interviewsRated: rated },
      rating: rating !== null && rated >= fewestForAverage ? Math.round(rating * 100) / 100 : null,
      examples: (examples ?? []).map((row) => exampleOf(row, [skill])),
    })),
  };
}
