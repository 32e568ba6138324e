/**
 * What Google Meet's page looks like, as data: everything here will change one day. The first of a
 * list is the one seen most recently; the others are older or language-free.
 */
export const meetSelectors = {
  seen: '2026-03-15',
  /** From sure to guessed: each says how far to trust what it finds. */
  regions: [
    { signal: 'label', selector: '[role="region"][aria-label]', confidence: 0.95 },
    { signal: 'jsname', selector: '[jsname="dsyhDe"]', confidence: 0.85 },
    { signal: 'class', selector: '.a4cQT', confidence: 0.8 },
    { signal: 'nested-class', selector: 'div.iOzk7 [role="region"]', confidence: 0.75 },
    { signal: 'focusable-region', selector: 'div[role="region"][tabindex="0"]', confidence: 0.6 },
  ],
  /** The region's label in the languages of Meet, compared without case. */
  regionLabels: [
    'Captions',
    'Sottotitoli',
    'Untertitel',
    'Legendas',
    'Субтитры',
    'Subtítulos',
    'Sous-titres',
    'Bijschriften',
    'Ondertiteling',
    '字幕',
    '자막',
    'Napisy',
    'Altyazılar',
    'Undertexter',
    'Undertekster',
    'Tekstitykset',
    'Titulky',
    'Субтитри',
    'Subtitrări',
    'Feliratok',
    'Υπότιτλοι',
    'คำบรรยายแทนเสียง',
    'Phụ đề',
    'Teks',
    'कैप्शन',
    'الترجمة والشرح',
    'כתוביות',
    'Titlovi',
    'Subtítols',
  ],
  block: '.nMcdL.bj4p3b, .nMcdL',
  speaker: '.KcIKyf.jxFHg span, .NWpY1d, .KcIKyf',
  text: '.VbkSUe, [jsname="tgaKEf"]',
  translated: '[data-translated]',
  /** Captions hold nothing one writes into; a chat does. */
  writing: 'textarea, input, [contenteditable]',
  icon: '.google-symbols, .google-material-icons, .material-icons-extended',
  leaveIcon: 'call_end',
  leaveButton: 'button[aria-label*="Leave call" i]',
  captionsOffIcon: 'closed_caption_off',
  captionsOnIcon: 'closed_caption',
  captionsOffButton: 'button[aria-label*="Turn on captions" i]',
  captionsOnButton: 'button[aria-label*="Turn off captions" i]',
  title: '[data-meeting-title]',
  titleClass: '.u6vdEc',
};
export type MeetSelectors = typeof meetSelectors;
