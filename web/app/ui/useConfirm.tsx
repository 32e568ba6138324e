import { useConfirmStore } from './confirmStore.ts';
import type { ConfirmOptions } from './confirmStore.ts';

/** `await confirm({…})` opens the confirmation dialog; true only when the person said yes. */
export function useConfirm(): (options?: ConfirmOptions) => Promise<boolean> {
  const ask = useConfirmStore((state) => state.ask);
  return (options = {}) => ask(options);
}
