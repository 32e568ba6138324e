import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { readShareEmail } from '#shared/domain/share.ts';
import { makeExternalCookie, readExternalCookie } from '../../auth/externalCookie.ts';
import { issueSignInCode, redeemSignInCode } from '../../auth/signInCode.ts';
import { isUuid } from '../../db/isUuid.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { organization, share } from '../../db/tables/schema.ts';
import { UserError } from '../../errors/userError.ts';
import type { RequestContext, Services } from '../../graphql/context.ts';
import type { ShareRow } from './shareLoaders.ts';
import { mailShareQueue } from './shareQueues.ts';

const askAddress = { name: 'external-ask', points: 10, perSec: 3600 };
const askClient = { name: 'external-ask-client', points: 100, perSec: 3600 };
const tryClient = { name: 'external-try-client', points: 100, perSec: 3600 };
const requestEveryMs = 24 * 3_600_000;

type Asker = Pick<RequestContext, 'services' | 'headers'>;

const keysOf = ({ secret, settings }: Services) => ({
  secret,
  isHttps: settings.PUBLIC_URL.startsWith('https:'),
});

/** Codes of one share open nothing else, and are no codes to sign in with. */
const codeTarget = (shareId: string, email: string) => `external ${shareId} ${email}`;

function toEmail(text: string): string {
  const email = readShareEmail(text);
  if (!email) throw new UserError('BAD_INPUT', 'Enter an email address');
  return email;
}

/** While the organization has no interviews, what it shared of them has ended. */
async function findShare({ database }: Services, shareId: string): Promise<ShareRow | null> {
  if (!isUuid(shareId)) return null;
  const [found] = await database.system
    .select({ row: share, interviewEnabled: organization.interviewEnabled })
    .from(share)
    .innerJoin(organization, eq(organization.id, share.organizationId))
    .where(eq(share.id, shareId));
  if (!found) return null;
  return found.interviewEnabled ? found.row : { ...found.row, expiresAt: null };
}

/**
 * Sends an access code where the share is for this address. Says nothing either way, and takes as long
 * either way, so that nobody learns whom something was shared with.
 */
export async function requestAccessCode(
  { services, clientAddress }: RequestContext,
  shareId: string,
  address: string,
): Promise<void> {
  const email = toEmail(address);
  await services.rateLimit(askClient, clientAddress);
  await services.rateLimit(askAddress, codeTarget(shareId, email));
  const code = await issueSignInCode(
    services.database.system,
    services.secret,
    codeTarget(shareId, email),
  );
  const row = await findShare(services, shareId);
  if (row?.email !== email) return;
  void services.messages
    .send({
      ...{ channel: 'email', recipient: email, subject: 'Your access code for Rapport' },
      body: `Your access code is ${code}. It works for 10 minutes, once.\n\nIf you did not ask for it, you can ignore this message.`,
    })
    .catch(() => {
      // The sender logs why; the page must not tell whether there was anybody to send to.
    });
}

/** Opens what was shared with an address to this browser. @throws {UserError} BAD_INPUT for a wrong code. */
export async function verifyAccessCode(
  { services, clientAddress, setCookie }: RequestContext,
  { shareId, email: address, code }: { shareId: string; email: string; code: string },
): Promise<void> {
  const email = toEmail(address);
  await services.rateLimit(tryClient, clientAddress);
  const isRight = await redeemSignInCode(
    services.database.system,
    services.secret,
    codeTarget(shareId, email),
    code,
  );
  const row = await findShare(services, shareId);
  if (!isRight || row?.email !== email)
    throw new UserError(
      'BAD_INPUT',
      'This code is wrong or no longer valid. Check it, or ask for a new one.',
    );
  setCookie([makeExternalCookie(email, keysOf(services))]);
}

/** A share that this browser has shown to be its person's, also when it has ended; else null. */
export async function findOwnShare(asker: Asker, shareId: string): Promise<ShareRow | null> {
  const email = readExternalCookie(asker.headers.get('cookie'), keysOf(asker.services));
  const row = email === null ? null : await findShare(asker.services, shareId);
  return row?.email === email ? row : null;
}

export const isExpired = ({ expiresAt }: ShareRow): boolean =>
  expiresAt === null || expiresAt.getTime() <= Date.now();

/** Asks the sharer by e-mail for more time, at most once a day. */
export async function requestShareRenewal(asker: Asker, row: ShareRow): Promise<void> {
  const { id: shareId, organizationId } = row;
  await asker.services.database.system.transaction(async (tx) => {
    const isDue = or(
      isNull(share.renewalRequestedAt),
      lt(share.renewalRequestedAt, new Date(Date.now() - requestEveryMs)),
    );
    const asked = await tx
      .update(share)
      .set({ renewalRequestedAt: new Date() })
      .where(and(eq(share.id, shareId), isDue))
      .returning({ id: share.id });
    if (asked.length === 0) return;
    const payload = { organizationId, shareId, news: 'RENEWAL_REQUESTED' as const };
    await asker.services.jobs.send(mailShareQueue, payload, { tx });
    await recordEvent(tx, { organizationId, userId: null }, 'share.renewalRequested', shareId);
  });
}
