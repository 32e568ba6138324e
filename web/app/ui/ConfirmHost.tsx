import { Suspense } from 'react';
import { lazyPart } from '../lib/lazyPart.ts';
import { useConfirmStore } from './confirmStore.ts';

const ConfirmDialog = lazyPart(() => import('./ConfirmDialog.tsx'), 'ConfirmDialog');

/**
 * Stands once near the root; shows whatever `useConfirm` asks. The provider of @mantine/modals (9.7.3) would be
 * loaded with every page, without a field for a phrase; this dialog is loaded when one is asked for.
 */
export function ConfirmHost() {
  const options = useConfirmStore((state) => state.options);
  const answer = useConfirmStore((state) => state.answer);
  if (!options) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmDialog {...options} onAnswer={answer} />
    </Suspense>
  );
}
