import { createStore } from 'zustand/vanilla';
import { applyEdit, type PlanEdit, type PlanTree } from './planTree.ts';

interface PlanEditState {
  /** What the page shows: what the server has, and on it what is on its way there. */
  tree: PlanTree;
  isSaving: boolean;
}

interface PlanEditsOptions {
  send: (edit: PlanEdit) => Promise<void>;
  /** An edit was refused and is taken back; `make` makes it, or another in its stead, once more. */
  onRefused: (error: unknown, edit: PlanEdit, make: (edit: PlanEdit) => void) => void;
}

/**
 * Edits of a plan that show at once. They are sent one after the other, in their order; one that is
 * refused is taken out of what is shown, and those after it stay.
 */
export function createPlanEdits(initial: PlanTree, options: PlanEditsOptions) {
  let confirmed = initial;
  let waiting: { edit: PlanEdit; afterwards: (() => void)[] }[] = [];
  const state = createStore<PlanEditState>(() => ({ tree: initial, isSaving: false }));
  const show = () =>
    state.setState({
      tree: waiting.reduce((tree, { edit }) => applyEdit(tree, edit), confirmed),
      isSaving: waiting.length > 0,
    });

  async function sendAll(): Promise<void> {
    for (let next = waiting[0]; next; next = waiting[0]) {
      const { edit, afterwards } = next;
      let isSaved = false;
      try {
        await options.send(edit);
        confirmed = applyEdit(confirmed, edit);
        isSaved = true;
      } catch (error) {
        options.onRefused(error, edit, make);
      }
      waiting = waiting.slice(1);
      show();
      if (isSaved) for (const tell of afterwards) tell();
    }
  }

  function make(edit: PlanEdit): void {
    waiting = [...waiting, { edit, afterwards: [] }];
    show();
    if (waiting.length === 1) void sendAll();
  }

  return {
    state,
    edit: make,
    /** Calls back once the edit that was made last is on the server; not at all when it is refused. */
    whenSaved(tell: () => void): void {
      waiting.at(-1)?.afterwards.push(tell);
    },
    /** Something that is on the server already, such as a new question with its id. */
    confirm(change: (tree: PlanTree) => PlanTree): void {
      confirmed = change(confirmed);
      show();
    },
    /** The plan as the server has it now; what is on its way stays on top. */
    replace(tree: PlanTree): void {
      confirmed = tree;
      show();
    },
  };
}
export type PlanEdits = ReturnType<typeof createPlanEdits>;
