import { expect, onTestFinished, test } from 'vitest';
import {
  inMeeting,
  openExtensionPage,
  openMeeting,
  serveMeetings,
} from '../harness/extensionBrowser.ts';
import { connectExtension, seeState, startInterview } from '../harness/extensionSteps.ts';
import { openFirefox } from '../harness/firefoxBrowser.ts';
import { runServer } from '../harness/runServer.ts';
import { askApi, askWords, clickButton, seeText } from './journey.ts';

test('in Firefox captions are captured, noted and become an interview in the web app', async () => {
  const [server, meetings] = await Promise.all([runServer(), serveMeetings()]);
  const firefox = await openFirefox(meetings.port);
  onTestFinished(async () => {
    await firefox.close();
    await meetings.close();
    await server.stop();
  });
  const app = await connectExtension(firefox, server.url, 'Tom Okafor');
  const meeting = await openMeeting(firefox);
  await inMeeting(meeting, 'join');
  await inMeeting(meeting, 'captions', true);
  const panel = await openExtensionPage(firefox, 'sidepanel');
  await startInterview(panel, { candidate: 'Leo Marsh' });
  await seeState(panel, 'Captions on, nothing said yet');
  await inMeeting(meeting, 'say', 'You', 'What did you build last?');
  await inMeeting(meeting, 'say', 'Leo Marsh', 'We moved a monolit');
  await inMeeting(meeting, 'say', 'Leo Marsh', 'We moved a monolith to services.', false);
  await seeState(panel, 'Capturing');
  await panel.bringToFront();
  await panel.locator('[data-testid="state"]').click();
  await panel.keyboard.press('s');
  await seeText(panel, 'Strong at');
  await clickButton(panel, 'Finish interview');
  await seeState(panel, 'Saved');
  await app.bringToFront();
  const { calls } = await askApi<{ calls: { results: { id: string; name: string }[] } }>(
    app,
    '{ calls(filter: { types: [GOOGLE_MEET] }) { results { id name } } }',
  );
  const callId = calls.results.find(({ name }) => name === 'Backend interview')?.id ?? '';
  await expect
    .poll(() => askWords(app, callId).catch(() => null))
    .toMatchObject([
      { text: 'What did you build last?' },
      { text: 'We moved a monolith to services.' },
    ]);
});
