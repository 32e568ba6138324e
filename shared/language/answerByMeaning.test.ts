import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answerByMeaning } from './answerByMeaning.ts';
import { checkEvidence } from './checkEvidence.ts';
import { correctionOf } from './correctionOf.ts';
import { dodgeSigns } from './dodgeSigns.ts';
import type { GuideCue, Interview } from './interview.ts';
import { joinClauses } from './joinClauses.ts';
import { matchPlaces } from './matchPlaces.ts';
import { missingPart } from './missingPart.ts';
import { spokenSentences } from './spokenSentences.ts';
import { stem } from './stem.ts';
import { talk } from './talk.ts';
import { wordsOf } from './termsOf.ts';
import { trimToClause } from './trimToClause.ts';

/** Stands in for the model: texts are near when they share stems. */
function wordMeaning(text: string): Float32Array {
  const vector = new Float32Array(64);
  for (const word of wordsOf(text)) {
    let at = 7;
    for (const letter of stem(word)) at = (at * 31 + letter.charCodeAt(0)) % 64;
    vector[at] = (vector[at] ?? 0) + 1;
  }
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

interface Labelled extends Interview {
  guide: GuideCue[];
}
const found = JSON.parse(
  readFileSync(
    new URL('../../tests/fixtures/interviews/a-01-dental-nurse.json', import.meta.url),
    'utf8',
  ),
) as Labelled;

test('a note is two to five verbatim clauses, none twice, and doubt comes with moments to listen to', () => {
  const answers = answerByMeaning(found, found.guide, wordMeaning);
  expect(answers.map(({ cueId }) => cueId)).toEqual(found.guide.map(({ cueId }) => cueId));
  const quotes = answers.flatMap(({ sentences }) =>
    sentences.flatMap(({ evidence }) => evidence.map((e) => `${e.segmentId} ${e.quote}`)),
  );
  expect(new Set(quotes).size).toBe(quotes.length);
  for (const { status, askedAt, sentences, isUnsure, moments } of answers) {
    expect(sentences.length).toBeLessThanOrEqual(5);
    expect(checkEvidence(found, sentences)).toEqual(sentences);
    expect(sentences.length > 0).toBe(status === 'answered');
    if (status !== 'not_asked') expect(askedAt).not.toBeNull();
    expect((moments ?? []).length > 0).toBe(isUnsure === true);
  }
});

test('a question read out word for word is found, and one of nothing that was said is not', () => {
  const cue = (cueId: string, text: string): GuideCue => ({
    ...{ cueId, cue: text, description: '', type: 'OTHER', competency: '' },
  });
  const interview = talk(`
    I: Why do you want to leave your present job?
    C: The clinic closes in March and I want to keep working with older patients.
  `);
  const [asked] = answerByMeaning(
    interview,
    [cue('a', 'Why do you want to leave your present job?')],
    wordMeaning,
  );
  expect(asked?.askedAt).toEqual({ segmentId: 's1' });
  expect(answerByMeaning({ speakers: [], segments: [] }, [cue('b', 'Why?')], wordMeaning)).toEqual([
    { cueId: 'b', status: 'not_asked', askedAt: null, sentences: [] },
  ]);
});

test('a figure that is corrected, at once or later, comes with its correction', () => {
  const { segments } = talk(`
    C: I think it's thirty-two hours. No, hang on, I've swapped it round. Twenty-three.
    C: We see two hundred children a year.
    I: Two hundred!
    C: That number from before, the two hundred. That was all practices. Ours is a hundred and twenty.
  `);
  const correction = (at: number) => {
    const [sentence] = segments[at] ? spokenSentences(segments[at]) : [];
    return sentence && correctionOf(sentence, segments)?.text;
  };
  expect(correction(0)).toBe("No, hang on, I've swapped it round. Twenty-three.");
  expect(correction(1)).toBe('Ours is a hundred and twenty.');
});

test('a short correction of a small figure comes with the sentence after it', () => {
  const { segments } = talk(`
    C: A Jeep backed into me. That'd be two years ago, about.
    I: The Jeep by the market?
    C: That Jeep. I told you two years.
    C: It's four. It'll be four this October.
  `);
  const [, sentence] = segments[0] ? spokenSentences(segments[0]) : [];
  expect(sentence && correctionOf(sentence, segments)?.text).toBe(
    "It's four. It'll be four this October.",
  );
});

test('in speech without punctuation a correction gives its figure, and corrects no other figure', () => {
  const { segments } = talk(`
    C: on a regular night i'd say two forty
    C: we got fifty two doors and i do thirty five forty moves a night
    C: i can't come in before two in the afternoon
    I: okay
    C: hey can i back up on something that two forty i told you
    C: it's more like one ninety
  `);
  const correction = (at: number) => {
    const [sentence] = segments[at] ? spokenSentences(segments[at]) : [];
    return sentence && correctionOf(sentence, segments)?.text;
  };
  expect(correction(0)).toBe("it's more like one ninety");
  expect(correction(1)).toBeUndefined();
  expect(correction(2)).toBeUndefined();
});

test('a place that fits two questions goes to the one that has no other', () => {
  const places = matchPlaces([[3, 2.5], undefined, [2.8, -4], [-5, -5]], 2);
  expect(places.map((place) => place?.at)).toEqual([2, 0]);
});

test('generalities, refusals and a broken off sentence are signs of a dodge', () => {
  const signs = (text: string) => dodgeSigns([{ text, likely: 0.4, after: 0 }]);
  expect(signs("I'd rather not go into it, if that's okay.").refuses).toBe(1);
  expect(signs("Complaints are a gift, aren't they?").asksAgreement).toBe(1);
  expect(signs("There was a lady I'd trained with, and she'd started to—").cutOff).toBe(1);
  const told = signs('I rang the depot and two buses came within ten minutes.');
  expect(told).toMatchObject({ refuses: 0, asksAgreement: 0, cutOff: 0 });
  expect(told.figures).toBeGreaterThan(0);
});

test('clauses that follow each other are one quote, and there are never more than five bullets', () => {
  const { segments } = talk(`
    C: I rang them. I wrote to them. Nobody came.
    C: ${'We counted the stock again. '.repeat(8)}
  `);
  const clauses = segments.flatMap((segment) => spokenSentences(segment)).map((item) => [item]);
  const [first] = joinClauses(clauses.slice(0, 2), segments);
  expect(first?.map(({ text }) => text)).toEqual(['I rang them. I wrote to them.']);
  const apart = clauses.filter((_, at) => at % 2 === 0);
  expect(joinClauses(apart, segments).length).toBeLessThanOrEqual(5);
});

test('the part of a question of which an answer does not speak is named', () => {
  const replies = (text: string) =>
    talk(`C: ${text}`).segments.map((segment) => ({ segment, likely: 1 }));
  const cue = 'Which procedures have you assisted with, and are you trained in sedation?';
  expect(missingPart(cue, replies('I assisted with fillings and crowns.'), 0.5)).toBe(
    'are you trained in sedation?',
  );
  expect(missingPart(cue, replies('Fillings, and I trained in sedation.'), 0.5)).toBeUndefined();
  const rates = 'How many pallets do you move in a shift, and what is your damage rate?';
  const figures = ['two hundred and forty a night', 'tore up one out of a thousand'].flatMap(
    replies,
  );
  expect(missingPart(rates, figures, 0.5)).toBeUndefined();
});

test('a clause begins without fillers and conjunctions, and a long sentence gives its telling part', () => {
  const clause = (text: string) => {
    const { start, end } = trimToClause(text);
    return text.slice(start, end);
  };
  expect(clause('And I wrote to all nine of them.')).toBe('I wrote to all nine of them.');
  const long =
    'Well, it was one of those mornings, you know, when nothing goes as it should and the phones are ringing and everybody is late and cross, and I moved four of the twelve orders to the second van.';
  expect(clause(long)).toContain('I moved four of the twelve orders to the second van');
  expect(wordsOf(clause(long)).length).toBeLessThan(wordsOf(long).length);
});
