import { createHash } from 'node:crypto';

/** sha256 of task, version and input, in hex: the same question to an engine has the same one. */
export function inputHash(task: { name: string; version: string }, input: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([task.name, task.version, input]))
    .digest('hex');
}
