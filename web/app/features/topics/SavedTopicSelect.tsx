import { useQuery } from '@apollo/client/react';
import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { topicSearchPath, type TopicRule } from '#shared/domain/customTopic.ts';
import { readFragment } from '../../lib/__generated__/index.ts';
import type { InsightFilter } from '../../lib/__generated__/graphql.ts';
import { TopicDialog } from './TopicDialog.tsx';
import { CustomTopicFragment, CustomTopicsDocument } from './topicDocuments.ts';

interface SavedTopicSelectProps {
  rule: TopicRule;
  filter: InsightFilter;
  /** Whether this person may save topics. */
  canSave: boolean;
  onChoose: (rule: TopicRule) => void;
}

const noRule: TopicRule = { keywords: [], excludedKeywords: [], matchRule: 'ALL', speaker: 'ALL' };

/** The organization's topics as searches that are saved, and the way to save this one. */
export function SavedTopicSelect({ rule, filter, canSave, onChoose }: SavedTopicSelectProps) {
  const [isSaving, setIsSaving] = useState(false);
  const { data } = useQuery(CustomTopicsDocument, { fetchPolicy: 'cache-and-network' });
  const topics = (data?.customTopics ?? []).map((topic) =>
    readFragment(CustomTopicFragment, topic),
  );
  const path = topicSearchPath(rule);
  const current = topics.find((topic) => topicSearchPath(topic) === path);
  return (
    <>
      {topics.length > 0 && (
        <Select
          label="Saved topic"
          placeholder="None"
          searchable
          clearable
          clearButtonProps={{ 'aria-label': 'Clear saved topic' }}
          data={topics.map(({ id, name }) => ({ value: id, label: name }))}
          value={current?.id ?? null}
          onChange={(id) => onChoose(topics.find((topic) => topic.id === id) ?? noRule)}
        />
      )}
      {canSave && rule.keywords.length > 0 && data && !current && (
        <Button variant="default" onClick={() => setIsSaving(true)}>
          Save as topic
        </Button>
      )}
      {isSaving && <TopicDialog topic={rule} filter={filter} onClose={() => setIsSaving(false)} />}
    </>
  );
}
