import { Text } from '@mantine/core';
import { measureTexts, type InsightMeasure } from '#shared/domain/interviewQuality.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import classes from './MeasureHelp.module.css';

interface MeasureHelpProps {
  measures: readonly InsightMeasure[];
  onClose: () => void;
}

/** What each measure counts, and what is good. */
export function MeasureHelp({ measures, onClose }: MeasureHelpProps) {
  return (
    <Dialog onClose={onClose} title="What these mean" size="lg">
      <dl className={classes.terms}>
        {measures.map((measure) => {
          const { title, definition, good } = measureTexts[measure];
          return (
            <div key={measure}>
              <dt>{title}</dt>
              <dd>
                {definition} {good && `Good: ${good}.`}
              </dd>
            </div>
          );
        })}
      </dl>
      <Text c="dimmed" size="sm" mt="md">
        They describe conversations, not people, and are as right as the transcript and the names of
        its speakers. Agendas and invitations are recognized in English.
      </Text>
    </Dialog>
  );
}
