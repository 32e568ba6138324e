import { z } from 'zod';
import { appSource, type extensionSource } from './appMessageSource.ts';

/** What the web app asks of the browser extension. */
export interface AppMessages {
  /** Which extension is installed. */
  getVersion(data: Record<string, never>): { version: string };
  /** Opens the interview assistant, beside the page or as a window of its own. */
  openAssistant(data: { url?: string | undefined; windowHeight?: number | undefined }): {
    isOpen: boolean;
  };
  /** Closes the interview assistant. */
  hideModal(data: Record<string, never>): { isOpen: boolean };
}
export type AppMessageType = keyof AppMessages;

const base = { source: z.literal(appSource), id: z.string().min(1).max(100) };

/** A message of the web app as it comes over the page's window, where anybody may have written it. */
export const appMessageSchema = z.discriminatedUnion('type', [
  z.object({ ...base, type: z.literal('getVersion') }),
  z.object({
    ...base,
    type: z.literal('openAssistant'),
    url: z.string().max(2000).optional(),
    windowHeight: z.number().min(200).max(10_000).optional(),
  }),
  z.object({ ...base, type: z.literal('hideModal') }),
  z.object({
    source: z.literal(appSource),
    type: z.literal('connect'),
    code: z.string().min(1).max(200),
    state: z.string().min(8).max(200),
  }),
]);
export type AppMessage = z.infer<typeof appMessageSchema>;

/** What the extension answers; `id` and `state` tie it to the question. */
export type ExtensionAnswer =
  | { source: typeof extensionSource; type: 'answer'; id: string; data: unknown }
  | { source: typeof extensionSource; type: 'connected' | 'refused'; state: string };
