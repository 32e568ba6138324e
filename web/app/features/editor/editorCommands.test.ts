import { Editor, Transforms } from 'slate';
import { beforeEach, expect, test } from 'vitest';
import type { BlockType, EditorBlock } from '#shared/editor/editorNodes.ts';
import {
  insertBlocks,
  isMarkActive,
  linkAt,
  removeLink,
  replaceDocument,
  setLink,
  toggleBlock,
  toggleMark,
} from './editorCommands.ts';
import { runEditorKey, type KeyPress } from './editorKeys.ts';
import { blocksOf, createTextEditor, type TextEditor } from './createTextEditor.ts';

const block = (type: BlockType, text: string): EditorBlock => ({ type, children: [{ text }] });
const outline = () =>
  blocksOf(editor).map((item, index) => `${item.type}: ${Editor.string(editor, [index])}`);
const select = (path: number, start: number, end: number) =>
  Transforms.select(editor, {
    anchor: { path: [path, 0], offset: start },
    focus: { path: [path, 0], offset: end },
  });

let editor: TextEditor;
beforeEach(() => {
  editor = createTextEditor();
  editor.children = [
    block('paragraph', 'About the role'),
    block('paragraph', 'You visit patients'),
  ];
});

test('a block becomes a list item and a paragraph again, without its depth', () => {
  select(1, 0, 3);
  toggleBlock(editor, 'unordered-list-item');
  Transforms.setNodes<EditorBlock>(editor, { depth: 2 }, { at: [1] });
  expect(outline()).toEqual([
    'paragraph: About the role',
    'unordered-list-item: You visit patients',
  ]);
  toggleBlock(editor, 'unordered-list-item');
  expect(blocksOf(editor)[1]).toMatchObject({ type: 'paragraph' });
  expect(blocksOf(editor)[1]).not.toHaveProperty('depth');
});

test('a mark goes on the selected words alone, and off again', () => {
  select(1, 4, 9);
  toggleMark(editor, 'bold');
  expect(isMarkActive(editor, 'bold')).toBe(true);
  expect(blocksOf(editor)[1]?.children).toMatchObject([
    { text: 'You ' },
    { text: 'visit', bold: true },
    { text: ' patients' },
  ]);
  toggleMark(editor, 'bold');
  expect(blocksOf(editor)[1]?.children).toEqual([{ text: 'You visit patients' }]);
});

test('selected words become a link, whose address can be changed and taken away', () => {
  select(1, 4, 9);
  setLink(editor, 'https://example.test/visits');
  Transforms.select(editor, { path: [1, 1, 0], offset: 2 });
  expect(linkAt(editor)).toMatchObject({ url: 'https://example.test/visits' });
  setLink(editor, 'https://example.test/care');
  expect(linkAt(editor)).toMatchObject({ url: 'https://example.test/care' });
  removeLink(editor);
  expect(linkAt(editor)).toBeNull();
  expect(outline()[1]).toBe('paragraph: You visit patients');
});

test('without a selection an address is written out as its own link', () => {
  select(1, 18, 18);
  setLink(editor, 'https://example.test/');
  expect(outline()[1]).toBe('paragraph: You visit patientsexample.test');
});

test('one paragraph goes into the sentence, several blocks keep what they are', () => {
  select(1, 3, 3);
  insertBlocks(editor, [block('paragraph', ' often')]);
  expect(outline()[1]).toBe('paragraph: You often visit patients');
  Transforms.insertNodes(editor, block('paragraph', ''), { at: [2] });
  Transforms.select(editor, Editor.end(editor, [2]));
  insertBlocks(editor, [
    block('header-two', 'Duties'),
    block('unordered-list-item', 'Dress wounds'),
  ]);
  expect(outline().slice(2)).toEqual(['header-two: Duties', 'unordered-list-item: Dress wounds']);
});

test('another document takes the place of this one, and one undo brings it back', () => {
  const before = outline();
  replaceDocument(editor, [block('header-two', 'Community nurse')]);
  expect(outline()).toEqual(['header-two: Community nurse']);
  editor.undo();
  expect(outline()).toEqual(before);
});

const typeAt = (path: number, offset: number) => select(path, offset, offset);

test('Enter after a heading goes on as a paragraph, and on an empty list item ends the list', () => {
  editor.children = [block('header-two', 'Duties'), block('unordered-list-item', '')];
  typeAt(0, 6);
  editor.insertBreak();
  expect(outline()).toEqual(['header-two: Duties', 'paragraph: ', 'unordered-list-item: ']);
  typeAt(2, 0);
  editor.insertBreak();
  expect(outline()).toEqual(['header-two: Duties', 'paragraph: ', 'paragraph: ']);
});

test('Backspace at the start of a list item makes a paragraph of it before it deletes anything', () => {
  editor.children = [block('paragraph', 'Duties'), block('ordered-list-item', 'Drive')];
  typeAt(1, 0);
  editor.deleteBackward('character');
  expect(outline()).toEqual(['paragraph: Duties', 'paragraph: Drive']);
  editor.deleteBackward('character');
  expect(outline()).toEqual(['paragraph: DutiesDrive']);
});

test.each([
  ['-', 'unordered-list-item'],
  ['1.', 'ordered-list-item'],
  ['##', 'header-two'],
])('%s and a blank at the start of a line makes a %s', (typed, type) => {
  editor.children = [block('paragraph', `${typed}Drive`)];
  typeAt(0, typed.length);
  editor.insertText(' ');
  expect(outline()).toEqual([`${type}: Drive`]);
  // In a heading or a list the same letters stay letters.
  typeAt(0, 0);
  editor.insertText(typed);
  editor.insertText(' ');
  expect(outline()).toEqual([`${type}: ${typed} Drive`]);
});

test('key combinations make headings, lists and marks, and leave every other key alone', () => {
  const press = (keys: Partial<KeyPress>) => {
    const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
    return runEditorKey(editor, { key: '', code: '', ...none, ...keys });
  };
  select(1, 0, 3);
  expect(press({ ctrlKey: true, altKey: true, key: '2', code: 'Digit2' })).toBe(true);
  expect(outline()[1]).toBe('header-two: You visit patients');
  expect(press({ metaKey: true, shiftKey: true, key: '*', code: 'Digit8' })).toBe(true);
  expect(outline()[1]).toBe('unordered-list-item: You visit patients');
  expect(press({ ctrlKey: true, key: 'B', code: 'KeyB' })).toBe(true);
  expect(isMarkActive(editor, 'bold')).toBe(true);
  expect(press({ key: 'b', code: 'KeyB' })).toBe(false);
  expect(press({ ctrlKey: true, key: 'p', code: 'KeyP' })).toBe(false);
});

test('what does not fit the schema becomes plain: unsafe links lose their address, unknown blocks their type', () => {
  const link = { type: 'link', url: 'javascript:alert(1)', children: [{ text: 'here' }] };
  const strange = { type: 'table', children: [{ text: 'Cells' }] };
  const children = [{ type: 'paragraph', children: [{ text: 'See ' }, link] }, strange];
  Object.assign(editor, { children });
  Editor.normalize(editor, { force: true });
  expect(blocksOf(editor)).toEqual([block('paragraph', 'See here'), block('paragraph', 'Cells')]);
});
