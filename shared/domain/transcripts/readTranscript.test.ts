import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readTranscript } from './readTranscript.ts';
import { TranscriptError } from './transcriptError.ts';

const folder = new URL('../../../tests/fixtures/transcripts/', import.meta.url);
const readFixture = (fileName: string) =>
  readTranscript({ bytes: readFileSync(new URL(fileName, folder)), fileName });
const readString = (text: string, fileName?: string) =>
  readTranscript({ bytes: new TextEncoder().encode(text), ...(fileName && { fileName }) });
const turnsOf = ({ segments }: ReturnType<typeof readTranscript>) =>
  segments.map(({ speaker, startMs, text }) => [speaker, startMs, text]);

function errorOf(bytes: Uint8Array | string, fileName = ''): TranscriptError {
  try {
    readTranscript({
      bytes: typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes,
      fileName,
    });
  } catch (error) {
    if (error instanceof TranscriptError) return error;
    throw error;
  }
  throw new Error('It was read');
}

describe('readTranscript', () => {
  it('joins the cues that Teams makes of one sentence', () => {
    const reading = readFixture('teams.vtt');
    expect(reading.format).toBe('TEAMS_VTT');
    expect(turnsOf(reading)).toEqual([
      ['Nkechi Balogun', 3390, 'Good morning Jonas, thank you for making the time.'],
      ['Lindqvist, Jonas (Guest)', 7900, 'Happy to be here. I moved two meetings & a dentist.'],
      ['Nkechi Balogun', 12_500, 'Tell me about the outage last spring.'],
      ['Lindqvist, Jonas (Guest)', 17_200, 'Latency was < 20 ms, then it was four seconds.'],
    ]);
    expect(reading.segments[0]?.endMs).toBe(7240);
    expect(reading.speakers).toEqual([
      { name: 'Nkechi Balogun', role: 'UNKNOWN', segmentCount: 2 },
      { name: 'Lindqvist, Jonas (Guest)', role: 'UNKNOWN', segmentCount: 2 },
    ]);
  });

  it("tells Zoom's names from colons in the words, and goes on where none is named", () => {
    const reading = readFixture('zoom.vtt');
    expect(reading.format).toBe('ZOOM_VTT');
    expect(turnsOf(reading)).toEqual([
      ['Priya Raman', 2100, 'Hi Omar, can you hear me?'],
      ['Omar Haddad', 5010, 'Loud and clear.'],
      ['Priya Raman', 7200, "Here's the plan: three questions, then yours."],
      ['Priya Raman', 11_050, 'One more thing: we are recording.'],
      ['Dr: Weiss', 13_900, 'I join for the second half.'],
      ['Omar Haddad', 16_200, 'Note: I have a hard stop at 11:30.'],
      ['Dr: Weiss', 19_000, 'Understood.'],
    ]);
  });

  it('reads any WebVTT without its notes, styles, settings and tags', () => {
    const reading = readFixture('styled.vtt');
    expect(reading.format).toBe('VTT');
    expect(turnsOf(reading)).toEqual([
      ['Ines', 1000, 'Welcome. Please take a seat.'],
      ['Marek', 4000, 'Thanks. Is this one taken?'],
      ['Ines', 4000, 'No, it’s free — go on.'],
      [null, 3_723_004, '- Is 3 < 5? - It was when I last looked.'],
    ]);
  });

  it('reads the name on a line of its own under each time', () => {
    const reading = readString(
      '0:0:0.0 --> 0:0:2.640\nTom Reed\nHello there.\n\n0:0:3.0 --> 0:0:4.0\nAmara Osei\nHi.\n',
    );
    expect(turnsOf(reading)).toEqual([
      ['Tom Reed', 0, 'Hello there.'],
      ['Amara Osei', 3000, 'Hi.'],
    ]);
  });

  it('sorts SRT cues by time, whatever their numbers, and keeps words after a blank line', () => {
    const reading = readFixture('interview.srt');
    expect(reading.format).toBe('SRT');
    expect(turnsOf(reading)).toEqual([
      ['Tom Reed', 1000, 'Walk me through it.'],
      ['Amara Osei', 4000, 'Gladly. It began on a Friday.'],
      ['Tom Reed', 9500, 'And what did the customer say?'],
      ['Amara Osei', 11_900, 'That 42 was the wrong answer. She laughed, mostly.'],
    ]);
    expect(reading.warnings).toEqual([
      { line: 0, message: 'Parts of the file stood out of order and were sorted by their times.' },
    ]);
  });

  it('reads Google Meet with a time only at each stamp and says so', () => {
    const reading = readFixture('meet.txt');
    expect(reading.format).toBe('MEET');
    expect(turnsOf(reading)).toEqual([
      ['Leila Farouk', 0, 'Good to see you again, Ben.'],
      ['Ben Okafor', null, 'You too. Is Sam joining?'],
      ['Leila Farouk', null, 'Not today: he is at the other site.'],
      ['Ben Okafor', 300_000, 'So the renewal was at risk.'],
      [null, null, 'Note: the line dropped here.'],
      ['Leila Farouk', null, 'What did you do first?'],
      ['Ben Okafor', null, 'I called them.'],
      ['Leila Farouk', 600_000, 'Thank you, that is all from me.'],
    ]);
    expect(reading.hasTimes).toBe(true);
    expect(reading.warnings.map(({ message }) => message)).toEqual([
      'The file tells the time only every few minutes; times in between are estimates.',
    ]);
    expect(reading.skipped.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5]);
    expect(reading.segments.at(-1)?.endMs).toBe(761_000);
  });

  it('reads names with times above the words', () => {
    const otter = readFixture('otter.txt');
    expect(otter.format).toBe('OTTER');
    expect(turnsOf(otter)).toEqual([
      ['Hanna Virtanen', 4000, "Hello, can you see my screen? I'll share it now."],
      ['Speaker 2', 11_000, 'Yes. We met at 10:30 last week, I think.'],
      ['Hanna Virtanen', 3_727_000, 'Right, we did.'],
    ]);
    expect(otter.skipped.map(({ text }) => text)).toContain('Transcribed by https://otter.ai');
    const headed = readFixture('name-time.txt');
    expect(headed.format).toBe('NAME_TIME');
    expect(turnsOf(headed)[1]).toEqual([
      'Candidate',
      9000,
      'Because you publish your salaries. And your mistakes.',
    ]);
    expect(headed.speakers.map(({ role }) => role)).toEqual(['INTERVIEWER', 'CANDIDATE']);
  });

  it('reads a time at the beginning of every turn', () => {
    expect(turnsOf(readFixture('bracketed.txt'))).toEqual([
      ['Sofia Marino', 0, 'Shall we start with the design exercise?'],
      ['Kofi Mensah', 7000, 'Sure. Question: may I draw?'],
      ['Sofia Marino', 12_000, 'Please do. It is all yours.'],
      ['Kofi Mensah', 3_930_000, 'Done.'],
    ]);
  });

  it('counts times of day from the first words', () => {
    const reading = readString('[Tom Reed] 10:02:11\nHello.\n\n[Amara Osei] 10:02:15\nHi.\n');
    expect(turnsOf(reading)).toEqual([
      ['Tom Reed', 0, 'Hello.'],
      ['Amara Osei', 4000, 'Hi.'],
    ]);
  });

  it('does not take a heading for a speaker, nor what stands under it for speech of the last', () => {
    const reading = readFixture('plain-speakers.txt');
    expect(reading.format).toBe('PLAIN');
    expect(reading.hasTimes).toBe(false);
    expect(turnsOf(reading)).toEqual([
      [null, null, 'Note: interview took place on the phone.'],
      ['Grace Achieng', null, 'How did you hear about the role?'],
      [
        'Pavel Novák',
        null,
        'From a friend: she works in your Brno office. She said the coffee is terrible.',
      ],
      ['Grace Achieng', null, 'It is.'],
      [null, null, 'Action items: send the offer fix the coffee'],
      ['Pavel Novák', null, 'Then I am in.'],
    ]);
  });

  it('keeps paragraphs of text in which nobody is named', () => {
    const { segments, speakers } = readFixture('plain.txt');
    expect(segments).toHaveLength(3);
    expect(speakers).toEqual([]);
  });

  it('cuts a wall of text and loses no word of it', () => {
    const wall = 'It was a long day and nobody wrote a comma. '.repeat(500);
    const { segments } = readString(wall);
    expect(Math.max(...segments.map(({ text }) => text.length))).toBeLessThanOrEqual(4000);
    expect(segments.map(({ text }) => text).join(' ')).toBe(wall.trim());
  });

  it('reads the JSON of speech services, in seconds or milliseconds', () => {
    const whisper = readFixture('whisper.json');
    expect(whisper.format).toBe('WHISPER_JSON');
    expect(turnsOf(whisper)).toEqual([
      [null, 0, 'Thanks for coming in.'],
      [null, 3100, 'Glad to.'],
    ]);
    expect(whisper.segments[0]?.words?.[1]).toEqual(['for', 500, 800, 0.99]);
    expect(turnsOf(readFixture('aws.json'))).toEqual([
      ['Speaker 1', 140, 'Hello.'],
      ['Speaker 2', 1100, 'Hi there.'],
    ]);
    const utterances = readFixture('utterances.json');
    expect(turnsOf(utterances)).toEqual([
      ['Speaker A', 240, 'How large was the team?'],
      ['Speaker B', 3400, 'Seven, with me.'],
    ]);
    expect(utterances.skipped).toHaveLength(1);
  });

  it('keeps the numbers of voices that a service counts from 1', () => {
    const read = (...labels: (string | number)[]) =>
      readString(JSON.stringify(labels.map((speaker) => ({ speaker, text: 'Hello there.' }))));
    const namesOf = (reading: ReturnType<typeof readTranscript>) =>
      reading.speakers.map(({ name }) => name);
    expect(namesOf(read('Speaker 1', 'Speaker 2'))).toEqual(['Speaker 1', 'Speaker 2']);
    expect(namesOf(read(2, 1))).toEqual(['Speaker 2', 'Speaker 1']);
    expect(namesOf(read('SPEAKER_00', 'SPEAKER_01'))).toEqual(['Speaker 1', 'Speaker 2']);
  });

  it('takes a negative time for a time that cannot be read, and not for words', () => {
    const cues = (mark: string) =>
      `00:00:01${mark}000 --> 00:00:02${mark}000\nAnna: First.\n\n-00:00:03${mark}000 --> 00:00:04${mark}000\nBen: Second.\n`;
    for (const reading of [readString(`WEBVTT\n\n${cues('.')}`), readString(cues(','))]) {
      expect(turnsOf(reading)).toEqual([
        ['Anna', 1000, 'First.'],
        ['Ben', null, 'Second.'],
      ]);
      expect(reading.warnings.map(({ message }) => message)).toContain(
        'This time cannot be read: its words have none.',
      );
    }
  });

  it('refuses a word that no one can have said', () => {
    const said = JSON.stringify([{ text: 'x'.repeat(100_001) }]);
    expect(errorOf(said).code).toBe('NOT_A_TRANSCRIPT');
  });

  it('reads the CSV of others and says which time it could not read', () => {
    const reading = readFixture('other.csv');
    expect(turnsOf(reading)).toEqual([
      ['Yuki Sato', 2000, 'She said "start small", so I did.'],
      ['Elif Demir', 9000, 'Two lines in one cell'],
      ['Yuki Sato', null, '=HYPERLINK is a word'],
    ]);
    expect(reading.warnings).toEqual([{ line: 5, message: '"soon" is no time.' }]);
  });

  it('reads Word, without deleted words and without boxes twice', () => {
    const reading = readFixture('teams.docx');
    expect(reading.format).toBe('DOCX');
    expect(turnsOf(reading)).toEqual([
      ['Mwangi, Esther', 4000, 'Can you tell us about R&D at your last place?'],
      ['Felix Brandt', 12_000, 'Small. Two people < three desks.'],
      ['Mwangi, Esther', 3_723_000, 'Thank you.'],
    ]);
  });

  it('tells the encoding by the content', () => {
    for (const file of ['utf-16le.txt', 'utf-16be-no-mark.txt']) {
      expect(readFixture(file).speakers.map(({ name }) => name)).toEqual([
        'Zoë Okonkwo',
        'Łukasz Wójcik',
      ]);
    }
    const windows = readFixture('windows-1252.txt');
    expect(turnsOf(windows)[0]).toEqual(['José Peña', null, '“Bonjour”, c’est prêt.']);
    expect(windows.warnings[0]?.message).toContain('read as Windows text');
  });

  it.each([
    ['', 'EMPTY'],
    [' \n\r\n ', 'EMPTY'],
    ['WEBVTT\n\nNOTE nothing else\n', 'NO_WORDS'],
    ['{"segments": [', 'DAMAGED'],
    ['{"text": "cut o', 'DAMAGED'],
    ['{"people": 3}', 'NOT_A_TRANSCRIPT'],
    ['{"format":"rapport.transcript","version":2}', 'TOO_NEW'],
    ['{"format":"rapport.transcript","version":1,"segments":[{"text":1}]}', 'DAMAGED'],
    ['Rapport transcript 9 (times)\n\n[0:00:01]\nHi\n', 'TOO_NEW'],
    ['%PDF-1.7 …', 'NOT_A_TRANSCRIPT'],
    ['BEGIN:VCALENDAR\r\nVERSION:2.0\r\nSUMMARY: Talk\r\n', 'NOT_A_TRANSCRIPT'],
    ['WEBVTT\n\nBEGIN:VCALENDAR\nVERSION:2.0\n', 'NOT_A_TRANSCRIPT'],
    ['\ufeff<!DOCTYPE html>\n<p>Tom: Hi</p>', 'NOT_A_TRANSCRIPT'],
    ['Return-Path: <a@example.test>\nSubject: Talk\n', 'NOT_A_TRANSCRIPT'],
  ])('refuses %j in a plain sentence', (text, code) => {
    const error = errorOf(text);
    expect(error.code).toBe(code);
    expect(error.message).toMatch(/^[A-Z].{20,}\.$/);
  });

  it('refuses what is too large', () => {
    expect(errorOf(new Uint8Array(20 * 1024 * 1024 + 1)).code).toBe('TOO_LARGE');
    const cue = '00:00:01.000 --> 00:00:02.000\nx\n\n';
    expect(errorOf(`WEBVTT\n\n${cue.repeat(200_001)}`).code).toBe('TOO_LARGE');
    expect(errorOf('x'.repeat(10 * 1024 * 1024 + 1)).message).toContain('Line 1 is longer');
  });

  it('refuses a Word file that unpacks to far more than it is', () => {
    const bomb = zipSync({ 'word/document.xml': new Uint8Array(9 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(100_000);
    expect(errorOf(bomb).code).toBe('TOO_LARGE');
    // The directory lies about the size: no more is unpacked than it says.
    const size = new DataView(bomb.buffer, bomb.byteOffset);
    for (let at = 0; at < bomb.length - 30; at++) {
      if (size.getUint32(at, true) === 0x02014b50) size.setUint32(at + 24, 1000, true);
    }
    expect(['NO_WORDS', 'DAMAGED', 'EMPTY']).toContain(errorOf(bomb).code);
  });

  it('refuses another archive and a Word file that is cut off', () => {
    expect(errorOf(zipSync({ 'notes.txt': strToU8('hello') })).code).toBe('NOT_A_TRANSCRIPT');
    const word = readFileSync(new URL('teams.docx', folder));
    expect(errorOf(word.subarray(0, 700)).code).toBe('DAMAGED');
  });

  it('says what a CSV without column names lacks', () => {
    expect(errorOf('a,b\nc,d\n', 'talk.csv').message).toBe(
      'The first row of this CSV must name its columns: Text, and Speaker or Start. Add that row.',
    );
  });
});
