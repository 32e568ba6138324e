import { UserError } from './userError.ts';

/**
 * Ends a change of a text that somebody changed since the person loaded it. `replaces` is what the person
 * had; without it any text may be replaced.
 * @throws {UserError} CONFLICT with the text that stands.
 */
export function refuseOverwrite(
  noun: string,
  standing: string,
  { text, replaces }: { text: string | undefined; replaces: string | null | undefined },
): void {
  if (text === undefined || typeof replaces !== 'string') return;
  if (standing === text || standing === replaces) return;
  throw new UserError('CONFLICT', `Somebody else changed this ${noun} meanwhile.`, { standing });
}
