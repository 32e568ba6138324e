import { useQuery } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { readFragment } from '../../lib/__generated__/index.ts';
import type { InterviewScreenQuery } from '../../lib/__generated__/graphql.ts';
import { ignoreRejection } from '../../lib/ignoreRejection.ts';
import { loadStateOf } from '../../lib/loadState.ts';
import { revalidated } from '../../lib/revalidated.ts';
import { InterviewProgressFragment, InterviewScreenDocument } from './interviewDocuments.ts';
import { freshPreload } from './preloadInterview.ts';

/** The interview without its words, with what is known of its transcript. */
export function useInterview(callId: string) {
  const [preload] = useState(() => freshPreload(callId));
  const [isWaiting, setIsWaiting] = useState(preload?.doneAtMs === null);
  useEffect(() => void preload?.done.then(() => setIsWaiting(false)), [preload]);
  const query = useQuery(InterviewScreenDocument, {
    variables: { callId },
    skip: isWaiting,
    fetchPolicy: preload ? 'cache-first' : 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    // What is asked for again because of news is not answered by an older request on its way.
    context: { ...revalidated, queryDeduplication: false },
  });
  const state = loadStateOf(query, ({ interviewPage: call, speechEngine }) => {
    const progress = readFragment(InterviewProgressFragment, call);
    return call && progress ? { call, progress, speechEngine } : null;
  });
  const { data, loading } = query;
  /** The server's answer, not the cache's; null while it is loading. */
  const answered = useMemo(
    () => (loading || isWaiting ? null : { call: data && data.interviewPage }),
    [data, loading, isWaiting],
  );
  return { state, answered, reload: () => ignoreRejection(query.refetch()) };
}

export type Interview = NonNullable<InterviewScreenQuery['interviewPage']>;
