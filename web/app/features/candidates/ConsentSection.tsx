import { Alert, Button, Radio, Stack, Text, Textarea } from '@mantine/core';
import { IconMicrophoneOff } from '@tabler/icons-react';
import { useState } from 'react';
import { consentDecisionLabels, type ConsentDecision } from '#shared/domain/candidate.ts';
import { formatDateTime } from '#shared/domain/time.ts';
import { FormFooter } from '../../ui/FormFooter.tsx';
import { PageSection } from '../../ui/PageSection.tsx';
import { useDraft } from '../../lib/useDraft.ts';
import { useSave } from '../../ui/useSave.ts';
import type { CandidateFacts } from './candidateFacts.ts';
import { RecordConsentDocument } from './candidateDocuments.ts';
import classes from './CandidateSections.module.css';

/** Whether the candidate wants to be recorded, and every decision that was written down about it. */
export function ConsentSection({ candidate, zone }: { candidate: CandidateFacts; zone: string }) {
  const { id, recordingDisabled, consentHistory, canRecordConsent } = candidate;
  const [isAdding, setIsAdding] = useState(false);
  return (
    <PageSection title="Recording">
      {recordingDisabled && (
        <Alert color="red" icon={<IconMicrophoneOff size={18} />} p="xs" mb="xs">
          Does not want to be recorded.
        </Alert>
      )}
      {consentHistory.length === 0 && (
        <Text size="sm" c="dimmed">
          No decision has been written down.
        </Text>
      )}
      <ul className={classes.list}>
        {consentHistory.map(({ id: entryId, decision, evidence, createdAt, recordedBy }) => (
          <li key={entryId}>
            <Text size="sm">{consentDecisionLabels[decision]}</Text>
            <Text size="sm" className={classes.soft}>
              “{evidence}”
            </Text>
            <div className={classes.soft}>
              {recordedBy.fullName}, {formatDateTime(createdAt, zone)}
            </div>
          </li>
        ))}
      </ul>
      {canRecordConsent &&
        (isAdding ? (
          <AddConsent
            candidateId={id}
            initial={recordingDisabled ? 'OPT_IN' : 'OPT_OUT'}
            onClose={() => setIsAdding(false)}
          />
        ) : (
          <Button variant="default" mt="xs" onClick={() => setIsAdding(true)}>
            Record a decision
          </Button>
        ))}
    </PageSection>
  );
}

function AddConsent(props: { candidateId: string; initial: ConsentDecision; onClose: () => void }) {
  const { candidateId, onClose } = props;
  const add = useSave(RecordConsentDocument, { isInline: true });
  const [decision, setDecision] = useState<ConsentDecision>(props.initial);
  const evidence = useDraft(`consent/${candidateId}`, '');
  const close = () => {
    evidence.drop();
    onClose();
  };
  const submit = async (event: React.SyntheticEvent) => {
    event.preventDefault();
    if (!(await add.save({ candidateId, decision, evidence: evidence.text }))) return;
    close();
  };
  return (
    <form onSubmit={(event) => void submit(event)} aria-label="Record a decision">
      <Stack gap="xs" mt="xs">
        <Radio.Group
          label="Decision"
          value={decision}
          onChange={(value) => setDecision(value as ConsentDecision)}
        >
          <Stack gap={6} mt={4}>
            <Radio value="OPT_OUT" label={consentDecisionLabels.OPT_OUT} />
            <Radio value="OPT_IN" label={consentDecisionLabels.OPT_IN} />
          </Stack>
        </Radio.Group>
        <Textarea
          label="How you know"
          description="What the candidate said or wrote"
          autosize
          minRows={2}
          maxLength={1000}
          autoFocus
          value={evidence.text}
          onChange={(event) => evidence.setText(event.currentTarget.value)}
        />
        <FormFooter
          submitLabel="Save decision"
          isBusy={add.isSaving}
          error={add.failure}
          onCancel={close}
        />
      </Stack>
    </form>
  );
}
