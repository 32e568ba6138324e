import { Select, Stack, Text, Textarea, TextInput } from '@mantine/core';
import {
  hasSections,
  longestPrompt,
  longestTemplateName,
  templateTypeFacts,
  templateTypes,
  type TemplateInput,
  type TemplateType,
} from '#shared/domain/aiTemplate.ts';
import { useAction } from '../../lib/useAction.ts';
import { useDraft } from '../../lib/useDraft.ts';
import { FormFooter } from '../../ui/FormFooter.tsx';
import { DefaultFields } from './DefaultFields.tsx';
import { SectionFields } from './SectionFields.tsx';
import classes from './TemplateForm.module.css';

interface TemplateFormProps {
  /** What is typed is kept under it until it is saved. */
  draftKey: string;
  saved: TemplateInput;
  isReadOnly: boolean;
  /** @throws what is wrong with the template. */
  onSave: (input: TemplateInput) => Promise<void>;
}

/** A template to fill in: what its notes contain, and which interviews get it. */
export function TemplateForm({ draftKey, saved, isReadOnly, onSave }: TemplateFormProps) {
  const savedText = JSON.stringify(saved);
  const draft = useDraft(draftKey, savedText);
  // Written by this code alone.
  const form = JSON.parse(isReadOnly ? savedText : draft.text) as TemplateInput;
  const change = (part: Partial<TemplateInput>) =>
    draft.setText(JSON.stringify({ ...form, ...part }));
  const { run, isBusy, error } = useAction(async () => {
    await onSave(form);
    draft.drop();
  });
  const { label: _label, description } = templateTypeFacts[form.customType];
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        run();
      }}
    >
      <Stack gap="md">
        <TextInput
          label="Name"
          withAsterisk
          readOnly={isReadOnly}
          maxLength={longestTemplateName}
          value={form.name}
          error={Boolean(error) && form.name.trim() === ''}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <Select
          label="Format"
          description={description}
          allowDeselect={false}
          disabled={isReadOnly}
          data={templateTypes.map((value) => ({ value, label: templateTypeFacts[value].label }))}
          value={form.customType}
          onChange={(value) => {
            const customType = templateTypes.find((item) => item === value) ?? 'CUSTOM';
            change({ customType, sections: sectionsFor(customType, form) });
          }}
        />
        {hasSections(form.customType) && (
          <SectionFields
            sections={form.sections}
            isReadOnly={isReadOnly}
            onChange={(sections) => change({ sections })}
          />
        )}
        <Textarea
          label="Instructions"
          description="A language model, if one is set up, follows them in all sections. The built-in engine answers the questions of each section with sentences from the transcript."
          autosize
          minRows={2}
          maxRows={8}
          maxLength={longestPrompt}
          readOnly={isReadOnly}
          value={form.customPrompt}
          onChange={(event) => change({ customPrompt: event.currentTarget.value })}
        />
      </Stack>
      <aside aria-label="Use of this template">
        <DefaultFields form={form} isReadOnly={isReadOnly} onChange={change} />
      </aside>
      <Stack gap="sm" className={classes.footer}>
        {isReadOnly ? (
          <Text size="sm" c="dimmed">
            You can use this template. People with the right to write templates change it.
          </Text>
        ) : (
          <FormFooter
            submitLabel="Save template"
            isBusy={isBusy}
            error={error}
            hasUnsaved={draft.text !== savedText}
          />
        )}
      </Stack>
    </form>
  );
}

/** Sections that somebody wrote stay when the format changes; others are those of the format. */
function sectionsFor(
  customType: TemplateType,
  { customType: before, sections }: TemplateInput,
): TemplateInput['sections'] {
  const isWritten =
    JSON.stringify(sections) !== JSON.stringify(templateTypeFacts[before].sections) &&
    sections.some(({ title, prompt }) => title !== '' || prompt !== '');
  if (isWritten || !hasSections(customType)) return sections;
  const preset = templateTypeFacts[customType].sections;
  return preset.length > 0 ? preset : [{ title: '', prompt: '' }];
}
