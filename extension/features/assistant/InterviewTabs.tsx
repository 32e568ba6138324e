import { Tabs, Text } from '@mantine/core';
import { useCallback, useMemo, useState } from 'react';
import { LiveWords } from '#shared/ui/LiveWords.tsx';
import type { CaptureRecord, NoteRecord } from '../../platform/captureStore.ts';
import { text } from '../../platform/text.ts';
import { loadAgain, rememberedGuide } from '../guides/guideOperations.ts';
import { GuideTab } from '../guides/GuideTab.tsx';
import { useCoverage } from '../guides/useCoverage.ts';
import { MarksBar } from '../notes/MarksBar.tsx';
import { NotesTab } from '../notes/NotesTab.tsx';
import { LawfulWarning } from '../transcripts/LawfulWarning.tsx';
import { liveTexts } from '../transcripts/liveTexts.ts';
import { useLiveCaptions } from '../transcripts/useLiveCaptions.ts';
import classes from './AssistantPanel.module.css';
import { usePanelKeys } from './usePanelKeys.ts';

interface InterviewTabsProps {
  capture: CaptureRecord;
  notes: NoteRecord[];
}

/** What one needs during an interview. Keys 1, 2, 3 change the tab and N begins a note. */
export function InterviewTabs({ capture, notes }: InterviewTabsProps) {
  const { captureId, guideId, candidateName } = capture;
  const [tab, setTab] = useState<string | null>('guide');
  const [focusRequest, setFocusRequest] = useState(0);
  const [round, setRound] = useState(0);
  const guide = useMemo(() => {
    void round;
    return guideId ? rememberedGuide(guideId) : null;
  }, [guideId, round]);
  const lines = useLiveCaptions(captureId, capture.sequence);
  useCoverage(capture, guide, lines, notes);
  usePanelKeys({
    1: () => setTab('guide'),
    2: () => setTab('live'),
    3: () => setTab('notes'),
    n: () => {
      setTab('notes');
      setFocusRequest((count) => count + 1);
    },
  });
  const { startedAtMs } = capture;
  const now = useCallback(() => Math.max(0, Date.now() - startedAtMs), [startedAtMs]);
  return (
    <>
      <LawfulWarning lines={lines} candidateName={candidateName} />
      <Tabs value={tab} onChange={setTab} className={classes.tabs ?? ''} keepMounted={false}>
        <Tabs.List grow>
          <Tabs.Tab value="guide">{text('guide')}</Tabs.Tab>
          <Tabs.Tab value="live">{text('live')}</Tabs.Tab>
          <Tabs.Tab value="notes">{text('notes')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="guide" className={classes.tabPanel ?? ''}>
          <GuideTab
            {...{ capture, guide, notes, now }}
            onReload={async (known) => {
              await loadAgain(known);
              setRound(round + 1);
            }}
          />
        </Tabs.Panel>
        <Tabs.Panel value="live" className={classes.tabPanel ?? ''}>
          {lines.length === 0 ? (
            <Text c="dimmed" p="md">
              {text('nothingSaid')}
            </Text>
          ) : (
            <LiveWords lines={lines} texts={liveTexts} />
          )}
        </Tabs.Panel>
        <Tabs.Panel value="notes" className={classes.tabPanel ?? ''}>
          <NotesTab
            captureId={captureId}
            guide={guide}
            notes={notes}
            focusRequest={focusRequest}
            now={now}
          />
        </Tabs.Panel>
      </Tabs>
      <MarksBar captureId={captureId} now={now} />
    </>
  );
}
