/** What Zoom's web client looks like, as data: everything here will change one day. */
export const zoomSelectors = {
  seen: '2026-03-15',
  regions: [
    {
      signal: 'overlay',
      selector: '.live-transcription-subtitle__overlay-container',
      confidence: 0.9,
    },
    { signal: 'box', selector: '.live-transcription-subtitle__box', confidence: 0.85 },
    { signal: 'wrapper', selector: '.lt-subtitle-wrap', confidence: 0.75 },
    // Its id stands in the page more than once.
    { signal: 'id', selector: '[id="live-transcription-subtitle"]', confidence: 0.7 },
  ],
  block: '.live-transcription-subtitle__item',
  avatar: 'img',
  inCall:
    '#audioOptionMenu, .footer__leave-btn-container, button[aria-label="Leave"], .meeting-app',
  captionsOffButton: 'button[aria-label="Show Captions" i]',
  captionsOnButton: 'button[aria-label="Hide Captions" i]',
  /** A person's picture and name among the videos. */
  tile: '.video-avatar__avatar, .gallery-video-container__video-frame, .speaker-active-container__video-frame',
  tileName: '.video-avatar__avatar-footer span',
  activeTile:
    '.speaker-active-container__video-frame, .speaker-bar-container__video-frame--active, .gallery-video-container__video-frame--active',
  skipped: 'button, style, script, img',
};
export type ZoomSelectors = typeof zoomSelectors;
