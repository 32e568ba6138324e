import { Tabs } from '@mantine/core';
import { useState } from 'react';
import type { CaptureRecord, NoteRecord } from '../../platform/captureStore.ts';
import { FinishBar } from '../capture/FinishBar.tsx';
import { GuideTab } from '../guides/GuideTab.tsx';
import { NotesTab } from '../notes/NotesTab.tsx';
import { LiveTab } from '../transcripts/LiveTab.tsx';
import classes from './AssistantPanel.module.css';
import { usePanelKeys } from './usePanelKeys.ts';

interface InterviewTabsProps {
  capture: CaptureRecord;
  notes: NoteRecord[];
}

/** What one needs during an interview. Keys 1, 2, 3 change the tab and N begins a note. */
export function InterviewTabs({ capture, notes }: InterviewTabsProps) {
  const [tab, setTab] = useState<string | null>('guide');
  const [focusRequest, setFocusRequest] = useState(0);
  usePanelKeys({
    1: () => setTab('guide'),
    2: () => setTab('live'),
    3: () => setTab('notes'),
    n: () => {
      setTab('notes');
      setFocusRequest((count) => count + 1);
    },
  });
  const now = () => Math.max(0, Date.now() - capture.startedAtMs);
  const { captureId } = capture;
  return (
    <>
      <div className={classes.head}>
        <h1 className={classes.name} title={capture.name}>
          {capture.candidateName ?? capture.name}
        </h1>
      </div>
      <Tabs value={tab} onChange={setTab} className={classes.tabs ?? ''} keepMounted={false}>
        <Tabs.List grow>
          <Tabs.Tab value="guide">Guide</Tabs.Tab>
          <Tabs.Tab value="live">Live</Tabs.Tab>
          <Tabs.Tab value="notes">Notes</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="guide" className={classes.tabPanel ?? ''}>
          <GuideTab capture={capture} notes={notes} now={now} />
        </Tabs.Panel>
        <Tabs.Panel value="live" className={classes.tabPanel ?? ''}>
          <LiveTab capture={capture} />
        </Tabs.Panel>
        <Tabs.Panel value="notes" className={classes.tabPanel ?? ''}>
          <NotesTab captureId={captureId} notes={notes} focusRequest={focusRequest} now={now} />
        </Tabs.Panel>
      </Tabs>
      <FinishBar captureId={captureId} />
    </>
  );
}
