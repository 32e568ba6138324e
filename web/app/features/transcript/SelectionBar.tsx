import { Portal, Toolbar } from '@mantine/core';
import {
  IconCopy,
  IconEraser,
  IconLink,
  IconNote,
  IconPencil,
  IconScissors,
  IconUserEdit,
} from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
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
  const isAbove = box.top > 120;
  const halfWidth = window.innerWidth < 768 ? 170 : 372;
  const middle = Math.max(
    halfWidth,
    Math.min(window.innerWidth - halfWidth, box.left + box.width / 2),
  );
  return (
    <Portal>
      <Toolbar
        ref={ref}
        unstyled
        aria-label="Selected text"
        className={classes.bar ?? ''}
        style={{ left: middle, top: isAbove ? box.top - 8 : box.bottom + 8 }}
        data-above={isAbove || undefined}
        // The selection stays while its bar is used.
        onPointerDown={(event) => event.preventDefault()}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      >
        {onNote && (
          <Action icon={<IconNote size={16} stroke={1.6} />} onClick={onNote}>
            Note
          </Action>
        )}
        {onClip && (
          <Action icon={<IconScissors size={16} stroke={1.6} />} onClick={onClip}>
            Clip
          </Action>
        )}
        <Action icon={<IconLink size={16} stroke={1.6} />} onClick={onCopyLink}>
          Copy link to this moment
        </Action>
        <Action icon={<IconCopy size={16} stroke={1.6} />} onClick={onCopyText}>
          Copy text
        </Action>
        {onCorrect && (
          <Action icon={<IconPencil size={16} stroke={1.6} />} onClick={onCorrect}>
            Correct
          </Action>
        )}
        {onAssign && (
          <Action icon={<IconUserEdit size={16} stroke={1.6} />} onClick={() => onAssign(box)}>
            Change speaker
          </Action>
        )}
        {onRedact && (
          <Action icon={<IconEraser size={16} stroke={1.6} />} onClick={onRedact}>
            Redact
          </Action>
        )}
      </Toolbar>
    </Portal>
  );
}

function Action(props: { icon: ReactNode; onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" data-toolbar-toggle className={classes.action} onClick={props.onClick}>
      {props.icon}
      {props.children}
    </button>
  );
}
