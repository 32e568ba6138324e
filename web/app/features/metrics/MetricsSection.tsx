import { Button, DataList } from '@mantine/core';
import { IconHelp } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { goodRanges } from '#shared/domain/callMetrics.ts';
import type { CallMeasure } from '#shared/domain/callMetrics.ts';
import classes from './MetricsSection.module.css';
import { lazyPart } from '../../lib/lazyPart.ts';
import { judgeMetric, metricTexts } from './metricTexts.ts';
import type { MetricName } from './metricTexts.ts';
import type { SpeakerRole } from '#shared/domain/transcript.ts';
import { MeasureItem } from '../../ui/MeasureItem.tsx';
import { RangeBar } from '../../ui/RangeBar.tsx';

const MetricsHelp = lazyPart(() => import('./MetricsHelp.tsx'), 'MetricsHelp');

interface MetricsSectionProps {
  metrics: CallMeasure & { speakingRateDecile: number | null; interactivityDecile: number | null };
  /** Without an interviewer, what is measured of interviewers is not known. */
  speakers: readonly { role: SpeakerRole }[];
}

const verdicts = { below: 'Below', good: 'Within', above: 'Above' } as const;
const ofInterviewers: ReadonlySet<string> = new Set([
  'longestMonologueMs',
  'speakingRateWpm',
  'questionsAsked',
]);
const deciles = {
  speakingRateWpm: 'speakingRateDecile',
  interactivity: 'interactivityDecile',
} as const;

/** The measures of an interview beside the ranges that are good; never a judgement of a person. */
export function MetricsSection({ metrics, speakers }: MetricsSectionProps) {
  const [isHelping, setIsHelping] = useState(false);
  const hasInterviewer = speakers.some(({ role }) => role === 'INTERVIEWER');
  const isMeasured = (name: MetricName) =>
    name === 'interactivity' ? speakers.length > 1 : hasInterviewer || !ofInterviewers.has(name);
  const known = metricTexts.flatMap((text) => {
    const value = isMeasured(text.name) ? metrics[text.name] : null;
    return value === null ? [] : [{ ...text, value }];
  });
  return (
    <section aria-labelledby="metrics-title">
      <div className={classes.head}>
        <h2 id="metrics-title" className={classes.heading}>
          Metrics
        </h2>
        <Button
          variant="subtle"
          color="gray"
          px={8}
          leftSection={<IconHelp size={16} stroke={1.6} />}
          onClick={() => setIsHelping(true)}
        >
          What these mean
        </Button>
      </div>
      <DataList withDivider mt={4}>
        {known.map(({ name, title, good, format, max, value }) => {
          const verdict = judgeMetric(name, value);
          const decile = name in deciles ? metrics[deciles[name as keyof typeof deciles]] : null;
          return (
            <MeasureItem
              key={name}
              title={title}
              value={format(value)}
              picture={<RangeBar value={value} good={goodRanges[name]} max={max} />}
            >
              <span data-verdict={verdict} className={classes.verdict}>
                {verdicts[verdict]}
              </span>{' '}
              the {good}
              {decile !== null && <div>{decile} of 10 within your organization</div>}
            </MeasureItem>
          );
        })}
      </DataList>
      {known.length < metricTexts.length && (
        <p className={classes.unknown}>
          Say who the candidate is and who interviews, under Speakers, to see more measures.
        </p>
      )}
      {isHelping && (
        <Suspense fallback={null}>
          <MetricsHelp onClose={() => setIsHelping(false)} />
        </Suspense>
      )}
    </section>
  );
}
