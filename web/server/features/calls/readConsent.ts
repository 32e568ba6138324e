import { createHash } from 'node:crypto';
import { longestConsentText } from '#shared/domain/captureConsent.ts';
import { UserError } from '../../errors/userError.ts';

/** What everybody in a recording agreed to. */
export type Consent = {
  consentText: string;
  consentSha256: string;
};

/** A text of consent, trimmed, with its hash. @throws {UserError} BAD_INPUT for an empty or too long one. */
export function readConsent(text: string): Consent {
  const consentText = text.trim();
  if (consentText === '' || consentText.length > longestConsentText)
    throw new UserError('BAD_INPUT', 'A recording needs the text that everybody in it agreed to.');
  return { consentText, consentSha256: createHash('sha256').update(consentText).digest('hex') };
}
