import { analyze } from '#shared/analysis/analyze.ts';
import type { AnalysisBlock } from '#shared/analysis/analysis.ts';
import type { Tx } from '../../web/server/db/database.ts';
import {
  jobDescription,
  jobDescriptionShare,
  jobDescriptionVersion,
} from '../../web/server/db/tables/schema.ts';
import { analysisColumns } from '../../web/server/features/jobDescriptions/analyzeJobDescription.ts';
import { firstRow, nextNumber } from './firstRow.ts';

export interface BuiltVersion {
  blocks: AnalysisBlock[];
  authorId: string;
  at: Date;
}
export type JobDescriptionRow = typeof jobDescription.$inferSelect;

/**
 * A job description; without `blocks` an empty draft, with them analysed and with its first version, as
 * the analyzer would leave it.
 */
export async function buildJobDescription(
  db: Tx,
  input: { organizationId: string; creatorId: string } & Partial<
    typeof jobDescription.$inferInsert
  > & {
      blocks?: AnalysisBlock[];
      sharedToIds?: string[];
      /** Earlier ones, oldest first. */
      versions?: BuiltVersion[];
    },
): Promise<JobDescriptionRow> {
  const { blocks, sharedToIds = [], versions = [], ...columns } = input;
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
  for (const earlier of versions) await buildVersion(db, made, earlier.blocks, earlier);
  if (blocks)
    await buildVersion(db, made, blocks, { authorId: made.creatorId, at: made.lastModifiedAt });
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

async function buildVersion(
  db: Tx,
  { organizationId, id: jobDescriptionId, title }: JobDescriptionRow,
  blocks: AnalysisBlock[],
  { authorId, at }: { authorId: string; at: Date },
): Promise<void> {
  const { text, editorContent, score, numWords } = writtenColumns(title, blocks);
  await db.insert(jobDescriptionVersion).values({
    ...{ organizationId, jobDescriptionId, authorId, title },
    ...{ text, editorContent, score, numWords, createdAt: at, updatedAt: at },
  });
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
