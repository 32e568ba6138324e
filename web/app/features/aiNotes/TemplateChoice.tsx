import { useLazyQuery, useMutation } from '@apollo/client/react';
import { Select } from '@mantine/core';
import { errorMessage } from '../../lib/errorMessage.ts';
import { ignoreRejection } from '../../lib/ignoreRejection.ts';
import { notifyError } from '../../ui/notify.ts';
import { ChooseTemplateDocument, TemplateChoicesDocument } from './aiNotesDocuments.ts';

interface TemplateChoiceProps {
  callId: string;
  /** What the notes were written by; null for the standard summary. */
  template: { id: string; name: string } | null;
}

const standard = 'standard';

/** Chooses the template of an interview's notes. The choices are loaded when somebody looks at them. */
export function TemplateChoice({ callId, template }: TemplateChoiceProps) {
  const [load, { data, error }] = useLazyQuery(TemplateChoicesDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const [choose, { loading }] = useMutation(ChooseTemplateDocument);
  const loaded = (data?.aiSummaryTemplates ?? []).map(({ id, name }) => ({
    value: id,
    label: name,
  }));
  const isKnown = !template || loaded.some(({ value }) => value === template.id);
  const change = async (value: string | null) => {
    const customTemplateId = value === standard ? null : value;
    try {
      await choose({ variables: { callId, customTemplateId } });
    } catch (refusal) {
      notifyError(errorMessage(refusal));
    }
  };
  return (
    <Select
      size="xs"
      aria-label="Template of the AI notes"
      allowDeselect={false}
      disabled={loading}
      error={error ? errorMessage(error) : undefined}
      data={[
        { value: standard, label: 'Standard summary' },
        ...(template && !isKnown ? [{ value: template.id, label: template.name }] : []),
        ...loaded,
      ]}
      value={template?.id ?? standard}
      onDropdownOpen={() => ignoreRejection(load())}
      onChange={(value) => void change(value)}
    />
  );
}
