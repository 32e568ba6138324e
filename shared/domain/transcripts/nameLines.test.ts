import { describe, expect, it } from 'vitest';
import { readTranscript } from './readTranscript.ts';

const turnsOf = (text: string) =>
  readTranscript({ bytes: new TextEncoder().encode(text) }).segments.map(
    ({ speaker, startMs, text: words }) => [speaker, startMs, words],
  );

describe('names on lines of their own', () => {
  const talk = [
    ['Tom Reed', 'Walk me through the outage.'],
    ['Amara Osei', 'Gladly. It began on a Friday.'],
    ['Tom Reed', 'And the customer?'],
    ['Amara Osei', 'She laughed, mostly.'],
  ] as const;
  const expected = talk.map(([name, words]) => [name, null, words]);

  it.each(['\n\n', '\n'])('are read with %j between turns', (between) => {
    expect(turnsOf(talk.map((turn) => turn.join('\n')).join(between))).toEqual(expected);
  });

  it('may be one word with a picture, and be written from right to left', () => {
    const short = 'Tom\nAnd then?\n\n👩‍💻 Kim\nWe fixed it.\n\n';
    expect(turnsOf(`${short.repeat(3)}👩‍💻 Kim\nRight\nwe did.\n`).slice(-3)).toEqual([
      ['Tom', null, 'And then?'],
      ['👩‍💻 Kim', null, 'We fixed it.'],
      ['👩‍💻 Kim', null, 'Right we did.'],
    ]);
    const marked = '\u200fنورا حداد\nكيف حالك؟\n\nيوسف علي\u200f\nبخير.\n\n';
    expect(turnsOf(marked.repeat(2)).map(([speaker]) => speaker)).toEqual([
      'نورا حداد',
      'يوسف علي',
      'نورا حداد',
      'يوسف علي',
    ]);
  });

  it('count once each where they begin every paragraph', () => {
    const guest = `${talk.map((turn) => turn.join('\n')).join('\n\n')}\n\nEsther Mwangi\nHello.`;
    expect(turnsOf(guest).at(-1)).toEqual(['Esther Mwangi', null, 'Hello.']);
  });

  it('are not made of headings and signatures', () => {
    for (const text of [
      'Work History\nA bank.\n\nOpen Questions\nSalary.\n\nWork History\nMore.\n',
      'He spoke well of the team.\n\nTom Reed\nSenior Engineer\n\nWe liked it.\n',
    ])
      expect(turnsOf(text).map(([speaker]) => speaker)).toEqual([null, null, null]);
  });
});

it('reads the transcript that is copied from the page of Teams', () => {
  const copied = `Nkechi Balogun
0 minutes 3 seconds
0:03
Nkechi Balogun 0 minutes 3 seconds
Good morning.

Lindqvist, Jonas (Guest)
   0:07
Happy to be here. It took me 45 seconds
Nkechi Balogun 1 hour 1 minute 12 seconds
Tell me about the outage.
Nkechi Balogun stopped transcription
`;
  expect(turnsOf(copied)).toEqual([
    ['Nkechi Balogun', 3000, 'Good morning.'],
    ['Lindqvist, Jonas (Guest)', 7000, 'Happy to be here. It took me 45 seconds'],
    ['Nkechi Balogun', 3_672_000, 'Tell me about the outage.'],
  ]);
});
