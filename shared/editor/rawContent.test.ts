import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryDocument } from '../../tests/factories/arbitraryDocument.ts';
import { emptyDocument } from './editorNodes.ts';
import { fromRawContent, toRawContent } from './rawContent.ts';

describe('raw content', () => {
  it('gives back every document as it was', () => {
    fc.assert(
      fc.property(arbitraryDocument, (blocks) => {
        const raw = toRawContent(blocks);
        expect(fromRawContent(JSON.stringify(raw))).toEqual(blocks);
        expect(toRawContent(fromRawContent(JSON.stringify(raw)))).toEqual(raw);
      }),
    );
  });

  it('is written as Draft.js writes it', () => {
    const raw = toRawContent([
      {
        type: 'unordered-list-item',
        depth: 1,
        children: [
          { text: 'See ' },
          { type: 'link', url: 'https://example.com/', children: [{ text: 'here', bold: true }] },
          { text: ' now', bold: true },
        ],
      },
    ]);
    expect(raw).toEqual({
      blocks: [
        {
          key: '00000',
          text: 'See here now',
          type: 'unordered-list-item',
          depth: 1,
          inlineStyleRanges: [{ offset: 4, length: 8, style: 'BOLD' }],
          entityRanges: [{ offset: 4, length: 4, key: 0 }],
          data: {},
        },
      ],
      entityMap: {
        0: { type: 'LINK', mutability: 'MUTABLE', data: { url: 'https://example.com/' } },
      },
    });
  });

  it('reads foreign types as paragraphs and drops links that could run a script', () => {
    const json = JSON.stringify({
      blocks: [
        {
          text: 'Click',
          type: 'atomic',
          inlineStyleRanges: [{ offset: -3, length: 900, style: 'ITALIC' }],
          entityRanges: [{ offset: 0, length: 5, key: 0 }],
        },
      ],
      entityMap: { 0: { type: 'LINK', data: { url: 'javascript:alert(1)' } } },
    });
    expect(fromRawContent(json)).toEqual([
      { type: 'paragraph', children: [{ text: 'Click', italic: true }] },
    ]);
  });

  it.each(['', 'no json', 'null', '[]', '{"blocks":7}', '{"blocks":[null]}', null, undefined])(
    'reads %j as an empty document',
    (json) => {
      expect(fromRawContent(json)).toEqual(emptyDocument());
    },
  );
});
