import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** Whether a program of this name can be run from the PATH of now. */
export async function hasTool(name: string): Promise<boolean> {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    if (folder === '') continue;
    try {
      await access(join(folder, name), constants.X_OK);
      return true;
    } catch {
      // not in this folder
    }
  }
  return false;
}
