import { createEditQueue } from '../../lib/createEditQueue.ts';
import { applyEdit, type PlanEdit, type PlanTree } from './planTree.ts';

interface PlanEditsOptions {
  send: (edit: PlanEdit) => Promise<void>;
  onRefused: (error: unknown, edit: PlanEdit, make: (edit: PlanEdit) => void) => void;
  onUnsaved?: (edits: readonly PlanEdit[]) => void;
  onClosed?: () => void;
}

/** Edits of a plan that show at once and are sent in their order. */
export const createPlanEdits = (initial: PlanTree, options: PlanEditsOptions) =>
  createEditQueue<PlanTree, PlanEdit>(initial, { apply: applyEdit, ...options });
export type PlanEdits = ReturnType<typeof createPlanEdits>;
