import { asc, eq } from 'drizzle-orm';
import type { Competency } from '#shared/planning/library/competency.ts';
import { questionLibrary } from '#shared/planning/library/questionLibrary.ts';
import { withOwnQuestions } from '#shared/planning/ownQuestions.ts';
import type { Tx } from '../../db/database.ts';
import { libraryQuestion } from '../../db/tables/schema.ts';

export type LibraryQuestionRow = typeof libraryQuestion.$inferSelect;

/** An organization's own questions, by competency and age. */
export const loadOwnQuestions = (db: Tx, organizationId: string): Promise<LibraryQuestionRow[]> =>
  db
    .select()
    .from(libraryQuestion)
    .where(eq(libraryQuestion.organizationId, organizationId))
    .orderBy(
      asc(libraryQuestion.competency),
      asc(libraryQuestion.createdAt),
      asc(libraryQuestion.id),
    );

/** The question library as an organization sees it: its own questions with ours. */
export const loadOrganizationLibrary = async (
  db: Tx,
  organizationId: string,
): Promise<readonly Competency[]> =>
  withOwnQuestions(questionLibrary, await loadOwnQuestions(db, organizationId));
