import { Text } from '@mantine/core';
import classes from './MetricsHelp.module.css';
import { Dialog } from '../../ui/Dialog.tsx';
import { metricTexts } from './metricTexts.ts';

/** What each measure means, what is good, and what it is compared with. */
export function MetricsHelp({ onClose }: { onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title="What these mean" size="lg">
      <dl className={classes.terms}>
        {metricTexts.map(({ name, title, definition, good }) => (
          <div key={name}>
            <dt>{title}</dt>
            <dd>
              {definition} {good !== null && `Aim for the ${good}. `}
              {name === 'speakingRateWpm' &&
                'The figure beside it is its place among the interviewers of the prior three months: a 4 means the 30th to 40th percentile.'}
              {name === 'interactivity' &&
                'The figure beside it is its place among all interviews of the prior three months, counted the same way.'}
            </dd>
          </div>
        ))}
      </dl>
      <Text c="dimmed" size="sm" mt="md">
        They describe the conversation, not a person, and are as right as the transcript and the
        names of the speakers are. Comparisons need at least ten interviews.
      </Text>
    </Dialog>
  );
}
