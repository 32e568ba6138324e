import { openAsBlob } from 'node:fs';
import { discardBody, fetchStatus } from '#shared/domain/fetchStatus.ts';
import { readBounded } from './readBounded.ts';
import { readVerboseJson } from './readVerboseJson.ts';
import type { RecognizedWord, SpeechEngine } from './speechEngine.ts';
import { SpeechError } from './speechError.ts';
import { matchLanguage } from './matchLanguage.ts';
import { readWavHeader } from './wavFile.ts';
import { whisperLanguages } from './whisperLanguages.ts';

const maxReplyBytes = 10 * 1024 ** 2;
const checkTimeoutMs = 5_000;

export interface HttpEngineSettings {
  /** Root of the service, with or without its `/v1`. */
  url: string;
  apiKey?: string | undefined;
  model?: string | undefined;
  /** BCP-47 codes; without them, what Whisper knows. */
  languages?: readonly string[] | undefined;
  /** Wait for one answer, milliseconds. */
  timeoutMs?: number | undefined;
}

/** Any service with OpenAI's transcription interface (whisper.cpp, speaches, vLLM, OpenAI…). */
export function httpEngine(settings: HttpEngineSettings): SpeechEngine {
  const { model = 'whisper-1', timeoutMs = 120_000 } = settings;
  const root = settings.url.replace(/\/+$/, '').replace(/\/v1$/, '');
  const host = new URL(root).host;
  const headers: Record<string, string> = settings.apiKey
    ? { authorization: `Bearer ${settings.apiKey}` }
    : {};
  const languages = [...(settings.languages?.length ? settings.languages : whisperLanguages)];

  return {
    id: 'http',
    name: `speech service at ${host}`,
    trust: 'good',
    version: async () => model,
    languages: async () => languages,
    async check() {
      try {
        const timeoutMs = checkTimeoutMs;
        const status = await fetchStatus(`${root}/v1/models`, { headers, timeoutMs });
        if (status === 401 || status === 403) return { ok: false, reason: refusedKey(host) };
        // Small servers list no models and answer 404; they are there all the same.
        if (status < 500) return { ok: true };
        return { ok: false, reason: `The speech service at ${host} reports a fault of its own.` };
      } catch {
        return { ok: false, reason: unreachable(host) };
      }
    },
    async transcribe(wavPath, { language, signal }) {
      const code = matchLanguage(language, languages).split('-')[0] ?? language;
      const { durationMs } = await readWavHeader(wavPath);
      const form = new FormData();
      form.set('file', await openAsBlob(wavPath, { type: 'audio/wav' }), 'speech.wav');
      form.set('model', model);
      form.set('language', code);
      form.set('response_format', 'verbose_json');
      form.append('timestamp_granularities[]', 'word');
      form.append('timestamp_granularities[]', 'segment');
      return send(form, durationMs, signal);
    },
  };

  async function send(
    form: FormData,
    durationMs: number,
    signal: AbortSignal,
  ): Promise<RecognizedWord[]> {
    const timeout = AbortSignal.timeout(timeoutMs);
    const unread = new AbortController();
    try {
      const response = await fetch(`${root}/v1/audio/transcriptions`, {
        method: 'POST',
        headers,
        body: form,
        redirect: 'error',
        signal: AbortSignal.any([signal, timeout, unread.signal]),
      });
      if (!response.ok) {
        discardBody(response, unread);
        throw describeStatus(response, host);
      }
      return readVerboseJson(await readBounded(response, maxReplyBytes, unread), durationMs);
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof SpeechError) throw error;
      if (timeout.aborted)
        throw new SpeechError('TIMED_OUT', `The speech service at ${host} took too long.`, {
          isRetryable: true,
        });
      throw new SpeechError('UNREACHABLE', unreachable(host), { isRetryable: true, cause: error });
    }
  }
}

function describeStatus(response: Response, host: string): SpeechError {
  const { status } = response;
  if (status === 429 || status === 503)
    return new SpeechError('BUSY', `The speech service at ${host} is busy.`, {
      isRetryable: true,
      retryAfterMs: readRetryAfter(response.headers.get('retry-after')),
    });
  if (status >= 500)
    return new SpeechError('FAILED', `The speech service at ${host} had a fault (${status}).`, {
      isRetryable: true,
    });
  if (status === 401 || status === 403) return new SpeechError('REFUSED', refusedKey(host));
  return new SpeechError(
    'REFUSED',
    `The speech service at ${host} refused the request (${status}). Check SPEECH_URL and SPEECH_MODEL.`,
  );
}

/** Seconds or a date, as HTTP allows; null when absent or unreadable. */
function readRetryAfter(value: string | null): number | null {
  if (value === null) return null;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}

function unreachable(host: string): string {
  return `The speech service at ${host} cannot be reached. Check SPEECH_URL and that it is running.`;
}

function refusedKey(host: string): string {
  return `The speech service at ${host} refused the key. Check SPEECH_API_KEY.`;
}
