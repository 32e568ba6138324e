import { useQuery } from '@apollo/client/react';
import { Select } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useEffect } from 'react';
import { graphql } from '../../lib/__generated__/index.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { preferredLanguage } from './preferredLanguage.ts';
import type { UploadDraft } from './uploadDraft.ts';

const LanguageFieldDocument = graphql(`
  query LanguageField {
    speechEngine {
      id
      trust
      languages {
        code
        name
      }
    }
  }
`);

/** The language spoken, of those the speech engine knows, and how far its words can be trusted. */
export function LanguageField({ form }: { form: UseFormReturnType<UploadDraft> }) {
  const { data, error } = useQuery(LanguageFieldDocument);
  const engine = data?.speechEngine;
  const { setFieldValue, values } = form;

  // The list of languages comes after the form: until then nothing can be preselected.
  useEffect(() => {
    if (!engine) return;
    const codes = engine.languages.map(({ code }) => code);
    if (codes.includes(values.languageCode)) return;
    setFieldValue('languageCode', preferredLanguage(codes, navigator.languages) ?? '');
  }, [engine, values.languageCode, setFieldValue]);

  const quality =
    engine?.trust === 'rough'
      ? 'The transcript will be rough. Check quotes against the recording.'
      : 'Check names and numbers against the recording.';
  return (
    <Select
      label="Language spoken"
      description={engine && quality}
      withAsterisk
      data={(engine?.languages ?? []).map(({ code, name }) => ({ value: code, label: name }))}
      searchable={(engine?.languages.length ?? 0) > 8}
      allowDeselect={false}
      maxDropdownHeight={260}
      nothingFoundMessage="No language found."
      {...form.getInputProps('languageCode')}
      {...(error && !engine && { error: errorMessage(error) })}
    />
  );
}
