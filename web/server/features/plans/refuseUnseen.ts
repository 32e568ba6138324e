import { inShort } from '#shared/domain/inShort.ts';
import { UserError } from '../../errors/userError.ts';

interface Standing {
  text: string;
  deletedAt: Date | null;
  /** Of what it stands in, where that has been deleted with all it holds. */
  parentDeletedAt?: Date | null;
}

/**
 * Ends a change of a text that the person did not have before them: another one stands, or none at all any
 * more. `replaces` is what they had; without it any text that stands may be replaced.
 * @throws {UserError} CONFLICT with the text that stands; NOT_FOUND with whether it can be brought back.
 */
export function refuseUnseen(
  noun: string,
  standing: Standing | undefined,
  { text, replaces }: { text: string; replaces?: string | null | undefined },
): void {
  if (!standing) throw UserError.notFound(noun);
  const isOrphan = Boolean(standing.parentDeletedAt);
  if (isOrphan || standing.deletedAt)
    throw new UserError('NOT_FOUND', `This ${noun} was deleted since you opened the plan.`, {
      isDeleted: true,
      canRestore: !isOrphan,
    });
  const isSeen = typeof replaces !== 'string' || replaces === standing.text;
  if (!isSeen && standing.text !== text)
    throw new UserError(
      'CONFLICT',
      `This ${noun} was changed to “${inShort(standing.text)}” since you opened the plan.`,
      { standing: standing.text },
    );
}
