import { Button, Tabs, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './SidePanel.module.css';
import { SideOrSheet } from '../../ui/SideOrSheet.tsx';
import { useHasRoomForSide } from '../../ui/useHasRoomForSide.ts';

export interface SideTab {
  value: string;
  label: string;
  /** Something in it is new to the reader. */
  hasNews?: boolean;
  content: ReactNode;
}

interface SidePanelProps {
  tabs: readonly SideTab[];
  /** The one that the address names; the first where it names none. */
  tab: string | null;
  onTab: (tab: string | null) => void;
  /** The sheet under 1024 px. */
  isOpen: boolean;
  onClose: () => void;
}

const tabsId = 'side';

/** Puts the focus on a tab, once it is on the page. */
export const focusTab = (tab: string) =>
  setTimeout(() => document.getElementById(`${tabsId}-tab-${tab}`)?.focus());

/** What is known beside the words, by tabs. */
export function SidePanel({ tabs, tab, onTab, isOpen, onClose }: SidePanelProps) {
  const shown = tabs.find(({ value }) => value === tab) ?? tabs[0];
  if (!shown) return null;
  return (
    <SideOrSheet
      label="About this interview"
      className={classes.side}
      isOpen={isOpen}
      onClose={onClose}
      isFlush
    >
      <Tabs
        id={tabsId}
        value={shown.value}
        onChange={onTab}
        className={classes.tabs}
        keepMounted={false}
      >
        <Tabs.List className={classes.list}>
          {tabs.map(({ value, label, hasNews = false }) => (
            <Tabs.Tab key={value} value={value}>
              {label}
              {hasNews && (
                <>
                  <span className={classes.news} aria-hidden />
                  <VisuallyHidden>, with something new for you</VisuallyHidden>
                </>
              )}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(({ value, content }) => (
          <Tabs.Panel key={value} value={value} className={classes.panel} tabIndex={0}>
            {content}
          </Tabs.Panel>
        ))}
      </Tabs>
    </SideOrSheet>
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
