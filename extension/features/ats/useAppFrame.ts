import { useEffect, useState, type RefObject } from 'react';
import { appMessageSchema, type ExtensionAnswer } from '#shared/messages/appMessages.ts';
import { extensionSource } from '#shared/messages/appMessageSource.ts';
import { panelKnock } from '#shared/messages/panelKnock.ts';
import { exportWish, type ExportWish } from './exportWish.ts';

interface AppFrameOptions {
  frame: RefObject<HTMLIFrameElement | null>;
  serverUrl: string;
  /** The system whose page is beside. */
  ats: string;
  onClose(): void;
}

/** Answers the app in the panel's frame; gives the text that waits for the person's decision. */
export function useAppFrame({ frame, serverUrl, ats, onClose }: AppFrameOptions) {
  const [wish, setWish] = useState<ExportWish | null>(null);
  useEffect(() => {
    const { origin: appOrigin } = new URL(serverUrl);
    const post = (answer: ExtensionAnswer) =>
      frame.current?.contentWindow?.postMessage(answer, appOrigin);
    const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || origin !== appOrigin) return;
      if (data === panelKnock) return frame.current?.contentWindow?.postMessage(data, appOrigin);
      const message = appMessageSchema.safeParse(data).data;
      if (!message || message.type === 'connect') return;
      const { id } = message;
      const answer = (input: unknown) =>
        post({ source: extensionSource, type: 'answer', id, data: input });
      if (message.type === 'getAtsContext') return answer({ ats });
      if (message.type === 'hideModal') {
        answer({ isOpen: false });
        return onClose();
      }
      const next: ExportWish | null = exportWish(message, (result) => {
        answer(result);
        if (!next) return;
        const exported = { text: next.purpose, ats, isInserted: result.isInserted };
        post({ source: extensionSource, type: 'analytics', name: 'textExported', ...exported });
      });
      if (!next) return;
      post({ source: extensionSource, type: 'pending', id });
      setWish((current) => {
        current?.answer({ ats, isInserted: false, reason: 'CANCELLED' });
        return next;
      });
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, serverUrl, ats, onClose]);
  return { wish, closeWish: () => setWish(null) };
}
