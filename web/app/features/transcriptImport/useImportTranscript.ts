import { useMutation } from '@apollo/client/react';
import { graphql } from '../../lib/__generated__/index.ts';
import type { ImportTranscriptInput } from '../../lib/__generated__/graphql.ts';
import { drafts } from '../../lib/createDrafts.ts';
import { pastedKey } from './ChooseTranscript.tsx';

const ImportTranscriptDocument = graphql(`
  mutation ImportTranscript($input: ImportTranscriptInput!) {
    importTranscript(input: $input) {
      id
    }
  }
`);

/** Makes a previewed file a transcript. Returns the interview's id; throws what went wrong. */
export function useImportTranscript() {
  const [importTranscript, { loading }] = useMutation(ImportTranscriptDocument);
  return {
    isImporting: loading,
    importIt: async (input: ImportTranscriptInput): Promise<string> => {
      const { data } = await importTranscript({ variables: { input } });
      if (!data) throw new Error('The transcript could not be imported. Try again.');
      drafts.drop(pastedKey);
      return data.importTranscript.id;
    },
  };
}
