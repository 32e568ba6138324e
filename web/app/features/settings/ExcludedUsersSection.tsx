import { ActionIcon, Button, Group, Text, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { loadStateOf } from '../../lib/loadState.ts';
import { useDraft } from '../../lib/useDraft.ts';
import { useListPages } from '../../lib/useListPages.ts';
import { ListEnd } from '../../ui/ListEnd.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { PageSection } from '../../ui/PageSection.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { useSave } from '../../ui/useSave.ts';
import classes from './StageList.module.css';
import { graphql } from '../../lib/__generated__/index.ts';

const ExcludedUsersDocument = graphql(`
  query ExcludedUsers($page: Int!) {
    excludedUsers(page: $page, limit: 50) {
      id
      email
    }
  }
`);

const ExcludeUserDocument = graphql(`
  mutation ExcludeUser($email: String!) {
    createOrUpdateExcludedUser(email: $email) {
      id
      email
    }
  }
`);

const IncludeUserDocument = graphql(`
  mutation IncludeUser($id: ID!) {
    deleteExcludedUser(id: $id)
  }
`);

/** People with whom no interview is recorded, as interviewer or candidate. */
export function ExcludedUsersSection() {
  const { query, rows, more, reload } = useListPages({
    document: ExcludedUsersDocument,
    filter: {},
    rowsOf: (data) => data.excludedUsers,
  });
  const exclude = useSave(ExcludeUserDocument, { isInline: true });
  const include = useSave(IncludeUserDocument);
  const { text: email, setText: setEmail } = useDraft('excludedUser/new', '');
  const state = loadStateOf({ ...query, data: rows ?? undefined }, (people) => people);
  const submit = async (event: React.SyntheticEvent) => {
    event.preventDefault();
    if (!(await exclude.save({ email }))) return;
    setEmail('');
    reload();
  };
  return (
    <PageSection title="People who are never recorded">
      <Text c="dimmed" mb="sm">
        Interviews with them, as interviewer or candidate, are refused when somebody uploads,
        imports or captures them. What was recorded before stays.
      </Text>
      {state.kind !== 'ready' ? (
        <NotLoaded state={state} skeleton={<RowsSkeleton rows={2} />} absent={null} />
      ) : (
        <>
          <ul className={classes.list} aria-label="People who are never recorded">
            {state.value.map((person) => (
              <li key={person.id} className={classes.row}>
                <span className={classes.title}>{person.email}</span>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={32}
                  disabled={include.isSaving}
                  aria-label={`Record ${person.email} again`}
                  onClick={() =>
                    void include
                      .save({ id: person.id })
                      .then((isSaved) => (isSaved ? reload() : undefined))
                  }
                >
                  <IconTrash size={16} aria-hidden />
                </ActionIcon>
              </li>
            ))}
          </ul>
          {(more.hasMore || more.error !== null) && (
            <ListEnd shown={state.value.length} {...more} />
          )}
          <form noValidate onSubmit={(event) => void submit(event)}>
            <Group gap="xs" align="flex-end" mt="md">
              <TextInput
                type="email"
                label="E-mail address"
                maxLength={254}
                flex="1 1 200px"
                maw={360}
                value={email}
                error={exclude.failure}
                onChange={(event) => setEmail(event.currentTarget.value)}
              />
              <Button type="submit" variant="default" loading={exclude.isSaving}>
                Never record
              </Button>
            </Group>
          </form>
        </>
      )}
    </PageSection>
  );
}
