import { Button, FileButton, TextInput } from '@mantine/core';
import { useState } from 'react';
import { plural } from '#shared/domain/plural.ts';
import type { AdverseImpactScreenQuery } from '../../lib/__generated__/graphql.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { PageSection } from '../../ui/PageSection.tsx';
import { useConfirm } from '../../ui/useConfirm.tsx';
import { useSave } from '../../ui/useSave.ts';
import classes from './adverseImpact.module.css';
import {
  DeleteSelfIdentificationDocument,
  UploadSelfIdentificationDocument,
} from './adverseImpactDocuments.ts';

interface SelfIdentificationSectionProps {
  categories: AdverseImpactScreenQuery['selfIdentificationCategories'];
  onChange: () => void;
}

/** Brings in and deletes what candidates said of themselves. */
export function SelfIdentificationSection({
  categories,
  onChange,
}: SelfIdentificationSectionProps) {
  const confirm = useConfirm();
  const upload = useSave(UploadSelfIdentificationDocument, { isInline: true });
  const remove = useSave(DeleteSelfIdentificationDocument);
  const [email, setEmail] = useState('');
  const [unknownLines, setUnknownLines] = useState<readonly number[]>([]);
  const onFile = async (file: File | null) => {
    if (!file) return;
    setUnknownLines([]);
    const saved = await upload.save({ csv: await file.text() });
    if (!saved) return;
    const { savedCount, unknownLines: lines } = saved.uploadSelfIdentification;
    setUnknownLines(lines);
    notifySuccess(`${plural(savedCount, 'answer')} saved.`);
    onChange();
  };
  const onDelete = async (candidateEmail: string | null) => {
    const isSure = await confirm({
      title: candidateEmail ? 'Delete the answers of one candidate' : 'Delete all answers',
      body: candidateEmail
        ? `What ${candidateEmail} said about themselves is deleted. This cannot be undone.`
        : 'What all candidates said about themselves is deleted. This cannot be undone.',
      confirmLabel: 'Delete',
      isDangerous: true,
    });
    const gone = isSure ? await remove.save({ candidateEmail }) : null;
    if (!gone) return;
    notifySuccess(`${plural(gone.deleteSelfIdentification, 'answer')} deleted.`);
    setEmail('');
    onChange();
  };
  return (
    <PageSection title="Self-identification">
      <p className={classes.text}>
        {categories.length === 0
          ? 'Nothing has been uploaded yet.'
          : `Uploaded: ${categories.map(({ name, candidatesAbout }) => `${name} (about ${candidatesAbout})`).join(', ')}.`}{' '}
        Upload a CSV file with a column “Candidate e-mail” or “Candidate id” and a column for each
        category, such as “Gender”. Groups are what candidates say of themselves and are never
        inferred. Only this report reads them.
      </p>
      <div className={classes.row}>
        <FileButton accept=".csv,text/csv" onChange={(file) => void onFile(file)}>
          {(props) => (
            <Button {...props} variant="default" loading={upload.isSaving}>
              Upload CSV
            </Button>
          )}
        </FileButton>
        {categories.length > 0 && (
          <>
            <TextInput
              label="Candidate e-mail"
              type="email"
              value={email}
              onChange={(event) => setEmail(event.currentTarget.value)}
            />
            <Button
              variant="default"
              disabled={email.trim() === '' || remove.isSaving}
              onClick={() => void onDelete(email.trim())}
            >
              Delete answers of this candidate
            </Button>
            <Button
              variant="default"
              color="red"
              disabled={remove.isSaving}
              onClick={() => void onDelete(null)}
            >
              Delete all
            </Button>
          </>
        )}
      </div>
      {upload.failure && (
        <p className={classes.fault} role="alert">
          {upload.failure}
        </p>
      )}
      {unknownLines.length > 0 && (
        <p className={classes.fault} role="status">
          {plural(unknownLines.length, 'line')} named no candidate: {inShort(unknownLines)}.
        </p>
      )}
    </PageSection>
  );
}

const inShort = (lines: readonly number[]): string =>
  lines.length <= 10 ? lines.join(', ') : `${lines.slice(0, 10).join(', ')} and others`;
