import { browser } from 'wxt/browser';
import { z } from 'zod';
import { readPolicy } from './policy.ts';

const sessionSchema = z.object({
  serverUrl: z.string(),
  token: z.string(),
  user: z.object({ id: z.string(), fullName: z.string(), email: z.string() }),
  expiresAt: z.string(),
  /** The server no longer takes the token; what waits is kept for this person. */
  isExpired: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;

const defaultServerUrl = 'http://localhost:3000';

/** Where the organization's Rapport is: as entered, as administrators set it by policy, or this machine. */
export async function readServerUrl(): Promise<string> {
  const policy = await readPolicy();
  const { serverUrl } = await browser.storage.local.get('serverUrl');
  if (typeof serverUrl === 'string' && !policy.isServerLocked) return serverUrl;
  return policy.serverUrl ?? defaultServerUrl;
}

export async function writeServerUrl(serverUrl: string): Promise<void> {
  await browser.storage.local.set({ serverUrl });
}

export async function readSession(): Promise<Session | null> {
  const { session } = await browser.storage.local.get('session');
  return sessionSchema.safeParse(session).data ?? null;
}

export async function writeSession(session: Session | null): Promise<void> {
  if (session) await browser.storage.local.set({ session });
  else await browser.storage.local.remove('session');
}

const otherSitesSchema = z.array(z.string().startsWith('https://')).max(20).catch([]);

/** Origins of applicant tracking systems that the person named. */
export async function readOtherSites(): Promise<string[]> {
  const { otherSites } = await browser.storage.local.get('otherSites');
  return otherSitesSchema.parse(otherSites ?? []);
}

export async function writeOtherSites(otherSites: readonly string[]): Promise<void> {
  await browser.storage.local.set({ otherSites: [...otherSites] });
}

/** A random text that only we know, which a sign-in must bring back within ten minutes. */
export async function expectSignIn(): Promise<string> {
  const state = crypto.randomUUID();
  await browser.storage.session.set({ signIn: { state, at: Date.now() } });
  return state;
}

/** Whether this is the sign-in we began; each counts once. */
export async function takeSignIn(state: string): Promise<boolean> {
  const { signIn } = await browser.storage.session.get('signIn');
  const expected = z.object({ state: z.string(), at: z.number() }).safeParse(signIn).data;
  if (expected?.state !== state) return false;
  await browser.storage.session.remove('signIn');
  return Date.now() - expected.at < 600_000;
}

/** Notes that the web app opened the panel. */
export async function rememberOpenedByApp(): Promise<void> {
  await browser.storage.session.set({ isOpenedByApp: true });
}

/** Whether the web app opened the panel since this was last read. */
export async function takeOpenedByApp(): Promise<boolean> {
  const { isOpenedByApp } = await browser.storage.session.get('isOpenedByApp');
  await browser.storage.session.remove('isOpenedByApp');
  return isOpenedByApp === true;
}

/** Keeps pages that our content scripts run in from reading the token. */
export async function guardStorage(): Promise<void> {
  // Firefox has no such levels: this line is the only guard, and content scripts there read no storage.
  if (!('setAccessLevel' in browser.storage.local)) return;
  await browser.storage.local.setAccessLevel({ accessLevel: 'TRUSTED_CONTEXTS' });
}

/** Calls back when the server or the session changed, until `signal`. */
export function onSettingsChange(listener: () => void, signal?: AbortSignal): void {
  const changed = (_changes: unknown, area: string) => {
    // A policy may arrive after the first page that reads it.
    if (area === 'local' || area === 'managed') listener();
  };
  browser.storage.onChanged.addListener(changed);
  signal?.addEventListener('abort', () => browser.storage.onChanged.removeListener(changed));
}
