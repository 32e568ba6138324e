import { expect, test } from 'vitest';
import type { EditorBlock } from '#shared/editor/editorNodes.ts';
import { scriptedClient } from '../../lib/scriptedClient.ts';
import { createJobDescriptionTitle } from './createJobDescriptionTitle.ts';
import { nameAfterText } from './nameAfterText.ts';

const paragraphs = (...texts: string[]): EditorBlock[] =>
  texts.map((text) => ({ type: 'paragraph', children: [{ text }] }));
const titleAfter = (before: string, blocks: EditorBlock[]) => {
  const title = createJobDescriptionTitle(scriptedClient({}).client, 'id', before);
  nameAfterText(title, blocks);
  return title.useTitle.getState().title;
};
const posting = paragraphs('Election Supervisor I', 'You run the polling places of the county.');

test('a pasted posting names the page by its first line', () => {
  expect(titleAfter('New Job Description', posting)).toBe('Election Supervisor I');
});

test('a title that somebody gave stays, and a single line typed is no title yet', () => {
  expect(titleAfter('Supervisor', posting)).toBe('Supervisor');
  expect(titleAfter('', paragraphs('E'))).toBe('');
});
