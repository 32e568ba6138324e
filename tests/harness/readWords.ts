import { textOf } from '#shared/domain/replaceWords.ts';
import type { TranscriptBody, TranscriptTurn } from '#shared/domain/transcript.ts';

export type ReadTurn = TranscriptTurn & { text: string };

/** The words of an interview as the web app loads them; null while it has none. */
export async function readWords(
  fetchPath: (path: string) => Promise<Response>,
  callId: string,
): Promise<ReadTurn[] | null> {
  const answer = await fetchPath(`/transcripts/${callId}`);
  if (answer.status === 204) return null;
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return withTexts((await answer.json()) as TranscriptBody);
}

export const withTexts = ({ turns }: TranscriptBody): ReadTurn[] =>
  turns.map((turn) => ({ ...turn, text: textOf(turn.words) }));
