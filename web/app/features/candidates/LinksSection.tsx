import { ActionIcon, Select, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import {
  candidateLinkLabels,
  candidateLinkTypes,
  type CandidateLinkType,
} from '#shared/domain/candidate.ts';
import { useDraft } from '../../lib/useDraft.ts';
import { FormFooter } from '../../ui/FormFooter.tsx';
import { PageSection } from '../../ui/PageSection.tsx';
import { useSave } from '../../ui/useSave.ts';
import type { CandidateFacts } from './candidateFacts.ts';
import { AddCandidateLinkDocument, DeleteCandidateLinkDocument } from './candidateDocuments.ts';
import classes from './CandidateSections.module.css';

const types = candidateLinkTypes.map((value) => ({ value, label: candidateLinkLabels[value] }));

/** Pages about the candidate elsewhere. */
export function LinksSection({ candidate }: { candidate: CandidateFacts }) {
  const { canEdit, candidateLinks } = candidate;
  const [isAdding, setIsAdding] = useState(false);
  const remove = useSave(DeleteCandidateLinkDocument);
  return (
    <PageSection
      title="Links"
      action={
        canEdit &&
        !isAdding && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={32}
            aria-label="Add link"
            onClick={() => setIsAdding(true)}
          >
            <IconPlus size={16} />
          </ActionIcon>
        )
      }
    >
      {candidateLinks.length === 0 && !isAdding && (
        <Text size="sm" c="dimmed">
          No links yet.
        </Text>
      )}
      <ul className={classes.list}>
        {candidateLinks.map(({ id, type, link, source }) => (
          <li key={id} className={classes.line}>
            <div className={classes.about}>
              <a
                className={classes.link}
                href={link}
                target="_blank"
                rel="noreferrer noopener"
                title={link}
              >
                {candidateLinkLabels[type]}
              </a>
              <div className={classes.soft}>{source || new URL(link).hostname}</div>
            </div>
            {canEdit && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size={32}
                disabled={remove.isSaving}
                aria-label={`Remove link ${source || candidateLinkLabels[type]}`}
                onClick={() => void remove.save({ id })}
              >
                <IconTrash size={16} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      {isAdding && <AddLink candidateId={candidate.id} onClose={() => setIsAdding(false)} />}
    </PageSection>
  );
}

function AddLink({ candidateId, onClose }: { candidateId: string; onClose: () => void }) {
  const add = useSave(AddCandidateLinkDocument, { isInline: true });
  const [type, setType] = useState<CandidateLinkType>('LINKEDIN');
  const key = `candidateLink/${candidateId}`;
  const link = useDraft(`${key}/address`, '');
  const source = useDraft(`${key}/source`, '');
  const close = () => {
    link.drop();
    source.drop();
    onClose();
  };
  const submit = async (event: React.SyntheticEvent) => {
    event.preventDefault();
    const saved = { candidateId, type, link: link.text.trim(), source: source.text.trim() };
    if (!(await add.save(saved))) return;
    close();
  };
  return (
    <form onSubmit={(event) => void submit(event)} aria-label="Add link" noValidate>
      <Stack gap="xs">
        <Select
          label="Kind"
          data={types}
          allowDeselect={false}
          value={type}
          onChange={(value) => setType((value ?? 'OTHER') as CandidateLinkType)}
        />
        <TextInput
          label="Address"
          type="url"
          placeholder="https://"
          maxLength={2000}
          autoFocus
          value={link.text}
          onChange={(event) => link.setText(event.currentTarget.value)}
        />
        <TextInput
          label="Source"
          description="Where you found it"
          maxLength={100}
          value={source.text}
          onChange={(event) => source.setText(event.currentTarget.value)}
        />
        <FormFooter
          submitLabel="Add link"
          isBusy={add.isSaving}
          error={add.failure}
          onCancel={close}
        />
      </Stack>
    </form>
  );
}
