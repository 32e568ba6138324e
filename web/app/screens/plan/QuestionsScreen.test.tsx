import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { useConnection } from '../../lib/connection.ts';
import { scriptedClient, type Answer } from '../../lib/scriptedClient.ts';
import { renderUi } from '../../ui/renderUi.tsx';
import { QuestionsScreen } from './QuestionsScreen.tsx';

afterEach(() => {
  cleanup();
  useConnection.setState({ lostAtMs: null });
});

const group = {
  ...{ __typename: 'QuestionGroup', id: 'g1', competency: 'Care', referenceText: null },
  questions: [{ __typename: 'Question', id: 'q1', question: 'Why here?' }],
};

/** A server that writes questions when they are ordered. Returns how often it was asked what. */
function open(script: Record<string, (count: number) => void>) {
  let status: string | null = null;
  const counts: Record<string, number> = {};
  const answer = (name: string, data: () => Record<string, unknown>): Answer => {
    return () => {
      counts[name] = (counts[name] ?? 0) + 1;
      script[name]?.(counts[name]);
      return data();
    };
  };
  const { client } = scriptedClient({
    QuestionsScreen: answer('QuestionsScreen', () => ({
      jobDescription: {
        ...{ __typename: 'JobDescription', id: 'j1', title: 'Ward nurse', canEdit: true },
        ...{ lastModifiedAt: '2026-05-01T09:00:00Z', questionsProcessingStatus: status },
        ...{ questionsProcessingCompletedAt: null, questionsError: null },
        questionGroups: status === 'Completed' ? [group] : [],
      },
    })),
    GenerateQuestions: answer('GenerateQuestions', () => {
      status = 'InProgress';
      const jobDescription = { __typename: 'JobDescription', id: 'j1' };
      return {
        generateQuestions: {
          __typename: 'GenerateQuestionsResult',
          jobDescription: { ...jobDescription, questionsProcessingStatus: status },
        },
      };
    }),
    QuestionsStatus: answer('QuestionsStatus', () => {
      status = 'Completed';
      const questionsProcessingStatus = status;
      return { planQuestionsStatus: { __typename: 'QuestionsStatus', questionsProcessingStatus } };
    }),
  });
  renderUi(
    <Routes>
      <Route path="/plan/analyze/:jobDescriptionId/questions" element={<QuestionsScreen />} />
    </Routes>,
    { client, path: '/plan/analyze/j1/questions' },
  );
  return counts;
}
const lose = () => {
  throw new TypeError('Failed to fetch');
};

test('questions that could not be asked for say why, and are asked for when the connection is back', async () => {
  const counts = open({ GenerateQuestions: (count) => count < 3 && lose() });
  await screen.findByText(/The server could not be reached/);
  expect(screen.queryByText('No questions')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(/The server could not be reached/);
  act(() => useConnection.setState({ lostAtMs: 1 }));
  act(() => useConnection.setState({ lostAtMs: null }));
  await screen.findByText('Why here?');
  expect(counts['GenerateQuestions']).toBe(3);
});

test('questions whose order or end cannot be loaded at first are loaded again', async () => {
  const counts = open({ QuestionsScreen: (count) => (count === 2 || count === 4) && lose() });
  await screen.findByText('Why here?');
  expect(counts['QuestionsScreen']).toBe(5);
});
