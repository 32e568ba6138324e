import { UserError } from './userError.ts';

/** A page size a client may ask for. */
export const boundedLimit = (limit: number, most = 200): number =>
  Math.max(1, Math.min(most, Math.trunc(limit)));

/** PostgreSQL reads every row that it skips, and asks its rights; further on, a filter finds what pages cannot. */
const mostSkippedRows = 10_000;

/**
 * The number of a page, from 1, as a client may ask for it.
 * @throws {UserError} BAD_INPUT for a page that begins after the list's 10,000th row.
 */
export function boundedPage(page: number, size: number): number {
  const number = Math.max(1, Math.trunc(page));
  if ((number - 1) * size >= mostSkippedRows)
    throw new UserError(
      'BAD_INPUT',
      'Only the first 10,000 rows can be paged through. Use a filter to find others.',
    );
  return number;
}

/** How many rows stand before that page; throws as `boundedPage` does. */
export const pageOffset = (page: number, size: number): number =>
  (boundedPage(page, size) - 1) * size;
