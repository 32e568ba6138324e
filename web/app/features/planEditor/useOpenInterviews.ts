import { useState } from 'react';
import type { PlanScreenState } from '#shared/domain/planScreenState.ts';
import type { PlanTree } from './planTree.ts';

/** Which interviews show their questions: all of them once a plan is there, until somebody folds one. */
export function useOpenInterviews(tree: PlanTree, state: PlanScreenState | null) {
  const [closedIds, setClosedIds] = useState<ReadonlySet<string>>(new Set());
  const [openedIds, setOpenedIds] = useState<ReadonlySet<string>>(new Set());
  const isWhole = state === 'success' || state === 'questionsLoading';
  const isOpen = (id: string) => openedIds.has(id) || (isWhole && !closedIds.has(id));
  const openIds = new Set(tree.map(({ id }) => id).filter(isOpen));
  const setAll = (ids: ReadonlySet<string>) => {
    setOpenedIds(ids);
    setClosedIds(new Set(tree.map(({ id }) => id).filter((id) => !ids.has(id))));
  };
  return {
    openIds,
    isAllOpen: tree.length > 0 && openIds.size === tree.length,
    toggle: (id: string) => {
      const ids = new Set(openIds);
      if (!ids.delete(id)) ids.add(id);
      setAll(ids);
    },
    toggleAll: () =>
      setAll(openIds.size === tree.length ? new Set() : new Set(tree.map(({ id }) => id))),
  };
}
