import { expect, test } from 'vitest';
import { findDeep, isDeepSelector, matchesDeep } from './deepSelector.ts';

test('a selector goes through shadow roots and frames of the same site', () => {
  document.body.innerHTML = '<spl-textarea></spl-textarea><textarea></textarea><p id="inner"></p>';
  const host = document.querySelector('spl-textarea');
  const root = host?.attachShadow({ mode: 'open' });
  if (!root) throw new Error('No shadow root');
  root.innerHTML = '<p><textarea></textarea></p>';
  const inside = root.querySelector('textarea') as Element;
  expect(findDeep(document, 'spl-textarea >>> textarea')).toEqual([inside]);
  expect(findDeep(document, 'textarea')).toHaveLength(2);
  expect(matchesDeep(inside, 'p > textarea')).toBe(true);
  expect(matchesDeep(inside, 'spl-input >>> textarea')).toBe(false);
  expect(matchesDeep(document.body, 'iframe >>> body')).toBe(false);
  const framed = document.implementation.createHTMLDocument();
  framed.body.append(framed.createElement('textarea'));
  const frameElement = document.querySelector('#inner');
  Object.defineProperty(framed, 'defaultView', { value: { frameElement } });
  const field = framed.querySelector('textarea') as Element;
  expect(matchesDeep(field, '#inner >>> textarea')).toBe(true);
  expect(matchesDeep(field, '#other >>> textarea')).toBe(false);
  expect(isDeepSelector('spl-textarea >>> ::: ', document)).toBe(false);
});
