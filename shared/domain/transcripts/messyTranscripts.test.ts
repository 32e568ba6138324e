import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readTranscript } from './readTranscript.ts';
import { TranscriptError } from './transcriptError.ts';
import { maxSegments } from './transcriptReading.ts';

const folder = new URL('../../../tests/fixtures/transcripts/', import.meta.url);
const originals = [
  'teams.vtt',
  'zoom.vtt',
  'styled.vtt',
  'interview.srt',
  'meet.txt',
  'otter.txt',
  'bracketed.txt',
  'name-time.txt',
  'plain-speakers.txt',
  'whisper.json',
  'aws.json',
  'other.csv',
  'teams.docx',
].map((name) => ({ name, bytes: new Uint8Array(readFileSync(new URL(name, folder))) }));

interface Messy {
  name: string;
  bytes: Uint8Array;
}

/** Numbers 0..1, the same ones every time. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const encode = (text: string) => new TextEncoder().encode(text);
const asText = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const shuffled = <T>(list: readonly T[], random: () => number): T[] =>
  list
    .map((item) => [random(), item] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, item]) => item);

type Mess = (bytes: Uint8Array, random: () => number) => Uint8Array;

/** What happens to files on their way. */
const messes: Record<string, Mess> = {
  'with a mark and CRLF': (bytes) => encode(`\ufeff${asText(bytes).replace(/\r?\n/g, '\r\n')}`),
  'with CR alone': (bytes) => encode(asText(bytes).replace(/\r?\n/g, '\r')),
  'cut off': (bytes, random) => bytes.slice(0, Math.floor(bytes.length * random())),
  'with bytes changed': (bytes, random) => {
    const changed = bytes.slice();
    for (let i = 0; i < 20; i++) changed[Math.floor(random() * bytes.length)] = random() * 256;
    return changed;
  },
  'in UTF-16': (bytes) => new Uint8Array(Buffer.from(`\ufeff${asText(bytes)}`, 'utf16le')),
  'in UTF-16 cut in half a letter': (bytes) =>
    new Uint8Array(Buffer.from(`\ufeff${asText(bytes)}`, 'utf16le')).slice(0, -1),
  'in Latin-1': (bytes) => new Uint8Array(Buffer.from(asText(bytes), 'latin1')),
  'with its parts shuffled': (bytes, random) =>
    encode(shuffled(asText(bytes).split('\n\n'), random).join('\n\n')),
  'with its lines shuffled': (bytes, random) =>
    encode(shuffled(asText(bytes).split('\n'), random).join('\n')),
  'without blank lines': (bytes) => encode(asText(bytes).replace(/\n\s*\n/g, '\n')),
  'with twice the blank lines': (bytes) => encode(asText(bytes).replaceAll('\n', '\n\n')),
  'twice in one file': (bytes) => encode(asText(bytes) + asText(bytes)),
};

/** Files that never were right, and ones that are only there to be slow. */
function oddities(random: () => number): Messy[] {
  const noise = Uint8Array.from({ length: 5000 }, () => random() * 256);
  const times = '00:00:01.000 --> 00:00:09.000';
  const odd: Record<string, string | Uint8Array> = {
    empty: '',
    'only spaces': ' \n\t\r\n',
    'only a mark': '\ufeff',
    'one byte': new Uint8Array([0xff]),
    noise,
    'noise after a good begin': new Uint8Array([...encode('WEBVTT\n\n'), ...noise]),
    zeros: new Uint8Array(4000),
    'a zip with noise': new Uint8Array([0x50, 0x4b, 3, 4, ...noise]),
    'only the head of WebVTT': 'WEBVTT',
    'cues that overlap': `WEBVTT\n\n${`${times}\n<v A>Both at once\n\n`.repeat(50)}`,
    'a cue that ends before it begins': `WEBVTT\n\n00:00:09.000 --> 00:00:01.000\nBackwards\n`,
    'times that are none': 'WEBVTT\n\n00:99:99.000 --> 00:00:01.000\nLost\n\n1:2 --> x\nAlso\n',
    'numbers of cues out of order': [9, 3, 3, -1, 'x']
      .map((id, at) => `${id}\n00:00:0${at},000 --> 00:00:09,000\nTom: line ${at}\n`)
      .join('\n'),
    'colons everywhere': 'a: b: c: d:\n::::\n: :\nhttp://x:80/: y\n10:30: z\n'.repeat(30),
    'names like times': '0:05 0:06\n[0:05] 0:06: x\n0:07 (0:08)\ny\n'.repeat(30),
    'a million arrows': `WEBVTT\n\n${'-->'.repeat(1_000_000)}`,
    'a million open tags': `WEBVTT\n\n${times}\n${'<v '.repeat(1_000_000)}`,
    'a million ampersands': `1\n00:00:01,000 --> 00:00:02,000\n${'&#'.repeat(500_000)}`,
    'deep JSON': `{"a":${'['.repeat(200_000)}`,
    'a JSON of nothing': '{"segments":[null,1,"x",{},[]],"text":" "}',
    'quotes that never close': `Text,Speaker\n"${'""x,'.repeat(500_000)}`,
    'a million commas': `Text,Speaker\n${','.repeat(1_000_000)}`,
    '10 MB of spaces': `Tom: ${' '.repeat(10_000_000)}x`,
    '10 MB of one word': `Tom: ${'x'.repeat(10_000_000)}`,
    '10 MB of words': `WEBVTT\n\n${times}\n${'word '.repeat(2_000_000)}`,
    '10 MB of brackets': '[0:05'.repeat(2_000_000),
    '10 MB of stars': `**${'*a'.repeat(5_000_000)}`,
    '10 MB of digits': '1'.repeat(10_000_000),
    'a line past the bound': 'x'.repeat(11_000_000),
    'many short lines': 'A: b\n'.repeat(190_000),
    'many lines of nothing': '\n'.repeat(1_500_000) + 'words',
    'right-to-left names': '\u202eבן\u202c: שלום\nבן: כן\n'.repeat(5),
    'half letters': new Uint8Array([...encode('Tom: ok\nAnn: '), 0xf0, 0x9f, 0x98]),
    'control letters': 'Tom: a\u0000b\nAnn: c\u0007d\n',
  };
  return Object.entries(odd).map(([name, whole]) => {
    return { name, bytes: typeof whole === 'string' ? encode(whole) : whole };
  });
}

function messyTranscripts(): Messy[] {
  const random = numbers(20_260_314);
  const messy = originals.flatMap((original) =>
    Object.entries(messes).map(([how, mess]) => {
      return { name: `${original.name} ${how}`, bytes: mess(original.bytes, random) };
    }),
  );
  messy.push(...oddities(random));
  for (let cut = 0; messy.length < 200; cut++) {
    const { name, bytes } = originals[cut % originals.length] ?? {
      name: '',
      bytes: new Uint8Array(),
    };
    messy.push({
      name: `${name} begun late (${cut})`,
      bytes: bytes.slice(random() * bytes.length),
    });
  }
  return messy;
}

/** Of processor time, which other work on the machine does not lengthen. */
const slowestMs = 4000;
const processorMs = () => process.cpuUsage().user / 1000;

describe('200 messy transcripts', () => {
  const messy = messyTranscripts();

  it('are 200 different files', () => {
    expect(messy).toHaveLength(200);
    expect(new Set(messy.map(({ name }) => name)).size).toBe(200);
  });

  it('each gives a sound result or says in a sentence what is wrong, soon', () => {
    const outcomes = { read: 0, refused: 0 };
    for (const { name, bytes } of messy) {
      const begunMs = processorMs();
      try {
        const { segments, warnings, skipped, hasTimes } = readTranscript({ bytes });
        outcomes.read += 1;
        expect(segments.length, name).toBeGreaterThan(0);
        expect(segments.length, name).toBeLessThanOrEqual(maxSegments);
        expect(warnings.length + skipped.length, name).toBeLessThanOrEqual(201);
        expect(hasTimes, name).toBe(segments.some(({ startMs }) => startMs !== null));
        const faulty = segments.filter(
          ({ speaker, startMs, endMs, text }) =>
            speaker === '' ||
            (speaker?.length ?? 0) > 240 ||
            !text.isWellFormed() ||
            (startMs !== null && !(startMs >= 0)) ||
            (startMs !== null && endMs !== null && endMs < startMs),
        );
        expect(faulty, name).toEqual([]);
      } catch (error) {
        if (!(error instanceof TranscriptError))
          throw new Error(`${name}: ${error}`, { cause: error });
        outcomes.refused += 1;
        expect(error.message, name).toMatch(/^[A-Z].{15,300}\.$/s);
      }
      expect(processorMs() - begunMs, name).toBeLessThan(slowestMs);
    }
    expect(outcomes.read).toBeGreaterThan(140);
    expect(outcomes.refused).toBeGreaterThan(10);
  });

  it.each(originals)(
    '$name reads the same with other line ends and in UTF-16',
    ({ name, bytes }) => {
      if (name.endsWith('.docx')) return;
      const wanted = readTranscript({ bytes }).segments;
      for (const how of ['with a mark and CRLF', 'with CR alone', 'in UTF-16']) {
        const changed = messes[how]?.(bytes, numbers(1)) ?? new Uint8Array();
        expect(readTranscript({ bytes: changed }).segments, how).toEqual(wanted);
      }
    },
  );
});
