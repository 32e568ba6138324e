import type { Page } from 'puppeteer';
import { makeJobDescription } from './analyzerPage.ts';
import { askApi, clickButton } from './journey.ts';
import { editorSelector } from './typeInto.ts';

/** Where something is typed, and how it is known that the server has it. */
export interface TypedPlace {
  path: string | ((text: string) => string);
  /** Opens the field: a dialog, a menu, a tab. */
  open?: (page: Page) => Promise<unknown>;
  /** The field, or how to type where there is none. */
  field: string | ((page: Page, text: string) => Promise<unknown>);
  /** What else the form wants. */
  also?: (page: Page, text: string) => Promise<unknown>;
  /** Name of the button that saves, or its selector in a dialog; without one it is saved as it is typed. */
  save?: string;
  /** What the banner says of it while it waits to be sent without another click. */
  waits?: string;
  /** What was saved is shown only where it was typed, which has to be opened again. */
  isOnlyThere?: true;
  /** How lines begin that truly say there is none of something. */
  mayBeEmpty?: string[];
  /** Where it is seen once it is saved, if not where it was typed. */
  seenAt?: string;
  /** What shows that the server has it, where the page does not keep what was typed. */
  seesDone?: string;
  /** Whose browser it is: nobody's, or a colleague's by name; else that of the person who has all other pages. */
  of?: 'nobody' | 'Tom Okafor';
  /** The text in a form that the field takes, as an address. */
  textFor?: (text: string) => string;
}

const addressOf = (text: string) => `${text.replaceAll(' ', '.').toLowerCase()}@out.test`;
const textbox = (name: string) => `::-p-aria([name="${name}"][role="textbox"])`;
/** The button that saves a dialog; the one that opened it may have the same name. */
export const inDialog = '[role="dialog"] button[type="submit"]';
const press = (name: string) => (page: Page) => clickButton(page, name);
const addTag = (label: string, tag: string) => async (page: Page) => {
  await page
    .locator(`::-p-xpath(//label[starts-with(., "${label}")]/following::input[1])`)
    .fill(tag);
  await page.keyboard.press('Enter');
};
const chooseItem = (button: string, item: string) => async (page: Page) => {
  await clickButton(page, button);
  await page.locator(`::-p-xpath(//*[@role="menuitem"][. = "${item}"])`).click();
};
const firstButton = (beginning: string) => (page: Page) =>
  page.locator(`button[aria-label^="${beginning}"]`).click();
const speakerField = 'form input[autocomplete="off"]';
/** A form that was open before a reload may be open again with its draft. */
const unlessOpen =
  (field: string, open: (page: Page) => Promise<unknown>) => async (page: Page) => {
    if ((await page.$(field)) === null) await open(page);
  };

/** Goes back from the code to the address where an earlier code went. */
const forgetCode = (button: string) => async (page: Page) => {
  await page.waitForSelector('main input, main button');
  const back = await page.$(`::-p-aria([name="${button}"][role="button"])`);
  await back?.click();
};

interface Found {
  guides: { id: string; canEdit: boolean }[];
  templates: { id: string }[];
  plans: { results: { id: string; planId: string }[] };
  calls: {
    results: {
      id: string;
      recording: { url: string } | null;
      candidate: { id: string } | null;
      position: { id: string } | null;
      scorecards: { interviewId: string; canScore: boolean };
    }[];
  };
}

/**
 * Every kind of place where a person types, by name. The words of a transcript, a search and the
 * answer of a dialog have tests of their own in `lostConnection.test.ts`, a meeting that is captured has them
 * in `live.test.ts`, an upload in `upload.test.ts`, and what the extension holds in `extensionFaults.test.ts`.
 */
export async function typedPlaces(page: Page): Promise<Record<string, TypedPlace>> {
  const found = await askApi<Found>(
    page,
    `{ guides { id canEdit } templates: aiSummaryTemplates { id }
      plans: allJobDescriptions(pagination: { limit: 1 }, hasPlan: true) { results { id planId } }
      calls(limit: 100) { results {
        id recording { url } candidate { id } position { id } scorecards { interviewId canScore }
      } } }`,
  );
  const calls = found.calls.results;
  const recorded = calls.find(({ recording }) => recording)?.id;
  const scored = calls.find(({ scorecards }) => scorecards.canScore)?.scorecards.interviewId;
  const filed = calls.find(({ candidate, position }) => candidate && position);
  const { clipCall } = await askApi<{ clipCall: { id: string } }>(
    page,
    `mutation { clipCall(callId: "${recorded}", name: "Cut", clipStart: 0, clipEnd: 20000) { id } }`,
  );
  const clipPath = `/clip/${clipCall.id}`;
  const { shareClipExternally } = await askApi<{
    shareClipExternally: { externalShares: { id: string }[] };
  }>(
    page,
    `mutation { shareClipExternally(id: "${clipCall.id}", title: "Nights", durationDays: 1,
      message: "", externalEmails: ["guest@out.test"]) { externalShares { id } } }`,
  );
  const [planned] = found.plans.results;
  const [textId, creatorId] = [
    await makeJobDescription(page, 'Optimizer'),
    await makeJobDescription(page, 'Creator'),
  ];
  return {
    note: {
      path: `/interview/${recorded}?tab=notes`,
      field: 'form[aria-label="New note"] textarea',
      save: 'Save note',
    },
    speaker: {
      path: `/interview/${recorded}?tab=speakers`,
      open: unlessOpen(speakerField, firstButton('Name ')),
      field: speakerField,
      save: 'Save',
      waits: 'corrections of the transcript',
    },
    'details of an interview': {
      path: `/interview/${recorded}`,
      open: chooseItem('More', 'Edit details'),
      field: textbox('Name'),
      save: inDialog,
      isOnlyThere: true,
    },
    guide: {
      path: `/guide/${found.guides.find(({ canEdit }) => canEdit)?.id}`,
      field: textbox('Question 1'),
      waits: 'changes to the guide',
    },
    'new guide': {
      path: '/guides/new',
      field: textbox('Name'),
      save: 'Create guide',
      seenAt: '/guides',
    },
    scorecard: {
      path: `/scorecard/${scored}`,
      open: async (opened) => {
        await opened.waitForSelector('::-p-xpath(//button[contains(., "corecard")])');
        const begin = await opened.$('::-p-aria([name="Start scorecard"][role="button"])');
        await begin?.click();
      },
      field: textbox('Overall note'),
      waits: 'changes to your scorecard',
    },
    template: {
      path: `/templates/${found.templates[0]?.id}`,
      field: textbox('Instructions'),
      save: 'Save template',
    },
    clip: {
      path: clipPath,
      open: chooseItem('More', 'Edit clip'),
      field: textbox('Name'),
      save: inDialog,
    },
    playlist: {
      path: '/playlists',
      open: press('New playlist'),
      field: textbox('Title'),
      save: inDialog,
    },
    candidate: {
      path: `/candidate/${filed?.candidate?.id}`,
      open: press('Edit'),
      field: textbox('Last name'),
      save: inDialog,
    },
    consent: {
      path: `/candidate/${filed?.candidate?.id}`,
      open: press('Record a decision'),
      field: textbox('How you know'),
      save: 'Save decision',
    },
    position: {
      path: `/position/${filed?.position?.id}`,
      open: press('Edit'),
      field: textbox('Position Title'),
      save: 'Save',
      mayBeEmpty: ['No guides for this position'],
    },
    'position group': {
      path: '/positions',
      open: firstButton('Edit position group'),
      field: textbox('Name'),
      save: inDialog,
    },
    'scheduled interview': {
      path: '/interviews?whose=all',
      open: firstButton('Edit: '),
      field: textbox('Meeting link'),
      textFor: (text) => `https://meet.test/${text.replaceAll(' ', '-')}`,
      save: inDialog,
      isOnlyThere: true,
    },
    topic: {
      path: (text) => `/insights/topics?keyword=clinic&keyword=${text}`,
      open: press('Save as topic'),
      field: textbox('Name'),
      save: inDialog,
      mayBeEmpty: ['No results for'],
    },
    'skill report': {
      path: '/insights/skill-report/all',
      open: press('New report'),
      field: textbox('Title'),
      also: addTag('Skills', 'Communication'),
      save: inDialog,
    },
    analyzer: {
      path: `/plan/analyze/${textId}`,
      field: async (opened, text) => {
        await opened.locator(editorSelector).click();
        await opened.keyboard.type(text);
      },
      waits: 'this job description',
      mayBeEmpty: ['Nothing is marked', 'No coded words'],
    },
    creator: {
      path: `/plan/create/${creatorId}`,
      field: textbox('Job title'),
      waits: 'this job description',
    },
    configuration: {
      path: `/plan/configure/${planned?.id}`,
      field: 'input[placeholder^="E.g., company values"]',
    },
    plan: {
      path: `/plan/interview_plan/${planned?.planId}`,
      open: press('Add interview'),
      field: async (opened, text) => {
        await opened.waitForSelector('textarea[aria-label="Add interview"]');
        await opened.keyboard.type(text);
        await opened.keyboard.press('Enter');
      },
      waits: 'changes to the plan',
      mayBeEmpty: ['No competencies in this interview'],
    },
    library: {
      path: '/settings/library',
      open: press('Add question'),
      field: textbox('Question'),
      textFor: (text) => `${text}: how do you hand over?`,
      also: (opened) =>
        opened.locator('[role="dialog"] input[data-autofocus]').fill('Working at night'),
      save: inDialog,
    },
    profile: { path: '/settings/user', field: textbox('Last name'), save: 'Save' },
    disclaimer: {
      path: '/settings/organization',
      field: textbox('Before a meeting is captured, everybody is told'),
      save: 'Save text',
    },
    'person never recorded': {
      path: '/settings/organization',
      field: textbox('E-mail address'),
      textFor: addressOf,
      save: 'Never record',
    },
    invitation: {
      path: '/settings/users',
      open: press('Invite people'),
      field: (opened, text) => addTag('E-mail addresses', text)(opened),
      textFor: addressOf,
      save: inDialog,
    },
    'share outside': {
      path: clipPath,
      open: async (opened) => {
        await clickButton(opened, 'Share');
        await opened.locator('::-p-xpath(//label[. = "People outside"])').click();
      },
      field: (opened, text) => addTag('E-mail addresses', text)(opened),
      textFor: addressOf,
      save: inDialog,
      isOnlyThere: true,
    },
    'address to sign in with': {
      of: 'nobody',
      path: '/sign-in',
      open: forgetCode('Use another e-mail or phone number'),
      field: textbox('E-mail or phone number'),
      textFor: addressOf,
      save: 'Send me a code',
    },
    'address of somebody outside': {
      of: 'nobody',
      path: `/external/clip/${shareClipExternally.externalShares[0]?.id}`,
      open: forgetCode('Use another address or a new code'),
      field: textbox('E-mail address'),
      textFor: addressOf,
      save: 'Send me a code',
    },
    'name of who joins': {
      of: 'Tom Okafor',
      path: '/join?email=interviewer%40demo.test',
      field: textbox('First name'),
      save: 'Start',
    },
    'phone number': {
      path: '/settings/user',
      open: async (opened) => {
        await forgetCode('Use another number')(opened);
        await unlessOpen('input[type="tel"]', press('Add phone number'))(opened);
      },
      field: 'input[type="tel"]',
      // A number for each text: one that ends in other digits, or is longer.
      textFor: (text) => `+150355${10 + text.length}${text.slice(-2)}0`,
      save: 'Send code',
      mayBeEmpty: ['None yet'],
    },
    'question about an interview': {
      path: `/interview/${recorded}?tab=ai_notes`,
      field: textbox('Question about this interview'),
      save: 'Ask',
      seesDone: 'Not sure',
    },
    'question about a candidate': {
      path: `/candidate/${filed?.candidate?.id}`,
      field: textbox('Question about the candidate'),
      save: 'Ask',
      seesDone: 'Not sure',
    },
    stage: { path: '/settings/stages', field: textbox('New stage'), save: 'Add stage' },
    role: {
      path: '/settings/roles',
      open: press('Add role'),
      field: textbox('Name'),
      save: inDialog,
    },
  };
}
