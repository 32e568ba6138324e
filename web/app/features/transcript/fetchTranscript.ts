import { textOf } from '#shared/domain/replaceWords.ts';
import type { TranscriptBody } from '#shared/domain/transcript.ts';
import { NetworkError } from '../../lib/connectionError.ts';
import { ignoreRejection } from '../../lib/ignoreRejection.ts';
import { announceSignedOut } from '../../lib/sessionEvents.ts';
import type { TranscriptLine } from './transcriptLine.ts';

interface FetchedTranscript {
  /** Of the transcript when it was read; 0 without any. */
  revision: number;
  /** Null while the interview has no words. */
  segments: readonly TranscriptLine[] | null;
}

/** Words that were preloaded and have been here for longer are asked for again. */
const freshMs = 5000;
interface Preload {
  callId: string;
  words: Promise<FetchedTranscript>;
  /** Null while they are on their way: on a slow line that is longer than they stay fresh. */
  loadedAtMs: number | null;
}
let preloaded: Preload | null = null;
const isFresh = ({ loadedAtMs }: Preload) =>
  loadedAtMs === null || Date.now() - loadedAtMs < freshMs;

const timeoutMs = 30_000;
const retryDelaysMs = [500, 2000];

/**
 * Loads the words of an interview. The browser keeps them and asks whether they are still right, so that
 * opening an interview again transfers nothing. Tries again when the connection or the server fails.
 * @throws {Error} in the server's words where it refuses; NetworkError or TimeoutError where it is out of reach.
 */
export function fetchTranscript(callId: string): Promise<FetchedTranscript> {
  const preload = preloaded;
  preloaded = null;
  return preload?.callId === callId && isFresh(preload)
    ? preload.words.catch(() => loadTranscript(callId))
    : loadTranscript(callId);
}

/** Loads the words before the page asks for them: `fetchTranscript` takes them over. */
export function preloadTranscript(callId: string): void {
  if (preloaded?.callId === callId && isFresh(preloaded)) return;
  const preload: Preload = { callId, words: loadTranscript(callId), loadedAtMs: null };
  preloaded = preload;
  ignoreRejection(preload.words.finally(() => (preload.loadedAtMs = Date.now())));
}

async function loadTranscript(callId: string): Promise<FetchedTranscript> {
  for (const delayMs of retryDelaysMs) {
    const response = await request(callId).catch(() => null);
    if (response && response.status < 500) return readTranscript(response);
    await new Promise((resolve) => setTimeout(resolve, delayMs));
  }
  return readTranscript(await request(callId));
}

const request = (callId: string): Promise<Response> =>
  fetch(`/transcripts/${callId}`, { signal: AbortSignal.timeout(timeoutMs) }).catch(
    (error: unknown) => {
      throw error instanceof TypeError ? new NetworkError(error) : error;
    },
  );

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
