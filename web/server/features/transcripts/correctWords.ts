import { and, eq } from 'drizzle-orm';
import { replaceWords, textOf } from '../../../../shared/domain/replaceWords.ts';
import { segment } from '../../db/tables/schema.ts';
import { isUuid } from '../../db/isUuid.ts';
import { UserError } from '../../errors/userError.ts';
import { editTranscript, type EditContext } from './transcriptEdit.ts';

const maxText = 2000;

/** Corrects what was heard: words `fromWord`..`toWord` of a turn become the words of `text`. */
export const correctWords = (
  context: EditContext,
  given: { segmentId: string; fromWord: number; toWord: number; text: string },
) =>
  editTranscript(context, 'CORRECT_WORDS', async (tx) => {
    const [found] = isUuid(given.segmentId)
      ? await tx
          .select()
          .from(segment)
          .where(and(eq(segment.id, given.segmentId), eq(segment.callId, context.call.id)))
      : [];
    if (!found) throw UserError.notFound('turn');
    if (given.text.length > maxText)
      throw new UserError('BAD_INPUT', `Use at most ${maxText} characters.`);
    const words = correct(found.words, given);
    await tx
      .update(segment)
      .set({ words, text: textOf(words), editedAt: new Date() })
      .where(eq(segment.id, found.id));
    return {
      segmentId: found.id,
      before: { text: found.text, words: found.words, wasEdited: found.editedAt !== null },
      after: { text: textOf(words), words },
      from: textOf(found.words.slice(given.fromWord, given.toWord + 1)),
      to: given.text.trim().replace(/\s+/g, ' '),
    };
  });

function correct(
  words: Parameters<typeof replaceWords>[0],
  { fromWord, toWord, text }: { fromWord: number; toWord: number; text: string },
) {
  try {
    return replaceWords(words, fromWord, toWord, text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new UserError(
      'CONFLICT',
      'Somebody else has just changed this turn. Look at it again and repeat your correction.',
    );
  }
}
