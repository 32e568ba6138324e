import { hasTexts, text } from '../../platform/text.ts';

/** What people read in the tab that records; where it is a hidden page instead, nobody sees it. */
export function showRecorderPage(document: Document): void {
  if (!hasTexts()) return;
  document.documentElement.lang = text('language');
  document.title = text('recorderTitle');
  const heading = document.createElement('h1');
  heading.textContent = text('recorderHeading');
  const hint = document.createElement('p');
  hint.textContent = text('recorderHint');
  document.querySelector('main')?.append(heading, hint);
}
