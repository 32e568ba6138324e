import { Text } from '@mantine/core';
import { Dialog } from '../../ui/Dialog.tsx';
import { TermList } from '../../ui/TermList.tsx';
import { metricTexts, type MetricName } from './metricTexts.ts';

const comparisons: Partial<Record<MetricName, string>> = {
  speakingRateWpm:
    'The figure beside it is its place among the interviewers of the prior three months: a 4 means the 30th to 40th percentile.',
  interactivity:
    'The figure beside it is its place among all interviews of the prior three months, counted the same way.',
};

/** What each measure means, what is good, and what it is compared with. */
export function MetricsHelp({ onClose }: { onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title="What these mean" size="lg">
      <TermList
        terms={metricTexts.map(({ name, title, definition, good }) => ({
          key: name,
          term: title,
          meaning: [definition, `Aim for the ${good}.`, comparisons[name]]
            .filter(Boolean)
            .join(' '),
        }))}
      />
      <Text c="dimmed" size="sm" mt="md">
        They describe the conversation, not a person, and are as right as the transcript and the
        names of the speakers are. Comparisons need at least ten interviews.
      </Text>
    </Dialog>
  );
}
