import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seededRandom } from '../fixtures/media/seededRandom.ts';

export interface BadUpload {
  path: string;
  /** `error`: must be refused. `either`: may be refused, or turn out usable after all. */
  expectation: 'error' | 'either';
}

interface Draft {
  name: string;
  bytes: Buffer;
  expectation: BadUpload['expectation'];
}

const fixtures = fileURLToPath(new URL('../fixtures/media/', import.meta.url));

/**
 * Writes 200 bad uploads into a folder, the same ones every time: wrong types under good names,
 * recordings cut and damaged, headers that lie, playlists that reach for other files, and names
 * that look like paths or options. `trapUrl` is where the hostile playlists point.
 */
export async function makeBadUploads(
  dir: string,
  { trapUrl = 'http://127.0.0.1:9/stolen' }: { trapUrl?: string } = {},
): Promise<BadUpload[]> {
  const good = await readFixtures();
  const drafts = [
    ...wrongTypes(),
    ...nearlyEmpty(),
    ...playlists(trapUrl),
    ...lyingHeaders(good),
    ...polyglots(good),
    ...oddNames(good),
    ...truncations(good),
  ];
  drafts.push(...mutations(good, 200 - drafts.length));
  await mkdir(dir, { recursive: true });
  return Promise.all(
    drafts.map(async ({ name, bytes, expectation }, index) => {
      // A folder each, so that no two names collide and no name needs a prefix.
      const folder = join(dir, String(index).padStart(3, '0'));
      await mkdir(folder, { recursive: true });
      const path = join(folder, name);
      await writeFile(path, bytes);
      return { path, expectation };
    }),
  );
}

type Fixtures = Map<string, Buffer>;

async function readFixtures(): Promise<Fixtures> {
  const names = (await readdir(fixtures))
    .filter((name) => /\.(m4a|mp3|wav|weba|webm|mp4|mov)$/.test(name))
    .sort();
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(join(fixtures, name))] as const),
    ),
  );
}

function pick(good: Fixtures, name: string): Buffer {
  const bytes = good.get(name);
  if (!bytes) throw new Error(`There is no fixture ${name}.`);
  return bytes;
}

function wrong(name: string, content: string | Buffer): Draft {
  return {
    name,
    bytes: typeof content === 'string' ? Buffer.from(content, 'latin1') : content,
    expectation: 'error',
  };
}

/** What people and attackers rename to .mp3: told by the first bytes of each kind. */
function wrongTypes(): Draft[] {
  const filler = '\0'.repeat(600);
  const heads = [
    '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0',
    '\xff\xd8\xff\xe0\0\x10JFIF\0\x01',
    'GIF89a\x01\0\x01\0',
    'BM\x3a\0\0\0\0\0',
    'RIFF\x24\0\0\0WEBPVP8 ',
    'RIFF\x24\0\0\0AVI LIST',
    '\0\0\0\x1cftypavif\0\0\0\0avifmif1',
    '\0\0\0\x1cftypheic\0\0\0\0heicmif1',
    '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj',
    'PK\x03\x04\x14\0\0\0\x08\0',
    'Rar!\x1a\x07\x01\0',
    "7z\xbc\xaf'\x1c\0\x04",
    '\x1f\x8b\x08\0\0\0\0\0',
    'BZh91AY&SY',
    '\xfd7zXZ\0',
    '\x7fELF\x02\x01\x01\0',
    'MZ\x90\0\x03\0\0\0',
    '\xcf\xfa\xed\xfe\x07\0\0\x01',
    '\xca\xfe\xba\xbe\0\0\0\x34',
    '\0asm\x01\0\0\0',
    'SQLite format 3\0',
    '%!PS-Adobe-3.0\n',
    '{\\rtf1\\ansi',
    'wOF2\0\x01\0\0',
    'MThd\0\0\0\x06\0\x01',
    'FLV\x01\x05\0\0\0\x09',
    '\0\0\x01\xba\x44\0\x04\0',
  ];
  const texts = [
    '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>',
    '<!doctype html><script>alert(1)</script>',
    '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
    '#!/bin/sh\nrm -rf "$HOME"\n',
    '{"recording": true}',
    'This is a letter that somebody renamed to look like a recording.\n'.repeat(40),
  ];
  return [
    ...heads.map((head, index) => wrong(`magic-${index}.mp3`, head + filler)),
    ...texts.map((text, index) => wrong(`text-${index}.mp3`, text)),
  ];
}

function nearlyEmpty(): Draft[] {
  const contents = ['', '\0', '\xff', 'R', 'ID3', '\0'.repeat(64), '\xff'.repeat(64), '\n\n\n'];
  return [
    ...contents.map((content, index) => wrong(`tiny-${index}.mp4`, content)),
    wrong('zeros.wav', Buffer.alloc(100_000)),
    wrong('header-only.wav', 'RIFF\x24\0\0\0WAVEfmt '),
  ];
}

/** Lists that make a careless reader open other files or addresses. */
function playlists(trapUrl: string): Draft[] {
  return ['file:///etc/passwd', trapUrl].flatMap((target) => {
    const hls = `#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\n${target}\n#EXT-X-ENDLIST\n`;
    return [
      wrong('list.m3u8', hls),
      wrong('list.mp3', hls),
      wrong('list.mp4', `ffconcat version 1.0\nfile '${target}'\n`),
      wrong('list.wav', `[playlist]\nFile1=${target}\nNumberOfEntries=1\n`),
      wrong('list.webm', `<MPD><Period><BaseURL>${target}</BaseURL></Period></MPD>`),
      wrong('list.m4a', `v=0\nc=IN IP4 127.0.0.1\nm=audio 5004 RTP/AVP 96\na=control:${target}\n`),
      wrong('tagged.mp3', `ID3\x03\0\0\0\0\0\0${hls}`),
    ];
  });
}

function lyingHeaders(good: Fixtures): Draft[] {
  const wav = pick(good, 'voice.wav');
  const change = (source: Buffer, edit: (bytes: Buffer) => void) => {
    const bytes = Buffer.from(source);
    edit(bytes);
    return bytes;
  };
  const either = (name: string, bytes: Buffer): Draft => ({ name, bytes, expectation: 'either' });
  const box = (type: string, size: number, content = '') => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(size, 0);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, Buffer.from(content, 'latin1')]);
  };
  const ftyp = box('ftyp', 16, 'isom\0\0\0\0');
  return [
    either(
      'claims-4-gb.wav',
      change(wav, (b) => b.writeUInt32LE(0xffffffff, 40)),
    ),
    either(
      'claims-nothing.wav',
      change(wav, (b) => b.writeUInt32LE(0, 40)),
    ),
    wrong(
      'no-channels.wav',
      change(wav, (b) => b.writeUInt16LE(0, 22)),
    ),
    either(
      'many-channels.wav',
      change(wav, (b) => b.writeUInt16LE(65535, 22)),
    ),
    either(
      'fast.wav',
      change(wav, (b) => b.writeUInt32LE(0xffffffff, 24)),
    ),
    either(
      'unknown-codec.wav',
      change(wav, (b) => b.writeUInt16LE(0xfffe, 20)),
    ),
    wrong('huge-moov.mp4', Buffer.concat([ftyp, box('moov', 0xffffffff, 'trak')])),
    wrong('empty-moov.mp4', Buffer.concat([ftyp, box('moov', 8)])),
    wrong('huge-mdat.mp4', Buffer.concat([ftyp, box('mdat', 0xfffffff0, 'sound')])),
    wrong('ftyp-only.mp4', ftyp),
    wrong('ebml-only.webm', Buffer.from('1a45dfa3a342868101428282847765626d', 'hex')),
    wrong('flac-only.flac', Buffer.concat([Buffer.from('fLaC'), Buffer.alloc(34, 0xff)])),
  ];
}

/** Two kinds of file in one. What the first bytes say decides; the rest must do no harm. */
function polyglots(good: Fixtures): Draft[] {
  const page = Buffer.from('<script>fetch("http://127.0.0.1/")</script>'.repeat(20));
  const [mp3, webm] = [pick(good, 'voice.mp3'), pick(good, 'voice.weba')];
  return [
    wrong('pdf-then-sound.mp3', Buffer.concat([Buffer.from('%PDF-1.4\n'), mp3])),
    wrong('gif-then-sound.webm', Buffer.concat([Buffer.from('GIF89a'), webm])),
    wrong(
      'zip-then-sound.mp4',
      Buffer.concat([Buffer.from('PK\x03\x04'), pick(good, 'video.mp4')]),
    ),
    wrong('tag-then-page.mp3', Buffer.concat([Buffer.from('ID3\x03\0\0\0\0\0\0'), page])),
    wrong('webm-head-then-page.webm', Buffer.concat([webm.subarray(0, 40), page])),
    { name: 'sound-then-page.mp3', bytes: Buffer.concat([mp3, page]), expectation: 'either' },
    { name: 'sound-then-zip.weba', bytes: Buffer.concat([webm, page]), expectation: 'either' },
  ];
}

function oddNames(good: Fixtures): Draft[] {
  const names = [
    '..%2F..%2Fetc%2Fpasswd',
    '-i.mp3',
    '-version',
    'concat:a.mp3|b.mp3',
    'http:%2F%2F127.0.0.1%2Fx.mp3',
    'pipe:0',
    'frame%03d.mp3',
    'line\nbreak.mp3',
    `quote'"$(id);\`id\`.mp3`,
    `${'long'.repeat(50)}.mp3`,
    '\u202e3pm.exe',
  ];
  return names.map((name, index) =>
    index % 2 === 0
      ? wrong(name, 'not a recording')
      : { name, bytes: pick(good, 'voice.wav'), expectation: 'either' },
  );
}

/** Every good recording, cut at several points. Without its index an MP4 cannot be played at all. */
function truncations(good: Fixtures): Draft[] {
  const indexAtEnd = new Set(['voice.m4a', 'video.mp4', 'lossless.mov']);
  return [...good].flatMap(([name, bytes]) =>
    [0.002, 0.05, 0.4, 0.7, 0.97].map((share) => ({
      name: `cut-${share}-${name}`,
      bytes: bytes.subarray(0, Math.max(1, Math.floor(bytes.length * share))),
      expectation: indexAtEnd.has(name) && share < 0.9 ? ('error' as const) : ('either' as const),
    })),
  );
}

function mutations(good: Fixtures, count: number): Draft[] {
  const random = seededRandom(20261);
  const sources = [...good];
  return Array.from({ length: count }, (_, index): Draft => {
    const [name, source] = sources[index % sources.length] ?? ['', Buffer.alloc(0)];
    const bytes = Buffer.from(source);
    // Half the damage goes to the head, where the structure is.
    for (let change = 0; change < 40; change++) {
      const reach = change % 2 === 0 ? Math.min(1024, bytes.length) : bytes.length;
      bytes[Math.floor(random() * reach)] = Math.floor(random() * 256);
    }
    return { name: `damaged-${index}-${name}`, bytes, expectation: 'either' };
  });
}
