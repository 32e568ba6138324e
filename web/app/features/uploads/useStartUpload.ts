import { useMutation } from '@apollo/client/react';
import { graphql } from '../../lib/__generated__/index.ts';
import { inputOf, titleOf } from './uploadDraft.ts';
import type { UploadDraft } from './uploadDraft.ts';
import { useUploads } from './uploadStore.ts';

const AddUploadedCallDocument = graphql(`
  mutation AddUploadedCall($input: AddUploadedCallInput!) {
    addUploadedCall(input: $input) {
      uploadUrl
      upload {
        id
        callId
        fileName
        sizeBytes
        receivedBytes
        fingerprint
        isComplete
        createdAt
      }
    }
  }
`);

/** Makes the interview on the server and begins to send its recording. Throws what went wrong. */
export function useStartUpload() {
  const [addUploadedCall, { loading }] = useMutation(AddUploadedCallDocument);
  const startUpload = useUploads((state) => state.startUpload);
  return {
    isStarting: loading,
    start: async (file: File, draft: UploadDraft): Promise<void> => {
      const { data } = await addUploadedCall({ variables: { input: inputOf(draft, file) } });
      if (!data) throw new Error('The upload could not be started. Try again.');
      const { upload, uploadUrl } = data.addUploadedCall;
      startUpload({
        callId: upload.callId,
        uploadUrl,
        title: titleOf(draft),
        fileName: file.name,
        sizeBytes: file.size,
        fingerprint: upload.fingerprint,
        receivedBytes: upload.receivedBytes,
        source: file,
      });
    },
  };
}
