// Used by measureSpeech.ts: processor time of a process and its children.
import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSec = 100;

/** Processor time of this process and all below it so far, seconds. Linux only; NaN elsewhere. */
export function processorSeconds(pid: number | 'self' = 'self'): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // After the name in brackets; then user and system time, its own and that of ended children.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const own = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSec;
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
    );
    return children.reduce((sum, child) => sum + (processorSeconds(Number(child)) || 0), own);
  } catch {
    return NaN;
  }
}
