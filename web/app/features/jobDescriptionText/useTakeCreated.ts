import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { UpdateJobDescriptionDocument } from '../analyzer/analyzerDocuments.ts';
import { createdBefore } from '../analyzer/createdContent.ts';
import type { JobDescriptionText } from './createJobDescriptionText.ts';
import { notifyFailure } from '../../ui/notify.ts';

/**
 * Saves at once what the server does not have yet. Text out of the creator makes the job description an
 * optimizer's, and only when both are kept does the page forget that text.
 */
export function useTakeCreated(
  jobDescriptionText: JobDescriptionText,
  isUnsaved: boolean,
  isCreated: boolean,
): void {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!isUnsaved || hasBegun.current) return;
    hasBegun.current = true;
    jobDescriptionText.textChanged();
    const take = async () => {
      await jobDescriptionText.flush();
      if (!isCreated) return;
      await client.mutate({
        mutation: UpdateJobDescriptionDocument,
        variables: { id: jobDescriptionText.id, jobDescriptionState: 'Optimizer' },
      });
      await navigate(pathname + search, { replace: true, state: createdBefore });
    };
    take().catch(notifyFailure);
  }, [client, isCreated, isUnsaved, jobDescriptionText, navigate, pathname, search]);
}
