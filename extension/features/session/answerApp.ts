import { appMessageSchema, type ExtensionAnswer } from '#shared/messages/appMessages.ts';
import type { AppMessage, AppMessages } from '#shared/messages/appMessages.ts';
import { extensionSource } from '#shared/messages/appMessageSource.ts';
import { extensionVersion, openPanel } from '../../platform/browserParts.ts';
import { sendMessage } from '../../platform/messages.ts';
import { checkAppPage, tabAtServer } from '../../platform/appSenders.ts';
import { tabOf, type MessageSender } from '../../platform/senders.ts';
import { rememberOpenedByApp, takeOpenedByApp } from '../../platform/settings.ts';
import { finishSignIn } from './connectSession.ts';

const defaultWindowHeight = 800;

/**
 * What the web app's page is answered; null for what is none of ours. The browser forgets a click after
 * the first pause, so the panel is opened before anything is waited for; our script runs only in pages
 * of the server, and a panel that opens tells a page nothing.
 * @throws {Error} for a page that is not the server's, or stands in a frame and asks for what only a tab may
 */
export async function answerApp(
  message: unknown,
  sender: MessageSender,
): Promise<ExtensionAnswer | null> {
  const asked = appMessageSchema.safeParse(message).data;
  if (!asked) return null;
  if (asked.type === 'openIA')
    await openPanel(tabOf(sender), asked.windowHeight ?? defaultWindowHeight);
  if (asked.type === 'connect') {
    await tabAtServer(sender);
    const isTaken = await finishSignIn(asked.code, asked.state);
    const type = isTaken ? 'connected' : 'refused';
    return { source: extensionSource, type, state: asked.state };
  }
  await checkAppPage(sender);
  return { source: extensionSource, type: 'answer', id: asked.id, data: await answer(asked) };
}

type Question = Exclude<AppMessage, { type: 'connect' }>;

/** Only the app in our own panel can export texts, and the panel answers it; see `passAppMessages`. */
async function answer(asked: Question): Promise<ReturnType<AppMessages[Question['type']]>> {
  switch (asked.type) {
    case 'getVersion':
      return { version: extensionVersion() };
    case 'openIA':
      await rememberOpenedByApp();
      return { isOpen: true };
    case 'hideModal':
      // A panel that a person opened by hand stays. Nobody answers where no panel is open.
      if (await takeOpenedByApp())
        await sendMessage('closePanel', undefined).catch(() => undefined);
      return { isOpen: false };
    case 'getAtsContext':
      return { ats: null };
    case 'exportJobDescription':
    case 'exportInterview':
    case 'exportScorecard':
      return { ats: null, isInserted: false, reason: 'NO_ATS' };
  }
}
