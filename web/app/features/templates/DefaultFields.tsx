import { MultiSelect, SegmentedControl, Select, Stack, TagsInput, Text } from '@mantine/core';
import {
  meetingTypes,
  mostKeywords,
  templateDefaults,
  type TemplateDefault,
  type TemplateInput,
} from '#shared/domain/aiTemplate.ts';
import { callTypeName } from '#shared/domain/call.ts';
import { positionRoleLabels, positionRoles } from '#shared/domain/permissions.ts';

interface DefaultFieldsProps {
  form: TemplateInput;
  isReadOnly: boolean;
  onChange: (change: Partial<TemplateInput>) => void;
}

const defaultLabels: Record<TemplateDefault, string> = {
  NONE: 'No interviews',
  ALL: 'All interviews',
  MATCHING: 'Interviews that match…',
};

/** Who may use a template, and the interviews that get it when nobody chooses another. */
export function DefaultFields({ form, isReadOnly, onChange }: DefaultFieldsProps) {
  return (
    <Stack gap="md">
      <div>
        <Text size="sm" fw={500} mb={4} id="template-visibility">
          Used by
        </Text>
        <SegmentedControl
          aria-labelledby="template-visibility"
          disabled={isReadOnly}
          data={[
            { value: 'PUBLIC', label: 'Team' },
            { value: 'PRIVATE', label: 'Private' },
          ]}
          value={form.visibility}
          onChange={(visibility) =>
            onChange({ visibility: visibility === 'PRIVATE' ? 'PRIVATE' : 'PUBLIC' })
          }
        />
      </div>
      <Select
        label="Default for"
        description="Interviews that get this template when nobody chooses another. The one with the most conditions wins."
        allowDeselect={false}
        disabled={isReadOnly}
        data={templateDefaults.map((value) => ({ value, label: defaultLabels[value] }))}
        value={form.defaultFor}
        onChange={(value) =>
          onChange({ defaultFor: templateDefaults.find((item) => item === value) ?? 'NONE' })
        }
      />
      {form.defaultFor === 'MATCHING' && (
        <>
          <MultiSelect
            label="Role of an interviewer"
            disabled={isReadOnly}
            data={positionRoles.map((value) => ({ value, label: positionRoleLabels[value] }))}
            value={[...form.defaultForPersona]}
            onChange={(values) =>
              onChange({ defaultForPersona: positionRoles.filter((role) => values.includes(role)) })
            }
          />
          <TagsInput
            label="Keyword in name, position or stage"
            disabled={isReadOnly}
            maxTags={mostKeywords}
            splitChars={[',']}
            acceptValueOnBlur
            value={[...form.defaultForKeywords]}
            onChange={(defaultForKeywords) => onChange({ defaultForKeywords })}
          />
          <MultiSelect
            label="Meeting type"
            disabled={isReadOnly}
            data={meetingTypes.map((value) => ({ value, label: callTypeName(value) }))}
            value={[...form.defaultForMeetingType]}
            onChange={(values) =>
              onChange({
                defaultForMeetingType: meetingTypes.filter((item) => values.includes(item)),
              })
            }
          />
        </>
      )}
    </Stack>
  );
}
