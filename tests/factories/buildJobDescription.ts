import { analyze } from '../../shared/analysis/analyze.ts';
import type { AnalysisBlock } from '../../shared/analysis/analysis.ts';
import type { Tx } from '../../web/server/db/database.ts';
import {
  jobDescription,
  jobDescriptionShare,
  jobDescriptionVersion,
} from '../../web/server/db/tables/schema.ts';
import { analysisColumns } from '../../web/server/features/jobDescriptions/analyzeJobDescription.ts';
import { firstRow, nextNumber } from './firstRow.ts';

export type JobDescriptionRow = typeof jobDescription.$inferSelect;

/**
 * A job description; without `blocks` an empty draft, with them analysed and with its first version, as
 * the analyzer would leave it.
 */
export async function buildJobDescription(
  db: Tx,
  given: { organizationId: string; creatorId: string } & Partial<
    typeof jobDescription.$inferInsert
  > & { blocks?: AnalysisBlock[]; sharedToIds?: string[] },
): Promise<JobDescriptionRow> {
  const { blocks, sharedToIds = [], ...columns } = given;
  const title = columns.title ?? `Ward manager ${nextNumber()}`;
  const made = firstRow(
    await db
      .insert(jobDescription)
      .values({
        state: 'Optimizer',
        ...(blocks ? writtenColumns(title, blocks) : {}),
        ...columns,
        title,
      })
      .returning(),
  );
  const { organizationId, id: jobDescriptionId } = made;
  if (blocks)
    await db.insert(jobDescriptionVersion).values({
      ...{ organizationId, jobDescriptionId, authorId: made.creatorId, title },
      ...{ text: made.text, editorContent: made.editorContent },
      ...{ score: made.score, numWords: made.numWords },
      createdAt: made.lastModifiedAt,
      updatedAt: made.lastModifiedAt,
    });
  if (sharedToIds.length > 0)
    await db.insert(jobDescriptionShare).values(
      sharedToIds.map((sharedToId) => ({
        ...{ organizationId, jobDescriptionId, sharedToId },
        sharedById: made.creatorId,
        notifiedAt: new Date(),
      })),
    );
  return made;
}

/** What the editor would have sent. */
export const rawContentOf = (blocks: readonly AnalysisBlock[]): string =>
  JSON.stringify({
    blocks: blocks.map(({ text, type }, index) => ({
      key: `b${index}`,
      ...{ text, type, depth: 0, inlineStyleRanges: [], entityRanges: [], data: {} },
    })),
    entityMap: {},
  });

function writtenColumns(title: string, blocks: AnalysisBlock[]) {
  return {
    text: blocks.map((block) => block.text).join('\n'),
    editorContent: rawContentOf(blocks),
    ...analysisColumns(analyze({ title, blocks })),
  };
}
