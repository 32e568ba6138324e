import { replaceWords, textOf } from '#shared/domain/replaceWords.ts';
import { UserError } from '../../errors/userError.ts';
import { editTranscript, type EditContext } from './transcriptEdit.ts';

const maxText = 2000;

/**
 * Corrects what was heard: words `fromWord`..`toWord` of a turn become the words of `text`. `replaces` is how
 * these words read to the person; other words in their place are a conflict.
 */
export const correctWords = (
  context: EditContext,
  input: {
    segmentId: string;
    fromWord: number;
    toWord: number;
    text: string;
    replaces?: string | null | undefined;
  },
) =>
  editTranscript(context, 'CORRECT_WORDS', (_tx, turns) => {
    const found = turns.find(({ id }) => id === input.segmentId);
    if (!found) throw UserError.notFound('turn');
    if (input.text.length > maxText)
      throw new UserError('BAD_INPUT', `Use at most ${maxText} characters.`);
    const words = correct(found.words, input);
    const from = textOf(found.words.slice(input.fromWord, input.toWord + 1));
    if ((input.replaces ?? from) !== from) throw changedMeanwhile();
    return Promise.resolve({
      change: {
        segmentId: found.id,
        before: { words: found.words, isEdited: found.isEdited },
        after: { text: textOf(words) },
        from,
        to: input.text.trim().replace(/\s+/g, ' '),
      },
      changed: [{ ...found, words, isEdited: true }],
    });
  });

function correct(
  words: Parameters<typeof replaceWords>[0],
  { fromWord, toWord, text }: { fromWord: number; toWord: number; text: string },
) {
  try {
    return replaceWords(words, fromWord, toWord, text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw changedMeanwhile();
  }
}

const changedMeanwhile = () =>
  new UserError(
    'CONFLICT',
    'Somebody else has just changed this turn. Look at it again and repeat your correction.',
  );
