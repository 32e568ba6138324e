import { Alert, Button, CloseButton, Group } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { fromRawContent } from '#shared/editor/rawContent.ts';
import { isFromCreator } from '../analyzer/createdContent.ts';
import { dropDraft } from '../analyzer/unsavedDraft.ts';
import type { FoundDraft } from '../analyzer/unsavedDraft.ts';
import classes from './AnalyzerNotices.module.css';
import type { JobDescriptionText } from './createJobDescriptionText.ts';
import { TextConflict } from './TextConflict.tsx';
import { defaultJobDescriptionTitle } from '#shared/domain/plan.ts';
import { ChangedElsewhere } from '../../ui/ChangedElsewhere.tsx';

interface AnalyzerNoticesProps {
  jobDescriptionText: JobDescriptionText;
  conflict: FoundDraft | null;
}

/** What has to be said above the text: where it comes from, and what was left unsaved. */
export function AnalyzerNotices({ jobDescriptionText, conflict }: AnalyzerNoticesProps) {
  const cameFromCreator = isFromCreator(useLocation().state);
  const [isRead, setIsRead] = useState(false);
  const [draft, setDraft] = useState(conflict);
  return (
    <>
      {cameFromCreator && !isRead && (
        <div className={classes.banner} role="status">
          <span>Job descriptions created are not pre-optimized, but that&apos;s coming soon!</span>
          <CloseButton aria-label="Close this notice" onClick={() => setIsRead(true)} />
        </div>
      )}
      {draft && (
        <Alert className={classes.alert} color="yellow" role="alert" title="Unsaved changes">
          Changes of yours could not be saved, and the job description was changed since. Use your
          text to put it in place of this one (undo and the version history bring this one back), or
          discard it.
          <Group gap="xs" mt="sm">
            <Button
              onClick={() => {
                jobDescriptionText.putOver(
                  fromRawContent(draft.editorContent),
                  draft.whitelistedWords,
                );
                dropDraft(draft.key);
                setDraft(null);
              }}
            >
              Use my text
            </Button>
            <Button
              variant="default"
              onClick={() => {
                dropDraft(draft.key);
                setDraft(null);
              }}
            >
              Discard it
            </Button>
          </Group>
        </Alert>
      )}
      <TextConflict jobDescriptionText={jobDescriptionText} />
      <TitleConflict jobDescriptionText={jobDescriptionText} />
    </>
  );
}

/** Another title was given meanwhile than the one this page began from. */
function TitleConflict({ jobDescriptionText }: { jobDescriptionText: JobDescriptionText }) {
  const { title, other } = jobDescriptionText.title.useTitle();
  if (other === null) return null;
  return (
    <ChangedElsewhere
      className={classes.alert}
      title="The title was changed elsewhere"
      other="the other title"
      onKeepMine={jobDescriptionText.title.keepMine}
      onTakeOther={jobDescriptionText.title.takeOther}
    >
      It is “{other || defaultJobDescriptionTitle}” now; yours, “
      {title.trim() || defaultJobDescriptionTitle}”, is not saved.
    </ChangedElsewhere>
  );
}
