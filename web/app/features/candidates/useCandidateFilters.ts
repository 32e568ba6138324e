import {
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
  useQueryStates,
  type inferParserType,
} from 'nuqs';
import { applicationStatuses } from '#shared/domain/candidate.ts';
import type { CandidateFilter, CandidateOrder } from '../../lib/__generated__/graphql.ts';

const candidateSorts = ['name', 'newest', 'last_interview'] as const;
const orders: Record<(typeof candidateSorts)[number], CandidateOrder> = {
  name: 'NAME',
  newest: 'NEWEST',
  last_interview: 'LAST_INTERVIEW',
};

const parsers = {
  q: parseAsString.withDefault(''),
  position: parseAsString,
  stage: parseAsString,
  status: parseAsStringLiteral(applicationStatuses),
  rating: parseAsInteger,
  sort: parseAsStringLiteral(candidateSorts).withDefault('name'),
};
export type CandidateFilters = inferParserType<typeof parsers>;

/** What the server is asked; filters that are not set are left out. */
export const candidateFilterOf = (filters: CandidateFilters): CandidateFilter => ({
  ...(filters.position && { positionId: filters.position }),
  ...(filters.stage && { interviewStageId: filters.stage }),
  ...(filters.status && { applicationStatus: filters.status }),
  ...(filters.rating && { minimumRating: filters.rating }),
});
export const candidateOrderOf = ({ sort }: CandidateFilters): CandidateOrder => orders[sort];

/** The filters of the candidate list, kept in the address. */
export function useCandidateFilters() {
  const [filters, setFilters] = useQueryStates(parsers);
  const { q, sort, ...chosen } = filters;
  return {
    filters,
    setFilters: (changes: Partial<CandidateFilters>) => void setFilters(changes),
    isFiltered: q.trim() !== '' || Object.values(chosen).some((value) => value !== null),
    clear: () =>
      void setFilters({ q: null, position: null, stage: null, status: null, rating: null }),
  };
}
