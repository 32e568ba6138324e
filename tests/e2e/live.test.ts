import { randomUUID } from 'node:crypto';
import type { Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findingsInAllViews, signInAs } from '../harness/openBrowser.ts';
import { askApi, beginJourney, clickButton, seeText, type Journey } from './journey.ts';

let journey: Journey;
let capturing: Page;
let colleague: Page;
beforeAll(async () => {
  journey = await beginJourney();
  capturing = await journey.newPage();
  await signInAs(capturing, journey.server.url, 'Tom Okafor');
  colleague = await journey.newPage();
  await signInAs(colleague, journey.server.url, 'Aisha Rahman');
});
afterAll(() => journey.end());

const say = (
  callId: string,
  utteranceId: string,
  revision: number,
  speaker: string,
  text: string,
) =>
  askApi(
    capturing,
    `mutation { appendCaptions(callId: "${callId}", captions: [{ utteranceId: "${utteranceId}", revision: ${revision},
      speaker: "${speaker}", text: "${text}", startMs: ${1000 * utteranceId.length}, endMs: ${1000 * utteranceId.length + 900}, isFinal: false }]) { accepted } }`,
  );

test('a colleague reads a meeting while it goes on, through a restart of the server, and its interview when it ends', async () => {
  const { addCall } = await askApi<{ addCall: { id: string } }>(
    capturing,
    `mutation { addCall(input: { consentText: "Told.", captureId: "${randomUUID()}", platform: GOOGLE_MEET,
      startedAt: "${new Date().toISOString()}", candidateName: "Ines Carvalho" }) { id } }`,
  );
  const callId = addCall.id;
  await colleague.goto(`${journey.server.url}/search`);
  await seeText(colleague, 'Live');
  await colleague.goto(`${journey.server.url}/interview/${callId}`);
  await seeText(colleague, 'Nothing was said yet');

  await say(callId, 'a', 1, 'You', 'How did you plan the');
  await seeText(colleague, 'How did you plan the');
  await say(callId, 'a', 2, 'You', 'How did you plan the new ward?');
  await seeText(colleague, 'the new ward?');
  await say(callId, 'bb', 1, 'Ines Carvalho', 'We drew every shift on one board first.');
  await seeText(colleague, 'on one board first');
  expect(await findingsInAllViews(colleague)).toEqual([]);

  await clickButton(colleague, 'Pause recording');
  await seeText(colleague, 'Pausing. No more words are taken');
  await say(callId, 'bb', 1, 'Ines Carvalho', 'We drew every shift on one board first.');
  await seeText(colleague, 'Paused. Nothing is recorded.');
  await clickButton(colleague, 'Resume recording');
  await seeText(colleague, 'Resuming.');
  await say(callId, 'bb', 1, 'Ines Carvalho', 'We drew every shift on one board first.');
  await seeText(colleague, 'From the captions of the meeting.');

  await journey.restartServer(() =>
    seeText(colleague, 'The connection is lost. New words appear here when it is back.'),
  );
  await say(callId, 'ccc', 1, 'You', 'Who agreed to the board?');
  await seeText(colleague, 'Who agreed to the board?');

  // As a laptop that is closed and opened again: the page stands still while the network goes.
  const lifecycle = await colleague.createCDPSession();
  await lifecycle.send('Page.setWebLifecycleState', { state: 'frozen' });
  await colleague.setOfflineMode(true);
  await say(callId, 'dddd', 1, 'Ines Carvalho', 'The night shift agreed to it.');
  await colleague.setOfflineMode(false);
  await lifecycle.send('Page.setWebLifecycleState', { state: 'active' });
  // Freezing also hid it.
  await lifecycle.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  await seeText(colleague, 'The night shift agreed to it.');
  await seeText(colleague, 'From the captions of the meeting.');

  await askApi(capturing, `mutation { endCall(callId: "${callId}") { status } }`);
  await seeText(colleague, 'Transcript only, no recording');
  await seeText(colleague, 'Tom Okafor');
  await seeText(colleague, 'We drew every shift');
});
