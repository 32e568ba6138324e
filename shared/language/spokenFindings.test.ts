import { expect, test } from 'vitest';
import { candidateAlerts } from './candidateAlerts.ts';
import { candidateMotives } from './candidateMotives.ts';
import { candidateQuestions } from './candidateQuestions.ts';
import { spokenPay } from './spokenPay.ts';
import { talkTurns } from './talkTurns.ts';

/** Turns from lines that begin with "I:" for the interviewer or "C:" for the candidate. */
const talk = (...lines: string[]) =>
  talkTurns(
    lines.map((line, at) => ({
      ...{ id: `s${at}`, speakerId: line.slice(0, 1), text: line.slice(3) },
      ...{ startMs: at * 1000, endMs: at * 1000 + 900 },
    })),
    (speakerId) => (speakerId === 'C' ? 'CANDIDATE' : 'INTERVIEWER'),
  );

const questionsOf = (...lines: string[]) =>
  candidateQuestions(talk(...lines)).map(({ theme, sentence }) => [theme, sentence.text]);

test('questions count once the candidate is invited to ask, each under its theme', () => {
  expect(
    questionsOf(
      'I: Tell me about the outage.',
      'C: Sure. Do you know how pagers work in a hospital?',
      'I: I do. What questions do you have for me?',
      'C: How often does the on call person get woken? And is there a budget for training?',
      'I: Twice a month, and there is.',
      'C: Who decides what gets built? Or is it simply handed over?',
    ),
  ).toEqual([
    ['HOURS', 'How often does the on call person get woken?'],
    ['GROWTH', 'And is there a budget for training?'],
    ['TEAM', 'Who decides what gets built?'],
    ['TEAM', 'Or is it simply handed over?'],
  ]);
});

test('tags, requests to repeat and short echoes are no questions', () => {
  const asked = (line: string) =>
    questionsOf('I: Thanks.', 'C: Yes.', 'I: Any questions for me?', `C: ${line}`);
  for (const line of [
    'You use Kafka here, right?',
    'Sorry, could you say that again?',
    'You mean the whole of the team?',
    'Really, nine?',
  ])
    expect(asked(line)).toEqual([]);
});

const motivesOf = (...lines: string[]) =>
  candidateMotives(talk(...lines)).map(({ theme, sentence }) => [theme, sentence.text]);

test('motives are the replies to "why", one sentence a theme', () => {
  expect(
    motivesOf(
      'C: I built a system for clinics that mattered to me.',
      'I: Why are you looking around?',
      'C: The company was bought in January. I want to learn from seniors, and to learn more.',
      'I: How long is your notice?',
      'C: I have to learn that myself, I think.',
    ),
  ).toEqual([
    ['CHANGE', 'The company was bought in January.'],
    ['GROWTH', 'I want to learn from seniors, and to learn more.'],
  ]);
  expect(motivesOf('I: Hello.', "C: There's nowhere to go up to.")).toEqual([
    ['GROWTH', "There's nowhere to go up to."],
  ]);
});

test('private life is nobody’s motive, asked for or volunteered', () => {
  expect(
    motivesOf('I: Why do you want to leave?', 'C: My kids are small and I need shorter hours.'),
  ).toEqual([]);
  expect(
    motivesOf('I: Are you married? Why do you want to move?', 'C: To learn more about clinics.'),
  ).toEqual([]);
});

const payOf = (...lines: string[]) =>
  spokenPay(talk(...lines)).map(({ side, minimum, maximum, period, currency }) => [
    ...[side, minimum, maximum, period, currency],
  ]);

test.each([
  ['The range is ninety two to one hundred and twelve thousand dollars.', 92_000, 112_000, 'USD'],
  [
    'The posted range is ninety-two to one twelve, plus eight percent bonus.',
    92_000,
    112_000,
    null,
  ],
  ['On salary, ours is 190 to 220, with equity.', 190_000, 220_000, null],
  ['We pay $120,000 to $140,000.', 120_000, 140_000, 'USD'],
  ['The base is €58k to €62k, three days a week in the office.', 58_000, 62_000, 'EUR'],
])('an offered range is read: %s', (line, minimum, maximum, currency) => {
  expect(payOf(`I: ${line}`)).toEqual([['OFFERED', minimum, maximum, 'YEAR', currency]]);
});

test('what the candidate asks for is read from the reply, by the hour too', () => {
  expect(
    payOf('I: The pay is 24 to 28 dollars an hour. Okay?', 'C: I hoped for 27 an hour.'),
  ).toEqual([
    ['OFFERED', 24, 28, 'HOUR', 'USD'],
    ['EXPECTED', 27, 27, 'HOUR', 'USD'],
  ]);
  expect(payOf('I: What are your salary expectations?', 'C: Between 80 and 90, I think.')).toEqual([
    ['EXPECTED', 80_000, 90_000, 'YEAR', null],
  ]);
});

test('what somebody earns or earned is not kept, asked for or volunteered', () => {
  expect(payOf('I: What is your current salary?', 'C: 85 thousand.')).toEqual([]);
  expect(
    payOf('I: What salary do you expect?', "C: I'm on 85 thousand at the moment. I'd want 95."),
  ).toEqual([['EXPECTED', 95_000, 95_000, 'YEAR', null]]);
});

test('other amounts are no pay', () => {
  for (const line of [
    'The budget is 200 to 300 thousand for the salary system.',
    'Our base has forty to fifty clinics.',
    'I get 30 to 40 e-mails, money aside.',
  ])
    expect(payOf(`I: ${line}`, 'C: We had 260 thousand in yearly revenue.')).toEqual([]);
});

const alertsOf = (...lines: string[]) =>
  Object.fromEntries(
    candidateAlerts(talk(...lines)).map(({ theme, sentence }) => [theme, sentence.text]),
  );

test('alerts are what the candidate says of other offers, doubts, start, place and pay', () => {
  expect(
    alertsOf(
      'I: Are you talking with anyone else?',
      "C: I'm in the final round with another clinic. They want an answer.",
      'I: When could you start?',
      'C: Good question. My notice is two months.',
      'I: Would you be open to relocating?',
      'C: Not to Oslo, my work is here.',
      'I: What salary are you looking for?',
      'C: I was hoping for 95 thousand.',
      'C: I am honestly not sure this role is senior enough.',
    ),
  ).toEqual({
    OTHER_OFFER: "I'm in the final round with another clinic.",
    START: 'My notice is two months.',
    PLACE: 'Not to Oslo, my work is here.',
    PAY: 'I was hoping for 95 thousand.',
    DOUBT: 'I am honestly not sure this role is senior enough.',
  });
});

test.each([
  ['I have another offer on the table.', 'OTHER_OFFER'],
  ['They made me an offer that expires on Friday.', 'OTHER_OFFER'],
  ["I've got two offers already.", 'OTHER_OFFER'],
  ['I have to let them know by Thursday.', 'OTHER_OFFER'],
  ['I would withdraw if there is on call every week.', 'DOUBT'],
  ["It's not what I expected from the posting.", 'DOUBT'],
  ['Weekends would be a deal breaker.', 'DOUBT'],
  ["I have three months' notice.", 'START'],
  ["I can't start before September.", 'START'],
  ['I would need to relocate for that.', 'PLACE'],
  ["I can't commute that far.", 'PLACE'],
  ['I want to stay fully remote.', 'PLACE'],
])('“%s” is an alert wherever it is said', (line, theme) => {
  expect(alertsOf('I: Go on.', `C: ${line}`)).toEqual({ [theme]: line });
});

test.each([
  'We offer every customer two trials.',
  'The customer had other offers from three vendors.',
  'I withdraw the question.',
  'I noticed that the queue was three weeks old.',
  'My team lead moved to the office next door.',
  'How many days a week is remote?',
])('“%s” is none', (line) => {
  expect(alertsOf('I: Tell me about a customer.', `C: ${line}`)).toEqual({});
});

test('private life and replies to unlawful questions make no alert', () => {
  expect(alertsOf('I: Go on.', "C: I can't start before May, the baby comes in April.")).toEqual(
    {},
  );
  expect(alertsOf('I: Are you pregnant? When could you start?', 'C: In two months.')).toEqual({});
});
