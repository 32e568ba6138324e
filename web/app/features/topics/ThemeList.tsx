import { Text } from '@mantine/core';
import { fewestForAverage } from '#shared/domain/interviewQuality.ts';
import { plural } from '#shared/domain/plural.ts';
import { topicPercent } from '#shared/domain/topicSearch.ts';
import type { SpokenThemesFieldsFragment } from '../../lib/__generated__/graphql.ts';
import { PageSection } from '../../ui/PageSection.tsx';
import { SpokenExamples } from './SpokenExamples.tsx';

/** Each theme with how often it comes up and what was said; the most frequent first. */
export function ThemeList({ found }: { found: SpokenThemesFieldsFragment }) {
  return found.themes.map(({ theme, title, interviews, sentences, examples }) => (
    <PageSection key={theme} title={title}>
      <Text c="dimmed" size="sm">
        {plural(sentences, 'time')} in {plural(interviews, 'interview')}
        {found.interviews >= fewestForAverage &&
          `, ${topicPercent(interviews, found.interviews)} % of all`}
      </Text>
      <SpokenExamples examples={examples} />
    </PageSection>
  ));
}
