import { pageFacts, type AtsData } from '#shared/domain/siteData.ts';
import type { AtsId } from './atsSite.ts';

/** Where pages show a label: in tables, lists of terms, and cards of keys and values. */
const labelPlaces = [
  ...['dt', 'th', '[class*="label" i]', '[class*="key" i]', '[class*="term" i]'],
  '[data-automation-id="formLabel"]',
];
const labels = {
  CANDIDATE: ['Candidate', 'Candidate name', 'Applicant', 'Applicant name'],
  POSITION: [
    ...[
      'Position',
      'Position title',
      'Job',
      'Job title',
      'Role',
      'Posting',
      'Vacancy',
      'Job order',
    ],
    ...['Requisition', 'Job requisition'],
  ],
  STAGE: ['Stage', 'Current stage', 'Interview stage'],
} as const;

/** Facts that stand beside a label, as the page itself calls them. */
const labelled = (confidence: number, around = ''): AtsData['facts'] =>
  pageFacts.map((fact) => ({
    ...{ fact, labels: [...labels[fact]], confidence },
    selector: labelPlaces.map((place) => around + place).join(', '),
  }));

/**
 * Headings hold the candidate's name among other texts, so they are guesses: compared with the names of scheduled
 * interviews, and offered to the person, but never filled in.
 */
const headings = (confidence: number, around = ''): AtsData['facts'] =>
  [1, 2, 3].map((level) => ({
    fact: 'CANDIDATE',
    selector: `${around}h${level}, ${around}[role="heading"][aria-level="${level}"]`,
    confidence: confidence - (level - 1) / 10,
  }));

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
      ...labelled(0.5),
      ...headings(0.3),
    ],
  },
  lever: {
    seen: '2026-03-15',
    fields: [],
    facts: [
      ...labelled(0.7, '.flyover '),
      ...labelled(0.6),
      ...headings(0.45, '.flyover '),
      ...headings(0.3),
    ],
  },
  ashby: { seen: '2026-03-15', fields: [], facts: [...labelled(0.5), ...headings(0.3)] },
  smartrecruiters: {
    seen: '2026-03-15',
    fields: [
      { purpose: 'JOB_DESCRIPTION', selector: 'spl-textarea >>> textarea', confidence: 0.3 },
    ],
    facts: [...labelled(0.5), ...headings(0.3)],
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
    facts: [...labelled(0.6), ...headings(0.3)],
  },
  icims: {
    seen: '2026-03-15',
    fields: [
      {
        purpose: 'JOB_DESCRIPTION',
        selector: '#icims_content_iframe >>> textarea',
        confidence: 0.2,
      },
    ],
    facts: [...labelled(0.5), ...headings(0.3)],
  },
  bullhorn: {
    seen: '2026-03-15',
    fields: [{ purpose: 'JOB_DESCRIPTION', selector: 'novo-editor iframe', confidence: 0.6 }],
    facts: [...labelled(0.5), ...headings(0.3)],
  },
};
