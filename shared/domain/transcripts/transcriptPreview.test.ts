import { expect, test } from 'vitest';
import { readTranscript } from './readTranscript.ts';
import { previewTranscript, speakersOf } from './transcriptPreview.ts';

const read = (text: string) => readTranscript({ bytes: new TextEncoder().encode(text) });
const cue = (from: string, to: string, text: string) => `${from} --> ${to}\n${text}\n\n`;

test('sums up what was said by whom, how long, and where nobody spoke', () => {
  const preview = previewTranscript(
    read(
      `WEBVTT\n\n${cue('00:00:01.000', '00:00:04.000', 'Ann: Good morning to you.')}${cue(
        '00:01:03.999',
        '00:01:05.000',
        'Bob: Morning.',
      )}${cue('00:03:05.000', '00:03:08.500', 'Ann: Shall we?')}`,
    ),
  );
  expect(preview).toMatchObject({
    format: 'subtitles (VTT)',
    segmentCount: 3,
    wordCount: 7,
    hasTimes: true,
    durationMs: 188_500,
    gapCount: 1,
    gaps: [{ startMs: 65_000, endMs: 185_000 }],
  });
  expect(preview.speakers).toEqual([
    { name: 'Ann', role: 'UNKNOWN', segmentCount: 2 },
    { name: 'Bob', role: 'UNKNOWN', segmentCount: 1 },
  ]);
});

test('without times there is an estimate and there are no gaps', () => {
  const preview = previewTranscript(read('Ann: One two three.\nBob: Four.\nAnn: Five.\n'));
  expect(preview.hasTimes).toBe(false);
  expect(preview.gaps).toEqual([]);
  expect(preview.durationMs).toBeGreaterThan(1000);
  expect(preview.firstSegments[0]).toEqual({
    speaker: 'Ann',
    startMs: null,
    text: 'One two three.',
  });
});

test('shows twenty turns of many, and not the whole of a long one', () => {
  const lines = Array.from({ length: 30 }, (_, at) => `${at % 2 ? 'Ann' : 'Bob'}: Line ${at}.`);
  const preview = previewTranscript(read([...lines, `Ann: ${'long '.repeat(400)}`].join('\n')));
  expect(preview.firstSegments).toHaveLength(20);
  const long = previewTranscript(read(`Ann: ${'long '.repeat(400)}\nBob: Yes.\nAnn: Well.`));
  expect(long.firstSegments[0]?.text).toHaveLength(601);
});

test('words that nobody is named for are a speaker of their own', () => {
  expect(speakersOf(read('Just words.\nAnd more of them.'))).toEqual([
    { name: null, role: 'UNKNOWN', segmentCount: expect.any(Number) },
  ]);
});
