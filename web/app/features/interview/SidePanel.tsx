import { Button, Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { parseAsString, useQueryState } from 'nuqs';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import classes from './SidePanel.module.css';
import { lazyPart } from '../../lib/lazyPart.ts';

const SideSheet = lazyPart(() =>
  import('./SideSheet.tsx').then((module) => ({ default: module.SideSheet })),
);

export interface SideTab {
  value: string;
  label: string;
  content: ReactNode;
}

interface SidePanelProps {
  tabs: readonly SideTab[];
  /** The sheet under 1024 px. */
  isOpen: boolean;
  onClose: () => void;
}

/** Under 1024 px the side becomes a sheet. Known at the first paint. */
export function useHasRoomForSide(): boolean {
  const options = { getInitialValueInEffect: false };
  return useMediaQuery('(min-width: 1024px)', true, options) ?? true;
}

/** What is known beside the words, by tabs; which one is open stands in the address. */
export function SidePanel({ tabs, isOpen, onClose }: SidePanelProps) {
  const hasRoom = useHasRoomForSide();
  const [wanted, setWanted] = useQueryState('tab', parseAsString);
  const shown = tabs.find(({ value }) => value === wanted) ?? tabs[0];
  if (!shown) return null;
  const panel = (
    <Tabs
      value={shown.value}
      onChange={(value) => void setWanted(value)}
      className={classes.tabs ?? ''}
      keepMounted={false}
    >
      <Tabs.List className={classes.list ?? ''}>
        {tabs.map(({ value, label }) => (
          <Tabs.Tab key={value} value={value}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ value, content }) => (
        <Tabs.Panel key={value} value={value} className={classes.panel ?? ''} tabIndex={0}>
          {content}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
  if (hasRoom)
    return (
      <aside className={classes.side} aria-label="About this interview">
        {panel}
      </aside>
    );
  return (
    <Suspense fallback={null}>
      <SideSheet isOpen={isOpen} onClose={onClose}>
        {panel}
      </SideSheet>
    </Suspense>
  );
}

/** Opens the sheet; stands only where there is no room for the side. */
export function SideButton({ onClick }: { onClick: () => void }) {
  const hasRoom = useHasRoomForSide();
  return hasRoom ? null : (
    <Button variant="default" onClick={onClick}>
      Notes
    </Button>
  );
}
