import { createHash, verify } from 'node:crypto';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firefoxExtensionId } from '#shared/messages/extensionIdentity.ts';
import { openExtensionPackages, signedXpiFile } from './extensionPackages.ts';
import { packExtension } from './packExtension.ts';

let folder: string;
const settings = () => ({
  ...{ DATA_DIR: join(folder, 'data'), PUBLIC_URL: 'https://rapport.test' },
  EXTENSION_SIGNING_KEY: undefined,
});
const open = () => openExtensionPackages(settings(), folder);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rapport-packages-'));
  for (const build of ['chrome-mv3', 'firefox-mv3']) {
    await mkdir(join(folder, build, 'icon'), { recursive: true });
    await writeFile(join(folder, build, 'background.js'), 'run()');
    await writeFile(join(folder, build, 'icon/16.png'), 'png');
    const manifest = { version: '1.4.0', browser_specific_settings: { gecko: { id: 'built' } } };
    await writeFile(join(folder, build, 'manifest.json'), JSON.stringify(manifest));
  }
});
afterAll(() => rm(folder, { recursive: true }));

/** The parts of a package of version 3: the first proof's key and signature, the signed data, the zip. */
function readCrx(file: Buffer) {
  const start = 12;
  const zip = file.subarray(start + file.readUInt32LE(8));
  const header = file.subarray(start, file.length - zip.length);
  const read = (bytes: Buffer) => {
    const fields = new Map<number, Buffer>();
    let at = 0;
    const varint = () => {
      let value = 0;
      for (let shift = 0; ; shift += 7) {
        const byte = bytes[at++] ?? 0;
        value += (byte & 127) << shift;
        if (byte < 128) return value;
      }
    };
    while (at < bytes.length) {
      const number = varint() >> 3;
      const length = varint();
      fields.set(number, bytes.subarray(at, at + length));
      at += length;
    }
    return fields;
  };
  const of = (fields: Map<number, Buffer>, number: number) => fields.get(number) ?? Buffer.alloc(0);
  const parts = read(header);
  const proof = read(of(parts, 2));
  const signedData = of(parts, 10_000);
  return {
    ...{ zip, signedData, key: of(proof, 1), signature: of(proof, 2) },
    id: of(read(signedData), 1).toString('hex'),
    magic: file.toString('latin1', 0, 4),
    version: file.readUInt32LE(4),
  };
}

test('the package for Chromium is signed with a key that stays, and says where its updates are', async () => {
  const packages = await open();
  const found = await packages.chromium();
  const crx = readCrx(found?.file ?? Buffer.alloc(0));
  expect(crx).toMatchObject({ magic: 'Cr24', version: 3 });
  const digest = createHash('sha256').update(crx.key).digest('hex');
  expect(digest.slice(0, 32)).toBe(crx.id);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(crx.signedData.length);
  const signed = Buffer.concat([
    ...[Buffer.from('CRX3 SignedData\0'), size, crx.signedData, crx.zip],
  ]);
  const key = { key: crx.key, format: 'der', type: 'spki' } as const;
  expect(verify('sha256', signed, key, crx.signature)).toBe(true);
  expect(found).toMatchObject({ version: '1.4.0', isSigned: true, id: packages.chromiumId });
  expect(packages.chromiumId).toMatch(/^[a-p]{32}$/);
  const manifest = strFromU8(unzipSync(crx.zip)['manifest.json'] ?? new Uint8Array());
  expect(JSON.parse(manifest)).toMatchObject({
    update_url: 'https://rapport.test/extension/updates.xml',
  });
  expect((await open()).chromiumId).toBe(packages.chromiumId);
});

test('a package depends on names and contents alone', async () => {
  const build = join(folder, 'chrome-mv3');
  const before = await packExtension(build);
  await utimes(join(build, 'background.js'), 1, 1);
  expect((await packExtension(build)).zip.equals(before.zip)).toBe(true);
});

test('Firefox gets the package that Mozilla signed, as soon as there is one', async () => {
  const own = await (await open()).firefox();
  expect(own).toMatchObject({ id: firefoxExtensionId, isSigned: false });
  const manifest = strToU8(JSON.stringify({ version: '1.3.0' }));
  await writeFile(
    join(settings().DATA_DIR, signedXpiFile),
    zipSync({ 'manifest.json': manifest, 'META-INF/mozilla.rsa': strToU8('x') }),
  );
  expect(await (await open()).firefox()).toMatchObject({ version: '1.3.0', isSigned: true });
});

test('without a build there is no package, and none is made up', async () => {
  const packages = await openExtensionPackages(settings(), join(folder, 'nothing'));
  expect(await packages.chromium()).toBeNull();
});
