import { Suspense, useState } from 'react';
import { visibilityDescription, visibilityLabel } from '#shared/domain/visibility.ts';
import type { CallVisibility } from '#shared/domain/visibility.ts';
import { lazyPart } from '../../lib/lazyPart.ts';
import { visibilityIcons } from '../../ui/visibilityIcons.ts';
import classes from './VisibilityChip.module.css';

const VisibilityDialog = lazyPart(() => import('./VisibilityDialog.tsx'), 'VisibilityDialog');

interface VisibilityChipProps {
  callId: string;
  visibility: CallVisibility;
}

/** Who sees this interview; opens the list of them and the choice. */
export function VisibilityChip({ callId, visibility }: VisibilityChipProps) {
  const [isOpen, setIsOpen] = useState(false);
  const Icon = visibilityIcons[visibility];
  return (
    <>
      <button
        type="button"
        className={classes.chip}
        title={visibilityDescription(visibility)}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Icon size={14} stroke={1.6} aria-hidden />
        <span className={classes.label}>{visibilityLabel(visibility)}</span>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <VisibilityDialog callId={callId} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
