import { bestPlace } from '../bestPlace.ts';
import { meetingSites } from '../meetingSites.ts';
import type { SiteReader } from '../siteReader.ts';
import { textOrNull, tidyText } from '../textLeaves.ts';
import { teamsSelectors, type TeamsSelectors } from './teamsSelectors.ts';

const menuTimeoutMs = 3_000;

/** The largest element around a caption's text that holds no other caption: its row. */
function rowOf(text: Element, root: Element, selectors: TeamsSelectors): Element {
  const known = text.closest(selectors.row);
  if (known && root.contains(known)) return known;
  let row = text;
  for (let at = text.parentElement; at && at !== root; at = at.parentElement) {
    if (at.querySelectorAll(selectors.text).length > 1) break;
    row = at;
  }
  return row;
}

function speakerOf(row: Element, selectors: TeamsSelectors): string | null {
  const name = tidyText(row.querySelector(selectors.author)?.textContent ?? '');
  return selectors.unknownSpeaker.test(name) ? null : textOrNull(name);
}

/** Captions are behind two menus. */
async function turnOnCaptions(document: Document, selectors: TeamsSelectors): Promise<boolean> {
  const steps = [selectors.moreButton, selectors.languageMenu, selectors.captionsButton];
  for (const selector of steps) {
    const control = await appears(document, selector);
    if (!control) return false;
    control.click();
  }
  return true;
}

/** An element as soon as it is there; null after some seconds. */
async function appears(document: Document, selector: string): Promise<HTMLElement | null> {
  for (let waitedMs = 0; waitedMs <= menuTimeoutMs; waitedMs += 100) {
    const found = document.querySelector<HTMLElement>(selector);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return null;
}

/** Microsoft Teams in the browser. */
export const createTeamsReader = (selectors: TeamsSelectors): SiteReader => ({
  site: meetingSites.teams,
  selectorsSeen: selectors.seen,
  readCall(document) {
    const isInCall = document.querySelector(selectors.inCall) !== null;
    const isShown = bestPlace(document, selectors.regions) !== null;
    return { isInCall, areCaptionsOff: isInCall ? !isShown : null };
  },
  findCaptions: (document) => bestPlace(document, selectors.regions),
  blocks: (root) => [
    ...new Set(
      [...root.querySelectorAll(selectors.text)].map((text) => rowOf(text, root, selectors)),
    ),
  ],
  readBlock: (row) => ({
    speaker: speakerOf(row, selectors),
    text: tidyText(row.querySelector(selectors.text)?.textContent ?? row.textContent ?? ''),
  }),
  isRolling: false,
  watchedAttributes: [],
  turnOnCaptions: (document) => turnOnCaptions(document, selectors),
  meetingTitle: (document) =>
    tidyText(document.querySelector(selectors.title)?.textContent ?? '') ||
    document.title.replace(/\s*\|\s*Microsoft Teams.*$/i, '').trim(),
});

export const teamsReader = createTeamsReader(teamsSelectors);
