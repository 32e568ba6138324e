import type { Page } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings, findingsInAllViews, show, signInAs, views } from '../harness/openBrowser.ts';
import {
  askApi,
  beginJourney,
  clickButton,
  seeText,
  shareClipOutside,
  type Journey,
} from './journey.ts';

let journey: Journey;
let page: Page;
let interviewId: string;
let candidateId: string;
let positionId: string;
let comparedIds: string;
let clipId: string;
let playlistId: string;
let templateId: string;
let viewerId: string;
let outsideShareId: string;
beforeAll(async () => {
  journey = await beginJourney();
  page = await journey.newPage();
  await signInAs(page, journey.server.url, 'Elena Petrova');
  const { calls } = await askApi<{
    calls: { results: { id: string; recording: { url: string } | null }[] };
  }>(page, '{ calls(limit: 200) { results { id recording { url } } } }');
  interviewId = calls.results.find((result) => result.recording)?.id ?? '';
  const { candidates, positions } = await askApi<
    Record<'candidates' | 'positions', { id: string }[]>
  >(page, '{ candidates(query: "Henrik") { id } positions(query: "Senior Backend") { id } }');
  candidateId = candidates[0]?.id ?? '';
  positionId = positions[0]?.id ?? '';
  const applied = await askApi<{ candidates: { id: string }[] }>(
    page,
    `{ candidates(filter: { positionId: "${positionId}" }, limit: 3) { id } }`,
  );
  comparedIds = applied.candidates.map(({ id }) => id).join(',');
  const found = await askApi<
    Record<'clips' | 'playlists' | 'aiSummaryTemplates', { id: string }[]> & {
      currentUser: { id: string };
    }
  >(page, '{ clips { id } playlists { id } aiSummaryTemplates { id } currentUser { id } }');
  viewerId = found.currentUser.id;
  templateId = found.aiSummaryTemplates[0]?.id ?? '';
  clipId = found.clips[0]?.id ?? '';
  playlistId = found.playlists[0]?.id ?? '';
  outsideShareId = await shareClipOutside(page, journey.server.url, {
    ...{ clipId, title: 'What matters', message: 'Please listen.' },
  });
});
afterAll(() => journey.end());

describe('at 1280 and 360 px', () => {
  test.each([
    ['/search', 'Recordings'],
    ['/search?q=nobody-is-called-this', 'nobody-is-called-this'],
    ['/interview/ID?t=20', 'Find'],
    ['/interview/00000000-0000-4000-8000-000000000000', 'Not found'],
    ['/candidates', 'Oluwaseun'],
    ['/candidates?q=nobody-is-called-this', 'No candidates match'],
    ['/candidate/CANDIDATE', 'Applications'],
    ['/positions', 'Senior Backend Engineer'],
    ['/position/POSITION', 'Hiring team'],
    ['/position/POSITION/compare?candidates=COMPARED', 'stars'],
    ['/interviews', 'Join'],
    ['/clips', 'Cut by me'],
    ['/clip/CLIP', 'All clips'],
    ['/playlists', 'New playlist'],
    ['/playlist/PLAYLIST', '2 clips'],
    ['/templates', 'Debrief'],
    ['/templates/TEMPLATE', 'Save template'],
    ['/external/clip/00000000-0000-4000-8000-000000000000', 'E-mail address'],
    ['/external/clip/SHARED', 'Shared by'],
    ['/activity', 'Took a note'],
    ['/candidate-alerts', 'two months of notice'],
    ['/insights', 'Candidate talk ratio'],
    ['/insights/topics?keyword=clinic', 'interviews contain'],
    ['/insights/topics', 'Search keywords to see'],
    ['/insights/topic-trends', 'Notice and start'],
    ['/insights/candidate-questions', 'Expectations and success'],
    ['/insights/compensation-trends', 'Asked for'],
    ['/insights/candidate-motivations', 'Learning and growth'],
    ['/insights/report', 'Team Avg'],
    ['/insights/total_interviews', 'Recorded'],
    ['/insights/interviewer/VIEWER', 'What could be better'],
    ['/insights/structure', 'Agreement between'],
    ['/insights/adverse-impact', 'Self-identification'],
    ['/settings/library', 'Working with clinics'],
    ['/settings/user', 'Sign out everywhere'],
    ['/settings/users', 'Nadia Haddad'],
    ['/settings/users?q=nobody-is-called-this', 'No users found'],
    ['/settings/roles', 'Site Admin'],
    ['/settings/extension', 'ExtensionInstallForcelist'],
    ['/settings/stages', 'New stage'],
    ['/settings/organization', 'Default duration'],
    ['/settings/engine-records', 'AI notes on questions'],
    ['/settings/audit-log', 'Download CSV'],
    ['/nowhere', 'Not found'],
  ])('%s has nothing axe would mend and no sideways scroll', async (path, shows) => {
    await page.goto(
      journey.server.url +
        path
          .replace('SHARED', outsideShareId)
          .replace('TEMPLATE', templateId)
          .replace('VIEWER', viewerId)
          .replace('CLIP', clipId)
          .replace('PLAYLIST', playlistId)
          .replace('CANDIDATE', candidateId)
          .replace('POSITION', positionId)
          .replace('COMPARED', comparedIds)
          .replace('ID', interviewId),
    );
    if (path.startsWith('/search?q=')) await page.waitForSelector('input');
    else await seeText(page, shows);
    expect(await findingsInAllViews(page)).toEqual([]);
  });
});

test.each([
  ['/upgrade', 'interviewEnabled', false],
  ['/plan/upgrade', 'planEnabled', false],
  ['/insights/upgrade', 'marketingRedirect', true],
])('%s, where %s is %s, has nothing axe would mend', async (path, setting, value) => {
  const visitor = await journey.newPage();
  // Nobody sets what an organization has by the app.
  await visitor.evaluateOnNewDocument(
    (known, changed) => {
      const send = window.fetch;
      window.fetch = async (...request) => {
        const response = await send(...request);
        if (!response.headers.get('content-type')?.includes('json')) return response;
        return new Response((await response.text()).replaceAll(known, changed), response);
      };
    },
    `"${setting}":${!value}`,
    `"${setting}":${value}`,
  );
  await signInAs(visitor, journey.server.url, 'Elena Petrova');
  await visitor.goto(journey.server.url + path);
  await seeText(visitor, 'today');
  expect(await findingsInAllViews(visitor)).toEqual([]);
  await visitor.browserContext().close();
});

// Loaded in each scheme, unlike the others.
test.each(views)('/sign-in has nothing axe would mend at $width px, $scheme', async (view) => {
  const visitor = await journey.newPage();
  await show(visitor, view);
  await visitor.goto(`${journey.server.url}/sign-in`);
  await seeText(visitor, 'Elena Petrova');
  await visitor.waitForSelector(`html[data-mantine-color-scheme="${view.scheme}"]`);
  expect(await axeFindings(visitor)).toEqual([]);
  await visitor.browserContext().close();
});

test('the name is there before the code, and goes when the page comes', async () => {
  const visitor = await journey.newPage();
  const { promise: isTimeForCode, resolve: sendCode } = Promise.withResolvers<void>();
  await visitor.setRequestInterception(true);
  visitor.on('request', (request) => {
    const isCode = request.resourceType() === 'script' && request.url().includes('/assets/');
    void (isCode ? isTimeForCode.then(() => request.continue()) : request.continue());
  });
  const opening = visitor.goto(`${journey.server.url}/sign-in`);
  await visitor.waitForSelector('#first-paint', { visible: true });
  sendCode();
  await opening;
  await seeText(visitor, 'Elena Petrova');
  await visitor.waitForSelector('#first-paint', { hidden: true });
  await visitor.browserContext().close();
});

test('a question of the organization is added, changed, found and deleted', async () => {
  await page.goto(`${journey.server.url}/settings/library`);
  await clickButton(page, 'Add question');
  await page.locator('::-p-aria([name="Competency"])').fill('Beekeeping');
  await page.locator('::-p-aria([name="Question"][role="textbox"])').fill('How old are you?');
  await clickButton(page, 'Save question');
  await seeText(page, 'Reword the question');
  await page.locator('::-p-aria([name="Question"][role="textbox"])').fill('Why do bees swarm?');
  await clickButton(page, 'Save question');
  await seeText(page, 'Why do bees swarm?');
  await clickButton(page, 'Edit “Why do bees swarm?”');
  await page.locator('::-p-aria([name="Question"][role="textbox"])').fill('When do bees swarm?');
  await clickButton(page, 'Save question');
  await seeText(page, 'When do bees swarm?');
  await page.locator('input[type="search"]').fill('bees swarm');
  await page.waitForFunction(
    () => document.querySelector('body')?.innerText.includes('A clinic calls') === false,
  );
  await clickButton(page, 'Delete “When do bees swarm?”');
  await clickButton(page, 'Delete');
  await seeText(page, 'No question has these words.');
});
