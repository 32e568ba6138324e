import fc from 'fast-check';
import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { arbitraryDocument } from '../../tests/factories/arbitraryDocument.ts';
import { blocksFromHtml } from './blocksFromHtml.ts';
import { blockText } from './editorNodes.ts';
import { htmlFromBlocks } from './htmlFromBlocks.ts';
import { markedItem } from './markedItem.ts';
import { plainTextFromBlocks } from './plainTextFromBlocks.ts';

const { DOMParser } = new Window();
const read = (html: string) => {
  const { body } = new DOMParser().parseFromString(
    `<html><body>${html}</body></html>`,
    'text/html',
  );
  return blocksFromHtml(body as unknown as Element);
};
const short = (html: string) => read(html).map((block) => [block.type, blockText(block)]);

describe('HTML', () => {
  it('gives back every document that was written as HTML', () => {
    fc.assert(
      fc.property(arbitraryDocument, (blocks) => {
        const texts = blocks.map(blockText);
        fc.pre(texts.every((text) => markedItem(text) === null && !/ {2}|^ | $/.test(text)));
        // Headings are bold and links underlined by themselves, so the page's own are not kept there.
        const plain = blocks.every(
          (block) => !JSON.stringify(block).includes('"bold"') || !block.type.startsWith('header'),
        );
        fc.pre(plain && !/"link"[^\]]*"underline"/.test(JSON.stringify(blocks)));
        // An HTML list item at depth two needs an item at depth one before it.
        fc.pre(blocks.every(({ depth }) => depth === undefined));
        expect(read(htmlFromBlocks(blocks))).toEqual(blocks);
      }),
    );
  });

  it('reads what Word puts on the clipboard, its list markers as lists', () => {
    const word = `
      <p class=MsoTitle>Office manager<o:p></o:p></p>
      <!--StartFragment-->
      <p class=MsoNormal><b>You will</b><span style='color:red'> run the&nbsp;office.</span><o:p>&nbsp;</o:p></p>
      <p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span
       style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Order supplies<o:p></o:p></p>
      <p class=MsoListParagraph style='mso-list:l1 level2 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>Greet guests</p>
      <p class=MsoNormal><o:p>&nbsp;</o:p></p>`;
    expect(read(word)).toEqual([
      { type: 'header-one', children: [{ text: 'Office manager' }] },
      {
        type: 'paragraph',
        children: [{ text: 'You will', bold: true }, { text: ' run the office.' }],
      },
      { type: 'unordered-list-item', children: [{ text: 'Order supplies' }] },
      { type: 'ordered-list-item', depth: 1, children: [{ text: 'Greet guests' }] },
    ]);
  });

  it('reads what Google Docs puts on the clipboard', () => {
    const docs = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">
      <h2 dir="ltr"><span style="font-weight:700;">About the role</span></h2>
      <p dir="ltr"><span style="font-weight:400;">Lead a </span><span style="font-weight:700;font-style:italic">small</span><span> team.</span></p><br />
      <ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Plan</span></p></li>
      <ul><li dir="ltr" aria-level="2"><p dir="ltr"><span>Weekly</span></p></li></ul></ul>
      <p><a href="http://example.com/jobs"><span style="text-decoration:underline;">More</span></a></p></b>`;
    expect(read(docs)).toEqual([
      { type: 'header-two', children: [{ text: 'About the role' }] },
      {
        type: 'paragraph',
        children: [
          { text: 'Lead a ' },
          { text: 'small', bold: true, italic: true },
          { text: ' team.' },
        ],
      },
      { type: 'unordered-list-item', children: [{ text: 'Plan' }] },
      { type: 'unordered-list-item', depth: 1, children: [{ text: 'Weekly' }] },
      {
        type: 'paragraph',
        children: [
          { text: '' },
          { type: 'link', url: 'https://example.com/jobs', children: [{ text: 'More' }] },
          { text: '' },
        ],
      },
    ]);
  });

  it('takes lines and typed bullets of a web page apart', () => {
    expect(
      short(
        '<div>You will:<br>• Write code<br/>- Read code</div><div>Pay: $20–$25<br><br>Bye</div>',
      ),
    ).toEqual([
      ['paragraph', 'You will:'],
      ['unordered-list-item', 'Write code'],
      ['unordered-list-item', 'Read code'],
      ['paragraph', 'Pay: $20-$25'],
      ['paragraph', 'Bye'],
    ]);
  });

  it('takes nothing that runs, hides or leads astray', () => {
    const hostile = `<script>alert(1)</script><style>p{}</style><p hidden>no</p>
      <p style="DISPLAY: none">no</p><img src=x onerror=alert(1)><iframe src=//x></iframe>
      <p onclick="alert(1)">Yes <a href="javascript:alert(1)">link</a> <a href="//evil.test">two</a></p>`;
    expect(read(hostile)).toEqual([{ type: 'paragraph', children: [{ text: 'Yes link two' }] }]);
    expect(htmlFromBlocks([{ type: 'paragraph', children: [{ text: '<img src=x>&"' }] }])).toBe(
      '<p>&lt;img src=x&gt;&amp;&quot;</p>',
    );
  });

  it('stops at depths nobody writes in', () => {
    expect(() => read('<div>'.repeat(2000) + 'deep')).not.toThrow();
  });
});

describe('plain text out', () => {
  it('writes bullets, numbers and gaps', () => {
    expect(
      plainTextFromBlocks(
        read('<h2>Do</h2><ul><li>a</li><li>b</li></ul><ol><li>c</li></ol><p>d</p>'),
      ),
    ).toBe('Do\n\n- a\n- b\n1. c\n\nd');
  });
});
