import { useQuery } from '@apollo/client/react';
import { readFragment } from '../../lib/__generated__/index.ts';
import { InterviewProgressFragment, InterviewScreenDocument } from './interviewDocuments.ts';

/** The interview without its words; `call` is null where there is none for this reader. */
export function useInterview(callId: string) {
  const { data, loading, error, refetch } = useQuery(InterviewScreenDocument, {
    variables: { callId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    // What is asked for again because of news is not answered by an older request on its way.
    context: { queryDeduplication: false },
  });
  const call = data?.interviewPage ?? null;
  return {
    call,
    progress: readFragment(InterviewProgressFragment, call),
    speechEngine: data?.speechEngine ?? null,
    isLoading: loading && !call,
    error: call ? undefined : error,
    refetch,
  };
}

export type Interview = NonNullable<ReturnType<typeof useInterview>['call']>;
