import { readFragment } from '../../lib/__generated__/index.ts';
import type { FragmentType } from '../../lib/__generated__/index.ts';
import type {
  CandidatePage_CandidateFragment,
  CandidateRow_CandidateFragment,
} from '../../lib/__generated__/graphql.ts';
import { CandidatePageFragment, CandidateRowFragment } from './candidateDocuments.ts';

type Page = CandidatePage_CandidateFragment;
type Row = CandidateRow_CandidateFragment;
type Overlap = 'applications' | ' $fragmentName' | ' $fragmentRefs';

/** What the page of a candidate shows: the row of the list, and what only the page loads. */
export type CandidateFacts = Omit<Page, Overlap> &
  Omit<Row, Overlap> & {
    applications: (Page['applications'][number] & Row['applications'][number])[];
  };

/** Reads both fragments of a candidate that a page loaded. */
export function readCandidate(loaded: FragmentType<typeof CandidatePageFragment>): CandidateFacts {
  const page = readFragment(CandidatePageFragment, loaded);
  const { ' $fragmentName': _, ...row } = readFragment(CandidateRowFragment, page);
  const applications = row.applications.flatMap((application) => {
    const rest = page.applications.find(({ id }) => id === application.id);
    return rest ? [{ ...application, ...rest }] : [];
  });
  return { ...page, ...row, applications };
}
