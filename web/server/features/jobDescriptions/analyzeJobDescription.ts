import { and, eq, isNull } from 'drizzle-orm';
import type { Analysis, AnalysisBlock } from '#shared/analysis/analysis.ts';
import { longestJobDescription, tooLongReason } from '#shared/domain/jobDescriptionLength.ts';
import { analyze } from '#shared/analysis/analyze.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { jobDescription } from '../../db/tables/schema.ts';
import { UserError } from '../../errors/userError.ts';
import { contentRevisionColumns, refuseStale } from './contentRevision.ts';
import type { SaveBasis } from './contentRevision.ts';
import type { LoadedJobDescription } from './jobDescriptionLoaders.ts';
import { keepVersion } from './keepVersion.ts';

export interface JobDescriptionContent {
  text: string;
  blocks: readonly AnalysisBlock[];
  /** Raw content of the editor as JSON. */
  editorContent: string;
  whitelistedWords: readonly string[];
}

/** A result with the name of the state it belongs to. */
export type SavedAnalysis = Analysis & { contentRevision: string };

/** Characters of the editor's content for each that a text may have. */
const mostFormatting = 8;
const mostBlocks = 2000;
const mostIgnoredWords = 500;

/**
 * Keeps what the editor holds, with its analysis, and a version for the history. Text and result are
 * written together, so that a result never stands beside another text; the text is kept even when the
 * analysis fails.
 * @throws {UserError} BAD_INPUT for content that is too long or no editor content; CONFLICT, with nothing
 * written, when another text stands than the one it was begun from; UNAVAILABLE, with the text kept, when
 * the analysis failed.
 */
export async function analyzeJobDescription(input: {
  db: Db;
  actor: Actor;
  jobDescription: LoadedJobDescription;
  content: JobDescriptionContent;
  /** Absent where nobody has read an older text. */
  basis?: SaveBasis | null | undefined;
  /** Tests bring one that fails. */
  analyzeText?: typeof analyze;
}): Promise<SavedAnalysis> {
  const { db, actor, basis, analyzeText = analyze } = input;
  const { id } = input.jobDescription;
  const content = checkedContent(input.content);
  const next = contentRevisionColumns(actor, basis);
  const { result, contentRevision } = await db.transaction(async (tx) => {
    const [before] = await tx
      .select({
        title: jobDescription.title,
        text: jobDescription.text,
        editorContent: jobDescription.editorContent,
        whitelistedWords: jobDescription.whitelistedWords,
        contentRevision: jobDescription.contentRevision,
      })
      .from(jobDescription)
      .where(and(eq(jobDescription.id, id), isNull(jobDescription.deletedAt)))
      .for('update');
    if (!before) throw UserError.notFound('job description');
    const { text, editorContent, whitelistedWords } = content;
    // The title that stands now: it may have been saved since this was asked for.
    const { title } = before;
    const result = orNull(() => analyzeText({ ...content, title }));
    const now = new Date();
    const isRewritten = before.text !== text;
    const isChanged =
      isRewritten ||
      before.editorContent !== editorContent ||
      before.whitelistedWords.join('\n') !== whitelistedWords.join('\n');
    if (isChanged) await refuseStale(tx, actor, id, before.contentRevision, basis);
    await tx
      .update(jobDescription)
      .set({
        ...{ text, editorContent, whitelistedWords },
        ...(result ? { ...analysisColumns(result), error: null } : withoutAnalysis),
        ...(isChanged ? { ...next, updatedAt: now } : {}),
        ...(isRewritten ? { lastModifiedAt: now } : {}),
      })
      .where(eq(jobDescription.id, id));
    if (isChanged)
      await keepVersion(
        ...([tx, actor, id] as const),
        {
          ...{ title, text, editorContent, whitelistedWords },
          score: result?.score ?? null,
          numWords: result?.numWords ?? null,
        },
        { isOwnVersion: basis?.isOverOther === true },
      );
    return {
      result,
      contentRevision: isChanged ? next.contentRevision : before.contentRevision,
    };
  });
  if (!result) throw new UserError('UNAVAILABLE', withoutAnalysis.error);
  return { ...result, contentRevision };
}

/** What stands in the columns of a result when there is none; the words are the specification's. */
const withoutAnalysis = {
  error:
    'There was an error processing your JD. You may still edit it as normal. Contact support for more info.',
  ...{ analysis: null, score: null, numWords: null },
  ...{ readingTime: null, readingTimeMinutesMin: null, readingTimeMinutesMax: null },
  ...{ readabilityScore: null, readabilityScoreRaw: null },
};

function orNull<Result>(produce: () => Result): Result | null {
  try {
    return produce();
  } catch {
    return null;
  }
}

/** What is kept of a result in columns of its own. */
export const analysisColumns = (analysis: Analysis) => ({
  analysis,
  score: analysis.score,
  numWords: analysis.numWords,
  readingTime: analysis.readingTime,
  readingTimeMinutesMin: analysis.readingTimeMinutesMin,
  readingTimeMinutesMax: analysis.readingTimeMinutesMax,
  readabilityScore: analysis.readabilityScore,
  readabilityScoreRaw: analysis.readabilityScoreRaw,
});

function checkedContent({ text, blocks, editorContent, whitelistedWords }: JobDescriptionContent) {
  const tooLong = tooLongReason(text.length);
  if (tooLong) throw new UserError('BAD_INPUT', tooLong);
  if (editorContent.length > mostFormatting * longestJobDescription)
    throw new UserError(
      'BAD_INPUT',
      'This text carries more formatting than can be saved. Clear some of it, then go on.',
    );
  if (blocks.length > mostBlocks)
    throw new UserError('BAD_INPUT', `Use at most ${mostBlocks} paragraphs and list items.`);
  if (blocks.map((block) => block.text).join('\n') !== text || !isRawContent(editorContent))
    throw new UserError(
      'BAD_INPUT',
      'The content of the editor could not be read. Reload the page.',
    );
  const words = whitelistedWords.map((word) => word.trim()).filter((word) => word !== '');
  return {
    ...{ text, blocks, editorContent },
    whitelistedWords: [...new Set(words)].slice(0, mostIgnoredWords),
  };
}

/** Empty, or JSON with blocks and an entity map. */
function isRawContent(content: string): boolean {
  if (content === '') return true;
  try {
    const read: unknown = JSON.parse(content);
    return (
      typeof read === 'object' &&
      read !== null &&
      'blocks' in read &&
      Array.isArray(read.blocks) &&
      'entityMap' in read &&
      typeof read.entityMap === 'object'
    );
  } catch {
    return false;
  }
}
