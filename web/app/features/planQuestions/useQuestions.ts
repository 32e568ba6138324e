import { useMutation, useQuery } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { graphql } from '../../lib/__generated__/index.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { loadStateOf } from '../../lib/loadState.ts';
import { useReconnect } from '../../lib/useReconnect.ts';
import { useRetried } from '../../lib/useRetried.ts';
import { notifyFailure } from '../../ui/notify.ts';

const QuestionsScreenDocument = graphql(`
  query QuestionsScreen($id: ID!) {
    jobDescription(id: $id) {
      id
      title
      canEdit
      lastModifiedAt
      questionsProcessingStatus
      questionsProcessingCompletedAt
      questionsError
      questionGroups {
        id
        competency
        referenceText
        questions {
          id
          question
        }
      }
    }
  }
`);

const QuestionsStatusDocument = graphql(`
  query QuestionsStatus($id: ID!) {
    planQuestionsStatus(jobDescriptionId: $id) {
      questionsProcessingStatus
    }
  }
`);

const GenerateQuestionsDocument = graphql(`
  mutation GenerateQuestions($id: ID!, $regenerate: Boolean!) {
    generateQuestions(id: $id, regenerate: $regenerate) {
      jobDescription {
        id
        questionsProcessingStatus
      }
    }
  }
`);

/** The specification's pace. */
const pollMs = 1500;

const isUnderWay = (status: string | null | undefined): boolean =>
  status === 'Dispatched' || status === 'InProgress';

/**
 * The questions of a job description. Where nobody has asked for any yet, they are asked for; while they
 * are written their status is followed.
 */
export function useQuestions(jobDescriptionId: string) {
  const screen = useQuery(QuestionsScreenDocument, {
    variables: { id: jobDescriptionId },
    fetchPolicy: 'no-cache',
  });
  const { refetch } = screen;
  const jobDescription = screen.data?.jobDescription ?? null;
  const isUnasked = jobDescription !== null && !jobDescription.questionsProcessingStatus;
  const [orders, setOrders] = useState(0);
  const [order, { loading: isOrdering, error: orderError }] = useMutation(
    GenerateQuestionsDocument,
    {
      fetchPolicy: 'no-cache',
      onCompleted: () => setOrders((count) => count + 1),
      // The page says it where it has nothing else to show.
      onError: (error) => {
        if (!isUnasked) notifyFailure(error);
      },
    },
  );
  const generate = useCallback(
    (regenerate: boolean) => void order({ variables: { id: jobDescriptionId, regenerate } }),
    [order, jobDescriptionId],
  );

  const hasBegun = useRef(false);
  const mayAsk = isUnasked && jobDescription.canEdit;
  useEffect(() => {
    if (!mayAsk || hasBegun.current) return;
    hasBegun.current = true;
    generate(false);
  }, [mayAsk, generate]);

  const known = jobDescription?.questionsProcessingStatus;
  const isPolling = isUnderWay(known);
  const status = useQuery(QuestionsStatusDocument, {
    variables: { id: jobDescriptionId },
    fetchPolicy: 'no-cache',
    skip: !isPolling,
    pollInterval: isPolling ? pollMs : 0,
  });
  const polled = status.data?.planQuestionsStatus?.questionsProcessingStatus;
  const ended = polled && !isUnderWay(polled) ? polled : '';
  useRetried(orders > 0 || ended ? `${orders} ${ended}` : null, refetch, pollMs);

  const isRefused = mayAsk && orderError !== undefined;
  useReconnect(() => {
    if (isRefused) generate(false);
  });
  return {
    state: loadStateOf(screen, (data) => data.jobDescription),
    isGenerating: isPolling || isOrdering || (mayAsk && !orderError),
    /** Why the questions could not be asked for. */
    orderError: isRefused ? errorMessage(orderError) : null,
    generate,
  };
}
