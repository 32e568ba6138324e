import { Text } from '@mantine/core';
import { measureTexts, type InsightMeasure } from '#shared/domain/interviewQuality.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { TermList } from '../../ui/TermList.tsx';

interface MeasureHelpProps {
  measures: readonly InsightMeasure[];
  onClose: () => void;
}

/** What each measure counts, and what is good. */
export function MeasureHelp({ measures, onClose }: MeasureHelpProps) {
  return (
    <Dialog onClose={onClose} title="What these mean" size="lg">
      <TermList
        terms={measures.map((measure) => {
          const { title, definition, good } = measureTexts[measure];
          return {
            key: measure,
            term: title,
            meaning: good ? `${definition} Good: ${good}.` : definition,
          };
        })}
      />
      <Text c="dimmed" size="sm" mt="md">
        They describe conversations, not people, and are as right as the transcript and the names of
        its speakers. Agendas and invitations are recognized in English.
      </Text>
    </Dialog>
  );
}
