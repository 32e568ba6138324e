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

test('in Firefox a meeting site is allowed at first use, and captions and the microphone are captured and become an interview in the web app', async () => {
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
  // Nothing runs in a meeting before the person allows it; then the script comes into the one that is open.
  await seeState(panel, 'No meeting');
  await panel.bringToFront();
  await panel.locator('::-p-xpath(//label[. = "Google Meet"])').click();
  await seeState(panel, 'Not started');
  await seeText(panel, 'Record the sound');
  await panel.$eval('input[role="switch"]', (input) => (input as HTMLInputElement).click());
  await seeText(panel, 'captions with speaker names and your microphone are saved');
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
  await seeText(panel, 'Recording your microphone');
  await clickButton(panel, 'Finish interview');
  await seeState(panel, 'Saved');
  await app.bringToFront();
  const findCall = async () => {
    const { calls } = await askApi<{
      calls: {
        results: {
          id: string;
          name: string;
          recording: { url: string } | null;
          isProcessing: boolean;
        }[];
      };
    }>(
      app,
      '{ calls(filter: { types: [GOOGLE_MEET] }) { results { id name isProcessing recording { url } } } }',
    );
    return calls.results.find(({ name }) => name === 'Backend interview');
  };
  await expect
    .poll(findCall, { timeout: 120_000 })
    .toMatchObject({ isProcessing: false, recording: { url: expect.any(String) } });
  // A microphone alone has nothing of the candidate, so the captions stay.
  const callId = (await findCall())?.id ?? '';
  await expect
    .poll(() => askWords(app, callId).catch(() => null))
    .toMatchObject([
      { text: 'What did you build last?' },
      { text: 'We moved a monolith to services.' },
    ]);
});
