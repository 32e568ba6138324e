import { textOf } from '../../../../shared/domain/replaceWords.ts';
import type { TranscriptBody } from '../../../../shared/domain/transcript.ts';
import { announceSignedOut } from '../../lib/sessionEvents.ts';
import type { TranscriptLine } from './transcriptLine.ts';

export interface FetchedTranscript {
  /** Of the transcript when it was read; 0 without any. */
  revision: number;
  /** Null while the interview has no words. */
  segments: readonly TranscriptLine[] | null;
}

const timeoutMs = 30_000;
const retryDelaysMs = [500, 2000];

/**
 * Loads the words of an interview. The browser keeps them and asks whether they are still right, so that
 * opening an interview again transfers nothing. Tries again when the connection or the server fails.
 * @throws {Error} in the server's words where it refuses; TypeError or TimeoutError where it is out of reach.
 */
export async function fetchTranscript(callId: string): Promise<FetchedTranscript> {
  for (const delayMs of retryDelaysMs) {
    const response = await request(callId).catch(() => null);
    if (response && response.status < 500) return readTranscript(response);
    await new Promise((resolve) => setTimeout(resolve, delayMs));
  }
  return readTranscript(await request(callId));
}

const request = (callId: string): Promise<Response> =>
  fetch(`/transcripts/${callId}`, { signal: AbortSignal.timeout(timeoutMs) });

async function readTranscript(response: Response): Promise<FetchedTranscript> {
  if (response.status === 204) return { revision: 0, segments: null };
  if (response.status === 401) announceSignedOut();
  if (!response.ok) throw new Error(await refusal(response));
  const { turns } = (await response.json()) as TranscriptBody;
  return {
    revision: Number(response.headers.get('x-transcript-revision')),
    segments: turns.map((turn) => ({ ...turn, text: textOf(turn.words) })),
  };
}

/** The server's own words; a proxy's page in between says nothing to a person. */
async function refusal(response: Response): Promise<string> {
  const answer = (await response.json().catch(() => null)) as { message?: string } | null;
  return answer?.message ?? 'The server could not answer. Wait a moment, then try again.';
}
