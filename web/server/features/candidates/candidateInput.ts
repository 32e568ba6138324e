import { z } from 'zod';
import { candidateLinkTypes, consentDecisions, phoneTypes } from '#shared/domain/candidate.ts';
import {
  optionalText,
  requiredText,
  unlessLeftOut,
  withDefault,
} from '../../errors/inputSchema.ts';

const longestName = 100;
const mostAddresses = 10;

const firstName = requiredText(longestName, "Enter the candidate's first and last name.");
/** A person may have one name only. */
const lastName = requiredText(longestName, "Enter the candidate's first and last name.");
const email = optionalText(254)
  .transform((text) => text.toLowerCase())
  .pipe(z.string().regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Enter an email address'));
const phone = z.object({
  type: withDefault(z.enum(phoneTypes), 'MOBILE'),
  phoneNumber: optionalText(40).pipe(
    z.string().regex(/^\+?[\d\s().-]{3,}(\s?x\s?\d{1,6})?$/i, 'Enter a phone number'),
  ),
});
const emails = z
  .array(email)
  .max(mostAddresses, `Enter at most ${mostAddresses} e-mail addresses.`)
  .transform((all) => [...new Set(all)]);
const phoneNumbers = z
  .array(phone)
  .max(mostAddresses, `Enter at most ${mostAddresses} phone numbers.`);

export const candidateInput = z.object({
  firstName,
  lastName,
  emails: withDefault(emails, []),
  phoneNumbers: withDefault(phoneNumbers, []),
});

/** What is left out stays. */
export const candidateChanges = z.object({
  firstName: unlessLeftOut(firstName),
  lastName: unlessLeftOut(lastName),
  emails: unlessLeftOut(emails),
  phoneNumbers: unlessLeftOut(phoneNumbers),
});

export const linkInput = z.object({
  type: z.enum(candidateLinkTypes),
  link: optionalText(2000).pipe(
    z.url({ protocol: /^https?$/, error: 'Enter a link that begins with https:// or http://.' }),
  ),
  source: withDefault(optionalText(longestName), ''),
});

export const consentInput = z.object({
  decision: z.enum(consentDecisions),
  evidence: requiredText(1000, 'Write down how you know: what the candidate said or wrote.'),
});
