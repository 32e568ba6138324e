import { afterEach, describe, expect, it } from 'vitest';
import { keyTexts } from './keyTexts.ts';
import { nextRate, playerKeyOf } from './playerKeys.ts';

const press = (html: string, init: KeyboardEventInit) => {
  document.body.innerHTML = html;
  const target = document.body.querySelector('[data-target]') ?? document.body;
  const event = new KeyboardEvent('keydown', { bubbles: true, ...init });
  target.dispatchEvent(event);
  const name = playerKeyOf(event);
  return name && keyTexts[name].does;
};

describe('keys of the player', () => {
  afterEach(() => document.body.replaceChildren());

  it('play, step and find from anywhere on the page', () => {
    expect(press('<p data-target>Words</p>', { key: ' ' })).toBe('Play or pause');
    expect(press('<p data-target>Words</p>', { key: 'J', shiftKey: true })).toBe('Back 10 seconds');
    expect(press('', { key: 'f', ctrlKey: true })).toBe('Find in the transcript');
    expect(press('<div role="tablist"><i data-target></i></div>', { key: 'n' })).toBe(
      'Take a note at this moment',
    );
  });

  it('go to the next turn, and with Shift to the previous one, whatever Caps Lock says', () => {
    expect(press('', { key: 't' })).toBe('Next turn');
    expect(press('', { key: 'T', shiftKey: true })).toBe('Previous turn');
    expect(press('', { key: 'T' })).toBe('Next turn');
    expect(press('', { key: 'c', shiftKey: true })).toBe('Previous chapter');
  });

  it('ask, and open the tabs also while one of them has the focus', () => {
    expect(press('', { key: 'a' })).toBe('Ask this interview a question');
    expect(press('<div role="tablist"><i data-target></i></div>', { key: '2' })).toBe(
      'First, second … tab beside the transcript',
    );
  });

  it.each([
    ['while typing', '<input data-target>', { key: 'k' }],
    ['for arrows on a tab', '<div role="tablist"><i data-target></i></div>', { key: 'ArrowLeft' }],
    ['in a menu', '<ul role="menu"><li data-target>1x</li></ul>', { key: 'ArrowLeft' }],
    [
      'in a dialog, also for find',
      '<div role="dialog"><b data-target></b></div>',
      { key: 'f', metaKey: true },
    ],
    ['when space presses a button', '<button data-target>Share</button>', { key: ' ' }],
    ['with a modifier', '<p data-target></p>', { key: 'k', ctrlKey: true }],
    ['for a key without a meaning, / included', '<p data-target></p>', { key: '/' }],
  ])('are silent %s', (_, html, init) => {
    expect(press(html, init)).toBeUndefined();
  });

  it('change speed by the steps of the menu and stop at its ends', () => {
    expect(nextRate(1, 1)).toBe(1.25);
    expect(nextRate(2, -1)).toBe(1.75);
    expect(nextRate(3, 1)).toBe(3);
    expect(nextRate(1, -1)).toBe(1);
  });
});
