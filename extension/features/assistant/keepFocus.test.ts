import { afterEach, expect, test } from 'vitest';
import { keepFocus } from './keepFocus.ts';

let stop = () => {};
afterEach(() => {
  stop();
  document.body.replaceChildren();
});
const turn = () => new Promise((resolve) => setTimeout(resolve, 5));

function open() {
  document.body.innerHTML =
    '<main><h1 tabindex="-1">Title</h1><button>Start</button><input></main>';
  const [main, heading, button, input] = ['main', 'h1', 'button', 'input'].map((name) =>
    document.querySelector<HTMLElement>(name),
  );
  if (!main || !heading || !button || !input) throw new Error('The page is not whole');
  stop = keepFocus(main, () => heading);
  return { heading, button, input };
}

test('the focus of a button that goes away goes to the heading', async () => {
  const { heading, button } = open();
  button.focus();
  button.remove();
  await turn();
  expect(document.activeElement).toBe(heading);
});

test('the focus of a button that is disabled goes to the heading', async () => {
  const { heading, button } = open();
  button.focus();
  button.setAttribute('disabled', '');
  await turn();
  expect(document.activeElement).toBe(heading);
});

test('a focus that has moved on stays where it is', async () => {
  const { button, input } = open();
  button.focus();
  input.focus();
  button.remove();
  await turn();
  expect(document.activeElement).toBe(input);
});
