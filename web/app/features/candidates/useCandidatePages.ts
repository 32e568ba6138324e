import type { CandidatesScreenQueryVariables } from '../../lib/__generated__/graphql.ts';
import { readFragment } from '../../lib/__generated__/index.ts';
import { useListPages } from '../../lib/useListPages.ts';
import { CandidateRowFragment, CandidatesDocument } from './candidateDocuments.ts';

/** The candidates that a filter finds, page after page. */
export function useCandidatePages(filter: Omit<CandidatesScreenQueryVariables, 'page'>) {
  const { rows, query, more } = useListPages({
    document: CandidatesDocument,
    filter,
    rowsOf: ({ candidates }) => candidates.map((row) => readFragment(CandidateRowFragment, row)),
  });
  return { query, candidates: rows, more };
}
