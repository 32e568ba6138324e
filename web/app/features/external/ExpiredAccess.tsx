import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { RequestShareRenewalDocument } from './externalDocuments.ts';
import { notifyFailure } from '../../ui/notify.ts';

interface ExpiredAccessProps {
  shareId: string;
  sharedBy: string;
  isRenewalRequested: boolean;
}

/** What remains of a share that has ended: a way to ask for more time. */
export function ExpiredAccess({ shareId, sharedBy, isRenewalRequested }: ExpiredAccessProps) {
  const [request, { data, loading }] = useMutation(RequestShareRenewalDocument);
  const ask = () => request({ variables: { shareId } }).catch(notifyFailure);
  if (isRenewalRequested || data?.requestShareRenewal)
    return <EmptyState title={`Access expired. ${sharedBy} was asked for more time.`} />;
  return (
    <EmptyState
      title="Access expired"
      action={
        <Button loading={loading} onClick={() => void ask()}>
          Ask {sharedBy} for more time
        </Button>
      }
    />
  );
}
