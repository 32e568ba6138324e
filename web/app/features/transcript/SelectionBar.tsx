import { Portal } from '@mantine/core';
import { useRovingIndex } from '@mantine/hooks';
import {
  IconCopy,
  IconEraser,
  IconLink,
  IconNote,
  IconPencil,
  IconScissors,
  IconUserEdit,
} from '@tabler/icons-react';
import type { Ref } from 'react';
import classes from './SelectionBar.module.css';
import type { TextSelection } from './useTextSelection.ts';

interface SelectionBarProps {
  ref: Ref<HTMLDivElement>;
  selection: TextSelection;
  onNote?: (() => void) | undefined;
  onClip?: (() => void) | undefined;
  onCopyLink: () => void;
  onCopyText: () => void;
  /** Absent where it cannot be done. */
  onCorrect?: (() => void) | undefined;
  onAssign?: ((anchor: DOMRect) => void) | undefined;
  onRedact?: (() => void) | undefined;
  onClose: () => void;
}

/** What can be done with the words selected; stands just above them. Arrow keys move within it. */
export function SelectionBar(props: SelectionBarProps) {
  const { ref, selection, onNote, onClip, onCopyLink, onCopyText, onCorrect, onAssign } = props;
  const { onRedact, onClose } = props;
  const { box } = selection;
  const actions = [
    { name: 'Note', Icon: IconNote, run: onNote },
    { name: 'Clip', Icon: IconScissors, run: onClip },
    { name: 'Copy link to this moment', Icon: IconLink, run: onCopyLink },
    { name: 'Copy text', Icon: IconCopy, run: onCopyText },
    { name: 'Correct', Icon: IconPencil, run: onCorrect },
    { name: 'Change speaker', Icon: IconUserEdit, run: onAssign && (() => onAssign(box)) },
    { name: 'Redact', Icon: IconEraser, run: onRedact },
  ].filter(({ run }) => run !== undefined);
  const roving = useRovingIndex({ total: actions.length });
  const isAbove = box.top > 120;
  const halfWidth = window.innerWidth < 768 ? 170 : 372;
  const middle = Math.max(
    halfWidth,
    Math.min(window.innerWidth - halfWidth, box.left + box.width / 2),
  );
  return (
    <Portal>
      <div
        role="toolbar"
        ref={ref}
        aria-label="Selected text"
        className={classes.bar}
        style={{ left: middle, top: isAbove ? box.top - 8 : box.bottom + 8 }}
        data-above={isAbove || undefined}
        // The selection stays while its bar is used.
        onPointerDown={(event) => event.preventDefault()}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      >
        {actions.map(({ name, Icon, run }, index) => (
          <button
            key={name}
            type="button"
            className={classes.action}
            {...roving.getItemProps({ index, onClick: () => run?.() })}
          >
            <Icon size={16} stroke={1.6} aria-hidden />
            {name}
          </button>
        ))}
      </div>
    </Portal>
  );
}
