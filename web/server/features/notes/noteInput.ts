import { maxNoteLength } from '#shared/domain/note.ts';
import type { NoteType } from '#shared/domain/note.ts';
import { UserError } from '../../errors/userError.ts';

/** The longest recording anybody would note something in. */
const maxTimeMs = 7 * 24 * 3_600_000;

/** The words of a note as they are kept. @throws {UserError} BAD_INPUT when none are left, or too many. */
export function keptNoteText(text: string, type: NoteType): string {
  // The database takes no NUL.
  const kept = text.replaceAll('\u0000', '').trim();
  if (kept === '' && type !== 'HIGHLIGHT')
    throw new UserError('BAD_INPUT', 'Write something first: a note needs words.');
  if (kept.length > maxNoteLength)
    throw new UserError(
      'BAD_INPUT',
      `A note can have ${maxNoteLength.toLocaleString('en-US')} characters. Split it into several.`,
    );
  return kept;
}

/** @throws {UserError} BAD_INPUT for a moment that is in no recording. */
export function checkNoteTime(timeMs: number): void {
  if (timeMs < 0 || timeMs > maxTimeMs)
    throw new UserError('BAD_INPUT', 'This moment is not in the interview. Choose another one.');
}

/** Null without a passage. @throws {UserError} BAD_INPUT for one that ends before it begins. */
export function keptHighlight(
  startMs: number | null | undefined,
  endMs: number | null | undefined,
): { highlightStartMs: number; highlightEndMs: number } | null {
  if (startMs === null || startMs === undefined) return null;
  const end = endMs ?? startMs;
  checkNoteTime(startMs);
  checkNoteTime(end);
  if (end < startMs)
    throw new UserError('BAD_INPUT', 'The passage ends before it begins. Select it again.');
  return { highlightStartMs: startMs, highlightEndMs: end };
}
