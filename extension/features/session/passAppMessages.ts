import { appSource } from '../../../shared/messages/appMessageSource.ts';
import { sendMessage } from '../../platform/messages.ts';

/** Passes what the web app's own page says on to the background, and its answers back. */
export function passAppMessages(page: Window, signal: AbortSignal): void {
  const pass = async ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== page || origin !== page.location.origin || !isFromApp(data)) return;
    const answer = await sendMessage('appAsked', { message: data }).catch(() => null);
    if (answer) page.postMessage(answer, page.location.origin);
  };
  page.addEventListener('message', (event) => void pass(event), { signal });
}

const isFromApp = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'source' in data && data.source === appSource;
