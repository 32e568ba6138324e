// What is typed into: a job description with many marks.
import type { EditorBlock } from '#shared/editor/editorNodes.ts';

const sentences = [
  'We want a young rockstar who can leverage synergy and dominate the market.',
  'You will support the team and share what you know.',
  'He must be aggressive, a digital native and a guru of the field.',
  'You will lift boxes, walk to the store and think outside the box.',
];

/** A job description of 700 words with 70 findings and more. */
export function buildBlocks(): EditorBlock[] {
  return Array.from({ length: 48 }, (_, nr): EditorBlock => ({
    type: nr % 8 === 0 ? 'header-two' : nr % 2 === 0 ? 'paragraph' : 'unordered-list-item',
    children: [{ text: `${sentences[nr % sentences.length]}` }],
  }));
}
