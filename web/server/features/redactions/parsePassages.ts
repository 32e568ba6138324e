import { mostRedactedPassages, type Span } from '#shared/domain/redaction.ts';
import { UserError } from '../../errors/userError.ts';

const dayMs = 86_400_000;

/** @throws {UserError} BAD_INPUT for none, too many, or one that is no passage of a recording. */
export function parsePassages(passages: readonly Span[]): Span[] {
  if (passages.length === 0 || passages.length > mostRedactedPassages)
    throw new UserError('BAD_INPUT', `Choose 1 to ${mostRedactedPassages} passages to redact.`);
  for (const { startMs, endMs } of passages)
    if (startMs < 0 || endMs <= startMs || endMs > dayMs)
      throw new UserError('BAD_INPUT', 'This is not a passage of the interview. Select it again.');
  return passages.map(({ startMs, endMs }) => ({ startMs, endMs }));
}
