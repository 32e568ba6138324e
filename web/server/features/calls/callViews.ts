import { and, desc, eq, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { call, callView, share, user } from '../../db/tables/schema.ts';
import type { UserFacts } from '../users/userLoaders.ts';

interface ViewTimes {
  firstViewedAt: Date;
  lastViewedAt: Date;
}
export type CallViewer = ViewTimes & { user: UserFacts };
export type ExternalViewer = ViewTimes & { email: string };

const mostShown = 200;
/** Somebody who looks at a page several times in a few minutes has viewed it once. */
const lookedAgain = {
  set: { lastViewedAt: sql`now()` },
  setWhere: lt(callView.lastViewedAt, sql`now() - interval '5 minutes'`),
};

/** Notes that a person opened a call. */
export async function addCallView(
  db: Db,
  { organizationId, callId, userId }: { organizationId: string; callId: string; userId: string },
): Promise<void> {
  await db
    .insert(callView)
    .values({ organizationId, callId, userId })
    .onConflictDoUpdate({ target: [callView.callId, callView.userId], ...lookedAgain });
}

/** Notes that somebody outside opened the interview that was shared with them. */
export async function addExternalView(
  db: Db,
  {
    organizationId,
    interviewId,
    shareId,
  }: Record<'organizationId' | 'interviewId' | 'shareId', string>,
): Promise<void> {
  const calls = await db
    .select({ id: call.id })
    .from(call)
    .where(and(eq(call.interviewId, interviewId), isNull(call.deletedAt)));
  for (const { id: callId } of calls)
    await db
      .insert(callView)
      .values({ organizationId, callId, shareId })
      .onConflictDoUpdate({ target: [callView.callId, callView.shareId], ...lookedAgain });
}

const times = { firstViewedAt: callView.firstViewedAt, lastViewedAt: callView.lastViewedAt };
const ofCall = (callId: string, ...more: SQL[]) => and(eq(callView.callId, callId), ...more);

/** People of the organization who opened a call, the last first. */
export function findCallViewers(db: Db, callId: string): Promise<CallViewer[]> {
  return db
    .select({
      user: { id: user.id, name: user.name, email: user.email, image: user.image },
      ...times,
    })
    .from(callView)
    .innerJoin(user, eq(user.id, callView.userId))
    .where(ofCall(callId))
    .orderBy(desc(callView.lastViewedAt), desc(callView.id))
    .limit(mostShown);
}

/** People outside with whom it is shared and who opened it, the last first. */
export async function findExternalViewers(db: Db, callId: string): Promise<ExternalViewer[]> {
  const rows = await db
    .select({ email: share.email, ...times })
    .from(callView)
    .innerJoin(share, eq(share.id, callView.shareId))
    .where(ofCall(callId, isNotNull(share.email)))
    .orderBy(desc(callView.lastViewedAt), desc(callView.id))
    .limit(mostShown);
  return rows.map(({ email, ...row }) => ({ ...row, email: email ?? '' }));
}
