import { Alert, Button, Loader, Pill } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Analysis } from '#shared/analysis/analysis.ts';
import type { AdviceAction } from './adviceAction.ts';
import { AdviceList } from './AdviceList.tsx';
import classes from './AnalyzerSide.module.css';
import { MeasureList } from './MeasureList.tsx';
import { ScoreRing } from './ScoreRing.tsx';
import { WhyScore } from './WhyScore.tsx';

const analysisError =
  'There was an error processing your JD. You may still edit it as normal. Contact support for more info.';

interface AnalyzerSideProps {
  analysis: Analysis | null;
  /** Nothing is written yet, so nothing is judged. */
  isEmpty: boolean;
  hasFailed: boolean;
  /** Why the text cannot be saved as it is; its analysis goes on. */
  refusal: string | null;
  onRetry: () => void;
  onAction: (action: AdviceAction) => void;
  ignoredWords: readonly string[];
  onStopIgnoring: (word: string) => void;
  legend: ReactNode;
  isReadOnly: boolean;
}

/** The score, why it is what it is, and what would raise it. */
export function AnalyzerSide(props: AnalyzerSideProps) {
  const { analysis, isEmpty, hasFailed, onRetry, onAction, isReadOnly } = props;
  if (hasFailed)
    return (
      <div className={classes.side}>
        <ScoreRing score={null} />
        <Alert color="red" role="alert" title="No analysis">
          <p className={classes.message}>{analysisError}</p>
          <Button variant="default" onClick={onRetry}>
            Try again
          </Button>
        </Alert>
      </div>
    );
  if (isEmpty)
    return (
      <div className={classes.side}>
        <ScoreRing score={null} />
        <p className={classes.hint}>Write or paste a job description to see how it reads.</p>
      </div>
    );
  if (!analysis)
    return (
      <div className={classes.side} aria-busy>
        <ScoreRing score={null} />
        <Loader size="sm" aria-label="Analyzing" />
      </div>
    );
  return (
    <div className={classes.side}>
      {props.refusal && (
        <Alert color="red" role="alert" title="Too long to save">
          <p className={classes.message}>{props.refusal}</p>
        </Alert>
      )}
      <div>
        <ScoreRing score={analysis.score} />
        <WhyScore score={analysis.score} deductions={analysis.deductions} />
      </div>
      <Section title="Advice">
        <AdviceList advice={analysis.bestPractices} onAction={onAction} isReadOnly={isReadOnly} />
      </Section>
      <Section title="Marks">
        {props.legend}
        {props.ignoredWords.length > 0 && (
          <div className={classes.ignored}>
            <span>Ignored words</span>
            {props.ignoredWords.map((word) => (
              <Pill
                key={word}
                withRemoveButton={!isReadOnly}
                removeButtonProps={{
                  'aria-label': `Stop ignoring “${word}”`,
                  'aria-hidden': false,
                  tabIndex: 0,
                }}
                onRemove={() => props.onStopIgnoring(word)}
              >
                {word}
              </Pill>
            ))}
          </div>
        )}
      </Section>
      <Section title="Measures">
        <MeasureList analysis={analysis} />
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className={classes.heading}>{title}</h2>
      {children}
    </section>
  );
}
