import { useApolloClient, useMutation } from '@apollo/client/react';
import { Alert, Button, FileButton, Group } from '@mantine/core';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { errorMessage } from '../../lib/errorMessage.ts';
import {
  ImportLibraryQuestionsDocument,
  LibraryFileDocument,
  OrganizationLibraryDocument,
} from './libraryDocuments.ts';
import { notifyFailure } from '../../ui/notify.ts';

const shownFaults = 20;

/** Import and export of the organization's questions as CSV; what an import did stays until closed. */
export function LibraryFiles({
  canEdit,
  hasQuestions,
}: {
  canEdit: boolean;
  hasQuestions: boolean;
}) {
  const client = useApolloClient();
  const reset = useRef<() => void>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [send, { data, loading, reset: forget }] = useMutation(ImportLibraryQuestionsDocument, {
    refetchQueries: [OrganizationLibraryDocument],
    awaitRefetchQueries: true,
  });
  const importFile = async (file: File | null) => {
    if (!file) return;
    setFailure(null);
    try {
      await send({ variables: { csv: await file.text() } });
    } catch (error) {
      setFailure(errorMessage(error));
    }
    // So that the same file can be chosen again once it is mended.
    reset.current?.();
  };
  const exportFile = async () => {
    try {
      const { data: file } = await client.query({
        query: LibraryFileDocument,
        fetchPolicy: 'no-cache',
      });
      if (file) saveFile(file.organizationLibrary.csv);
    } catch (error) {
      notifyFailure(error);
    }
  };
  const done = data?.importLibraryQuestions;
  return (
    <>
      <Group gap="xs">
        {canEdit && (
          <FileButton
            onChange={(file) => void importFile(file)}
            accept=".csv,text/csv"
            resetRef={reset}
          >
            {(button) => (
              <Button
                {...button}
                variant="default"
                loading={loading}
                leftSection={<IconUpload size={16} aria-hidden />}
              >
                Import CSV
              </Button>
            )}
          </FileButton>
        )}
        {hasQuestions && (
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            onClick={() => void exportFile()}
          >
            Export CSV
          </Button>
        )}
      </Group>
      {failure !== null && (
        <Alert color="red" role="alert" title="The file was not imported">
          {failure}
        </Alert>
      )}
      {done && (
        <Alert
          color={done.faults.length > 0 ? 'orange' : 'pine'}
          role="status"
          title={`${done.added} added, ${done.repeated} there already, ${done.faults.length} left out`}
          withCloseButton
          closeButtonLabel="Close"
          onClose={forget}
        >
          {done.faults.slice(0, shownFaults).map(({ line, message }) => (
            <div key={line}>
              Line {line}: {message}
            </div>
          ))}
          {done.faults.length > shownFaults && (
            <div>and {done.faults.length - shownFaults} more</div>
          )}
        </Alert>
      )}
    </>
  );
}

function saveFile(csv: string): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'question-library.csv';
  link.click();
  URL.revokeObjectURL(url);
}
