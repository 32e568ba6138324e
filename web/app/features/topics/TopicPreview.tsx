import { useQuery } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { topicRuleFault, type TopicRule } from '#shared/domain/customTopic.ts';
import { plural } from '#shared/domain/plural.ts';
import type { InsightFilter } from '../../lib/__generated__/graphql.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SpokenExamples } from './SpokenExamples.tsx';
import { CustomTopicPreviewDocument } from './topicDocuments.ts';

/** What a rule finds in the interviews of a period, while it is written. */
export function TopicPreview({ rule, filter }: { rule: TopicRule; filter: InsightFilter }) {
  const [settled] = useDebouncedValue(JSON.stringify(rule), 350);
  const { keywords, excludedKeywords, matchRule, speaker } = JSON.parse(settled) as TopicRule;
  const isEmpty = topicRuleFault({ keywords, excludedKeywords, matchRule, speaker }) !== null;
  const { data, previousData, error, refetch } = useQuery(CustomTopicPreviewDocument, {
    variables: {
      // The name is no part of the rule: typing one counts nothing again.
      input: {
        name: 'Preview',
        matchRule,
        speaker,
        keywords: [...keywords],
        excludedKeywords: [...excludedKeywords],
      },
      filter,
    },
    skip: isEmpty,
  });
  if (isEmpty)
    return (
      <Text c="dimmed" size="sm">
        Keywords show here which interviews they find.
      </Text>
    );
  if (error && !data)
    return <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />;
  const found = (data ?? previousData)?.customTopicPreview;
  return (
    <section aria-label="Preview" aria-busy={!data}>
      <Text size="sm" role="status">
        {found
          ? `Found in ${found.matching.toLocaleString('en-US')} of ${plural(found.interviews, 'interview')} in the chosen period.`
          : 'Counting …'}
      </Text>
      {found && <SpokenExamples examples={found.examples} isInNewTab />}
    </section>
  );
}
