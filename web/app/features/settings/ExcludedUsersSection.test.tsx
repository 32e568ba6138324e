import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { scriptedClient } from '../../lib/scriptedClient.ts';
import { renderUi } from '../../ui/renderUi.tsx';
import { ExcludedUsersSection } from './ExcludedUsersSection.tsx';

afterEach(cleanup);

const person = (id: string, email: string) => ({ __typename: 'ExcludedUser', id, email });

test('people are added and taken off; a refusal stands beside the field', async () => {
  let people = [person('e1', 'ada@x.test')];
  const { client } = scriptedClient({
    ExcludedUsers: () => ({ excludedUsers: people }),
    ExcludeUser: ({ email }) => {
      if (email === 'nobody') throw new Error('Enter an email address');
      const added = person('e2', String(email));
      people = [...people, added];
      return { createOrUpdateExcludedUser: added };
    },
    IncludeUser: ({ id }) => {
      people = people.filter((item) => item.id !== id);
      return { deleteExcludedUser: true };
    },
  });
  renderUi(<ExcludedUsersSection />, { client });
  await screen.findByText('ada@x.test');
  const field = screen.getByLabelText('E-mail address');
  const add = screen.getByRole('button', { name: 'Never record' });
  fireEvent.change(field, { target: { value: 'nobody' } });
  fireEvent.click(add);
  await screen.findByText('Enter an email address');
  fireEvent.change(field, { target: { value: 'bea@x.test' } });
  fireEvent.click(add);
  await screen.findByText('bea@x.test');
  fireEvent.click(screen.getByRole('button', { name: 'Record ada@x.test again' }));
  await expect.poll(() => screen.queryByText('ada@x.test')).toBeNull();
});

test('a lost connection is not shown as an empty list', async () => {
  const { client } = scriptedClient({
    ExcludedUsers: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  renderUi(<ExcludedUsersSection />, { client });
  await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('list')).toBeNull();
});
