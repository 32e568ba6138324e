import type { Frame, Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EditorFixture } from '../fixtures/editors/fixture.ts';
import { editorPages } from '../harness/editorPages.ts';
import {
  openExtensionBrowser,
  openExtensionPage,
  serveMeetings,
  type ExtensionBrowser,
} from '../harness/extensionBrowser.ts';
import { connectExtension } from '../harness/extensionSteps.ts';
import { axeFindings } from '../harness/openBrowser.ts';
import { runServer, type RunningServer } from '../harness/runServer.ts';
import { clickButton, seeText } from './journey.ts';

let server: RunningServer;
let sites: Awaited<ReturnType<typeof serveMeetings>>;
let chromium: ExtensionBrowser;
let ats: Page;
let panel: Page;
let app: Frame;
const errors: string[] = [];

beforeAll(async () => {
  [server, sites] = await Promise.all([runServer(), editorPages().then(serveMeetings)]);
  chromium = await openExtensionBrowser(sites.port);
  await connectExtension(chromium, server.url, 'Aisha Rahman');
  ats = await chromium.browser.newPage();
});
afterAll(async () => {
  await chromium.close();
  await sites.close();
  await server.stop();
});

const openEditor = async (path: string): Promise<void> => {
  await ats.goto(`https://app.greenhouse.io/${path}`);
  // By the clock: a page behind another draws no frames to look at.
  await (await editorFrame()).waitForFunction(() => 'fixture' in window, { polling: 100 });
};
const editorFrame = async (): Promise<Frame> => {
  // Editors make frames for themselves too, and those of the page before may not be gone yet.
  if (!ats.url().includes('?frame')) return ats.mainFrame();
  return ats.waitForFrame(
    (frame) => frame.parentFrame() !== null && frame.url() === ats.url().replace('?frame', ''),
  );
};
const askEditor = async <Name extends keyof EditorFixture>(
  name: Name,
  ...input: Parameters<EditorFixture[Name]>
): Promise<string> =>
  (await editorFrame()).evaluate(
    (ask, all) =>
      String(
        (window.fixture as unknown as Record<string, (...a: unknown[]) => unknown>)[ask]?.(...all),
      ),
    name as string,
    input as unknown[],
  );
const words = (text: string) =>
  text
    .replace(/\u200b|\ufeff/g, '')
    .split(/\s+/)
    .filter(Boolean)
    .join(' ');
const editorWords = async () => words(await askEditor('text'));

const html =
  '<h2>About the role</h2><p>You care for <strong>people</strong> at home.</p><ul><li>Plan visits</li><li>Keep records</li></ul>';
const text = 'About the role\n\nYou care for people at home.\n\n- Plan visits\n- Keep records';
/** What every editor shows of it, without the signs of lists. */
const shown = 'About the role You care for people at home. Plan visits Keep records';
const withoutSigns = (input: string) => input.replaceAll('- ', '');

/** Lets the app in the panel export a text, as its own button does. */
const exportText = () =>
  app.evaluate(
    (message) => window.postMessage({ ...message, id: crypto.randomUUID() }, location.origin),
    { source: 'rapport-app', type: 'exportJobDescription', text, html },
  );
const insert = () => clickButton(panel, 'Insert');
const undo = async () => {
  await clickButton(panel, 'Undo');
  await seeText(panel, 'Undone: the field holds what it held before.', 10_000);
};

test('without a page of an applicant tracking system the panel says what is needed', async () => {
  panel = await openExtensionPage(chromium, 'sidepanel');
  panel.on('pageerror', (error) => errors.push(String(error)));
  await clickButton(panel, 'Menu');
  await panel.locator('::-p-aria([name="Export to ATS"][role="menuitem"])').click();
  await seeText(panel, 'No page of an applicant tracking system is open.');
  expect(await axeFindings(panel)).toEqual([]);
});

test('beside such a page the panel shows the plans of the web app, and the questions of an interview stand in the page', async () => {
  await openEditor('textarea');
  app = await panel.waitForFrame((frame) => frame.url().startsWith(server.url));
  await app.locator('::-p-text(Senior Backend Engineer)').click();
  await app.locator('article ::-p-aria([name="Export to ATS"][role="button"])').click();
  await seeText(panel, 'Questions of Recruiter screen to Greenhouse');
  expect(await axeFindings(panel)).toEqual([]);
  await seeText(panel, 'The field takes 120 characters');
  await openEditor('reactTextarea');
  await clickButton(panel, 'Look again');
  await insert();
  await seeText(panel, 'Inserted into Greenhouse');
  expect((await askEditor('text')).split('\n').slice(0, 3)).toEqual([
    'Recruiter screen',
    '',
    '1. What about scheduling for clinics made you want to talk with us?',
  ]);
  await app.waitForSelector('::-p-text(Questions of Recruiter screen exported to Greenhouse.)');
  expect(await axeFindings(panel)).toEqual([]);
  await clickButton(panel, 'Done');
});

/** Which editors are rich text; the others take lines. */
const editors = {
  ...{ textarea: false, reactTextarea: false, slate: false },
  ...{ contenteditable: true, prosemirror: true, draft: true, lexical: true },
  ...{ ckeditor4: true, ckeditor5: true, quill1: true, quill2: true, tinymce: true, trix: true },
};
// CKEditor 4 and Trix do not start in a shadow root, and Draft and Quill 2 lose the caret there.
const withoutShadow = ['ckeditor4', 'trix', 'draft', 'quill2'];
// The others write markup as strings, which a page of trusted types refuses; CKEditor 4 needs inline scripts too.
const withTrustedTypes = [
  ...['textarea', 'reactTextarea', 'contenteditable', 'prosemirror', 'lexical', 'slate'],
];
type Case = [path: string, isRich: boolean];
const hosted = Object.entries(editors).flatMap(([name, isRich]): Case[] => [
  [name, isRich],
  [`${name}?frame`, isRich],
  ...(withoutShadow.includes(name) ? [] : [[`${name}?shadow`, isRich] as Case]),
  ...(name === 'ckeditor4'
    ? []
    : [[`${name}?csp=${withTrustedTypes.includes(name) ? 'types' : 'scripts'}`, isRich] as Case]),
]);

test.each(hosted)(
  '%s takes a text once, keeps what it holds unless one says otherwise, and gives it back',
  async (path, isRich) => {
    await openEditor(path);
    await exportText();
    await seeText(panel, 'Job description to Greenhouse');
    await insert();
    await seeText(panel, 'Inserted into Greenhouse', 10_000);
    expect(withoutSigns(await editorWords())).toBe(shown);
    if (isRich) expect(await askEditor('html')).toContain('<li');
    await undo();
    expect(await editorWords()).toBe('');
    await clickButton(panel, 'Done');

    await askEditor('fill', 'Somebody wrote this.');
    await exportText();
    await seeText(panel, 'The field has text already');
    await panel.waitForSelector('button:disabled ::-p-text(Insert)');
    await panel.locator('::-p-aria([name="Replace it"][role="radio"])').click();
    await insert();
    await seeText(panel, 'Inserted into Greenhouse', 10_000);
    expect(withoutSigns(await editorWords())).toBe(shown);
    await undo();
    expect(await editorWords()).toBe('Somebody wrote this.');
    await clickButton(panel, 'Done');
  },
);

test.each([
  ['draft?csp=types', 'Not inserted', 'The text is on your clipboard'],
  ['quill2?shadow', 'Inserted into Greenhouse', 'Undo it in Greenhouse.'],
])('what cannot be done in %s is said', async (path, first, then) => {
  await openEditor(path);
  await exportText();
  await seeText(panel, 'Job description to Greenhouse');
  await insert();
  await seeText(panel, first, 10_000);
  if (first !== 'Not inserted') await clickButton(panel, 'Undo');
  await seeText(panel, then, 10_000);
  await clickButton(panel, 'Done');
});

test('a scorecard fills the notes of the competencies it names, and is never submitted', async () => {
  await openEditor('scorecard');
  await panel.bringToFront();
  await seeText(panel, 'Leo Marsh · Nurse · Onsite');
  const message = {
    ...{ source: 'rapport-app', type: 'exportScorecard', interviewName: 'Scorecard of Aisha' },
    answers: [
      { title: 'Care', text: 'Good (3 of 4)\nCalm with patients.' },
      { title: 'Planning', text: 'Fair (2 of 4)' },
      { title: 'Swimming', text: 'Not asked' },
    ],
  };
  const exportIt = () =>
    app.evaluate(
      (data) => window.postMessage({ ...data, id: crypto.randomUUID() }, location.origin),
      message,
    );
  await exportIt();
  await seeText(panel, 'Scorecard of Aisha to Greenhouse');
  expect(await axeFindings(panel)).toEqual([]);
  await clickButton(panel, 'Insert 2 texts');
  await seeText(panel, '2 of 2 inserted into Greenhouse', 10_000);
  await seeText(panel, 'Nothing was submitted.');
  expect(JSON.parse(await askEditor('text'))).toEqual([
    ...['', 'Fair (2 of 4)', 'Good (3 of 4)\nCalm with patients.'],
  ]);
  if (process.env.SHOTS) await panel.screenshot({ path: `${process.env.SHOTS}/partsResult.png` });
  await clickButton(panel, 'Undo');
  await seeText(panel, 'Undone: the fields hold what they held before.', 10_000);
  expect(JSON.parse(await askEditor('text'))).toEqual(['', '', '']);
  await clickButton(panel, 'Done');

  await askEditor('fill', 'Somebody wrote this.');
  await exportIt();
  await seeText(panel, 'Fields that have text already');
  if (process.env.SHOTS) await panel.screenshot({ path: `${process.env.SHOTS}/parts.png` });
  await clickButton(panel, 'Insert 1 text');
  await seeText(panel, '1 of 1 inserted into Greenhouse', 10_000);
  expect(JSON.parse(await askEditor('text'))).toEqual([
    ...['', 'Fair (2 of 4)', 'Somebody wrote this.'],
  ]);
  expect(await askEditor('html')).toBe('0');
  await clickButton(panel, 'Done');
});

test('a page that does not keep the text is told of, and the text is on the clipboard', async () => {
  await openEditor('refusing');
  await panel.bringToFront();
  await exportText();
  await seeText(panel, 'Job description to Greenhouse');
  await insert();
  await seeText(panel, 'Not inserted', 10_000);
  await seeText(panel, 'The text is on your clipboard');
  await clickButton(panel, 'Done');
  expect(errors).toEqual([]);
});

test.each([
  ['hire.lever.co', 'Ward nurse · On-site interview'],
  ['app.ashbyhq.com', 'Ward nurse · Panel'],
  // Drawn in shadow roots.
  ['www.smartrecruiters.com', 'Ward nurse · Interview'],
  ['acme.wd5.myworkday.com', 'Leo Marsh · R-1042 Ward nurse'],
  ['acme.icims.com', 'Leo Marsh · Ward nurse'],
  ['cls.bullhornstaffing.com', 'Ward nurse'],
])(
  'the panel says whom the page at %s is about, as far as the page says it',
  async (host, about) => {
    await ats.goto(`https://${host}/candidates/1`);
    await panel.bringToFront();
    await panel.waitForSelector(`::-p-xpath(//p[text()="${about}"])`);
  },
);
