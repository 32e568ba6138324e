import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type MoonshineSize = 'base' | 'tiny';

/** The npm package that carries the weights of both sizes. Later versions dropped the larger one. */
export const moonshinePackage = {
  name: '@usefulsensors/moonshine-js',
  version: '0.1.15',
  integrity:
    'sha512-SR0NMPcY0lusFaY+kvimwCaasi9zMUBNiFLYPbID5/EafY+Eg9ZgHGCQO0fjVqQdF0D8bAPEyDo0I9Dq9uQo1w==',
};

const folder = new URL('../../../.cache/moonshine/', import.meta.url);

/** Where scripts/fetchSpeechModel.ts puts one size, whether it is there or not. */
export function moonshineFolder(size: MoonshineSize): string {
  return fileURLToPath(new URL(`${size}/`, folder));
}

/** Folders appear only when complete, so a look at one file is enough. */
export function hasMoonshine(size: MoonshineSize): boolean {
  return existsSync(new URL(`${size}/tokens.txt`, folder));
}
