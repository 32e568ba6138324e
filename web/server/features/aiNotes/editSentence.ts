import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { mostSentenceLength, type NoteSentence } from '#shared/domain/aiNote.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db, Tx } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { aiNote, aiSummary, call as callTable } from '../../db/tables/schema.ts';
import type { EngineRecordChange } from '../../db/tables/engineRecord.ts';
import { publish } from '../../events/publish.ts';
import { isUuid } from '../../db/isUuid.ts';
import { UserError } from '../../errors/userError.ts';
import type { LoadedCall } from '../calls/callLoaders.ts';

interface Given {
  db: Db;
  actor: Actor;
  call: LoadedCall;
}
type Part = Pick<typeof aiNote.$inferSelect, 'id' | 'sentences' | 'engineRecordId'>;

/** Puts a person's words in the place of a sentence; the engine's stay beneath. @throws {UserError} */
export const updateSentence = (input: Given & { sentenceId: string; text: string }) =>
  changeSentence(input, input.sentenceId, 'aiNote.sentenceEdited', (sentence) => {
    const text = readText(input.text);
    if (sentence.writtenById !== null) return { ...sentence, text };
    const isSame = text === sentence.text;
    const editedById = isSame ? null : input.actor.userId;
    return { ...sentence, editedText: isSame ? null : text, editedById };
  });

/** Takes a sentence out of the notes; it does not come back when they are written anew. */
export const deleteSentence = (input: Given & { sentenceId: string }) =>
  changeSentence(input, input.sentenceId, 'aiNote.sentenceDeleted', (sentence) => ({
    ...sentence,
    isDeleted: true,
    editedById: input.actor.userId,
  }));

/** Puts a sentence back as it was first written: undoes an edit or a deletion. */
export const restoreSentence = (input: Given & { sentenceId: string }) =>
  changeSentence(input, input.sentenceId, 'aiNote.sentenceRestored', (sentence) => ({
    ...sentence,
    isDeleted: false,
    editedText: null,
    editedById: null,
  }));

/** Adds a sentence of one's own to a note or a part of a summary. */
export const addSentence = ({
  db,
  actor,
  call,
  partId,
  text,
}: Given & { partId: string; text: string }) =>
  db.transaction(async (tx) => {
    await lockCall(tx, call.id);
    const sentence: NoteSentence = {
      id: randomUUID(),
      text: readText(text),
      evidence: [],
      editedText: null,
      editedById: null,
      writtenById: actor.userId,
      isDeleted: false,
    };
    const found = isUuid(partId)
      ? await findPart(tx, call.id, (table) => eq(table.id, partId))
      : null;
    if (!found) throw UserError.notFound('note');
    const { table, part } = found;
    if (part.sentences.length >= mostSentences)
      throw new UserError('BAD_INPUT', `A note holds at most ${mostSentences} sentences.`);
    await tx
      .update(table)
      .set({ sentences: [...part.sentences, sentence] })
      .where(eq(table.id, part.id));
    await keepChange(tx, { actor, call }, part, sentence.id, null, sentence.text);
    await recordEvent(tx, actor, 'aiNote.sentenceAdded', call.id, { sentenceId: sentence.id });
    await publishAiNotes(tx, call);
    return sentence.id;
  });

const mostSentences = 100;

/** A sentence of the call's notes, deleted ones included, with the part it stands in. */
export async function findSentence(tx: Tx, callId: string, sentenceId: string) {
  const holds = JSON.stringify([{ id: sentenceId }]);
  const found = isUuid(sentenceId)
    ? await findPart(tx, callId, (table) => sql`${table.sentences} @> ${holds}::jsonb`)
    : null;
  const sentence = found?.part.sentences.find((item) => item.id === sentenceId);
  if (!found || !sentence) throw UserError.notFound('sentence');
  return { ...found, sentence };
}

const changeSentence = (
  { db, actor, call }: Given,
  sentenceId: string,
  event: string,
  change: (sentence: NoteSentence) => NoteSentence,
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockCall(tx, call.id);
    const { table, part, sentence } = await findSentence(tx, call.id, sentenceId);
    const after = change(sentence);
    await tx
      .update(table)
      .set({ sentences: part.sentences.map((item) => (item.id === sentenceId ? after : item)) })
      .where(eq(table.id, part.id));
    await keepChange(tx, { actor, call }, part, sentenceId, shown(sentence), shown(after));
    await recordEvent(tx, actor, event, call.id, { sentenceId });
    await publishAiNotes(tx, call);
  });

const publishAiNotes = (tx: Tx, { organizationId, id: callId }: LoadedCall): Promise<void> =>
  publish({ organizationId, callId, what: 'aiNotes' }, tx);

const shown = (sentence: NoteSentence): string | null =>
  sentence.isDeleted ? null : (sentence.editedText ?? sentence.text);

/** Edits of one call follow each other, and never meet a new writing half-way. */
async function lockCall(tx: Tx, callId: string): Promise<void> {
  await tx
    .select({ id: callTable.id })
    .from(callTable)
    .where(eq(callTable.id, callId))
    .for('update');
}

async function findPart(
  tx: Tx,
  callId: string,
  where: (table: typeof aiNote | typeof aiSummary) => ReturnType<typeof sql>,
): Promise<{ table: typeof aiNote | typeof aiSummary; part: Part } | null> {
  for (const table of [aiNote, aiSummary]) {
    const [part] = await tx
      .select({
        id: table.id,
        sentences: table.sentences,
        engineRecordId: table.engineRecordId,
      })
      .from(table)
      .where(and(eq(table.callId, callId), where(table)));
    if (part) return { table, part };
  }
  return null;
}

async function keepChange(
  tx: Tx,
  { actor }: Pick<Given, 'actor' | 'call'>,
  { engineRecordId }: Part,
  sentenceId: string,
  before: string | null,
  after: string | null,
): Promise<void> {
  if (!engineRecordId) return;
  const at = new Date().toISOString();
  const change: EngineRecordChange = { at, userId: actor.userId, sentenceId, before, after };
  await tx.execute(
    sql`select add_engine_change(${engineRecordId}::uuid, ${JSON.stringify([change])}::jsonb)`,
  );
}

function readText(input: string): string {
  const text = input.replaceAll('\0', '').trim().replace(/\s+/g, ' ');
  if (text === '') throw new UserError('BAD_INPUT', 'Write something, or delete the sentence.');
  if (text.length > mostSentenceLength)
    throw new UserError('BAD_INPUT', `Use at most ${mostSentenceLength} characters.`);
  return text;
}
