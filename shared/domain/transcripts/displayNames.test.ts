import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTranscript } from './readTranscript.ts';

const partner = 'Tom Okafor';
const clock = (seconds: number, digits = 2) =>
  [3600, 60, 1]
    .map((unit) => Math.floor(seconds / unit) % (unit === 3600 ? 100 : 60))
    .map((part) => String(part).padStart(digits, '0'))
    .join(':');
type Turn = readonly [speaker: string, words: string];

/** The same talk as each of the forms writes it. */
const forms: Record<string, (turns: readonly Turn[]) => string> = {
  plain: (turns) => turns.map(([name, words]) => `${name}: ${words}`).join('\n'),
  'plain with blank lines': (turns) =>
    turns.map(([name, words]) => `${name}: ${words}\n`).join('\n'),
  zoom: (turns) =>
    `WEBVTT\n\n${turns
      .map(
        ([name, words], at) =>
          `${at + 1}\n${clock(at * 9)}.000 --> ${clock(at * 9 + 8)}.000\n${name}: ${words}\n`,
      )
      .join('\n')}`,
  srt: (turns) =>
    turns
      .map(
        ([name, words], at) =>
          `${at + 1}\n${clock(at * 9)},000 --> ${clock(at * 9 + 8)},000\n${name}: ${words}\n`,
      )
      .join('\n'),
  meet: (turns) =>
    `Second talk (2026-03-14 10:02 GMT) - Transcript\nAttendees\nSomebody\nTranscript\n\n00:00:00\n\n${turns
      .map(([name, words]) => `${name}: ${words}`)
      .join('\n')}\nMeeting ended after 00:12:41`,
  otter: (turns) =>
    turns.map(([name, words], at) => `${name}  ${clock(at * 9)}\n${words}\n`).join('\n'),
  'name and time': (turns) =>
    turns.map(([name, words], at) => `${name} (${clock(at * 9)})\n${words}\n`).join('\n'),
  stamped: (turns) =>
    turns.map(([name, words], at) => `[${clock(at * 9)}] ${name}: ${words}`).join('\n'),
};

const words = fc.constantFrom(
  'Good morning.',
  'I led the migration for two years.',
  'Two things: the first one was time.',
  'Note: I was alone then.',
  'We met at 10:30 and talked.',
  'What would you do differently today?',
  'My view: ship it early.',
  'Yes.',
);
const first = fc.constantFrom(
  'Ana',
  'José María',
  'Łukasz',
  'Ngozi',
  'Jean-Luc',
  "D'Arcy",
  'Øyvind',
);
const last = fc.constantFrom(
  ...['Lopez', 'Okonkwo-Hart', 'de la Cruz y Santos Pérez Gómez', "O'Neill", 'van der Berg', 'Li'],
);
const addition = fc.constantFrom(
  ...[
    '',
    ' (she/her)',
    ' - they/them',
    ' | he/him',
    ' [External]',
    ' (Guest)',
    ' (Northwind Health)',
  ],
  ...[' (she/her) [External]', ', PhD', ' (Ext. 12)'],
);
const personName = fc
  .tuple(first, last, fc.constantFrom('', ' M.'), addition, fc.boolean(), fc.boolean())
  .map(([given, family, middle, more, isReversed, isDoctor]) =>
    isReversed
      ? `${family.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}, ${given}${middle}${more}`
      : `${isDoctor ? 'Dr. ' : ''}${given}${middle} ${family}${more}`,
  );
const otherName = fc.constantFrom(
  ...['Okonkwo-Hart, Ngozi (she/her) [External]', 'Dr. Maria Lastname (Northwind Health)'],
  ...[
    'Will',
    'Conference Room 4B – Berlin',
    '+1 555 010 0199',
    '(555) 010-0199',
    'maria lopez',
    'amara',
  ],
  ...[
    "Ana's iPhone",
    'John’s iPad (2)',
    'tom.r@example.org',
    'Maria from HR',
    'Room 12',
    'mlopez87',
  ],
  ...['~ Ana *mobile*', 'Ana "Peach" Li', '山田太郎', 'نور الهدى', 'Zoom user 3', 'A. Li', 'TR'],
);
const names = fc.oneof(personName, otherName);

const speakersIn = (text: string) => {
  const { speakers, warnings } = readTranscript({ bytes: new TextEncoder().encode(text) });
  return { names: speakers.map(({ name }) => name).sort(), warnings };
};
const talk = (name: string, said: readonly string[]): Turn[] =>
  said.map((item, at) => [at % 2 === 0 ? partner : name, item]);

describe.each(Object.entries(forms))('display names in a transcript (%s)', (_, write) => {
  it('are the speakers they are, each with their own words', () => {
    fc.assert(
      fc.property(names, fc.array(words, { minLength: 4, maxLength: 30 }), (name, said) => {
        const turns = talk(name, said);
        const { segments } = readTranscript({ bytes: new TextEncoder().encode(write(turns)) });
        expect(segments.map(({ speaker, text }) => [speaker, text])).toEqual(turns);
      }),
      { numRuns: 150 },
    );
  });
});

const beginnings = [
  ...['Two things', 'Note', 'Fun fact', 'One more thing', 'My view', "Here's the plan", 'Honestly'],
  ...['The short answer', 'Long story short', 'What I learned', 'Action items', 'So', 'at 10:30'],
  ...['In short', 'First', 'for example', 'Another example', 'It came down to this', 'They said'],
];

it('beginnings of sentences are no speakers, whoever says them and how often', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...beginnings), fc.nat(3)), { minLength: 1, maxLength: 6 }),
      (places) => {
        const turns: string[] = talk('Ana Li', Array(24).fill('Yes, that is so.')).map(
          ([name, said]) => `${name}: ${said}`,
        );
        // Each stands under the words of somebody else.
        places.forEach(([begin], at) => turns.splice(3 + at * 4, 0, `${begin}: we were early.`));
        expect(speakersIn(turns.join('\n')).names).toEqual(['Ana Li', partner]);
      },
    ),
    { numRuns: 200 },
  );
});

it('what stays unsure is named in a warning, and nothing else is', () => {
  const said = (name: string) => ['Hello there.', `Yes.`].map((words) => `${name}: ${words}`);
  const rest = Array.from({ length: 40 }, (_, at) => `and then, some time later, came day ${at}`);
  const [one, two] = said('the big room!');
  const { names: found, warnings } = speakersIn(
    ['Tom Okafor: Hi.', '~ana~: Hi.', ...rest, 'Tom Okafor: So?', '~ana~: Well.', one, two].join(
      '\n',
    ),
  );
  expect(found).toEqual(['Tom Okafor']);
  expect(warnings.map(({ message }) => message)).toEqual([
    expect.stringContaining('These beginnings may be names: “~ana~”.'),
  ]);
  expect(
    speakersIn(forms['plain']?.(talk('Ana Li', Array(9).fill('Note: x'))) ?? '').warnings,
  ).toEqual([]);
});
