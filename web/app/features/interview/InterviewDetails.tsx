import type { FragmentType } from '../../lib/__generated__/index.ts';
import type { InterviewProgress_CallFragment } from '../../lib/__generated__/graphql.ts';
import { MetricsSection } from '../metrics/MetricsSection.tsx';
import { TalkShare } from '../metrics/TalkShare.tsx';
import type { Transcript } from '../transcript/useTranscript.ts';
import { CallConsent, type CallConsentFragment } from './CallConsent.tsx';
import { CallRating, type CallRatingFragment } from './CallRating.tsx';
import { EngineFacts } from './EngineFacts.tsx';
import classes from './InterviewDetails.module.css';
import { ProcessingSteps } from './ProcessingSteps.tsx';

interface InterviewDetailsProps {
  call: FragmentType<typeof CallRatingFragment> & FragmentType<typeof CallConsentFragment>;
  progress: InterviewProgress_CallFragment;
  transcript: Transcript;
}

/** How far an interview is, how it was rated, how it went in numbers, who agreed to it, and who wrote its transcript. */
export function InterviewDetails({ call, progress, transcript }: InterviewDetailsProps) {
  const { engine, metrics, speakers, languageCode } = transcript;
  const isPreparing = progress.processingSteps.some(({ status }) => status !== 'COMPLETED');
  return (
    <div className={classes.details}>
      {isPreparing && <ProcessingSteps progress={progress} />}
      <CallRating call={call} />
      {metrics && <MetricsSection metrics={metrics} speakers={speakers} />}
      <TalkShare speakers={speakers} />
      <CallConsent call={call} />
      {engine && <EngineFacts engine={engine} languageCode={languageCode} />}
    </div>
  );
}
