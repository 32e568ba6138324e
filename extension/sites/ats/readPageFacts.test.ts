import { expect, test } from 'vitest';
import { openSitePage } from '../../../tests/harness/sitePage.ts';
import { atsFields } from './atsFields.ts';
import { looksLikeName } from './looksLikeName.ts';
import { readPageFacts } from './readPageFacts.ts';

const { facts } = atsFields.greenhouse;

function pageWith(html: string): Document {
  document.body.innerHTML = html;
  drawRoots(document);
  return document;
}

/** This document knows neither shadow roots in markup nor what is visible. */
function drawRoots(root: Document | ShadowRoot): void {
  for (const element of root.querySelectorAll('*')) {
    element.checkVisibility = () => element.closest('[hidden]') === null;
    const template = element.querySelector<HTMLTemplateElement>(':scope > template');
    if (!template) continue;
    template.remove();
    const inner = element.attachShadow({ mode: 'open' });
    inner.innerHTML = template.innerHTML;
    drawRoots(inner);
  }
}

test('what is hidden, empty or far too long is not taken', () => {
  const page = pageWith(`<h3 class="name" hidden><span>Leo Marsh</span></h3>
    <p class="hiring-plan">${'x'.repeat(500)}</p><div id="interview_kit_header"><i class="step"> </i></div>`);
  expect(readPageFacts(page, facts)).toEqual({});
});

test.each([
  ['greenhouse', { CANDIDATE: 'Leo Marsh', POSITION: 'Ward nurse', STAGE: 'Onsite interview' }],
  [
    'lever',
    {
      ...{ POSITION: 'Ward nurse', STAGE: 'On-site interview' },
      maybeCandidates: ['Leo Marsh', 'Candidates', 'Ada Byron'],
    },
  ],
  [
    'ashby',
    {
      ...{ POSITION: 'Ward nurse', STAGE: 'Panel' },
      maybeCandidates: ['Leo Marsh', 'Interview Feedback'],
    },
  ],
  [
    'smartrecruiters',
    { POSITION: 'Ward nurse', STAGE: 'Interview', maybeCandidates: ['Leo Marsh'] },
  ],
  ['workday', { CANDIDATE: 'Leo Marsh', POSITION: 'R-1042 Ward nurse' }],
  ['icims', { CANDIDATE: 'Leo Marsh', POSITION: 'Ward nurse' }],
  [
    'bullhorn',
    {
      POSITION: 'Ward nurse',
      maybeCandidates: ['Leo Marsh | 1042', 'Leo Marsh', 'Candidate Overview'],
    },
  ],
] as const)(
  'a page of %s: what it says itself is taken, and its headings are guesses',
  (id, read) => {
    openSitePage('ats', id);
    drawRoots(document);
    expect(readPageFacts(document, atsFields[id].facts)).toEqual(read);
  },
);

test('of several candidates on a page none is filled in', () => {
  const page = pageWith(`<dl><dt>Candidate</dt><dd>Leo Marsh</dd></dl>
    <dl><dt>Candidate</dt><dd>Ada Byron</dd></dl>`);
  expect(readPageFacts(page, atsFields.ashby.facts)).toEqual({
    maybeCandidates: ['Leo Marsh', 'Ada Byron'],
  });
});

test('the surer place is read first, and a selector that is none is passed over', () => {
  const page = pageWith('<b class="sure">Ada Byron</b><b class="unsure">Menu</b>');
  expect(
    readPageFacts(page, [
      { fact: 'CANDIDATE', selector: '.unsure', confidence: 0.2 },
      { fact: 'CANDIDATE', selector: '.sure', confidence: 0.9 },
      { fact: 'STAGE', selector: ':::', confidence: 1 },
    ]),
  ).toEqual({ CANDIDATE: 'Ada Byron' });
});

test.each([
  ['Leo Marsh', true],
  ['Ana de la Cruz', true],
  ['李 小龙', true],
  ['Jean-Luc O’Neill', true],
  ['Interview Feedback', false],
  ['Leo Marsh | 1042', false],
  ['Candidates', false],
  ['Ward nurse', false],
  ['The Job We Offer To All', false],
])('%j may be a name: %s', (text, isName) => {
  expect(looksLikeName(text)).toBe(isName);
});
