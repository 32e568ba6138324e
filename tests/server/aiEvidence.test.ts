import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gateAnswers } from '#shared/language/gateAnswers.ts';
import { gateSentences } from '#shared/language/gateSentences.ts';
import type { CitedSentence, CueAnswer } from '#shared/language/interview.ts';
import { isOrderToMachine } from '#shared/language/isOrderToMachine.ts';
import { mergeSentences } from '#shared/language/mergeSentences.ts';
import { polarityOf } from '#shared/language/polarityOf.ts';
import { spokenSentences } from '#shared/language/spokenSentences.ts';
import type { Database } from '../../web/server/db/database.ts';
import { aiNote } from '../../web/server/db/tables/schema.ts';
import { interviewOfCall } from '../../web/server/features/aiNotes/interviewOfCall.ts';
import { saveAiNotes } from '../../web/server/features/aiNotes/saveAiNotes.ts';
import { buildAiNotes } from '../factories/buildAiNotes.ts';
import {
  buildLabelledCall,
  labelledNames,
  readLabelled,
  type LabelledInterview,
} from '../factories/buildLabelledCall.ts';
import { buildOrganization } from '../factories/buildOrganization.ts';
import { buildUser } from '../factories/buildUser.ts';
import { seededRandom } from '../factories/demo/speakTurns.ts';
import { countFounded, unfounded } from '../harness/countFounded.ts';
import { openTestDatabase } from '../harness/testDatabase.ts';

let database: Database;
let person: { organizationId: string; ownerId: string };
beforeAll(async () => {
  database = await openTestDatabase();
  const organization = await buildOrganization(database.system);
  const { id: ownerId } = await buildUser(database.system, organization);
  person = { organizationId: organization.id, ownerId };
});
afterAll(() => database.close());

test('every sentence of the labelled interviews stands on words that were said', async () => {
  const db = database.system;
  for (const name of labelledNames()) {
    const made = await buildLabelledCall(db, person, name);
    await db.transaction((tx) => buildAiNotes(tx, made.call));
  }
  expect(await countFounded(db)).toBeGreaterThan(300);
});

/** Sentences as a careless or dishonest model writes them, true ones among them. */
function randomSentence(interview: LabelledInterview, random: () => number): CitedSentence {
  const pick = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random() * values.length)] as Value;
  const segment = pick(interview.segments);
  const words = segment.text.split(' ');
  const from = Math.floor(random() * words.length);
  const quote = words.slice(from, from + 1 + Math.floor(random() * 9)).join(' ');
  if (random() < 0.3) return { text: quote, evidence: [{ segmentId: segment.id, quote }] };
  const other = pick(interview.segments);
  const spoiled = pick([
    quote,
    quote,
    quote,
    quote.slice(1),
    quote.slice(0, -1),
    quote.toUpperCase(),
    quote.replace(/[aeiou]/, 'x'),
    `${quote} ${pick(words)}`,
    quote.split(' ').reverse().join(' '),
    quote.replaceAll(' ', '  '),
    quote.replaceAll("'", '’'),
    `${quote} ${other.text.slice(0, 20)}`,
    '',
    ' ',
    '…',
    'the',
  ]);
  const segmentId = pick([
    segment.id,
    segment.id,
    segment.id,
    other.id,
    's0',
    's9999',
    '',
    segment.text,
  ]);
  const evidence = [{ segmentId, quote: spoiled }];
  return {
    text: pick([quote, `She said that ${quote}.`, 'The candidate is wonderful.', '', other.text]),
    evidence: pick([
      evidence,
      evidence,
      [],
      [...evidence, { segmentId: segment.id, quote: 'a lie' }],
    ]),
  };
}

test('of a thousand random outputs of a model nothing without a verbatim source is shown', async () => {
  const interviews = labelledNames().map(readLabelled);
  let kept = 0;
  let told = 0;
  for (let round = 0; round < 1000; round++) {
    const random = seededRandom(round);
    const interview = interviews[round % interviews.length];
    if (!interview) throw new Error('No interviews');
    const sentences = Array.from({ length: 8 }, () => randomSentence(interview, random));
    const passed = gateSentences(interview, sentences);
    const stored = mergeSentences(interview.segments, [], passed, () => `${round}-${kept++}`);
    expect(unfounded(interview.segments, stored)).toEqual([]);
    told += sentences.length;
  }
  // The gate is no wall: true quotes pass it.
  expect(kept).toBeGreaterThan(told * 0.05);
  expect(kept).toBeLessThan(told * 0.6);
});

test('a true sentence passes, and with a made up number, denial or accusation it does not', () => {
  let tried = 0;
  for (const interview of labelledNames().map(readLabelled))
    for (const { id, text: turn } of interview.segments)
      for (const { text } of spokenSentences({ id, text: turn })) {
        if (text.split(' ').length < 5 || isOrderToMachine(turn)) continue;
        const passes = (claim: string) =>
          gateSentences(interview, [{ text: claim, evidence: [{ segmentId: id, quote: text }] }])
            .length > 0;
        expect(passes(text), text).toBe(true);
        expect(passes(`The candidate said: ${text}`), text).toBe(true);
        expect(passes(`${text} It was 9417 of them.`), text).toBe(false);
        expect(passes(`The candidate lied. ${text}`), text).toBe(false);
        if (!polarityOf(turn).denies) {
          expect(passes(`Nobody believes that ${text}`), text).toBe(false);
          expect(passes(`It never happened that ${text}`), text).toBe(false);
        }
        tried += 1;
      }
  expect(tried).toBeGreaterThan(500);
});

test('nor is it stored, through the command that stores', async () => {
  const db = database.system;
  const made = await buildLabelledCall(db, person);
  const { guide } = made.interview;
  const cues = guide.map((item, index) => ({ ...item, cueId: made.cues[index]?.id ?? '' }));
  for (let round = 0; round < 30; round++) {
    const random = seededRandom(5000 + round);
    const answers = cues.map(({ cueId }): CueAnswer => ({
      ...{ cueId, status: 'answered', askedAt: { segmentId: 's3' } },
      sentences: Array.from({ length: 6 }, () => randomSentence(made.interview, random)),
    }));
    await db.transaction(async (tx) => {
      const spoken = await interviewOfCall(tx, made.call.id);
      const kept = gateAnswers(spoken.interview, cues, answers);
      const written = { call: made.call, spoken, guide: cues, answers: kept, recordId: null };
      await saveAiNotes(tx, written);
    });
    const notes = await db.select().from(aiNote).where(eq(aiNote.callId, made.call.id));
    expect(notes).toHaveLength(cues.length);
    expect(
      unfounded(
        made.segments,
        notes.flatMap((note) => note.sentences),
      ),
    ).toEqual([]);
  }
});
