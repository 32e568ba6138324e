import { ActionIcon, Button, Group, Textarea, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import {
  longestPrompt,
  longestSectionTitle,
  mostSections,
  type TemplateSection,
} from '#shared/domain/aiTemplate.ts';
import classes from './TemplateForm.module.css';

interface SectionFieldsProps {
  sections: readonly TemplateSection[];
  isReadOnly: boolean;
  onChange: (sections: readonly TemplateSection[]) => void;
}

/** The sections of a template in their order: title, and what each should contain. */
export function SectionFields({ sections, isReadOnly, onChange }: SectionFieldsProps) {
  const list = useRef<HTMLOListElement>(null);
  const set = (at: number, change: Partial<TemplateSection>) =>
    onChange(
      sections.map((section, index) => (index === at ? { ...section, ...change } : section)),
    );
  const move = (from: number, to: number) => {
    const moved = sections[from];
    if (moved) onChange(sections.toSpliced(from, 1).toSpliced(to, 0, moved));
  };
  const remove = (at: number) => {
    onChange(sections.toSpliced(at, 1));
    list.current?.querySelectorAll('input')[at === 0 ? 1 : at - 1]?.focus();
  };
  return (
    <fieldset className={classes.sections}>
      <legend className={classes.legend}>Sections</legend>
      <ol ref={list} className={classes.list}>
        {sections.map(({ title, prompt }, at) => {
          const name = title.trim() || `section ${at + 1}`;
          return (
            // Sections have no identity but their place.
            <li key={at} className={classes.section}>
              <div className={classes.fields}>
                <TextInput
                  label={`Title of section ${at + 1}`}
                  maxLength={longestSectionTitle}
                  readOnly={isReadOnly}
                  value={title}
                  onChange={(event) => set(at, { title: event.currentTarget.value })}
                />
                <Textarea
                  label="What should it contain?"
                  placeholder="Why does the candidate want to leave? What do they look for?"
                  autosize
                  minRows={2}
                  maxRows={8}
                  maxLength={longestPrompt}
                  readOnly={isReadOnly}
                  value={prompt}
                  onChange={(event) => set(at, { prompt: event.currentTarget.value })}
                />
              </div>
              {!isReadOnly && (
                <Group gap={4} className={classes.moves}>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    disabled={at === 0}
                    aria-label={`Move ${name} up`}
                    onClick={() => move(at, at - 1)}
                  >
                    <IconArrowUp size={16} />
                  </ActionIcon>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    disabled={at === sections.length - 1}
                    aria-label={`Move ${name} down`}
                    onClick={() => move(at, at + 1)}
                  >
                    <IconArrowDown size={16} />
                  </ActionIcon>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    disabled={sections.length === 1}
                    aria-label={`Delete ${name}`}
                    onClick={() => remove(at)}
                  >
                    <IconTrash size={16} />
                  </ActionIcon>
                </Group>
              )}
            </li>
          );
        })}
      </ol>
      {!isReadOnly && (
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={sections.length >= mostSections}
          onClick={() => onChange([...sections, { title: '', prompt: '' }])}
        >
          Add section
        </Button>
      )}
    </fieldset>
  );
}
