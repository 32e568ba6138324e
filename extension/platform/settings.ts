import { browser } from 'wxt/browser';
import { z } from 'zod';

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
  const { serverUrl } = await browser.storage.local.get('serverUrl');
  if (typeof serverUrl === 'string') return serverUrl;
  return (await managedServerUrl()) ?? defaultServerUrl;
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

/** Keeps pages that our content scripts run in from reading the token. */
export async function guardStorage(): Promise<void> {
  await browser.storage.local.setAccessLevel({ accessLevel: 'TRUSTED_CONTEXTS' });
}

/** Calls back when the server or the session changed, until `signal`. */
export function onSettingsChange(listener: () => void, signal: AbortSignal): void {
  const changed = (_changes: unknown, area: string) => {
    if (area === 'local') listener();
  };
  browser.storage.onChanged.addListener(changed);
  signal.addEventListener('abort', () => browser.storage.onChanged.removeListener(changed));
}

async function managedServerUrl(): Promise<string | null> {
  try {
    const { serverUrl } = await browser.storage.managed.get('serverUrl');
    return typeof serverUrl === 'string' && URL.canParse(serverUrl) ? serverUrl : null;
  } catch {
    // Browsers without policies have no managed storage.
    return null;
  }
}
