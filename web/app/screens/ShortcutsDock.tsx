import { Suspense } from 'react';
import { lazyPart } from '../lib/lazyPart.ts';
import { useShortcuts } from '../lib/shortcutStore.ts';
import { useCharacterKey } from '../lib/useCharacterKey.ts';

const KeysDialog = lazyPart(() => import('../features/player/KeysDialog.tsx'), 'KeysDialog');

/** Stands once in the shell: ? lists the shortcuts on every page. */
export function ShortcutsDock() {
  const { isDialogOpen, openDialog, closeDialog } = useShortcuts();
  useCharacterKey('?', openDialog);
  if (!isDialogOpen) return null;
  return (
    <Suspense fallback={null}>
      <KeysDialog onClose={closeDialog} />
    </Suspense>
  );
}
