import { CombinedGraphQLErrors } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type { PlanConfiguration } from '#shared/domain/planConfiguration.ts';
import { CreatePlanDocument } from './configureDocuments.ts';

/** Orders a plan; `onOrdered` gets its id. Each thing the server says against it is a line. */
export function useCreatePlan(onOrdered: (planId: string) => void) {
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [create, { loading }] = useMutation(CreatePlanDocument, {
    onCompleted: ({ createPlan }) => onOrdered(createPlan.planId),
    onError: (error) => setProblems(problemsOf(error)),
  });
  return {
    problems,
    isBusy: loading,
    createPlan: (jobDescription: { id: string; text: string }, order: PlanConfiguration) => {
      setProblems([]);
      void create({
        variables: {
          jobDescriptionId: jobDescription.id,
          jobDescriptionText: jobDescription.text,
          ...order,
        },
      });
    },
  };
}

function problemsOf(error: unknown): string[] {
  const messages = CombinedGraphQLErrors.is(error)
    ? error.errors.map(({ message }) => message).filter(Boolean)
    : [];
  return messages.length > 0 ? [...new Set(messages)] : ['Error creating interview plan'];
}
