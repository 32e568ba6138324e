import { eq, sql, type SQL } from 'drizzle-orm';
import { similarity } from '#shared/language/similarity.ts';
import type { Db, Tx } from '../../db/database.ts';
import { skillFinding, skillReport } from '../../db/tables/schema.ts';
import { runTask, type RunningTask } from '../../jobs/durableTask.ts';
import { defineJob } from '../../jobs/job.ts';
import type { TaskKind } from '../../jobs/taskAttempt.ts';
import { skillReportSubject } from '../../jobs/taskSubject.ts';
import { embedSentences } from '../../language/sentenceMeaning.ts';
import { findSkillsQueue, type SkillReportRow } from './editSkillReport.ts';

/** Names of a competency and a skill that lie nearer than this mean the same. */
const nearEnough = 0.7;
/** Distinct names of competencies that are compared. */
const mostNames = 500;
/** Moments that are kept of an interview for one skill and kind of evidence. */
const mostMoments = 3;

/** Finds the moments of a skill report anew, all written in one transaction. */
export const findSkillsJob = defineJob(findSkillsQueue, async (payload, context) => {
  const { skillReportId: subjectId, generation } = payload;
  const queued = { kind: skillsTask, queue: findSkillsQueue, payload };
  await runTask({ ...queued, subjectId, generation }, context, (running) =>
    findSkills(running, context.database.system),
  );
});

const skillsTask: TaskKind<SkillReportRow> = {
  name: 'SKILLS',
  subject: skillReportSubject,
  async onChange(tx, { id }, { status, failureReason, finishedAt }) {
    await tx
      .update(skillReport)
      .set({
        processingStatus: status,
        failureReason: status === 'FAILED' ? failureReason : null,
        ...(status === 'COMPLETED' && { completedAt: finishedAt }),
      })
      .where(eq(skillReport.id, id));
  },
};

async function findSkills(
  { subject }: RunningTask<SkillReportRow>,
  db: Db,
): Promise<(tx: Tx) => Promise<void>> {
  const competencies = await matchCompetencies(subject.skills, await loadNames(db, subject));
  return async (tx) => {
    await tx.delete(skillFinding).where(eq(skillFinding.skillReportId, subject.id));
    for (const skill of subject.skills) {
      await insertAsked(tx, subject, skill, competencies[skill] ?? []);
      await insertSaid(tx, subject, skill);
    }
    await tx.update(skillReport).set({ competencies }).where(eq(skillReport.id, subject.id));
  };
}

/** The transcribed calls of the report's positions, stages and period; who sees which is asked when it is read. */
const scope = (report: SkillReportRow): SQL => sql`scope as materialized (
  select r.call_id, r.interview_id from call_rollup r
  where r.organization_id = ${report.organizationId}
    and r.start_time >= ${report.dateRangeStart} and r.start_time < ${report.dateRangeEnd}
    and ${isAmong(sql`r.position_id`, report.positionIds)}
    and ${isAmong(sql`r.interview_stage_id`, report.stageIds)}
)`;

/** Whether a column holds one of the ids; no ids stand for all. */
export const isAmong = (column: SQL, ids: readonly string[]): SQL =>
  ids.length === 0 ? sql`true` : sql`${column} = any(${sql.param([...ids])}::uuid[])`;

async function loadNames(db: Db, report: SkillReportRow): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`with ${scope(report)}
    select name from (
      select n.competency as name from ai_note n join scope s on s.call_id = n.call_id
      union
      select i.item_text from scorecard_item i join scorecard c on c.id = i.scorecard_id
      where i.kind = 'COMPETENCY' and c.interview_id in (select interview_id from scope)
    ) names where name is not null order by name limit ${mostNames}`);
  return rows.map(({ name }) => name);
}

/** The names of competencies that belong to each skill: by their words, or by their meaning. */
async function matchCompetencies(
  skills: readonly string[],
  names: readonly string[],
): Promise<Record<string, string[]>> {
  const vectors = await embedSentences([...skills, ...names]);
  return Object.fromEntries(
    skills.map((skill, at) => {
      const folded = skill.toLowerCase();
      const meaning = vectors?.[at];
      const isNear = (place: number): boolean => {
        const other = vectors?.[skills.length + place];
        return (
          meaning !== undefined && other !== undefined && similarity(meaning, other) >= nearEnough
        );
      };
      const found = names.filter(
        (name, place) => ` ${name.toLowerCase()} `.includes(` ${folded} `) || isNear(place),
      );
      return [skill, found];
    }),
  );
}

const insertInto = (report: SkillReportRow, skill: string, evidence: 'ASKED' | 'SAID'): SQL =>
  sql`insert into skill_finding (organization_id, skill_report_id, call_id, segment_id, skill, evidence)
    select ${report.organizationId}::uuid, ${report.id}::uuid, call_id, segment_id, ${skill}::text, ${evidence}::text
    from moments where place <= ${mostMoments}`;

/** What was said on guide questions of the competencies, by the sentences of the notes that stand. */
const insertAsked = (tx: Tx, report: SkillReportRow, skill: string, names: readonly string[]) =>
  names.length === 0
    ? Promise.resolve()
    : tx.execute(sql`with ${scope(report)}, moments as (
      select g.call_id, g.id as segment_id, row_number() over (partition by g.call_id order by g.start_ms) as place
      from segment g
      where exists (
        select from scope s join ai_note n on n.call_id = s.call_id
        cross join jsonb_array_elements(n.sentences) said
        cross join jsonb_array_elements(said -> 'evidence') proof
        where n.call_id = g.call_id and n.competency = any(${sql.param([...names])}::text[])
          and n.status = 'ANSWERED' and said -> 'isDeleted' <> 'true'::jsonb
          and proof ->> 'segmentId' = g.id::text
      )
    ) ${insertInto(report, skill, 'ASKED')}`);

/** Where candidates say the words of the skill. */
const insertSaid = (tx: Tx, report: SkillReportRow, skill: string) =>
  tx.execute(sql`with ${scope(report)}, moments as (
    select w.call_id, w.segment_id, row_number() over (partition by w.call_id order by w.index) as place
    from search_segment w join scope s on s.call_id = w.call_id
    join speaker v on v.id = w.speaker_id and v.role = 'CANDIDATE'
    where w.words @@ search_query(${skill}, '', true, false)
  ) ${insertInto(report, skill, 'SAID')}`);
