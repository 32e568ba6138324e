import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { RecognizedWord } from './speechEngine.ts';
import { SpeechError } from './speechError.ts';

export interface SherpaConfig {
  featConfig: { sampleRate: number; featureDim: number };
  modelConfig: object;
}
export interface SherpaRequest {
  id: number;
  wavPath: string;
  /** Whether it is heard at once, beside the recordings that wait. */
  isLive: boolean;
  /** Whether the times of words are looked for where the model gives none, which needs English. */
  canAlign: boolean;
}
/** What the native library gives. */
export interface SherpaResult {
  text: string;
  tokens?: string[];
  timestamps?: number[];
}
export type SherpaAnswer = { id: number; words: RecognizedWord[] } | { id: number; fault: string };

interface Waiting {
  resolve: (words: RecognizedWord[]) => void;
  reject: (error: unknown) => void;
}

/** A loaded model takes a gigabyte or more; it is let go when nobody has asked for this long. */
const idleMs = 60_000;

/** One model in a process of its own, started at the first request and let go when idle. */
export class SherpaProcess {
  readonly #config: SherpaConfig;
  readonly #waiting = new Map<number, Waiting>();
  #child: ChildProcess | null = null;
  #lastId = 0;
  #idleTimer: NodeJS.Timeout | undefined;

  constructor(config: SherpaConfig) {
    this.#config = config;
  }

  /** Words of one WAV. Throws SpeechError `FAILED`, or the signal's reason at once. */
  async recognize(
    request: Omit<SherpaRequest, 'id'>,
    signal: AbortSignal,
  ): Promise<RecognizedWord[]> {
    signal.throwIfAborted();
    const child = (this.#child ??= this.#start());
    clearTimeout(this.#idleTimer);
    child.ref();
    child.channel?.ref();
    const id = ++this.#lastId;
    const { promise, resolve, reject } = Promise.withResolvers<RecognizedWord[]>();
    this.#waiting.set(id, { resolve, reject });
    const onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    child.send({ id, ...request } satisfies SherpaRequest);
    try {
      return await promise;
    } finally {
      signal.removeEventListener('abort', onAbort);
      this.#waiting.delete(id);
      if (this.#waiting.size === 0) this.#rest(signal.aborted ? 0 : idleMs);
    }
  }

  #start(): ChildProcess {
    const script = fileURLToPath(new URL('./sherpaChild.ts', import.meta.url));
    const child = fork(script, [JSON.stringify(this.#config)], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.on('message', (answer: SherpaAnswer) => {
      const waiting = this.#waiting.get(answer.id);
      if ('words' in answer) waiting?.resolve(answer.words);
      else waiting?.reject(failed(answer.fault));
    });
    child.on('error', (error) => this.#fail(child, error));
    child.on('exit', (code) => this.#fail(child, `ended with ${code}`));
    return child;
  }

  #fail(child: ChildProcess, cause: unknown): void {
    if (this.#child !== child) return;
    this.#child = null;
    for (const { reject } of this.#waiting.values()) reject(failed(cause));
  }

  /** Ends the process after a while unless asked again; an idle model keeps no program alive. */
  #rest(afterMs: number): void {
    const child = this.#child;
    if (!child) return;
    child.unref();
    child.channel?.unref();
    this.#idleTimer = setTimeout(() => {
      if (this.#waiting.size > 0 || this.#child !== child) return;
      this.#child = null;
      child.kill('SIGKILL');
    }, afterMs);
    this.#idleTimer.unref();
  }
}

function failed(cause: unknown): SpeechError {
  return new SpeechError(
    'FAILED',
    'The local speech model could not be loaded or stopped. It may be damaged.',
    { cause },
  );
}
