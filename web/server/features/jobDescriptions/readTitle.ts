import { UserError } from '../../errors/userError.ts';

const longestTitle = 200;

/** A title as it is kept: in one line, without spaces around it. @throws {UserError} BAD_INPUT */
export function readTitle(input: string): string {
  const title = input.replace(/\s+/g, ' ').trim();
  if (title.length > longestTitle)
    throw new UserError('BAD_INPUT', `Use at most ${longestTitle} characters for the title.`);
  return title;
}
