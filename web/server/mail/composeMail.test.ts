import { expect, test } from 'vitest';
import { composeMail } from './composeMail.ts';

test('what people write stays text in the HTML part, and both parts hold the link', () => {
  const { body, html } = composeMail(['<b>Hi</b> & "you"\nall', ''], {
    ...{ label: 'Open it', url: 'https://here.test/clip/1' },
  });
  expect(body).toBe('<b>Hi</b> & "you"\nall\n\nOpen it: https://here.test/clip/1');
  expect(html).toContain('<p>&lt;b&gt;Hi&lt;/b&gt; &amp; &quot;you&quot;<br>all</p>');
  expect(html).toContain('<a href="https://here.test/clip/1">Open it</a>');
});
