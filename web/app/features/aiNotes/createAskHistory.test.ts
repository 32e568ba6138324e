import { afterEach, expect, test } from 'vitest';
import { drafts } from '../../lib/createDrafts.ts';
import { createAskHistory, type CallAnswer } from './createAskHistory.ts';

const key = 'question/c1';
afterEach(() => drafts.drop(key));

const asked = (question: string, answer: CallAnswer | null = null) => ({
  ...{ id: 0, question, answer },
  error: answer ? null : 'The server could not be reached.',
});

test('a question without an answer stands in the field of the next page; an answered one does not', () => {
  const history = createAskHistory(key);
  history.setState({ draft: 'Why nights?' });
  history.setState({ draft: '', asked: [asked('Why nights?')] });
  expect(createAskHistory(key).getState().draft).toBe('Why nights?');
  const answer = { sentences: [] } as unknown as CallAnswer;
  history.setState({ asked: [asked('Why nights?', answer)] });
  expect(createAskHistory(key).getState().draft).toBe('');
});

test('what an earlier page kept comes also where it is read late', async () => {
  const history = createAskHistory(key);
  drafts.keep(key, 'Why nights?');
  await drafts.ready;
  await Promise.resolve();
  expect(history.getState().draft).toBe('Why nights?');
});
