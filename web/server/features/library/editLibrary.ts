import { and, count, eq, sql } from 'drizzle-orm';
import { ownQuestionFault, tidyOwnQuestion } from '#shared/planning/ownQuestionFault.ts';
import { ownQuestionLimits, type OwnQuestion } from '#shared/planning/ownQuestions.ts';
import { readOwnQuestions, type CsvFault } from '#shared/planning/ownQuestionsCsv.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db, Tx } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { libraryQuestion } from '../../db/tables/schema.ts';
import { UserError } from '../../errors/userError.ts';
import type { LibraryQuestionRow } from './organizationLibrary.ts';

interface LibraryChange {
  db: Db;
  actor: Actor;
}
type QuestionFields = Omit<OwnQuestion, 'id'>;

/** @throws {UserError} BAD_INPUT */
export const addLibraryQuestion = (
  input: LibraryChange & { fields: QuestionFields },
): Promise<LibraryQuestionRow> =>
  input.db.transaction(async (tx) => {
    const { actor } = input;
    const fields = checked(input.fields);
    await requireRoom(tx, actor, 1);
    const [row] = await tx.insert(libraryQuestion).values(rowOf(actor, fields)).returning();
    if (!row) throw new UserError('UNAVAILABLE', 'The question could not be added. Try again.');
    await recordEvent(tx, actor, 'library.questionAdded', row.id);
    return row;
  });

/** @throws {UserError} BAD_INPUT, NOT_FOUND */
export const updateLibraryQuestion = (
  input: LibraryChange & { id: string; fields: QuestionFields },
): Promise<LibraryQuestionRow> =>
  input.db.transaction(async (tx) => {
    const { good, ...fields } = checked(input.fields);
    const [row] = await tx
      .update(libraryQuestion)
      .set({ ...fields, good: [...good] })
      .where(isOwn(input.actor, input.id))
      .returning();
    if (!row) throw UserError.notFound('question');
    await recordEvent(tx, input.actor, 'library.questionUpdated', row.id);
    return row;
  });

/** @throws {UserError} NOT_FOUND */
export const deleteLibraryQuestion = (input: LibraryChange & { id: string }): Promise<void> =>
  input.db.transaction(async (tx) => {
    const deleted = await tx
      .delete(libraryQuestion)
      .where(isOwn(input.actor, input.id))
      .returning({ id: libraryQuestion.id });
    if (deleted.length === 0) throw UserError.notFound('question');
    await recordEvent(tx, input.actor, 'library.questionDeleted', input.id);
  });

/**
 * Adds the questions of a CSV file; one that stands there already under its competency is passed over,
 * so that the same file can be imported again. @throws {UserError} BAD_INPUT when there is no room.
 */
export const importLibraryQuestions = (
  input: LibraryChange & { csv: string },
): Promise<{ added: number; repeated: number; faults: CsvFault[] }> =>
  input.db.transaction(async (tx) => {
    const { actor } = input;
    const { questions, faults } = readOwnQuestions(input.csv);
    const rows = await tx
      .select({ competency: libraryQuestion.competency, question: libraryQuestion.question })
      .from(libraryQuestion)
      .where(eq(libraryQuestion.organizationId, actor.organizationId));
    const known = new Set(rows.map(keyOf));
    const fresh = questions.filter(
      (question) => !known.has(keyOf(question)) && known.add(keyOf(question)),
    );
    await requireRoom(tx, actor, fresh.length);
    if (fresh.length > 0) {
      await tx.insert(libraryQuestion).values(fresh.map((item) => rowOf(actor, item)));
      await recordEvent(tx, actor, 'library.imported', actor.organizationId, {
        added: fresh.length,
      });
    }
    return { added: fresh.length, repeated: questions.length - fresh.length, faults };
  });

const keyOf = ({ competency, question }: Pick<OwnQuestion, 'competency' | 'question'>): string =>
  `${competency}\n${question}`.toLowerCase();

const rowOf = ({ organizationId, userId }: Actor, { good, ...fields }: QuestionFields) => ({
  ...{ organizationId, creatorId: userId, ...fields },
  good: [...good],
});

const isOwn = ({ organizationId }: Actor, id: string) =>
  and(eq(libraryQuestion.organizationId, organizationId), sql`${libraryQuestion.id}::text = ${id}`);

function checked(fields: QuestionFields): QuestionFields {
  const tidy = tidyOwnQuestion(fields);
  const fault = ownQuestionFault(tidy);
  if (fault !== null) throw new UserError('BAD_INPUT', fault);
  return tidy;
}

async function requireRoom(tx: Tx, actor: Actor, more: number): Promise<void> {
  const [row] = await tx
    .select({ held: count() })
    .from(libraryQuestion)
    .where(eq(libraryQuestion.organizationId, actor.organizationId));
  const most = ownQuestionLimits.questions;
  if ((row?.held ?? 0) + more > most)
    throw new UserError(
      'BAD_INPUT',
      `The library holds at most ${most} questions of your own. Delete some first.`,
    );
}
