import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const dayMs = 86_400_000;

/**
 * Removes what a killed process left half made in the data folder: drafts of files, and the working
 * folders of steps. A draft may share its blocks with a whole recording, so it would hold gigabytes for
 * ever. The only process on a folder clears everything; beside others, only what nobody has touched for a day.
 */
export async function clearLeftovers(
  settings: { DATA_DIR: string; mediaDir: string },
  { isAlone }: { isAlone: boolean },
): Promise<void> {
  const work = join(settings.DATA_DIR, 'work');
  const found = [
    ...(await namesIn(settings.mediaDir))
      .filter((name) => name.startsWith('.draft-'))
      .map((name) => join(settings.mediaDir, name)),
    ...(await namesIn(work)).map((name) => join(work, name)),
  ];
  for (const path of found)
    if (isAlone || (await isOld(path))) await rm(path, { recursive: true, force: true });
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** By the time of the last change of its name or content: a shared draft has the content of an old file. */
const isOld = async (path: string): Promise<boolean> => {
  const info = await stat(path).catch(() => null);
  return info !== null && Date.now() - info.ctimeMs > dayMs;
};
