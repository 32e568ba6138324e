import { readSignInName } from '#shared/domain/signInName.ts';
import type { SignInName } from '#shared/domain/signInName.ts';

/** A name a code can be sent to. */
export type CodeTarget = Exclude<SignInName, { kind: 'invalid' }>;

const keyOf = (place: string) => `rapport-code-target/${place}`;
/** As long as a code holds. */
const keptMs = 10 * 60_000;

/**
 * Where a code went, for a page that is loaded again meanwhile, as a telephone does when one looks for the
 * code in another app. Of this tab alone, never the code itself, and no longer than the code holds. `place`: what
 * the code opens.
 */
export function keptCodeTarget(place: string, nowMs = Date.now()): CodeTarget | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(place)) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('name' in kept) || !('atMs' in kept))
      return null;
    const { name, atMs } = kept;
    if (typeof name !== 'string' || typeof atMs !== 'number') return null;
    const target = readSignInName(name);
    return target.kind === 'invalid' || nowMs - atMs > keptMs ? null : target;
  } catch {
    return null;
  }
}

/** Keeps where a code went; null forgets it. */
export function keepCodeTarget(place: string, target: CodeTarget | null, nowMs = Date.now()): void {
  try {
    if (target === null) return sessionStorage.removeItem(keyOf(place));
    const name = target.kind === 'email' ? target.email : target.phone;
    sessionStorage.setItem(keyOf(place), JSON.stringify({ name, atMs: nowMs }));
  } catch {
    // Without storage the page forgets, as before.
  }
}
