import { createHash, generateKeyPairSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { strFromU8, unzipSync } from 'fflate';
import { firefoxExtensionId } from '#shared/messages/extensionIdentity.ts';
import { readOrMakeFile } from '../../settings/keptFile.ts';
import type { Settings } from '../../settings/settings.ts';
import { packExtension, type ExtensionManifest } from './packExtension.ts';
import { extensionIdOf, signCrx } from './signCrx.ts';

export interface ExtensionPackage {
  id: string;
  version: string;
  file: Buffer;
  /** As hexadecimal digits. */
  sha256: string;
  /** Firefox installs only what Mozilla signed. */
  isSigned: boolean;
}

/** The extension as this server hands it out to the browsers of an organization. */
export interface ExtensionPackages {
  /** Of the package for Chromium's browsers, which this server signs. */
  chromiumId: string;
  /** Null where the extension is not built. */
  chromium(): Promise<ExtensionPackage | null>;
  firefox(): Promise<ExtensionPackage | null>;
}

export const packagePaths = {
  crx: '/extension/rapport.crx',
  chromiumUpdates: '/extension/updates.xml',
  xpi: '/extension/rapport.xpi',
  firefoxUpdates: '/extension/updates.json',
} as const;

/** Within the data folder: the package that Mozilla signed, which the server hands out instead of its own. */
export const signedXpiFile = 'rapport.xpi';

const outputDir = fileURLToPath(new URL('../../../../.output', import.meta.url));

type Given = Pick<Settings, 'DATA_DIR' | 'PUBLIC_URL' | 'EXTENSION_SIGNING_KEY'>;

/**
 * @param builds the folder that holds the builds `chrome-mv3` and `firefox-mv3`
 */
export async function openExtensionPackages(
  { DATA_DIR, PUBLIC_URL, EXTENSION_SIGNING_KEY }: Given,
  builds = outputDir,
): Promise<ExtensionPackages> {
  const key =
    EXTENSION_SIGNING_KEY ??
    (await readOrMakeFile(join(DATA_DIR, 'extension-signing-key.pem'), makeKey));
  const chromiumId = extensionIdOf(key);
  const packChromium = async () => {
    const { zip, manifest } = await packExtension(join(builds, 'chrome-mv3'), (built) => ({
      ...built,
      update_url: PUBLIC_URL + packagePaths.chromiumUpdates,
    }));
    return describe(chromiumId, manifest, signCrx(zip, key), true);
  };
  const packFirefox = async () => {
    const signed = await readFile(join(DATA_DIR, signedXpiFile)).catch(() => null);
    if (signed) return describe(firefoxExtensionId, readManifest(signed), signed, true);
    const { zip, manifest } = await packExtension(join(builds, 'firefox-mv3'), (built) => ({
      ...built,
      browser_specific_settings: {
        gecko: {
          ...(built.browser_specific_settings?.gecko ?? { id: firefoxExtensionId }),
          // Firefox refuses any other kind of address.
          ...(PUBLIC_URL.startsWith('https:') && {
            update_url: PUBLIC_URL + packagePaths.firefoxUpdates,
          }),
        },
      },
    }));
    return describe(firefoxExtensionId, manifest, zip, false);
  };
  return { chromiumId, chromium: once(packChromium), firefox: once(packFirefox) };
}

const makeKey = (): string =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  }).privateKey;

const readManifest = (zip: Buffer): ExtensionManifest => {
  const { 'manifest.json': manifest } = unzipSync(zip, {
    filter: ({ name }) => name === 'manifest.json',
  });
  if (!manifest) throw new Error(`${signedXpiFile} in the data folder is no extension.`);
  return JSON.parse(strFromU8(manifest)) as ExtensionManifest;
};

const describe = (
  id: string,
  { version }: ExtensionManifest,
  file: Buffer,
  isSigned: boolean,
): ExtensionPackage => ({
  ...{ id, version, file, isSigned },
  sha256: createHash('sha256').update(file).digest('hex'),
});

/** Packs at the first request, and again at the next one where there was nothing to pack. */
function once(pack: () => Promise<ExtensionPackage>): () => Promise<ExtensionPackage | null> {
  let packed: Promise<ExtensionPackage> | null = null;
  return async () => {
    packed ??= pack();
    try {
      return await packed;
    } catch (error) {
      packed = null;
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  };
}
