import { fireEvent } from '@testing-library/dom';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { scriptedClient } from '../../lib/scriptedClient.ts';
import { renderUi } from '../../ui/renderUi.tsx';
import { LibraryDialog, type LibraryChoice } from './LibraryDialog.tsx';

afterEach(cleanup);

const question = (id: string, text: string) => ({
  __typename: 'LibraryQuestion',
  id,
  competency: 'Teamwork',
  question: text,
  type: 'Behavioral',
  good: ['One'],
  weak: 'None',
});

test('a question of the library is chosen with its guidance; one that is asked already is not offered', async () => {
  const { client } = scriptedClient({
    LibraryQuestions: () => ({
      libraryQuestions: [question('a', 'Whom did you help?'), question('b', 'Who helped you?')],
    }),
  });
  const chosen: LibraryChoice[] = [];
  renderUi(
    <LibraryDialog
      title="More questions"
      competency="Teamwork"
      asked={['Who helped you?']}
      onChoose={(choice) => chosen.push(choice)}
      onClose={() => undefined}
    />,
    { client },
  );
  expect(await screen.findByText('Whom did you help?')).toBeTruthy();
  expect(screen.queryByText('Who helped you?')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Use this question' }));
  expect(chosen).toMatchObject([{ question: 'Whom did you help?', good: ['One'], weak: 'None' }]);
});
