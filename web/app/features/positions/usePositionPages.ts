import type { PositionsScreenQueryVariables } from '../../lib/__generated__/graphql.ts';
import { readFragment } from '../../lib/__generated__/index.ts';
import { useListPages } from '../../lib/useListPages.ts';
import { PositionRowFragment, PositionsDocument } from './positionDocuments.ts';

/** The positions that a filter finds, by group, page after page. */
export function usePositionPages(filter: Omit<PositionsScreenQueryVariables, 'page'>) {
  const { rows, query, more } = useListPages({
    document: PositionsDocument,
    filter,
    rowsOf: ({ positions }) => positions.map((row) => readFragment(PositionRowFragment, row)),
  });
  return { query, positions: rows, more };
}
