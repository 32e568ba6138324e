import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { lazyPart } from '../lib/lazyPart.ts';
import { useHasRoomForSide } from './useHasRoomForSide.ts';

const Sheet = lazyPart(() => import('./Sheet.tsx'), 'Sheet');

interface SideOrSheetProps {
  /** Its name for screen readers, and the title of the sheet. */
  label: string;
  /** Of the panel beside the page. */
  className: string;
  /** Whether the sheet is open; beside the page the panel is always there. */
  isOpen: boolean;
  onClose: () => void;
  position?: 'bottom' | 'left';
  /** Where the content fills the sheet and scrolls itself. */
  isFlush?: boolean;
  /** Where the panel scrolls and may hold nothing that takes the focus: keys reach it then. */
  isScrollable?: boolean;
  /** Stands below the content in the sheet alone. */
  sheetFoot?: ReactNode;
  children: ReactNode;
}

/**
 * A panel beside the page where there is room for one, under 1024 px a sheet over it. The page owns whether
 * the sheet is open and shows its own button for it, by `useHasRoomForSide`.
 */
export function SideOrSheet(props: SideOrSheetProps) {
  const { label, className, isOpen, onClose, position = 'bottom', isFlush = false } = props;
  const { isScrollable = false } = props;
  if (useHasRoomForSide())
    return (
      <aside className={className} aria-label={label} {...(isScrollable && { tabIndex: 0 })}>
        {props.children}
      </aside>
    );
  return (
    <Suspense fallback={null}>
      <Sheet title={label} position={position} isOpen={isOpen} onClose={onClose} isFlush={isFlush}>
        {props.children}
        {props.sheetFoot}
      </Sheet>
    </Suspense>
  );
}
