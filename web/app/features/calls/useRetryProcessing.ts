import { useMutation } from '@apollo/client/react';
import { graphql } from '../../lib/__generated__/index.ts';
import { notifyFailure } from '../../ui/notify.ts';

const RetryProcessingDocument = graphql(`
  mutation RetryProcessing($callId: ID!) {
    retryProcessing(callId: $callId) {
      id
      ...CallState_call
    }
  }
`);

/** Runs the failed steps of a recording again; the row follows by its fields. */
export function useRetryProcessing() {
  const [retry, { loading }] = useMutation(RetryProcessingDocument, {
    onError: (error) => notifyFailure(error),
  });
  return {
    retryProcessing: (callId: string) => void retry({ variables: { callId } }),
    isRetrying: loading,
  };
}
