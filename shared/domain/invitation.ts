import { readSignInName } from './signInName.ts';

/** People who can be invited at once. */
export const mostInvitedAtOnce = 50;
const longestEmail = 254;

/**
 * Reads the addresses of people to invite: trimmed, in lower case, each once. `fault` names what is wrong, or
 * is null.
 */
export function parseEmails(texts: readonly string[]): { emails: string[]; fault: string | null } {
  const emails = [
    ...new Set(texts.map((text) => text.replaceAll('\u0000', '').trim().toLowerCase())),
  ].filter((text) => text !== '');
  return { emails, fault: faultOf(emails) };
}

function faultOf(emails: readonly string[]): string | null {
  if (emails.length === 0) return 'Enter an email address';
  if (emails.length > mostInvitedAtOnce)
    return `Invite at most ${mostInvitedAtOnce} people at once.`;
  const wrong = emails.filter(
    (email) => email.length > longestEmail || readSignInName(email).kind !== 'email',
  );
  return wrong.length === 0 ? null : `Not an email address: ${wrong.join(', ')}`;
}
