import { IconChevronRight } from '@tabler/icons-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import classes from './Disclosure.module.css';
import { useExpanded } from './useExpanded.ts';

interface DisclosureProps {
  label: ReactNode;
  /** Makes the button a heading of the page, across its whole width. */
  heading?: 'h2' | 'h3';
  isOpenFirst?: boolean;
  /** Both, where the page keeps which one is open. */
  isOpen?: boolean;
  onToggle?: () => void;
  children: ReactNode;
}

/**
 * A button with a chevron and the content that it opens below. Closed content is not drawn; the reader's
 * choice lasts as long as the component unless the page passes `isOpen` and `onToggle`.
 */
export function Disclosure(props: DisclosureProps) {
  const { label, heading: Heading, isOpenFirst = false, children } = props;
  const { isOpen: isOpenHere, setIsOpen } = useExpanded(isOpenFirst);
  const contentId = useId();
  const isOpen = props.isOpen ?? isOpenHere;
  const button = (
    <button
      type="button"
      className={classes.toggle}
      data-heading={Heading !== undefined || undefined}
      aria-expanded={isOpen}
      aria-controls={isOpen ? contentId : undefined}
      onClick={props.onToggle ?? (() => setIsOpen(!isOpen))}
    >
      <IconChevronRight size={16} stroke={1.8} className={classes.chevron} aria-hidden />
      {label}
    </button>
  );
  return (
    <>
      {Heading ? <Heading className={classes.heading}>{button}</Heading> : button}
      {isOpen && <div id={contentId}>{children}</div>}
    </>
  );
}
