import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** Tools found, by name and PATH. What is missing is looked for again: it may be installed meanwhile. */
const found = new Set<string>();

/** Whether a program of this name can be run from the PATH of now. */
export async function hasTool(name: string): Promise<boolean> {
  const path = process.env['PATH'] ?? '';
  const key = `${name}\n${path}`;
  if (found.has(key)) return true;
  for (const folder of path.split(delimiter)) {
    if (folder === '') continue;
    try {
      await access(join(folder, name), constants.X_OK);
      found.add(key);
      return true;
    } catch {
      // not in this folder
    }
  }
  return false;
}
