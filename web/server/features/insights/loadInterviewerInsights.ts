import { sql } from 'drizzle-orm';
import type { QualityMeasure } from '#shared/domain/interviewQuality.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { runPlanned } from '../../db/runNamed.ts';
import { interview, interviewerRollup } from '../../db/tables/schema.ts';
import { idParam, seenCalls, type InsightFilter } from './insightFilter.ts';
import type { InsightPoint } from './loadOverview.ts';
import { loadTeamReport } from './loadReport.ts';
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
  const team = await loadTeamReport(db, actor, { ...filter, interviewerId: null }, measures);
  const { team: figures, ...own } = await loadTeamReport(db, actor, ownFilter, measures);
  const interviews = await loadOwnInterviews(db, actor, ownFilter);
  return {
    ...{ userId, figures, ...own },
    ...{ team: team.team, teamInterviews: team.interviews },
    suggestions: suggestImprovements(interviews, measures, new Date()),
  };
}

const loadOwnInterviews = (
  db: Db,
  actor: Actor,
  filter: InsightFilter,
): Promise<(OwnInterview & Record<string, unknown>)[]> =>
  runPlanned(
    db,
    sql`select call.call_id as "callId", ${interview.name}, call.start_time as "startTime",
      call.duration_ms as "durationMs", start_delay_sec as "startDelaySec", is_measured as "isMeasured",
      agenda_at_ms as "agendaAtMs", invited_before_end_ms as "invitedBeforeEndMs",
      candidate_talk_ratio_percent as "candidateTalkRatio", talk_ms as "talkMs",
      part.longest_monologue_ms as "longestMonologueMs",
      part.longest_monologue_start_ms as "longestMonologueStartMs", word_count as "wordCount",
      question_count as "questionCount", feedback_from as "feedbackFrom", feedback_at as "feedbackAt"
    from (${seenCalls(actor, filter)}) call
      join ${interviewerRollup} part on part.call_id = call.call_id and part.user_id = ${idParam(filter.interviewerId)}
      join ${interview} on ${interview.id} = call.interview_id
    order by call.start_time desc, call.call_id limit ${sql.raw(String(mostLookedAt))}`,
  );
