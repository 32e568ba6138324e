import { Suspense, lazy } from 'react';
import { EngineFacts } from '../features/interview/EngineFacts.tsx';
import { ProcessingSteps } from '../features/interview/ProcessingSteps.tsx';
import type { SideTab } from '../features/interview/SidePanel.tsx';
import type { Interview } from '../features/interview/useInterview.ts';
import { MetricsSection } from '../features/metrics/MetricsSection.tsx';
import { TalkShare } from '../features/metrics/TalkShare.tsx';
import { suggestedPeople } from '../features/speakers/suggestSpeaker.ts';
import { EditsList } from '../features/transcript/EditsList.tsx';
import type { Transcript } from '../features/transcript/useTranscript.ts';
import type { InterviewProgress_CallFragment } from '../lib/__generated__/graphql.ts';
import classes from './interviewTabs.module.css';

const SpeakersPanel = lazy(() =>
  import('../features/speakers/SpeakersPanel.tsx').then((module) => ({
    default: module.SpeakersPanel,
  })),
);

interface InterviewTabsOptions {
  call: Interview;
  progress: InterviewProgress_CallFragment;
  transcript: Transcript;
  /** IANA name of the reader's zone. */
  zone: string;
}

/** The right of an interview: one tab for each thing that there is to show. */
export function interviewTabs(options: InterviewTabsOptions): SideTab[] {
  const { call, transcript } = options;
  const tabs: SideTab[] = [];
  if (transcript.engine)
    tabs.push({ value: 'details', label: 'Details', content: <Details {...options} /> });
  if (transcript.speakers.length > 0)
    tabs.push({ value: 'speakers', label: 'Speakers', content: <Speakers {...options} /> });
  if (transcript.edits.length > 0)
    tabs.push({
      value: 'edits',
      label: `Edits ${transcript.edits.length}`,
      content: (
        <EditsList
          edits={transcript.edits}
          zone={options.zone}
          onUndo={call.canEdit ? transcript.undo : null}
          undoingId={transcript.undoingId}
        />
      ),
    });
  return tabs;
}

function Details({ call, progress, transcript, zone }: InterviewTabsOptions) {
  const { engine, metrics, speakers, languageCode } = transcript;
  const isPreparing = progress.processingSteps.some(({ status }) => status !== 'COMPLETED');
  return (
    <div className={classes.details}>
      {isPreparing && <ProcessingSteps progress={progress} canRetry={call.canEdit} />}
      {metrics && <MetricsSection metrics={metrics} speakers={speakers} />}
      <TalkShare speakers={speakers} />
      {engine && <EngineFacts engine={engine} languageCode={languageCode} zone={zone} />}
    </div>
  );
}

function Speakers({ call, transcript }: InterviewTabsOptions) {
  const { edit } = transcript;
  const interviewerNames = call.interviewers.map(({ fullName }) => fullName);
  return (
    <Suspense fallback={null}>
      <SpeakersPanel
        speakers={transcript.speakers}
        people={suggestedPeople(call.candidate?.fullName, interviewerNames)}
        changes={
          call.canEdit
            ? {
                update: (speakerId, update) =>
                  edit({ kind: 'updateSpeaker', speakerId, ...update }),
                merge: (speakerId, intoSpeakerId) =>
                  edit({ kind: 'mergeSpeakers', speakerId, intoSpeakerId }),
              }
            : null
        }
      />
    </Suspense>
  );
}
