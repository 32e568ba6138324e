/** What Microsoft Teams' page looks like, as data: everything here will change one day. */
export const teamsSelectors = {
  seen: '2026-03-15',
  regions: [
    {
      signal: 'renderer',
      selector: '[data-tid="closed-caption-renderer-wrapper"]',
      confidence: 0.95,
    },
    {
      signal: 'window',
      selector: '[data-tid="closed-caption-v2-window-wrapper"]',
      confidence: 0.9,
    },
    {
      signal: 'list',
      selector: '[data-tid="closed-caption-v2-virtual-list-content"]',
      confidence: 0.9,
    },
    { signal: 'old-renderer', selector: '[data-tid="closed-captions-renderer"]', confidence: 0.8 },
  ],
  text: '[data-tid="closed-caption-text"]',
  author: '[data-tid="author"]',
  row: '.fui-ChatMessageCompact, [role="listitem"]',
  inCall: '#hangup-button, button[data-tid="hangup-main-btn"]',
  moreButton: 'button#callingButtons-showMoreBtn',
  languageMenu: '#LanguageSpeechMenuControl-id',
  captionsButton: '#closed-captions-button',
  title: '[data-tid="call-title"]',
  unknownSpeaker: /^unknown user$/i,
};
export type TeamsSelectors = typeof teamsSelectors;
