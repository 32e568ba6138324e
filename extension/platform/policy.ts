import { browser } from 'wxt/browser';
import { z } from 'zod';
import { parseServerUrl } from './parseServerUrl.ts';

const policySchema = z.object({
  serverUrl: z.string().nullish(),
  isServerLocked: z.boolean().catch(false).default(false),
  meetingSites: z.array(z.string()).nullish().catch(null),
  atsSites: z.array(z.string()).nullish().catch(null),
  organization: z.string().max(200).nullish().catch(null),
  isCaptureOff: z.boolean().catch(false).default(false),
  signInDomains: z.array(z.string()).nullish().catch(null),
});

/** What an administrator has set for everybody; see public/managed-schema.json. */
export interface Policy {
  /** A usable address, or null where none is set. */
  serverUrl: string | null;
  /** People cannot enter another address. */
  isServerLocked: boolean;
  /** The meeting sites that may be used, by their ids; null for all. */
  meetingSites: readonly string[] | null;
  /** The applicant tracking systems that texts may be put into, by their ids; null for all. */
  atsSites: readonly string[] | null;
  /** Who set all this, as people call it. */
  organization: string | null;
  /** No meeting is captured. */
  isCaptureOff: boolean;
  /** The e-mail domains whose accounts may sign in; null for all. */
  signInDomains: readonly string[] | null;
}

/** The policy of this browser; browsers without policies have none. */
export async function readPolicy(): Promise<Policy> {
  const stored = await browser.storage.managed.get(null).catch(() => ({}));
  const set = policySchema.catch(none).parse(stored);
  const url = set.serverUrl ? parseServerUrl(set.serverUrl) : null;
  return {
    serverUrl: url,
    isServerLocked: set.isServerLocked && url !== null,
    meetingSites: set.meetingSites ?? null,
    atsSites: set.atsSites ?? null,
    organization: set.organization ?? null,
    isCaptureOff: set.isCaptureOff,
    signInDomains: set.signInDomains ?? null,
  };
}

const none = { isServerLocked: false, isCaptureOff: false };

/** Whether the policy lets an account sign in. A subdomain is another domain. */
export const maySignIn = ({ signInDomains }: Policy, email: string): boolean =>
  signInDomains?.some((domain) => email.toLowerCase().endsWith(`@${domain.toLowerCase()}`)) ?? true;
