import type { Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { csvRows } from '#shared/domain/transcripts/csvCells.ts';
import { openDatabase } from '../../web/server/db/database.ts';
import { parseSettings } from '../../web/server/settings/settings.ts';
import { signInAs } from '../harness/openBrowser.ts';
import { poisonTexts } from '../harness/poisonTexts.ts';
import { scriptPayloads } from '../harness/scriptPayloads.ts';
import { askApi, beginJourney, seeText, shareClipOutside, type Journey } from './journey.ts';
import { pasteInto } from './typeInto.ts';

let journey: Journey;
let page: Page;
const dialogs: string[] = [];
beforeAll(async () => {
  journey = await beginJourney();
  page = await journey.newPage();
  // The policy of the page would stop scripts too; here the app has to manage without it.
  await page.setBypassCSP(true);
  page.on('dialog', (dialog) => {
    // A page that is still saving asks whether to leave.
    if (dialog.type() === 'beforeunload') return void dialog.accept();
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await signInAs(page, journey.server.url, 'Elena Petrova');
  const { dataDir } = journey.server;
  await journey.restartServer(async () => {
    const settings = parseSettings({ NODE_ENV: 'test', DATA_DIR: dataDir });
    const database = await openDatabase(settings);
    expect(await poisonTexts(database, scriptPayloads)).toBeGreaterThan(scriptPayloads.length);
    await database.close();
  });
});
afterAll(() => journey.end());

/** What would run or has run: handlers in attributes, scripts of strangers, addresses that are code. */
const dangers = (): Promise<string[]> =>
  page.evaluate(() => {
    const isCode = (address: string | null) => /^\s*(javascript|data:text)/i.test(address ?? '');
    // Attributes that are read as text are no addresses, whatever stands in them.
    const isText = (name: string) => /^(aria-.*|title|alt|placeholder|value)$/.test(name);
    const found = [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].flatMap(({ name, value }) =>
        name.startsWith('on') ||
        name === 'srcdoc' ||
        (!isText(name) && isCode(value.replaceAll(/[\t\n]/g, '')))
          ? [`${element.tagName} ${name}=${value}`]
          : [],
      ),
    );
    const shown = [...document.querySelectorAll('script')].filter((item) =>
      item.textContent.includes('__xss'),
    );
    return [...found, ...shown.map(() => 'script'), ...('__xss' in window ? ['it has run'] : [])];
  });

test('no text in any column of the database runs on the screens that show it', async () => {
  expect(new Set(scriptPayloads).size).toBe(500);
  type Ids = Record<string, { id: string }[]>;
  const ids = await askApi<Ids & { calls: { results: { id: string }[] } }>(
    page,
    `{ calls(limit: 1) { results { id } } candidates { id } positions { id } guides { id }
      clips { id } playlists { id } aiSummaryTemplates { id } }`,
  );
  const { allJobDescriptions } = await askApi<{
    allJobDescriptions: {
      results: { id: string; planId: string | null; jobDescriptionState: string }[];
    };
  }>(page, '{ allJobDescriptions { results { id planId jobDescriptionState } } }');
  const [title = '', message = ''] = scriptPayloads;
  const shared = await shareClipOutside(page, journey.server.url, {
    ...{ clipId: ids['clips']?.[0]?.id ?? '', title, message },
  });
  const begun = allJobDescriptions.results.find(
    ({ jobDescriptionState }) => jobDescriptionState === 'Creator',
  );
  const planned = allJobDescriptions.results.find(({ planId }) => planId !== null);
  const compared = ids['candidates']?.slice(0, 2).map(({ id }) => id);
  const callId = ids.calls.results[0]?.id ?? '';
  const first = (noun: string) => ids[noun]?.[0]?.id ?? '';
  const screens = [
    ['/search', 'Recordings'],
    ['/search?q=team', 'team'],
    ...['ai_notes', 'scorecard', 'notes', 'details'].map((tab) => [
      `/interview/${callId}?tab=${tab}`,
      'Find',
    ]),
    ['/candidates', 'Candidates'],
    [`/candidate/${first('candidates')}`, 'Applications'],
    ['/positions', 'Positions'],
    [`/position/${first('positions')}`, 'Hiring team'],
    ['/interviews', 'Interviews'],
    ['/guides', 'Guides'],
    [`/guide/${first('guides')}`, 'Add question'],
    ['/clips', 'Cut by me'],
    [`/clip/${first('clips')}`, 'All clips'],
    ['/playlists', 'New playlist'],
    [`/playlist/${first('playlists')}`, 'clip'],
    ['/templates', 'New template'],
    [`/templates/${first('aiSummaryTemplates')}`, 'Save template'],
    ['/activity', 'Activity'],
    ['/insights', 'Candidate talk ratio'],
    ['/insights/report', 'Team Avg'],
    ['/insights/topic-trends', 'Topic'],
    [`/position/${first('positions')}/compare?candidates=${compared}`, 'Compare'],
    ['/plan', 'All job descriptions'],
    [`/plan/create/${begun?.id}`, 'Back to job descriptions page'],
    [`/plan/analyze/${planned?.id}`, 'Score'],
    [`/plan/interview_plan/${planned?.planId}`, 'Create interview guides'],
    ['/settings/library', 'Working with clinics'],
    ['/settings/user', 'Sign out everywhere'],
    ['/settings/users', 'Nadia Haddad'],
    ['/settings/roles', 'Site Admin'],
    ['/settings/stages', 'New stage'],
    ['/settings/organization', 'Default duration'],
    ['/settings/engine-records', 'AI notes on questions'],
    ['/settings/audit-log', 'Download CSV'],
    [`/external/clip/${shared}`, 'Shared by'],
  ] as const;
  for (const [path = '', shows = ''] of screens) {
    await page.goto(journey.server.url + path);
    await seeText(page, shows);
    expect(await dangers(), path).toEqual([]);
  }
  expect(dialogs).toEqual([]);
});

test('rich text that is pasted keeps no script', async () => {
  const { addCallGuide } = await askApi<{ addCallGuide: { id: string } }>(
    page,
    'mutation { addCallGuide(input: { name: "Pasted" }) { id } }',
  );
  await askApi(
    page,
    `mutation { addCallGuideCue(callGuideId: "${addCallGuide.id}", input: { cue: "Why?" }) { id } }`,
  );
  await page.goto(`${journey.server.url}/guide/${addCallGuide.id}`);
  await page.locator('::-p-aria(Add description of question 1)').click();
  await page.waitForSelector('[role="textbox"][aria-label="Description of question 1"]');
  await pasteInto(page, 'text/html', scriptPayloads.join('\n<p>'));
  await seeText(page, 'open');
  expect(await dangers()).toEqual([]);
  expect(dialogs).toEqual([]);
});

const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

test('files for spreadsheets hold no live formula', async () => {
  const report = await askApi<{ insightTableCsv: string }>(
    page,
    `{ insightTableCsv(table: INTERVIEWERS, filter: { start: "${at(-80)}", end: "${at(1)}", zone: "UTC",
      interval: DAY }) }`,
  );
  const { calls } = await askApi<{ calls: { results: { id: string }[] } }>(
    page,
    '{ calls(limit: 3) { results { id } } }',
  );
  const paths = [
    ...['/audit-log.csv', '/engine-records.csv', report.insightTableCsv],
    ...calls.results.map(({ id }) => `/transcripts/${id}.csv`),
  ];
  let guarded = 0;
  for (const path of paths) {
    const text = await page.evaluate(
      async (address) => (await fetch(address)).text(),
      new URL(path, journey.server.url).href,
    );
    const cells = [...csvRows(text.replaceAll('\r\n', '\n'), ',')].flatMap((row) => row.cells);
    expect(cells.length, path).toBeGreaterThan(5);
    expect(
      cells.filter((cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell)),
      path,
    ).toEqual([]);
    guarded += cells.filter((cell) => /^'[=@]/.test(cell)).length;
  }
  expect(guarded).toBeGreaterThan(0);
});
