import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stem } from '#shared/language/stem.ts';
import { isStopWord } from '#shared/language/stopWords.ts';
import { wordsOf } from '#shared/language/termsOf.ts';
import type { Database, Tx } from '../../web/server/db/database.ts';
import { aiOutline, aiSummary, searchCall, segment } from '../../web/server/db/tables/schema.ts';
import {
  correctionPauseSec,
  orderAiWriting,
} from '../../web/server/features/aiWriting/orderAiWriting.ts';
import { buildAiNotes } from '../factories/buildAiNotes.ts';
import { buildLabelledCall } from '../factories/buildLabelledCall.ts';
import { buildOrganization } from '../factories/buildOrganization.ts';
import { buildUser } from '../factories/buildUser.ts';
import { firstRow } from '../factories/firstRow.ts';
import { openTestDatabase } from '../harness/testDatabase.ts';

let database: Database;
let made: Awaited<ReturnType<typeof buildLabelledCall>>;
const db = () => database.system;
beforeAll(async () => {
  database = await openTestDatabase();
  const organization = await buildOrganization(db());
  const { id: ownerId } = await buildUser(db(), organization);
  made = await buildLabelledCall(db(), { organizationId: organization.id, ownerId });
  await db().transaction((tx) => buildAiNotes(tx, made.call));
});
afterAll(() => database.close());

const outline = async () =>
  firstRow(await db().select().from(aiOutline).where(eq(aiOutline.callId, made.call.id)));
const titles = async () => {
  const rows = await db().select().from(aiSummary).where(eq(aiSummary.callId, made.call.id));
  return rows.flatMap(({ title }) => title ?? []);
};
const facets = async (): Promise<string> => {
  const rows = await db().select().from(searchCall).where(eq(searchCall.callId, made.call.id));
  return JSON.stringify(rows.map((row) => row.facets));
};
const correct = (change: (text: string) => string) =>
  db().transaction(async (tx: Tx) => {
    const rows = await tx.select().from(segment).where(eq(segment.callId, made.call.id));
    for (const { id, text } of rows)
      if (change(text) !== text)
        await tx
          .update(segment)
          .set({ text: change(text) })
          .where(eq(segment.id, id));
    const send = () => Promise.resolve();
    await orderAiWriting({ tx, send, call: made.call, delaySec: correctionPauseSec });
  });
const contentWords = (text: string): string[] => wordsOf(text).filter((word) => !isStopWord(word));

test('a correction elsewhere changes no title and no topic', async () => {
  const before = [await outline(), await titles()];
  await correct((text) => text.replace('Mm hmm', 'Mhm'));
  expect([await outline(), await titles()]).toEqual(before);
});

test('a word that was corrected away leaves titles, topics and the filters of search at once', async () => {
  const before = await outline();
  const topic = firstRow(before.topics);
  const words = new Set(
    [topic.name, ...before.chapters.map(({ title }) => title)].flatMap(contentWords).map(stem),
  );
  expect(await facets()).toContain(`pois:${topic.name}`);
  await correct((text) =>
    text.replace(/[\p{L}\p{N}'’]+/gu, (word) =>
      wordsOf(word).some((item) => words.has(stem(item))) ? 'redacted' : word,
    ),
  );
  const after = await outline();
  const left = [...after.chapters.map(({ title }) => title), ...(await titles())];
  expect(left.every((title) => /^(?:Part \d+|Conversation)$/.test(title))).toBe(true);
  expect(after.topics.map(({ name }) => name)).not.toContain(topic.name);
  expect(after.chapters.map(({ segmentIds }) => segmentIds)).toEqual(
    before.chapters.map(({ segmentIds }) => segmentIds),
  );
  expect(await facets()).not.toContain(`pois:${topic.name}`);
});
