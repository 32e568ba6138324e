import { and, eq, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { alertThemeNames, alertThemes } from '#shared/language/alertThemes.ts';
import {
  call,
  candidateAlertMail,
  candidateAlertSubscription,
  segment,
  spokenFinding,
  user,
} from '../../db/tables/schema.ts';
import type { JobContext } from '../../jobs/job.ts';
import { composeMail } from '../../mail/composeMail.ts';
import { createMailAttempt } from '../../mail/mailAttempt.ts';
import type { MessageSender } from '../../mail/sendMessage.ts';
import { selectCalls, toLoadedCall } from '../calls/callLoaders.ts';
import { findViewers } from '../calls/findViewers.ts';
import { mailAlertsQueue } from './alertQueue.ts';

type System = JobContext['database']['system'];

/** Mails the alerts of an interview, once, to those who follow its candidate or position and may see it. */
export const createMailAlertsJob = ({
  messages,
  publicUrl,
}: {
  messages: MessageSender;
  publicUrl: string;
}) => ({
  ...mailAlertsQueue,
  async run(
    { organizationId, callId }: z.output<typeof mailAlertsQueue.payload>,
    { database: { system }, retryCount }: JobContext,
  ): Promise<void> {
    if (!messages.canSend('email')) return;
    const [row] = await selectCalls(system).where(and(eq(call.id, callId), isNull(call.deletedAt)));
    if (!row) return;
    const found = toLoadedCall(row);
    const { viewers } = await findViewers(system, found, {
      limit: 200,
      matching: () => sql`exists (select from ${candidateAlertSubscription} f
          where f.user_id = ${user.id}
            and (f.candidate_id = ${found.candidateId} or f.position_id = ${found.positionId}))
        and not exists (select from ${candidateAlertMail} m
          where m.user_id = ${user.id} and m.call_id = ${callId})`,
    });
    if (viewers.length === 0) return;
    const lines = await alertLines(system, callId);
    if (lines.length === 0) return;
    const attempt = createMailAttempt(messages, retryCount);
    for (const { user: person } of viewers) {
      const isSettled = await attempt.send({
        ...{ channel: 'email', recipient: person.email, subject: `Alerts from “${found.name}”` },
        ...composeMail([`The candidate spoke of this in “${found.name}”:`, ...lines], {
          label: 'Open the interview',
          url: `${publicUrl}/interview/${callId}`,
        }),
      });
      if (isSettled)
        await system
          .insert(candidateAlertMail)
          .values({ organizationId, callId, userId: person.id })
          .onConflictDoNothing();
    }
    attempt.end();
  },
});

/** "Other offers: “…”", in the order of the themes. */
async function alertLines(system: System, callId: string): Promise<string[]> {
  const rows = await system
    .select({
      theme: spokenFinding.theme,
      quote: sql<string>`substr(${segment.text}, ${spokenFinding.startChar} + 1,
        ${spokenFinding.endChar} - ${spokenFinding.startChar})`,
    })
    .from(spokenFinding)
    .innerJoin(segment, eq(segment.id, spokenFinding.segmentId))
    .where(and(eq(spokenFinding.callId, callId), eq(spokenFinding.kind, 'ALERT')));
  return alertThemeNames.flatMap((theme) =>
    rows
      .filter((row) => row.theme === theme)
      .map(({ quote }) => `${alertThemes[theme]}: “${quote}”`),
  );
}
