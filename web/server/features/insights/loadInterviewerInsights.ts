import { sql } from 'drizzle-orm';
import type { QualityMeasure } from '#shared/domain/interviewQuality.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { runNamed } from '../../db/runNamed.ts';
import { interview } from '../../db/tables/schema.ts';
import type { InsightFilter } from './insightFilter.ts';
import type { InsightPoint } from './loadOverview.ts';
import { interviewerRows, loadReport } from './loadReport.ts';
import type { InsightFigure } from './measureSql.ts';
import { suggestImprovements, type OwnInterview, type Suggestion } from './suggestImprovements.ts';

export interface InterviewerInsights {
  userId: string;
  measures: readonly QualityMeasure[];
  interviews: number;
  durationMs: number;
  figures: InsightFigure[];
  /** Of everybody in the interviews that the viewer may see, the person included. */
  team: InsightFigure[];
  teamInterviews: number;
  trend: InsightPoint[];
  suggestions: Suggestion[];
}

/** Suggestions look at these, the newest. */
const mostLookedAt = 200;

/** One person's figures beside those of the team, and what could be better. Three statements. */
export async function loadInterviewerInsights(
  db: Db,
  actor: Actor,
  userId: string,
  filter: InsightFilter,
  measures: readonly QualityMeasure[],
): Promise<InterviewerInsights> {
  const ownFilter = { ...filter, interviewerId: userId };
  const team = await loadReport(db, actor, { ...filter, interviewerId: null }, measures);
  const own = await loadReport(db, actor, ownFilter, measures);
  const interviews = await loadOwnInterviews(db, actor, userId, ownFilter);
  return {
    ...{ userId, measures, figures: own.team, trend: own.trend, interviews: own.interviews },
    durationMs: own.interviewers[0]?.durationMs ?? 0,
    ...{ team: team.team, teamInterviews: team.interviews },
    suggestions: suggestImprovements(interviews, measures, new Date()),
  };
}

const loadOwnInterviews = (
  db: Db,
  actor: Actor,
  userId: string,
  filter: InsightFilter,
): Promise<(OwnInterview & Record<string, unknown>)[]> =>
  runNamed(
    db,
    sql`with ${interviewerRows(actor, filter)}
    select parts.call_id as "callId", ${interview.name}, parts.start_time as "startTime",
      parts.duration_ms as "durationMs", start_delay_sec as "startDelaySec", is_measured as "isMeasured",
      agenda_at_ms as "agendaAtMs", invited_before_end_ms as "invitedBeforeEndMs",
      candidate_talk_ratio_percent as "candidateTalkRatio", talk_ms as "talkMs",
      own_longest_monologue_ms as "longestMonologueMs",
      own_longest_monologue_start_ms as "longestMonologueStartMs", word_count as "wordCount",
      question_count as "questionCount", feedback_from as "feedbackFrom", feedback_at as "feedbackAt"
    from parts join ${interview} on ${interview.id} = parts.interview_id
    where parts.user_id::text = ${userId.toLowerCase()}
    order by parts.start_time desc, parts.call_id limit ${sql.raw(String(mostLookedAt))}`,
  );
