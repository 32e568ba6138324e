import { useQuery } from '@apollo/client/react';
import { Alert, Button, Skeleton, Stack } from '@mantine/core';
import { IconInfoCircle, IconLink } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { readFragment } from '../../lib/__generated__/index.ts';
import { copyText } from '../../ui/copyText.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { notifyError } from '../../ui/notify.ts';
import { ShareForm } from './ShareForm.tsx';
import { SharedPeople } from './SharedPeople.tsx';
import { JobDescriptionSharingDocument, SharingFragment } from './sharingDocuments.ts';

interface ShareDialogProps {
  jobDescriptionId: string;
  /** Path of the page whose link is copied, such as `/plan/interview_plan/…`. */
  path: string;
  onClose: () => void;
}

/** Who else has a job description and its interview plan. Show it to open it; it asks for its own data. */
export function ShareDialog({ jobDescriptionId, path, onClose }: ShareDialogProps) {
  const { data, error } = useQuery(JobDescriptionSharingDocument, {
    variables: { id: jobDescriptionId },
    fetchPolicy: 'cache-and-network',
  });
  const sharing = readFragment(SharingFragment, data?.jobDescription);
  const isBroken = Boolean(error) || data?.jobDescription === null;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isBroken) return;
    notifyError('There was a problem sharing this job description');
    close();
  }, [isBroken]);

  const copyLink = (
    <Button
      variant="default"
      leftSection={<IconLink size={16} aria-hidden />}
      onClick={() => void copyText(window.location.origin + path)}
    >
      Copy link
    </Button>
  );
  return (
    <Dialog onClose={onClose} title="Share">
      <Stack gap="md">
        <Alert role="note" icon={<IconInfoCircle size={18} aria-hidden />} color="gray" py="xs">
          Recipients can access the job description and interview plan
        </Alert>
        {sharing ? (
          <>
            {sharing.canShare ? (
              <ShareForm sharing={sharing} aside={copyLink} onShared={onClose} />
            ) : (
              <div>{copyLink}</div>
            )}
            <SharedPeople sharing={sharing} />
          </>
        ) : (
          <Stack gap="xs" aria-hidden>
            <Skeleton height={36} />
            <Skeleton height={64} />
            <Skeleton height={36} width="70%" />
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}
