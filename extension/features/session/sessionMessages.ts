import { z } from 'zod';
import { noData, type MessageRules } from '../../platform/answerMessages.ts';
import { checkOwnPage, type MessageSender } from '../../platform/senders.ts';

declare module '../../platform/messages.ts' {
  interface ExtensionMessages {
    /** From the web app's own page; see `answerApp`. */
    appAsked(data: { message?: unknown }): unknown;
    /** From the options. */
    signOut(): void;
  }
}

export const sessionMessages = {
  // What it asks decides who may ask it.
  appAsked: { from: (sender: MessageSender) => sender, data: z.object({ message: z.unknown() }) },
  signOut: { from: checkOwnPage, data: noData },
} satisfies MessageRules;
