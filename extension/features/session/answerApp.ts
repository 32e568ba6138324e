import { appMessageSchema, type ExtensionAnswer } from '../../../shared/messages/appMessages.ts';
import { extensionSource } from '../../../shared/messages/appMessageSource.ts';
import { extensionVersion, openPanel } from '../../platform/browserParts.ts';
import { sendMessage } from '../../platform/messages.ts';
import { tabAtServer, tabOf, type MessageSender } from '../../platform/senders.ts';
import { finishSignIn } from './connectSession.ts';

const defaultWindowHeight = 800;

/**
 * What the web app's page is answered; null for what is none of ours. The browser forgets a click after
 * the first pause, so the panel is opened before anything is waited for; our script runs only in pages
 * of the server, and a panel that opens tells a page nothing.
 * @throws {Error} for a page that is not the server's
 */
export async function answerApp(
  message: unknown,
  sender: MessageSender,
): Promise<ExtensionAnswer | null> {
  const asked = appMessageSchema.safeParse(message).data;
  if (!asked) return null;
  if (asked.type === 'openAssistant')
    await openPanel(tabOf(sender), asked.windowHeight ?? defaultWindowHeight);
  await tabAtServer(sender);
  if (asked.type === 'connect') {
    const isTaken = await finishSignIn(asked.code, asked.state);
    const type = isTaken ? 'connected' : 'refused';
    return { source: extensionSource, type, state: asked.state };
  }
  if (asked.type === 'hideModal')
    // Nobody answers where no panel is open.
    await sendMessage('closePanel', undefined).catch(() => undefined);
  return {
    source: extensionSource,
    type: 'answer',
    id: asked.id,
    data:
      asked.type === 'getVersion'
        ? { version: extensionVersion() }
        : { isOpen: asked.type === 'openAssistant' },
  };
}
