import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptName, keptText } from './keptText.ts';
import { readTranscript } from './readTranscript.ts';
import type { ReadSegment, TranscriptNote } from './transcriptReading.ts';
import { exportFormats, writeTranscript } from './writeTranscript.ts';
import type { ExportFormat } from './writeTranscript.ts';

const everything = { times: true, speakers: true, notes: true };
const exactToMs: ExportFormat[] = ['vtt', 'srt', 'json', 'csv'];

const hostile = fc.constantFrom(
  '',
  ' ',
  ':',
  'Dr: X',
  'Note',
  'Note: she left',
  'Action items:',
  'Tom: hi',
  '-->',
  '00:00:01.000 --> 00:00:02.000',
  '00:00:01,000 --> 00:00:02,000',
  '<v Bob>',
  '</v>',
  '<b>bold</b>',
  'a < b && c > d',
  '&amp;lt;',
  '&#10;',
  '{\\an8}',
  'one\ntwo',
  'one\n\ntwo\r\nthree\rfour',
  'one\n\nNOTE two',
  'one\n\n2\n00:00:01,000 --> 00:00:02,000\ntwo',
  '\n\n',
  '7',
  '== Notes ==',
  '## Notes',
  '[0:00:05] Bob',
  '(no name)',
  '(no name):',
  '\\',
  'ends with \\',
  '**Bob** · 0:05',
  '*-*',
  '*0:00:05*',
  '1. first',
  '- dash',
  '--- dashes',
  '+1 555 0100',
  '=1+1',
  '@SUM(A1)',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  "'quoted",
  "'=1",
  '"double", quoted',
  'WEBVTT',
  'NOTE hidden',
  'STYLE',
  'Rapport transcript 1 (words)',
  '<!-- Rapport transcript 1 (words) -->',
  'שלום: עולם',
  'مرحبا',
  '\u202eevil\u202c',
  '\u2068x\u2069: y',
  '\u2068\u2069',
  '👩🏽‍💻🎉',
  '\ud800 half',
  'nul\0 bell\u0007 escape\u001b',
  'line\u2028separator\u2029x',
  '  inner   spaces\tand tabs  ',
  '\ufeffmark',
  '{"format":"rapport.transcript"}',
);
const text = fc.oneof(
  { weight: 3, arbitrary: hostile },
  fc.array(hostile, { maxLength: 4 }).map((parts) => parts.join(' ')),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constant('Good morning, and thank you for coming.'),
);
const name = fc.oneof(
  fc.constantFrom(null, 'Amara Osei', 'Tom Reed', 'Amara'),
  text,
  fc.string({ unit: 'binary', maxLength: 200 }),
);
const ms = fc.oneof(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 400_000_000 }));
const segments: fc.Arbitrary<ReadSegment[]> = fc
  .array(fc.record({ speaker: name, startMs: ms, lengthMs: fc.nat(60_000), text }), {
    minLength: 1,
    maxLength: 12,
  })
  .map((list) =>
    list
      .toSorted((item, other) => item.startMs - other.startMs)
      .map(({ lengthMs, ...one }) => ({ ...one, endMs: one.startMs + lengthMs })),
  );
const notes: fc.Arbitrary<TranscriptNote[]> = fc.array(
  fc.record({ atMs: fc.option(ms), author: name, text }),
  { maxLength: 4 },
);
const title = fc.option(text);

const startIn = (format: ExportFormat, startMs: number | null): number | null =>
  startMs === null || exactToMs.includes(format) ? startMs : Math.floor(startMs / 1000) * 1000;

/** The rows of a CSV whose cells are all quoted, as RFC 4180 has them, told without the reader's code. */
function quotedRows(csv: string): string[][] {
  const rows: string[][] = [[]];
  let end = 0;
  for (const { 0: whole, 1: cell = '', 2: after } of csv.matchAll(/"((?:[^"]|"")*)"(,|\r\n)/gy)) {
    rows.at(-1)?.push(cell.replaceAll('""', '"'));
    if (after === '\r\n') rows.push([]);
    end += whole.length;
  }
  expect(csv.slice(end)).toBe('');
  return rows.slice(0, -1);
}

describe('writeTranscript', () => {
  it.each(exportFormats)('reads back from %s as the same segments', (format) => {
    fc.assert(
      fc.property(segments, notes, title, (list, remarks, heading) => {
        const transcript = { title: heading, segments: list, notes: remarks };
        const { bytes } = writeTranscript(transcript, { format, ...everything });
        const read = readTranscript({ bytes });
        expect(
          read.segments.map(({ speaker, startMs, text: said }) => [speaker, startMs, said]),
        ).toEqual(
          list.map((item) => [
            keptName(item.speaker),
            startIn(format, item.startMs),
            keptText(item.text),
          ]),
        );
        if (exactToMs.includes(format)) {
          expect(read.segments.map(({ endMs }) => endMs)).toEqual(list.map(({ endMs }) => endMs));
        }
        if (format === 'vtt' || format === 'srt') return;
        expect(read.notes).toEqual(
          remarks.map(({ atMs, author, text: remark }) => ({
            atMs: startIn(format, atMs),
            author: keptName(author),
            text: keptText(remark),
          })),
        );
        if (format !== 'csv') expect(read.title).toBe(keptName(heading));
      }),
      { numRuns: 400 },
    );
  });

  it.each(['txt', 'md', 'json', 'csv', 'docx'] as const)(
    'keeps who said what in %s without times, and the words alone without speakers',
    (format) => {
      fc.assert(
        fc.property(segments, fc.boolean(), (list, speakers) => {
          const options = { format, times: false, speakers, notes: false };
          const read = readTranscript({
            bytes: writeTranscript({ segments: list }, options).bytes,
          });
          expect(read.hasTimes).toBe(false);
          const kept = list.map((item) => [
            speakers ? keptName(item.speaker) : null,
            keptText(item.text),
          ]);
          expect(read.segments.map(({ speaker, text: said }) => [speaker, said])).toEqual(kept);
        }),
        { numRuns: 150 },
      );
    },
  );

  it.each(['vtt', 'srt'] as const)(
    'leaves the names out of %s when they are not wanted',
    (format) => {
      fc.assert(
        fc.property(segments, (list) => {
          const options = { format, times: true, speakers: false, notes: false };
          const read = readTranscript({
            bytes: writeTranscript({ segments: list }, options).bytes,
          });
          expect(read.segments.map(({ speaker, text: said }) => [speaker, said])).toEqual(
            list.map((item) => [null, keptText(item.text)]),
          );
        }),
        { numRuns: 150 },
      );
    },
  );

  it('keeps roles and the time of every word in JSON', () => {
    const words: ReadSegment['words'] = [['Hello.', 1200, 1900, 0.8]];
    const { bytes } = writeTranscript(
      {
        segments: [{ speaker: 'Tom', startMs: 1200, endMs: 1900, text: 'Hello.', words }],
        speakers: [{ name: 'Tom', role: 'INTERVIEWER' }],
      },
      { format: 'json', ...everything },
    );
    const read = readTranscript({ bytes });
    expect(read.segments[0]?.words).toEqual(words);
    expect(read.speakers).toEqual([{ name: 'Tom', role: 'INTERVIEWER', segmentCount: 1 }]);
  });

  const plain: ReadSegment[] = [
    { speaker: 'Tom Reed', startMs: 1500, endMs: 4000, text: 'Shall we begin?' },
    { speaker: 'Amara Osei', startMs: 4100, endMs: 6000, text: 'R&D first, then 3 < 5.' },
    { speaker: 'Tom Reed', startMs: 6100, endMs: 7000, text: 'Fine.' },
  ];
  const asText = (format: ExportFormat) =>
    new TextDecoder().decode(
      writeTranscript({ title: 'Second round', segments: plain }, { format, ...everything }).bytes,
    );

  it('writes text that people can read', () => {
    expect(asText('txt')).toBe(
      [
        'Second round',
        'Rapport transcript 1 (times, speakers)',
        '',
        '[0:00:01] Tom Reed',
        'Shall we begin?',
        '',
        '[0:00:04] Amara Osei',
        'R&D first, then 3 < 5.',
        '',
        '[0:00:06] Tom Reed',
        'Fine.',
        '',
        '',
      ].join('\n'),
    );
    expect(asText('md')).toContain('**Amara Osei** · 0:00:04\n\nR\\&D first, then 3 \\< 5.\n');
  });

  it('writes ordinary subtitles without any sign a player would show', () => {
    expect(asText('srt')).toBe(
      [
        '1\r\n00:00:01,500 --> 00:00:04,000\r\nTom Reed: Shall we begin?\r\n',
        '2\r\n00:00:04,100 --> 00:00:06,000\r\nAmara Osei: R&D first, then 3 < 5.\r\n',
        '3\r\n00:00:06,100 --> 00:00:07,000\r\nTom Reed: Fine.\r\n',
      ].join('\r\n'),
    );
    expect(asText('vtt')).toContain(
      '00:00:04.100 --> 00:00:06.000\n<v Amara Osei>R&amp;D first, then 3 &lt; 5.</v>\n',
    );
  });

  it('never puts a blank line into a cue, where players would end it', () => {
    const broken: ReadSegment = { speaker: 'Tom', startMs: 0, endMs: 900, text: 'One\n\ntwo' };
    for (const format of ['vtt', 'srt'] as const) {
      const { bytes } = writeTranscript({ segments: [broken] }, { format, ...everything });
      const cue = new TextDecoder()
        .decode(bytes)
        .trimEnd()
        .split(/\r?\n\r?\n/)
        .at(-1);
      expect(cue).toMatch(/-->[^]*One[^]*two/);
    }
  });

  it('estimates a missing time for subtitles and refuses when all are missing', () => {
    const some = plain.map((item, index) =>
      index === 1 ? { ...item, startMs: null, endMs: null } : item,
    );
    const { bytes } = writeTranscript({ segments: some }, { format: 'vtt', ...everything });
    const [first, second, third] = readTranscript({ bytes }).segments;
    expect(second?.startMs).toBeGreaterThan(first?.startMs ?? Infinity);
    expect(second?.startMs).toBeLessThan(third?.startMs ?? 0);
    const none = plain.map((item) => ({ ...item, startMs: null, endMs: null }));
    expect(() => writeTranscript({ segments: none }, { format: 'srt', ...everything })).toThrow(
      'This transcript has no times, so it cannot become subtitles. Choose text, Word or CSV instead.',
    );
  });

  it('never hands a spreadsheet a cell that it would run', () => {
    fc.assert(
      fc.property(segments, notes, (list, remarks) => {
        const { bytes } = writeTranscript(
          { segments: list, notes: remarks },
          { format: 'csv', ...everything },
        );
        const rows = quotedRows(new TextDecoder().decode(bytes));
        expect(rows).toHaveLength(1 + list.length + remarks.length);
        expect(rows.flat().filter((cell) => /^[=+\-@\t\r\n＝＋－＠]/.test(cell))).toEqual([]);
      }),
      { examples: [[[{ speaker: null, startMs: 0, endMs: 0, text: ',' }], []]] },
    );
  });
});
