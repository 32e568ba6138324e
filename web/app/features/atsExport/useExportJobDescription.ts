import { useMutation } from '@apollo/client/react';
import { graphql } from '../../lib/__generated__/index.ts';
import { useAtsExport } from './useAtsExport.ts';

const RecordJobDescriptionExportDocument = graphql(`
  mutation RecordJobDescriptionExport($id: ID!, $ats: String, $isInserted: Boolean!) {
    recordJobDescriptionExport(jobDescriptionId: $id, ats: $ats, isInserted: $isInserted)
  }
`);

/** Puts a job description into the page of the applicant tracking system `ats`. */
export function useExportJobDescription(id: string, ats: string | null) {
  const [record] = useMutation(RecordJobDescriptionExportDocument);
  const { isSending, send } = useAtsExport({
    ats: ats ?? '',
    record: (outcome) => record({ variables: { id, ...outcome } }),
  });
  return {
    isExporting: isSending,
    exportJobDescription: (text: string, html: string) =>
      void send('exportJobDescription', { text, html }, { what: 'Job description', text, html }),
  };
}
