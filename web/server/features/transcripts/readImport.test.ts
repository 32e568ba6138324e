import { readFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readImport } from './readImport.ts';

const word = readFileSync(
  new URL('../../../../tests/fixtures/transcripts/teams.docx', import.meta.url),
);
const paragraphs = (count: number) =>
  strToU8(`<w:document>${'<w:p><w:r><w:t>Ann: So</w:t></w:r></w:p>'.repeat(count)}</w:document>`);

test('a Word file is read beside other requests, however small it is', async () => {
  const order: string[] = [];
  await Promise.all([
    readImport(word, 'teams.docx').then(() => order.push('read')),
    nextTurn().then(() => order.push('another request')),
  ]);
  expect(order).toEqual(['another request', 'read']);
});

test('a small Word file that unpacks to a large one is refused', async () => {
  const bomb = zipSync({ 'word/document.xml': paragraphs(400_000) }, { level: 9 });
  expect(bomb.length).toBeLessThan(512 * 1024);
  await expect(readImport(bomb, 'a.docx')).rejects.toMatchObject({
    code: 'BAD_INPUT',
    message: expect.stringContaining('unpacks to more than 8 MB'),
  });
});

test('when many files are brought at once, some wait and the rest are refused in words', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 14 }, () => readImport(word, 'teams.docx')),
  );
  const refused = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason] : [],
  );
  expect(refused).toHaveLength(4);
  for (const reason of refused) expect(reason).toMatchObject({ code: 'RATE_LIMITED' });
  expect((await readImport(word, 'teams.docx')).segments.length).toBeGreaterThan(0);
});

test('a file that needs more memory than its reader has is refused, and the server goes on', async () => {
  const content = strToU8(`[${'{},'.repeat(3_300_000)}{}]`);
  await expect(readImport(content, 'a.json')).rejects.toThrow('too much memory');
});

test('a file with more speakers than a meeting has people is refused', async () => {
  const cue = (at: number) =>
    `00:00:01.000 --> 00:00:02.000\n<v Person ${at}>Yes, of course.</v>\n\n`;
  const text = `WEBVTT\n\n${Array.from({ length: 501 }, (_, at) => cue(at)).join('')}`;
  await expect(readImport(strToU8(text), 'a.vtt')).rejects.toThrow('more than 500 speakers');
});
