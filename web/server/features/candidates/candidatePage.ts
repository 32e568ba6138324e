import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { isUuid } from '../../db/isUuid.ts';
import { jsonRow, jsonRows, readJsonRow, type Columns } from '../../db/jsonRow.ts';
import { runNamed } from '../../db/runNamed.ts';
import {
  application,
  call,
  candidate,
  candidateLink,
  candidateRating,
  consentEntry,
  interview,
  interviewStage,
  position,
  user,
} from '../../db/tables/schema.ts';
import type { Loaders } from '../../graphql/loaders.ts';
import { ofInterview, visibleCalls } from '../../auth/visibleCalls.ts';
import type { CandidateRow } from './candidateLoaders.ts';
import { visibleCandidates } from '../../auth/visibleCandidates.ts';
import { userFactsColumns } from '../users/userLoaders.ts';

const candidateColumns = getTableColumns(candidate);
const applicationColumns = getTableColumns(application);
const positionColumns = getTableColumns(position);
const stageColumns = getTableColumns(interviewStage);
const linkColumns = getTableColumns(candidateLink);
const consentColumns = getTableColumns(consentEntry);
const ratingColumns = {
  candidateId: candidateRating.candidateId,
  userId: candidateRating.userId,
  rating: candidateRating.rating,
};
const countColumns = (actor: Actor) => {
  const calls = sql`${call} join ${interview} on ${ofInterview}
    where ${interview.candidateId} = ${candidate.id} and ${visibleCalls(actor)}`;
  return sql`(select json_build_object('callCount', count(*), 'lastCallAt', max(${call.startTime}))
    from ${calls})`;
};

type Json = Record<string, unknown>;
interface PageJson {
  candidate: Json;
  applications: Json[];
  positions: Json[];
  stages: Json[];
  links: Json[];
  ratings: Json[];
  consent: Json[];
  users: Json[];
  calls: { callCount: number; lastCallAt: string | null };
}

/**
 * A candidate, or null where the actor sees none. What the page shows beside it is read in the same
 * statement and handed to the loaders.
 */
export async function loadCandidatePage(
  db: Db,
  actor: Actor,
  loaders: Loaders,
  id: string,
): Promise<CandidateRow | null> {
  if (!isUuid(id)) return null;
  const ofCandidate = sql`${application} where ${application.candidateId} = ${candidate.id}`;
  const [page] = await runNamed<PageJson & Json>(
    db,
    sql`select ${jsonRow(candidateColumns)} as candidate,
      ${jsonRows(applicationColumns, ofCandidate, sql`${application.createdAt} desc, ${application.id}`)} as applications,
      ${jsonRows(positionColumns, sql`${position} where ${position.id} in (select ${application.positionId} from ${ofCandidate})`)} as positions,
      ${jsonRows(stageColumns, sql`${interviewStage} where ${interviewStage.id} in (select ${application.interviewStageId} from ${ofCandidate})`)} as stages,
      ${jsonRows(linkColumns, sql`${candidateLink} where ${candidateLink.candidateId} = ${candidate.id}`, sql`${candidateLink.createdAt}, ${candidateLink.id}`)} as links,
      ${jsonRows(ratingColumns, sql`${candidateRating} where ${candidateRating.candidateId} = ${candidate.id}`)} as ratings,
      ${jsonRows(consentColumns, sql`${consentEntry} where ${consentEntry.candidateId} = ${candidate.id}`, sql`${consentEntry.createdAt} desc, ${consentEntry.id}`)} as consent,
      ${jsonRows(userFactsColumns, sql`${user} where ${user.id} in (select ${consentEntry.recordedById} from ${consentEntry} where ${consentEntry.candidateId} = ${candidate.id})`)} as users,
      ${countColumns(actor)} as calls
      from ${candidate} where ${and(eq(candidate.id, id), visibleCandidates(actor))}`,
  );
  if (!page) return null;
  const rows = <Of extends Columns>(columns: Of, json: Json[]) =>
    json.map((row) => readJsonRow(columns, row));
  const shown = readJsonRow(candidateColumns, page.candidate);
  loaders.candidateById.prime(id, shown);
  for (const row of rows(positionColumns, page.positions)) loaders.positionById.prime(row.id, row);
  for (const row of rows(stageColumns, page.stages)) loaders.interviewStageById.prime(row.id, row);
  for (const row of rows(userFactsColumns, page.users)) loaders.userById.prime(row.id, row);
  loaders.applicationsByCandidateId.prime(id, rows(applicationColumns, page.applications));
  loaders.linksByCandidateId.prime(id, rows(linkColumns, page.links));
  loaders.ratingsByCandidateId.prime(id, rows(ratingColumns, page.ratings));
  loaders.consentByCandidateId.prime(id, rows(consentColumns, page.consent));
  const { callCount, lastCallAt } = page.calls;
  loaders.callCountByCandidateId.prime(id, [
    {
      ...{ candidateId: id, callCount },
      lastCallAt: lastCallAt === null ? null : new Date(lastCallAt),
    },
  ]);
  return shown;
}
