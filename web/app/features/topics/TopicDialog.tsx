import { NativeSelect, SimpleGrid, Stack, TagsInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  customTopicFault,
  customTopicLimits,
  tidyCustomTopic,
  topicMatchRuleLabels,
  topicMatchRules,
  topicSearchPath,
  type CustomTopicFields,
} from '#shared/domain/customTopic.ts';
import { mostKeywords, topicSpeakerLabels, topicSpeakers } from '#shared/domain/topicSearch.ts';
import type { InsightFilter } from '../../lib/__generated__/graphql.ts';
import { useAction } from '../../lib/useAction.ts';
import { useFormDraft } from '../../lib/useFormDraft.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormFooter } from '../../ui/FormFooter.tsx';
import { RestoredDraft } from '../../ui/RestoredDraft.tsx';
import { TopicPreview } from './TopicPreview.tsx';
import { useTopicCommands, type SavedTopic } from './useTopicCommands.ts';

const empty: CustomTopicFields = {
  name: '',
  keywords: [],
  excludedKeywords: [],
  matchRule: 'ANY',
  speaker: 'ALL',
};
const speakerLabels = { ...topicSpeakerLabels, ALL: 'Anybody' };

interface TopicDialogProps {
  /** The topic to change, or what a new one begins with. */
  topic?: SavedTopic | Omit<CustomTopicFields, 'name'> | undefined;
  /** The interviews that the preview counts. */
  filter: InsightFilter;
  onClose: () => void;
}

/** Writes a topic, and shows meanwhile which interviews it finds. */
export function TopicDialog({ topic, filter, onClose }: TopicDialogProps) {
  const initialValues = { ...empty, ...topic };
  const id = topic && 'id' in topic ? topic.id : null;
  const form = useForm({ initialValues });
  const draft = useFormDraft(`customTopic/${id ?? topicSearchPath(initialValues)}`, form);
  const commands = useTopicCommands();
  const close = () => {
    draft.drop();
    onClose();
  };
  const saving = useAction(async (typed: CustomTopicFields) => {
    const fields = tidyCustomTopic(typed);
    const fault = customTopicFault(fields);
    if (fault !== null) throw new Error(fault);
    await commands.save(id, fields);
    close();
  });
  const keywordField = (name: 'keywords' | 'excludedKeywords') => ({
    maxTags: mostKeywords,
    splitChars: [','],
    acceptValueOnBlur: true,
    value: [...form.values[name]],
    onChange: (value: string[]) => form.setFieldValue(name, value),
  });
  return (
    <Dialog
      title={id === null ? 'New topic' : 'Edit topic'}
      size="lg"
      onClose={onClose}
      closeOnClickOutside={false}
    >
      <form noValidate onSubmit={form.onSubmit(saving.run)}>
        <Stack gap="sm">
          <RestoredDraft draft={draft} />
          <TextInput
            label="Name"
            placeholder="Relocation"
            maxLength={customTopicLimits.name}
            {...form.getInputProps('name', { withFocus: false })}
            data-autofocus
          />
          <TagsInput
            label="Keywords"
            description="Words or phrases as they are spoken. Enter or a comma adds one."
            {...keywordField('keywords')}
          />
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            <NativeSelect
              label="An interview counts with"
              data={topicMatchRules.map((value) => ({ value, label: topicMatchRuleLabels[value] }))}
              {...form.getInputProps('matchRule', { withFocus: false })}
            />
            <NativeSelect
              label="Said by"
              data={topicSpeakers.map((value) => ({ value, label: speakerLabels[value] }))}
              {...form.getInputProps('speaker', { withFocus: false })}
            />
          </SimpleGrid>
          <TagsInput
            label="But not with"
            description="Interviews in which anybody says one of these do not count."
            {...keywordField('excludedKeywords')}
          />
          <TopicPreview rule={tidyCustomTopic(form.values)} filter={filter} />
          <FormFooter
            submitLabel="Save topic"
            isBusy={saving.isBusy}
            error={saving.error}
            onCancel={close}
            isSticky
          />
        </Stack>
      </form>
    </Dialog>
  );
}
