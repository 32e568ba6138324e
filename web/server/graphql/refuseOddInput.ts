import type { Plugin } from 'graphql-yoga';
import { UserError } from '../errors/userError.ts';

/** The longest list that a screen sends is a page of 200 captions. */
const maxItems = 500;

/** Refuses input that no person sends and the database cannot take: NUL characters and endless lists. */
export const refuseOddInput: Plugin = {
  onParams({ params }) {
    if (/\0|\\u(0000|\{0+\})/.test(params.query ?? '')) throw holdsNul();
    check(params.variables);
  },
};

function check(value: unknown): void {
  if (typeof value === 'string') {
    if (value.includes('\0')) throw holdsNul();
  } else if (Array.isArray(value)) {
    if (value.length > maxItems)
      throw new UserError(
        'BAD_INPUT',
        `A list here may have ${maxItems} items, and this one has ${value.length}.`,
      );
    value.forEach(check);
  } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(check);
}

const holdsNul = () => new UserError('BAD_INPUT', 'Text may not hold a NUL character.');
