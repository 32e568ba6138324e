import type { ReactNode } from 'react';
import { create } from 'zustand';
import { Disclosure } from '../../ui/Disclosure.tsx';
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
  return (
    <section className={classes.section}>
      <Disclosure
        heading="h2"
        label={
          <>
            {title}
            {count !== undefined && <span className={classes.count}>{count}</span>}
          </>
        }
        isOpen={isOpen}
        onToggle={() => useOpenSections.setState({ [name]: !isOpen })}
      >
        <div className={classes.content}>{children}</div>
      </Disclosure>
    </section>
  );
}
