import { sql, type SQLWrapper } from 'drizzle-orm';
import { qualityLimits } from '#shared/domain/interviewQuality.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { runNamed } from '../../db/runNamed.ts';
import { interviewerFigures, interviewFigures, share } from '../../db/tables/schema.ts';

/**
 * When figures change though nothing is written: the next invitation of the organization expires, or feedback
 * becomes due. One statement.
 */
export async function loadFreshUntil(db: Db, { organizationId }: Actor): Promise<number> {
  const dueOf = (figures: SQLWrapper, hours: number) => {
    const limit = sql.raw(`interval '${hours} hours'`);
    return sql`(select min(f.feedback_from) + ${limit} from ${figures} f where f.organization_id = ${organizationId}
      and f.feedbacks_missing > 0 and f.feedback_from >= now() - ${limit})`;
  };
  const { feedbackWithinHours, feedbackWithinDays } = qualityLimits;
  const due = [feedbackWithinHours, feedbackWithinDays * 24].flatMap((hours) =>
    [interviewFigures, interviewerFigures].map((figures) => dueOf(figures, hours)),
  );
  const [row] = await runNamed<{ until: Date | null }>(
    db,
    sql`select least((select min(${share.expiresAt}) from ${share}
        where ${share.organizationId} = ${organizationId} and ${share.expiresAt} > now()),
      ${sql.join(due, sql`, `)}) as until`,
  );
  return row?.until?.getTime() ?? Infinity;
}
