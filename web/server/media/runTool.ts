import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { MediaError } from './mediaError.ts';
import { hasTool } from './hasTool.ts';

const stderrTailBytes = 8 * 1024;
const gibibyte = 1024 ** 3;

export interface ToolLimits {
  /** Wall clock, milliseconds. Processor time is held to twice this, for tools with many threads. */
  timeoutMs: number;
  /** Largest file the tool may write, bytes. */
  maxFileBytes?: number;
  /** Largest standard output kept when `onOutput` is not given, bytes. */
  maxOutputBytes?: number;
}

export interface ToolOptions extends ToolLimits {
  signal?: AbortSignal | undefined;
  /** Takes standard output piece by piece instead of collecting it; memory then stays flat. */
  onOutput?: (piece: Buffer) => void;
}

export interface ToolResult {
  exitCode: number;
  stdout: string;
  /** The last 8 KB. */
  stderr: string;
}

/**
 * Runs a media or speech tool in a child process with low priority and limits on time, memory and
 * file size. Resolves with any exit code; throws MediaError (`TOOL_MISSING`, `TIMED_OUT`,
 * `TOO_LARGE`) or the signal's reason. The child is gone when this settles.
 */
export async function runTool(
  name: string,
  args: readonly string[],
  options: ToolOptions,
): Promise<ToolResult> {
  options.signal?.throwIfAborted();
  if (!(await hasTool(name))) throw new MediaError('TOOL_MISSING', `${name} is not installed`);
  const [command, ...rest] = [...(await limitPrefix(options)), name, ...args];
  const child = spawn(command ?? name, rest, { stdio: ['ignore', 'pipe', 'pipe'] });

  const output: Buffer[] = [];
  let outputBytes = 0;
  let stderr = '';
  let stopped: unknown = null;
  const stop = (reason: unknown) => {
    stopped ??= reason;
    child.kill('SIGKILL');
  };
  const timer = setTimeout(
    () => stop(new MediaError('TIMED_OUT', `${name} ran past ${options.timeoutMs} ms`)),
    options.timeoutMs,
  );
  const onAbort = () => stop(options.signal?.reason);
  options.signal?.addEventListener('abort', onAbort, { once: true });
  if (options.signal?.aborted) onAbort();
  child.stdout.on('data', (piece: Buffer) => {
    if (stopped !== null) return;
    try {
      if (options.onOutput) options.onOutput(piece);
      else {
        outputBytes += piece.length;
        if (outputBytes > (options.maxOutputBytes ?? 1024 ** 2))
          stop(new MediaError('FAILED', `${name} printed too much`));
        else output.push(piece);
      }
    } catch (error) {
      stop(error);
    }
  });
  child.stderr.on('data', (piece: Buffer) => {
    stderr = (stderr + piece.toString('utf8')).slice(-stderrTailBytes);
  });

  try {
    const [exitCode, exitSignal] = (await once(child, 'close')) as [number | null, string | null];
    if (stopped !== null) throw stopped;
    if (exitSignal === 'SIGXCPU' || exitSignal === 'SIGKILL')
      throw new MediaError('TIMED_OUT', `${name} was stopped by ${exitSignal}`);
    if (exitSignal === 'SIGXFSZ') throw new MediaError('TOO_LARGE', `${name} wrote too much`);
    return {
      exitCode: exitCode ?? 1,
      stdout: Buffer.concat(output).toString('utf8'),
      stderr: exitSignal ? `${stderr}\n${name} ended by ${exitSignal}` : stderr,
    };
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', onAbort);
  }
}

async function limitPrefix(limits: ToolLimits): Promise<string[]> {
  const cpuSec = Math.ceil((limits.timeoutMs * 2) / 1000);
  const prefix: string[] = [];
  if (await hasTool('prlimit'))
    prefix.push(
      'prlimit',
      `--cpu=${cpuSec}`,
      `--as=${4 * gibibyte}`,
      `--fsize=${limits.maxFileBytes ?? 16 * gibibyte}`,
      '--core=0',
    );
  if (await hasTool('nice')) prefix.push('nice', '-n', '10');
  return prefix;
}
