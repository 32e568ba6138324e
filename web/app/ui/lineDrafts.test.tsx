import { Notifications, notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { drafts } from '../lib/createDrafts.ts';
import { AddLine } from './AddLine.tsx';
import { InlineText } from './InlineText.tsx';
import { renderUi } from './renderUi.tsx';

afterEach(() => {
  notifications.clean();
  cleanup();
  drafts.drop('line');
});

const addLine = (onAdd = vi.fn()) => {
  renderUi(
    <AddLine
      draftKey="line"
      title="Add question"
      placeholder="Text"
      maxLength={100}
      onAdd={onAdd}
    />,
  );
  return onAdd;
};
const inlineText = (text: string, onSave = vi.fn()) => {
  renderUi(
    <InlineText
      draftKey="line"
      text={text}
      label="question"
      placeholder="Text"
      maxLength={100}
      onSave={onSave}
    />,
  );
  return onSave;
};
const field = (name: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });
const type = (element: HTMLElement, value: string) =>
  fireEvent.change(element, { target: { value } });

test('a new line waits in its open field over a reload, and is added once', async () => {
  addLine();
  fireEvent.click(screen.getByRole('button', { name: 'Add question' }));
  type(await field('Add question'), 'Why nurs');
  cleanup();
  const onAdd = addLine();
  const again = await field('Add question');
  expect(again.value).toBe('Why nurs');
  expect(document.activeElement).not.toBe(again);
  type(again, 'Why nursing?');
  fireEvent.keyDown(again, { key: 'Enter' });
  expect(onAdd.mock.calls).toEqual([['Why nursing?']]);
  cleanup();
  addLine();
  await drafts.ready;
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a new line that is given up leaves nothing', async () => {
  addLine();
  fireEvent.click(screen.getByRole('button', { name: 'Add question' }));
  const open = await field('Add question');
  type(open, 'Why');
  fireEvent.keyDown(open, { key: 'Escape' });
  expect([screen.queryByRole('textbox'), drafts.get('line')]).toEqual([null, undefined]);
});

test('a change waits over a reload, and replaces the text that stood when it began', async () => {
  inlineText('Why nursing?');
  fireEvent.click(screen.getByRole('button', { name: 'Why nursing?' }));
  type(await field('question'), 'Why night shifts?');
  cleanup();
  const onSave = inlineText('Why did you choose nursing?');
  const again = await field('question');
  expect(again.value).toBe('Why night shifts?');
  expect(document.activeElement).not.toBe(again);
  fireEvent.blur(again);
  expect(onSave.mock.calls).toEqual([['Why night shifts?', 'Why nursing?']]);
  expect(drafts.get('line')).toBeUndefined();
});

test('a change that is given up leaves nothing', async () => {
  const onSave = inlineText('Why nursing?');
  fireEvent.click(screen.getByRole('button', { name: 'Why nursing?' }));
  const open = await field('question');
  type(open, 'Why');
  fireEvent.keyDown(open, { key: 'Escape' });
  expect(screen.getByRole('button', { name: 'Why nursing?' })).toBeTruthy();
  expect([onSave.mock.calls.length, drafts.get('line')]).toEqual([0, undefined]);
});

test.each(['a new line', 'a change'])(
  '%s that was given up comes back by Undo, with focus',
  async (kind) => {
    renderUi(<Notifications />);
    if (kind === 'a change') inlineText('Why nursing?');
    else addLine();
    fireEvent.click(screen.getByRole('button', { name: /Add question|Why nursing/ }));
    const open = await field(kind === 'a change' ? 'question' : 'Add question');
    fireEvent.keyDown(open, { key: 'Escape' });
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /Add question|Why nursing/ }));
    const again = await screen.findByRole('textbox');
    type(again, 'Why nights?');
    fireEvent.keyDown(again, { key: 'Escape' });
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    const restored = await screen.findByRole<HTMLTextAreaElement>('textbox');
    expect([restored.value, document.activeElement]).toEqual(['Why nights?', restored]);
  },
);
