import { Button } from '@mantine/core';
import { IconHelp } from '@tabler/icons-react';
import { useState } from 'react';
import { goodRanges } from '../../../../shared/domain/callMetrics.ts';
import type { CallMeasure } from '../../../../shared/domain/callMetrics.ts';
import { MetricsHelp } from './MetricsHelp.tsx';
import classes from './MetricsSection.module.css';
import { judgeMetric, metricTexts } from './metricTexts.ts';
import { RangeBar } from './RangeBar.tsx';

interface MetricsSectionProps {
  metrics: CallMeasure & { speakingRateDecile: number | null; interactivityDecile: number | null };
  /** Without one, what is measured of interviewers is not known. */
  hasInterviewer: boolean;
}

const verdicts = { below: 'Below', good: 'In range', above: 'Above' } as const;
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
export function MetricsSection({ metrics, hasInterviewer }: MetricsSectionProps) {
  const [isHelping, setIsHelping] = useState(false);
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
          Metrics help
        </Button>
      </div>
      <dl className={classes.metrics}>
        {metricTexts.map(({ name, title, good, format, max }) => {
          const value = hasInterviewer || !ofInterviewers.has(name) ? metrics[name] : null;
          const verdict = value === null ? null : judgeMetric(name, value);
          const decile = name in deciles ? metrics[deciles[name as keyof typeof deciles]] : null;
          return (
            <div key={name} className={classes.metric}>
              <dt>{title}</dt>
              <dd className={classes.value}>{value === null ? 'Not known' : format(value)}</dd>
              <dd className={classes.bar}>
                {value !== null && <RangeBar value={value} good={goodRanges[name]} max={max} />}
              </dd>
              <dd className={classes.good}>
                {verdict === null ? (
                  'Name the speakers and their roles to measure it'
                ) : (
                  <>
                    <span data-verdict={verdict} className={classes.verdict}>
                      {verdicts[verdict]}
                    </span>
                    , good is {good}
                    {decile !== null && <span>. {decile} of 10 in your organization</span>}
                  </>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      {isHelping && <MetricsHelp onClose={() => setIsHelping(false)} />}
    </section>
  );
}
