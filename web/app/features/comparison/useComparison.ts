import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { readFragment } from '../../lib/__generated__/index.ts';
import type { ComparedInterviewsQuery } from '../../lib/__generated__/graphql.ts';
import { ComparedInterviewsDocument, ComparedScorecardFragment } from './comparisonDocuments.ts';
import type { ComparedInterview } from './compareInterviews.ts';

export interface ComparedCandidate {
  candidate: NonNullable<ComparedInterviewsQuery['candidate']>;
  /** The newest of `totalInterviews`. */
  interviews: ComparedInterview[];
  totalInterviews: number;
}

interface Comparison {
  key: string;
  candidates: ComparedCandidate[] | null;
  error: unknown;
}

/** Loads what was noted and scored of these candidates for a position, one request each. */
export function useComparison(positionId: string, candidateIds: readonly string[]) {
  const client = useApolloClient();
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify([positionId, candidateIds, attempt]);
  const [loaded, setLoaded] = useState<Comparison | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const [position, ids] = JSON.parse(key) as [string, string[]];
    const load = (candidateId: string) =>
      client.query({
        query: ComparedInterviewsDocument,
        variables: { candidateId, positionId: position },
        fetchPolicy: 'network-only',
      });
    Promise.all(ids.map(load)).then(
      (answers) => {
        if (!isCurrent) return;
        const candidates = answers.flatMap(({ data }) => (data ? toCompared(data) : []));
        setLoaded({ key, candidates, error: null });
      },
      (error: unknown) => {
        if (isCurrent) setLoaded({ key, candidates: null, error });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [client, key]);
  const current = loaded?.key === key ? loaded : null;
  return {
    // What was shown stays until the next choice is loaded.
    candidates: current ? current.candidates : (loaded?.candidates ?? null),
    isLoading: current === null,
    error: current?.error ?? null,
    retry: () => setAttempt((count) => count + 1),
  };
}

/** Nothing for a candidate whom the person does not see. */
function toCompared({ candidate, calls }: ComparedInterviewsQuery): ComparedCandidate[] {
  if (!candidate) return [];
  const interviews = calls.results.map(
    ({ scorecards: { mine, submitted, isHidden }, ...call }) => ({
      ...call,
      isScoreHidden: isHidden,
      scorecards: [...(mine ? [mine] : []), ...submitted].map((card) =>
        readFragment(ComparedScorecardFragment, card),
      ),
    }),
  );
  return [{ candidate, interviews, totalInterviews: calls.pageInfo.totalRows }];
}
