import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';

export interface PocketsphinxModel {
  /** BCP-47, from the folder's name. */
  language: string;
  acoustic: string;
  languageModel: string;
  dictionary: string;
}

const defaultRoots = ['/usr/share/pocketsphinx/model', '/usr/local/share/pocketsphinx/model'];

/** The complete language models on this machine, by looking; a folder that lacks a part is left out. */
export async function findPocketsphinxModels(
  roots: readonly string[] = defaultRoots,
): Promise<PocketsphinxModel[]> {
  const models: PocketsphinxModel[] = [];
  for (const root of roots) {
    for (const name of await list(root)) {
      const folder = join(root, name);
      const entries = await list(folder);
      const languageModel = entries.find((e) => /\.lm(\.bin|\.dmp)?$/i.test(e) && !/phone/.test(e));
      const dictionary = entries.find((e) => /\.(dict|dic)$/i.test(e));
      const acoustic = await findAcoustic(folder, entries);
      if (!languageModel || !dictionary || !acoustic) continue;
      models.push({
        language: toBcp47(name),
        acoustic,
        languageModel: join(folder, languageModel),
        dictionary: join(folder, dictionary),
      });
    }
  }
  return models;
}

async function findAcoustic(folder: string, entries: string[]): Promise<string | null> {
  for (const candidate of ['.', ...entries]) {
    try {
      await access(join(folder, candidate, 'mdef'));
      return join(folder, candidate);
    } catch {
      // not the acoustic model
    }
  }
  return null;
}

async function list(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).sort();
}

function toBcp47(name: string): string {
  const [primary = name, region] = name.split(/[-_]/);
  return region?.length === 2 ? `${primary}-${region.toUpperCase()}` : primary;
}
