import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { zipSync, type Zippable } from 'fflate';

/** The manifest's fields that a server changes, and the one that it reads. */
export interface ExtensionManifest {
  version: string;
  update_url?: string;
  browser_specific_settings?: { gecko: { id: string; update_url?: string } };
}

/** Zips know local times and nothing before this year. */
const mtime = new Date(1980, 0, 1);

/**
 * A built extension as a zip. Its bytes follow from the names and contents of the files alone, so that two
 * builds of the same sources are the same file.
 */
export async function packExtension(
  folder: string,
  changeManifest: (manifest: ExtensionManifest) => ExtensionManifest = (manifest) => manifest,
): Promise<{ zip: Buffer; manifest: ExtensionManifest }> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  const text = await readFile(join(folder, 'manifest.json'), 'utf8');
  const manifest = changeManifest(JSON.parse(text) as ExtensionManifest);
  const files: Zippable = {};
  for (const name of names)
    files[name] =
      name === 'manifest.json'
        ? Buffer.from(JSON.stringify(manifest))
        : await readFile(join(folder, name));
  return { zip: Buffer.from(zipSync(files, { mtime, level: 9 })), manifest };
}
