import { useMutation } from '@apollo/client/react';
import { Alert, Button, Group, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { longestGuideName } from '#shared/domain/guide.ts';
import { GuidePosition, GuideStage } from '../features/guides/GuideChoices.tsx';
import { AddCallGuideDocument } from '../features/guides/guideEditDocuments.ts';
import { guideVisibilityChoices, guideVisibilityHint } from '../features/guides/GuideSettings.tsx';
import type { Choice } from '../features/guides/guideTree.ts';
import { errorMessage } from '../lib/errorMessage.ts';
import { useDraft } from '../lib/useDraft.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { usePageTitle } from '../ui/usePageTitle.ts';
import classes from './NewGuideScreen.module.css';

/** Begins a guide; its questions are written on its own page. */
export function NewGuideScreen() {
  usePageTitle('New guide');
  const navigate = useNavigate();
  const [add, { loading }] = useMutation(AddCallGuideDocument);
  const name = useDraft('newGuide', '');
  const [position, setPosition] = useState<Choice | null>(null);
  const [stage, setStage] = useState<Choice | null>(null);
  const [visibility, setVisibility] = useState<'PUBLIC' | 'PRIVATE'>('PUBLIC');
  const [fault, setFault] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async () => {
    setFailure(null);
    if (name.text.trim() === '') return setFault('Give the guide a name.');
    const input = {
      name: name.text,
      visibility,
      positionId: position?.value ?? null,
      interviewStageId: stage?.value ?? null,
    };
    try {
      const { data } = await add({ variables: { input } });
      if (!data) return;
      name.drop();
      void navigate(`/guide/${data.addCallGuide.id}`, { replace: true });
    } catch (error) {
      setFailure(`Error saving guide: ${errorMessage(error)}`);
    }
  };
  return (
    <>
      <PageHeader title="New guide" back={<BackLink to="/guides">All guides</BackLink>} />
      <form
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack gap="md">
          <TextInput
            label="Name"
            withAsterisk
            autoFocus
            placeholder="Screen, Interview, Intake, etc."
            maxLength={longestGuideName}
            value={name.text}
            error={fault}
            onChange={(event) => {
              setFault(null);
              name.setText(event.currentTarget.value);
            }}
          />
          <GuidePosition selected={position} onChange={setPosition} />
          <GuideStage selected={stage} onChange={setStage} />
          <div>
            <SegmentedControl
              fullWidth
              aria-label="Seen by"
              data={guideVisibilityChoices}
              value={visibility}
              onChange={(value) => setVisibility(value === 'PRIVATE' ? 'PRIVATE' : 'PUBLIC')}
            />
            <p className={classes.hint}>{guideVisibilityHint(visibility)}</p>
          </div>
          {failure && (
            <Alert color="red" role="alert">
              {failure}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button type="submit" loading={loading}>
              Create guide
            </Button>
          </Group>
        </Stack>
      </form>
    </>
  );
}
