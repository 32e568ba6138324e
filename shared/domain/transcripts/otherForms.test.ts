import { describe, expect, it } from 'vitest';
import { readTranscript } from './readTranscript.ts';

const read = (text: string) => readTranscript({ bytes: new TextEncoder().encode(text) });
const turnsOf = (text: string) =>
  read(text).segments.map(({ speaker, startMs, text: said }) => [speaker, startMs, said]);

const twoTurns = [
  ['Elena Petrova', 3000, 'Can you hear me?'],
  ['Kwabena Mensah', 8000, 'I can. There were two clinics.'],
];

describe('a transcript of another service', () => {
  it.each(['-', '–', '|', ' |', ',', ' ·'])(
    'names the speaker without the “%s” before the time',
    (mark) => {
      const text = `Elena Petrova${mark} 00:03\nCan you hear me?\nKwabena Mensah${mark} 00:08\nI can. There were two clinics.\n`;
      expect(turnsOf(text)).toEqual(twoTurns);
    },
  );

  it.each(['[00:03] ', '(0:03) ', '00:03 | ', '0:03 - '])(
    'takes a name that stands alone behind “%s” for who says the lines below',
    (stamp) => {
      const later = stamp.replace('3', '8');
      const text = `${stamp}Elena Petrova\nCan you hear me?\n${later}Kwabena Mensah\nI can.\nThere were two clinics.\n`;
      expect(turnsOf(text)).toEqual(twoTurns);
    },
  );

  it('leaves words that stand behind a time with whoever says them', () => {
    const text = '[00:03] Thank You\n[00:08] New York\n[00:12] and then home\nby train\n';
    expect(turnsOf(text)).toEqual([
      [null, 3000, 'Thank You'],
      [null, 8000, 'New York'],
      [null, 12_000, 'and then home by train'],
    ]);
  });

  it('does not put into a mouth who started and stopped the transcription', () => {
    const text = `Interview-Meeting Transcript\n\nElena Petrova started transcription\n\nElena Petrova   0:03\nCan you hear me?\n\nKwabena Mensah   0:08\nI can.\nThere were two clinics.\n\nElena Petrova stopped transcription\n`;
    expect(turnsOf(text)).toEqual(twoTurns);
    expect(read(text).skipped.at(-1)).toEqual({
      line: 12,
      text: 'Elena Petrova stopped transcription',
      why: 'It is no speech.',
    });
    const said = 'Elena Petrova   0:03\nThen I stopped recording\n';
    expect(turnsOf(said)).toEqual([['Elena Petrova', 3000, 'Then I stopped recording']]);
  });

  it("reads Webex's names from the identifiers of the cues", () => {
    const text =
      'WEBVTT\n\n1 "Elena Petrova" (123)\n00:00:03.000 --> 00:00:05.000\nCan you hear me?\n\n2 "" (0)\n00:00:08.000 --> 00:00:09.000\nI can.\n';
    expect(turnsOf(text)).toEqual([
      ['Elena Petrova', 3000, 'Can you hear me?'],
      [null, 8000, 'I can.'],
    ]);
  });

  it("counts Whisper's table in milliseconds, and one in seconds as it stands", () => {
    const whisper = 'start\tend\ttext\n0\t4200\tCan you hear me?\n4200\t9000\tI can.\n';
    expect(turnsOf(whisper)).toEqual([
      [null, 0, 'Can you hear me?'],
      [null, 4200, 'I can.'],
    ]);
    expect(read(whisper).warnings).toEqual([
      { line: 0, message: 'Times were taken for milliseconds.' },
    ]);
    const seconds = 'start\tend\ttext\n0\t4\tCan you hear me?\n4\t9\tI can.\n';
    expect(turnsOf(seconds)[1]).toEqual([null, 4000, 'I can.']);
  });

  it('finds the sentences of a JSON answer that wraps them twice', () => {
    const sentences = [
      { index: 0, speaker_name: 'Elena Petrova', text: 'Can you hear me?', start_time: 3.0 },
      { index: 1, speaker_name: 'Kwabena Mensah', text: 'I can.', start_time: 8 },
    ];
    expect(turnsOf(JSON.stringify({ data: { transcript: { title: 'x', sentences } } }))).toEqual([
      ['Elena Petrova', 3000, 'Can you hear me?'],
      ['Kwabena Mensah', 8000, 'I can.'],
    ]);
  });
});
