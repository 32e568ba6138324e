import { eq } from 'drizzle-orm';
import type { AnalysisBlock } from '#shared/analysis/analysis.ts';
import { plainTextBlocks } from '#shared/analysis/plainTextBlocks.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { jobDescription as table } from '../../db/tables/schema.ts';
import { analyzeJobDescription } from '../jobDescriptions/analyzeJobDescription.ts';
import type { LoadedJobDescription } from '../jobDescriptions/jobDescriptionLoaders.ts';

/**
 * Keeps the text that came with an order for questions, where none is kept yet. A text that is kept is
 * never replaced here: it has its formatting and its history.
 */
export async function keepFirstText(input: {
  db: Db;
  actor: Actor;
  jobDescription: LoadedJobDescription;
  text: string | null | undefined;
  blocks: readonly AnalysisBlock[] | null | undefined;
}): Promise<void> {
  const { db, actor, jobDescription } = input;
  const text = input.text ?? '';
  if (text.trim() === '') return;
  const [held] = await db
    .select({ text: table.text })
    .from(table)
    .where(eq(table.id, jobDescription.id));
  if (!held || held.text.trim() !== '') return;
  const blocks = input.blocks ?? plainTextBlocks(text);
  await analyzeJobDescription({
    ...{ db, actor, jobDescription },
    content: {
      text: blocks.map((block) => block.text).join('\n'),
      blocks,
      editorContent: '',
      whitelistedWords: jobDescription.whitelistedWords,
    },
  });
}
