import { ActionIcon, Button, CloseButton, Popover } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Annotation } from '#shared/analysis/analysis.ts';
import { annotationConfigs } from '#shared/analysis/annotationConfigs.ts';
import classes from './FindingPopover.module.css';

interface FindingPopoverProps {
  finding: Annotation;
  /** Names the finding on the page; the popover stands at the mark of this name. */
  findingId: string;
  /** Which it is of those shown: "3 of 24". */
  place: string;
  color: string;
  isReadOnly: boolean;
  onReplace: (text: string) => void;
  onIgnore: () => void;
  onStep: (direction: 1 | -1) => void;
  onClose: () => void;
  /** In place of suggestions, for sentences that can be written anew. */
  simplify?: ReactNode;
}

/** What is wrong with marked words and what could stand there instead. */
export function FindingPopover(props: FindingPopoverProps) {
  const { finding, findingId, place, color, isReadOnly } = props;
  const { onReplace, onIgnore, onStep, onClose, simplify } = props;
  const { label } = annotationConfigs[finding.category];
  // What is good needs nothing in its place.
  const isPraise = finding.category === 'inclusive';
  return (
    <Popover
      key={findingId}
      opened
      onChange={(isOpen) => !isOpen && onClose()}
      position="bottom-start"
      width={340}
      trapFocus
      withRoles={false}
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <span
          className={classes.anchor}
          ref={(anchor) => {
            if (anchor) placeOverMark(anchor, findingId);
          }}
        />
      </Popover.Target>
      <Popover.Dropdown
        role="dialog"
        aria-label={`${label}: ${finding.text}`}
        className={classes.dropdown}
      >
        <div className={classes.top}>
          <span className={classes.dot} style={{ background: color }} />
          <strong>{label}</strong>
          <span className={classes.place}>{place}</span>
          <ActionIcon aria-label="Previous finding" onClick={() => onStep(-1)}>
            <IconChevronLeft size={16} stroke={1.6} />
          </ActionIcon>
          <ActionIcon aria-label="Next finding" onClick={() => onStep(1)}>
            <IconChevronRight size={16} stroke={1.6} />
          </ActionIcon>
          <CloseButton aria-label="Close" onClick={onClose} />
        </div>
        <p className={classes.problem}>{finding.problem}</p>
        {!isReadOnly && (
          <>
            {simplify ??
              (isPraise ? null : <Suggestions finding={finding} onReplace={onReplace} />)}
            <div className={classes.foot}>
              <Button variant="subtle" color="gray" size="compact-sm" onClick={onIgnore}>
                {finding.text.length > 30 ? 'Ignore these words' : `Ignore “${finding.text}”`}
              </Button>
            </div>
          </>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

function Suggestions({ finding, onReplace }: Pick<FindingPopoverProps, 'finding' | 'onReplace'>) {
  const { suggestions, text } = finding;
  if (suggestions.length === 0) return <p className={classes.none}>No suggestions available</p>;
  return (
    <ul className={classes.suggestions} aria-label="Suggestions">
      {suggestions.map((suggestion, index) => {
        const words = matchCase(suggestion, text);
        return (
          <li key={suggestion}>
            <Button
              variant="light"
              size="compact-md"
              onClick={() => onReplace(words)}
              {...(index === 0 && { 'data-autofocus': true })}
            >
              {words === '' ? 'Delete' : words}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

/** Lays the anchor over the mark and brings it into sight. */
function placeOverMark(anchor: HTMLElement, findingId: string): void {
  const frame = anchor.parentElement;
  const mark = [...(frame?.querySelectorAll<HTMLElement>('[data-finding]') ?? [])].find(
    (each) => each.dataset['finding'] === findingId,
  );
  if (!frame || !mark) return;
  const inner = mark.getBoundingClientRect();
  const outer = frame.getBoundingClientRect();
  anchor.style.left = `${inner.left - outer.left}px`;
  anchor.style.top = `${inner.top - outer.top}px`;
  anchor.style.width = `${inner.width}px`;
  anchor.style.height = `${inner.height}px`;
  const isInSight = inner.top > 96 && inner.bottom < window.innerHeight - 160;
  if (!isInSight) mark.scrollIntoView({ block: 'center' });
}

/** A suggestion written as the words it replaces: "Rockstar" becomes "Expert", "ROCKSTAR" "EXPERT". */
function matchCase(suggestion: string, replaced: string): string {
  const isCapitals = replaced.length > 1 && replaced === replaced.toUpperCase();
  if (isCapitals && replaced !== replaced.toLowerCase()) return suggestion.toUpperCase();
  const first = replaced[0] ?? '';
  const isCapitalized = first !== first.toLowerCase();
  return isCapitalized ? suggestion.charAt(0).toUpperCase() + suggestion.slice(1) : suggestion;
}
