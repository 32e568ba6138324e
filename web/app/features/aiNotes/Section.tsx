import { IconChevronRight } from '@tabler/icons-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { create } from 'zustand';
import classes from './Section.module.css';

interface SectionProps {
  /** Names it in what is remembered of open and closed ones. */
  name: string;
  title: string;
  count?: number;
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/** Which sections somebody opened or closed; it holds for the next interview as well. */
const useOpenSections = create<Record<string, boolean>>(() => ({}));

/** A part of the notes that folds. */
export function Section({ name, title, count, isOpenAtFirst = true, children }: SectionProps) {
  const isOpen = useOpenSections((state) => state[name]) ?? isOpenAtFirst;
  const contentId = useId();
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? contentId : undefined}
          onClick={() => useOpenSections.setState({ [name]: !isOpen })}
        >
          <IconChevronRight size={16} stroke={1.8} className={classes.chevron} aria-hidden />
          {title}
          {count !== undefined && <span className={classes.count}>{count}</span>}
        </button>
      </h2>
      {isOpen && (
        <div id={contentId} className={classes.content}>
          {children}
        </div>
      )}
    </section>
  );
}
