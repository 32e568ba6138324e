import { useQuery } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { isPlanBeingMade, planScreenState } from '#shared/domain/planScreenState.ts';
import type { PlanScreenQuery } from '../../lib/__generated__/graphql.ts';
import { loadStateOf } from '../../lib/loadState.ts';
import { useRetried } from '../../lib/useRetried.ts';
import { PlanScreenDocument, PlanStatusDocument } from './planDocuments.ts';
import type { PlanTree } from './planTree.ts';
import { usePlanActions } from './usePlanActions.ts';

/** The specification's pace. */
const pollMs = 1500;

type LoadedPlan = NonNullable<PlanScreenQuery['plan']>;

/** A plan with its status, followed while it is being made, and what can be done with it. */
export function usePlan(planId: string) {
  const plan = useQuery(PlanScreenDocument, {
    variables: { id: planId },
    // The page shows edits before the server has them; only a fresh answer may stand below them.
    fetchPolicy: 'no-cache',
  });
  const { refetch } = plan;
  const [readings, setReadings] = useState(0);
  const load = useCallback(async () => {
    await refetch();
    setReadings((count) => count + 1);
  }, [refetch]);
  // A failure is in `plan.error`; callers have nothing to add to it.
  const reload = useCallback(() => load().catch(() => undefined), [load]);
  // Stays while loading it again fails; null once the server says that it is gone.
  const loaded = plan.data?.plan ?? null;
  const isBeingMade = loaded !== null && isPlanBeingMade(loaded.planProcessingStatus);
  const [wasBeingMade, setWasBeingMade] = useState(false);
  if (isBeingMade && !wasBeingMade) setWasBeingMade(true);
  const status = useQuery(PlanStatusDocument, {
    variables: { id: planId },
    fetchPolicy: 'no-cache',
    skip: !isBeingMade,
    pollInterval: isBeingMade ? pollMs : 0,
  });
  const polled = status.data?.plan?.planProcessingStatus;
  const known = loaded?.planProcessingStatus;
  useRetried(polled && known && polled !== known ? polled : null, load, pollMs);

  const { tree, saveState, edits, actions, unsaved } = usePlanActions(planId, reload);
  useEffect(() => {
    if (loaded) edits.replace(treeOf(loaded));
    // A plan that reads as it did before is the same object, though the page shows edits of it since.
  }, [loaded, edits, readings]);

  const state = loaded ? planScreenState(loaded.planProcessingStatus) : null;
  return {
    loadState: loadStateOf(plan, (data) => data.plan),
    plan: loaded,
    state,
    tree,
    saveState,
    unsaved,
    retrySaving: () => void edits.flush(),
    /** It has been made before the reader's eyes, so that its end is news. */
    wasBeingMade,
    /** Editing waits until the plan is whole. */
    actions: state === 'success' && loaded?.canEdit ? actions : null,
    reload,
  };
}

const treeOf = ({ planInterviews }: LoadedPlan): PlanTree =>
  planInterviews.map(({ id, name, questionGroups }) => ({
    id,
    name,
    groups: questionGroups.map((group) => ({
      ...group,
      referenceText: group.referenceText ?? null,
    })),
  }));
