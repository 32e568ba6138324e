import { bestPlace } from '../bestPlace.ts';
import { meetingSites } from '../meetingSites.ts';
import type { SiteCall, SiteReader } from '../siteReader.ts';
import { textLeaves, textOrNull, tidyText } from '../textLeaves.ts';
import { zoomSelectors, type ZoomSelectors } from './zoomSelectors.ts';

function readCall(document: Document, selectors: ZoomSelectors): SiteCall {
  const isOff = document.querySelector(selectors.captionsOffButton) !== null;
  const isOn = document.querySelector(selectors.captionsOnButton) !== null;
  return {
    isInCall: document.querySelector(selectors.inCall) !== null,
    areCaptionsOff: isOff ? true : isOn ? false : null,
  };
}

/** Captions carry a picture and no name: the same picture among the videos has one, else who speaks now. */
function speakerOf(block: Element, selectors: ZoomSelectors): string | null {
  const picture = block.querySelector(selectors.avatar)?.getAttribute('src');
  const tiles = [...block.ownerDocument.querySelectorAll(selectors.tile)];
  const withPicture = tiles.filter((tile) =>
    [...tile.querySelectorAll('img')].some((image) => image.getAttribute('src') === picture),
  );
  const names = new Set(
    withPicture.map((tile) => nameOf(tile, selectors)).filter((name) => name !== null),
  );
  const [only] = names;
  // Two people may share the standard picture.
  if (picture && only && names.size === 1) return only;
  const active = block.ownerDocument.querySelector(selectors.activeTile);
  return active ? nameOf(active, selectors) : null;
}

const nameOf = (tile: Element, selectors: ZoomSelectors): string | null =>
  textOrNull(tidyText(tile.querySelector(selectors.tileName)?.textContent ?? ''));

/** Zoom in the browser. */
export const createZoomReader = (selectors: ZoomSelectors): SiteReader => ({
  site: meetingSites.zoom,
  selectorsSeen: selectors.seen,
  readCall: (document) => readCall(document, selectors),
  findCaptions: (document) =>
    readCall(document, selectors).areCaptionsOff ? null : bestPlace(document, selectors.regions),
  blocks: (root) => [...root.querySelectorAll(selectors.block)],
  readBlock: (block) => ({
    speaker: speakerOf(block, selectors),
    text: tidyText(
      textLeaves(block, selectors.skipped)
        .map((leaf) => leaf.data)
        .join(' '),
    ),
  }),
  isRolling: true,
  watchedAttributes: ['style', 'class', 'src'],
  async turnOnCaptions(document) {
    const button = document.querySelector<HTMLElement>(selectors.captionsOffButton);
    button?.click();
    return button !== null;
  },
  meetingTitle: (document) => document.title.replace(/\s*[-|]\s*Zoom.*$/i, '').trim(),
});

export const zoomReader = createZoomReader(zoomSelectors);
