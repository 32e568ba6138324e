import { unzipSync, strFromU8 } from 'fflate';
import { expect, test } from 'vitest';
import { writeRichDocx } from '../richDocument/writeRichDocx.ts';
import { writeRichHtml, writeRichText } from '../richDocument/writeRichHtml.ts';
import { writeRichMarkdown } from '../richDocument/writeRichMarkdown.ts';
import { headlineOf } from './headlineOf.ts';
import { isSummaryLeftOver } from './isSummaryLeftOver.ts';
import type { NotesPage, PageNote } from './notesPage.ts';
import { pageLines } from './pageLines.ts';

const note = (question: string, more: Partial<PageNote> = {}): PageNote => ({
  ...{ question, competency: null, gap: null, isUnsure: false, reason: '', missing: null },
  ...{ askedAtMs: null, moments: [], sentences: [], ...more },
});
const page: NotesPage = {
  title: 'Ada <Quist>: First call',
  subtitle: 'AI notes · 2026-03-02',
  notes: [
    note('Why *this* trade?', {
      askedAtMs: 61_000,
      sentences: [
        { text: 'I like [boats](http://x) & ropes.', isKey: true, moments: [65_500] },
        { text: 'It was fine.', isKey: false, moments: [] },
      ],
    }),
    note('And a hard day?', { gap: 'NOT_ASKED', reason: 'Search the transcript.' }),
  ],
  sections: [
    { title: 'Said', isDetail: true, sentences: [{ text: 'More.', isKey: true, moments: [] }] },
  ],
  chapters: [{ title: 'Beginning', startMs: 0 }],
};
const link = (timeMs: number) => `https://r.test/i?a="1"&t=${timeMs / 1000}`;
const full = pageLines(page, 'FULL', link);

test('the headline counts answers and names what is open, the most pressing first', () => {
  const headline = headlineOf([
    note('a'),
    note('b', { missing: 'and what it cost' }),
    note('c', { gap: 'NOT_ASKED' }),
    note('d', { gap: 'NOT_ANSWERED' }),
    note('e', { isUnsure: true, gap: 'NOT_ASKED' }),
    note('f', { gap: 'DELETED' }),
  ]);
  expect(headline?.text).toBe('3 of 6 questions answered, 1 of them in part');
  expect(headline?.open.map(({ label, notes }) => [label, notes[0]?.question])).toEqual([
    ['Not answered', 'd'],
    ['Part missing', 'b'],
    ['Perhaps asked', 'e'],
    ['Not found', 'c'],
  ]);
  expect(headlineOf([])).toBeUndefined();
});

test('Markdown shows what people wrote as it is, and times are links', () => {
  const text = writeRichMarkdown(full);
  expect(text).toContain('# Ada \\<Quist\\>: First call\n');
  expect(text).toContain('### Why \\*this\\* trade? [1:01](https://r.test');
  expect(text).toContain('- I like \\[boats\\](http://x) \\& ropes. [1:05]');
  expect(text).toContain('**We could not find this question.** Search the transcript.');
});

test('HTML and Word hold no tag that people wrote, and links that end where they should', () => {
  const html = writeRichHtml(full);
  expect(html).toContain('<h1>Ada &lt;Quist&gt;: First call</h1>');
  expect(html).toContain('<a href="https://r.test/i?a=&quot;1&quot;&amp;t=65.5">1:05</a>');
  const files = unzipSync(writeRichDocx(full));
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  expect(read('word/document.xml')).toContain('Ada &lt;Quist&gt;');
  const ids = [...read('word/document.xml').matchAll(/r:id="(\w+)"/g)].map(([, id]) => id);
  const linked = [...read('word/_rels/document.xml.rels').matchAll(/Id="(link\d+)"/g)];
  expect(linked.map(([, id]) => id)).toEqual(ids);
  expect(ids).toHaveLength(3);
});

test('a brief page holds the key sentences only; a full one everything', () => {
  const brief = writeRichText(pageLines(page, 'BRIEF', link));
  expect(brief).toContain('boats');
  expect(brief).not.toContain('It was fine.');
  expect(brief).not.toContain('Beginning');
  const standard = writeRichText(pageLines(page, 'STANDARD', link));
  expect(standard).toContain('It was fine.');
  expect(standard).not.toContain('More.');
  expect(writeRichText(full)).toContain('More.');
});

test.each([
  ['half of the guide', true, [null, 'NOT_ASKED'] as const, true],
  ['a guide that was asked and dodged', true, ['NOT_ANSWERED', 'NOT_ASKED'] as const, true],
  ['less of the guide', true, [null, 'NOT_ASKED', 'NOT_ASKED'] as const, false],
  ['no guide', true, [], false],
  ['a model, which writes sentences of its own', false, [null], false],
])('beside %s', (_of, isBuiltIn, gaps, expected) => {
  expect(
    isSummaryLeftOver(
      isBuiltIn,
      gaps.map((gap) => ({ gap })),
    ),
  ).toBe(expected);
});
