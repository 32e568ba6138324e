import type { AtsData } from '#shared/domain/siteData.ts';
import type { AtsId } from './atsSite.ts';

const inside = (part: string, confidence: number): AtsData['facts'] => [
  { fact: 'CANDIDATE', selector: `${part} h1, ${part} h2, ${part} h3`, confidence },
];
/**
 * Nobody has described where these systems show the candidate's name. The headings of a page hold it among other
 * texts, so they are guesses: compared with the names of scheduled interviews, and never filled in.
 */
const headings: AtsData['facts'] = [
  { fact: 'CANDIDATE', selector: 'h1, [role="heading"][aria-level="1"]', confidence: 0.3 },
  { fact: 'CANDIDATE', selector: 'h2, [role="heading"][aria-level="2"]', confidence: 0.2 },
];

/**
 * Fields of recruiters' pages, as data: everything here will change one day. The selectors come from public
 * scripts and support pages read on the date of `seen`. Where a site has none, its fields are found by
 * their labels.
 */
export const atsFields: Readonly<Record<AtsId, AtsData>> = {
  greenhouse: {
    seen: '2026-03-15',
    fields: [
      {
        purpose: 'QUESTIONS',
        selector: '.scorecard-attribute-note textarea, textarea.scorecard-attribute-note',
        confidence: 0.7,
      },
      { purpose: 'QUESTIONS', selector: '[data-provides^="question-"] textarea', confidence: 0.5 },
      {
        purpose: 'SCORECARD',
        selector: '.scorecard-attribute-note textarea, textarea.scorecard-attribute-note',
        confidence: 0.7,
      },
    ],
    facts: [
      { fact: 'CANDIDATE', selector: 'h3.name span', confidence: 0.6 },
      { fact: 'POSITION', selector: '.hiring-plan', confidence: 0.6 },
      { fact: 'STAGE', selector: '#interview_kit_header .step', confidence: 0.7 },
    ],
  },
  lever: { seen: '2026-03-15', fields: [], facts: [...inside('.flyover', 0.4), ...headings] },
  ashby: { seen: '2026-03-15', fields: [], facts: headings },
  smartrecruiters: {
    seen: '2026-03-15',
    fields: [{ purpose: 'JOB_DESCRIPTION', selector: 'spl-textarea textarea', confidence: 0.3 }],
    facts: headings,
  },
  workday: {
    seen: '2026-03-15',
    fields: [
      {
        purpose: 'JOB_DESCRIPTION',
        selector: '[data-automation-id="richTextContent"] .ProseMirror',
        confidence: 0.6,
      },
      {
        purpose: 'JOB_DESCRIPTION',
        selector: '[data-automation-id="richText"] [contenteditable="true"]',
        confidence: 0.5,
      },
    ],
    facts: headings,
  },
  icims: {
    seen: '2026-03-15',
    fields: [
      { purpose: 'JOB_DESCRIPTION', selector: '#icims_content_iframe textarea', confidence: 0.2 },
    ],
    facts: headings,
  },
  bullhorn: {
    seen: '2026-03-15',
    fields: [{ purpose: 'JOB_DESCRIPTION', selector: 'novo-editor iframe', confidence: 0.6 }],
    facts: headings,
  },
};
