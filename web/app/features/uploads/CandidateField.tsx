import { useQuery } from '@apollo/client/react';
import { Button, Group, SimpleGrid, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { graphql } from '../../lib/__generated__/index.ts';
import { RemoteSelect } from '#shared/ui/RemoteSelect.tsx';
import classes from './UploadForm.module.css';
import type { UploadDraft } from './uploadDraft.ts';

const CandidateFieldDocument = graphql(`
  query CandidateField($query: String) {
    candidates(query: $query, limit: 20) {
      id
      fullName
      emails
    }
  }
`);

/** First name and the rest, out of what was typed to search. */
function namesOf(text: string): { firstName: string; lastName: string; email: string } {
  const [firstName = '', ...rest] = text.split(/\s+/);
  return { firstName, lastName: rest.join(' '), email: '' };
}

/** Whom the interview was with: somebody known, or somebody new. */
export function CandidateField({ form }: { form: UseFormReturnType<UploadDraft> }) {
  const [search, setSearch] = useState('');
  const { data, previousData, error } = useQuery(CandidateFieldDocument, {
    variables: { query: search },
  });
  const choices = ((data ?? previousData)?.candidates ?? []).map(({ id, fullName, emails }) => ({
    value: id,
    label: emails[0] ? `${fullName} (${emails[0]})` : fullName,
  }));
  if (form.values.newCandidate)
    return (
      <fieldset className={classes.group}>
        <Group justify="space-between" component="legend" className={classes.legend}>
          <Text component="span" size="sm" fw={500}>
            New candidate
          </Text>
        </Group>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <TextInput
            label="First name"
            withAsterisk
            autoFocus
            maxLength={100}
            {...form.getInputProps('newCandidate.firstName')}
          />
          <TextInput
            label="Last name"
            withAsterisk
            maxLength={100}
            {...form.getInputProps('newCandidate.lastName')}
          />
        </SimpleGrid>
        <TextInput
          mt="sm"
          label="E-mail"
          inputMode="email"
          maxLength={254}
          {...form.getInputProps('newCandidate.email')}
        />
        <Button
          variant="subtle"
          size="compact-sm"
          mt="xs"
          className={classes.textButton}
          onClick={() => form.setFieldValue('newCandidate', null)}
        >
          Choose an existing candidate
        </Button>
      </fieldset>
    );
  return (
    <RemoteSelect
      label="Candidate"
      hasFocusFirst
      placeholder="Find or add by name"
      choices={choices}
      selected={form.values.candidate}
      onChange={(candidate) => form.setFieldValue('candidate', candidate)}
      onSearch={setSearch}
      onCreate={(text) => form.setFieldValue('newCandidate', namesOf(text))}
      createLabel={(text) => `Add “${text}” as a new candidate`}
      nothingFound={error ? 'Error loading candidates' : 'Type a name to find or add somebody'}
    />
  );
}
