import { expect, test } from 'vitest';
import { markedParts } from './markedParts.ts';

test('what is marked is parted from what is not, and escaped letters are letters again', () => {
  expect(markedParts('a &lt;b&gt; <mark>night</mark> &amp;amp; day')).toEqual([
    { text: 'a <b> ', isMarked: false },
    { text: 'night', isMarked: true },
    { text: ' &amp; day', isMarked: false },
  ]);
});

test('any other tag is only text', () => {
  expect(markedParts('<img src=x onerror=alert(1)><mark>x</mark>')).toEqual([
    { text: '<img src=x onerror=alert(1)>', isMarked: false },
    { text: 'x', isMarked: true },
  ]);
});
