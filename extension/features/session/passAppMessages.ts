import { appSource } from '#shared/messages/appMessageSource.ts';
import { panelKnock } from '#shared/messages/panelKnock.ts';
import { ownOrigin } from '../../platform/browserParts.ts';
import { sendMessage } from '../../platform/messages.ts';

/** What the panel that frames the app answers itself: it shows the preview, and may be closed. */
const forPanel = /^(get\w+Context|export|hide)/;
const patienceMs = 1_000;

/** Passes what the web app's own page says on to the panel around it or to the background, and answers back. */
export function passAppMessages(page: Window): void {
  const { location, navigator, parent } = page;
  const panel = ownOrigin();
  const reply = (answer: unknown) => answer && page.postMessage(answer, location.origin);
  // Firefox does not name the frames around. Only one at our own origin gets this question, and can answer.
  const { promise: isInPanel, resolve: answerKnock } = Promise.withResolvers<boolean>();
  if (parent === page) answerKnock(false);
  else {
    setTimeout(answerKnock, patienceMs, false);
    parent.postMessage(panelKnock, panel);
  }
  const pass = async (data: { type: string }) => {
    const { type } = data;
    // A window opens only in answer to a click.
    if (type === 'openIA' && !navigator.userActivation.isActive) return;
    if (forPanel.test(type) && (await isInPanel)) return parent.postMessage(data, panel);
    reply(await sendMessage('appAsked', { message: data }));
  };
  page.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source === parent && origin === panel) {
      // What it says is its answer, or the sign that it is there, which the app does not heed.
      answerKnock(true);
      reply(data);
    }
    if (source === page && origin === location.origin && isFromApp(data))
      pass(data).catch(() => {});
  });
}

const isFromApp = (data: unknown): data is { type: string } =>
  (data as { source?: unknown } | null)?.source === appSource;
