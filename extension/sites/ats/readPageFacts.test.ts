import { expect, test } from 'vitest';
import { atsFields } from './atsFields.ts';
import { readPageFacts } from './readPageFacts.ts';

const { facts } = atsFields.greenhouse;

function pageWith(html: string): Document {
  document.body.innerHTML = html;
  for (const element of document.querySelectorAll('*'))
    element.checkVisibility = () => element.closest('[hidden]') === null;
  return document;
}

test('the interview kit of Greenhouse names candidate, position and stage', () => {
  const page = pageWith(`<div id="interview_kit_header"><span class="step"> Onsite
    interview </span></div><h3 class="name"><span>Leo Marsh</span></h3><p class="hiring-plan">Nurse</p>`);
  expect(readPageFacts(page, facts)).toEqual({
    ...{ CANDIDATE: 'Leo Marsh', POSITION: 'Nurse', STAGE: 'Onsite interview' },
  });
});

test('what is hidden, empty or far too long is not taken', () => {
  const page = pageWith(`<h3 class="name" hidden><span>Leo Marsh</span></h3>
    <p class="hiring-plan">${'x'.repeat(500)}</p><div id="interview_kit_header"><i class="step"> </i></div>`);
  expect(readPageFacts(page, facts)).toEqual({});
});

test.each([
  ['lever', '<div class="flyover"><h2>Leo Marsh</h2></div><h1 hidden>Menu</h1>', ['Leo Marsh']],
  ['ashby', '<h1>Leo Marsh</h1><h2>Nurse</h2>', ['Leo Marsh', 'Nurse']],
  ['smartrecruiters', '<div role="heading" aria-level="1">Leo Marsh</div>', ['Leo Marsh']],
  ['workday', '<h1>Candidates</h1><h2>Leo Marsh</h2>', ['Candidates', 'Leo Marsh']],
  ['icims', '<h1> Leo  Marsh </h1><h1>Leo Marsh</h1>', ['Leo Marsh']],
  ['bullhorn', '<h2>Leo Marsh</h2><h2 hidden>Ada Byron</h2>', ['Leo Marsh']],
] as const)('headings of %s may name the candidate, and fill in nothing', (id, html, names) => {
  expect(readPageFacts(pageWith(html), atsFields[id].facts)).toEqual({ maybeCandidates: names });
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
