import { noData, type MessageRules } from '../../platform/answerMessages.ts';
import { checkBackground } from '../../platform/senders.ts';

declare module '../../platform/messages.ts' {
  interface ExtensionMessages {
    /** From the background to every panel. */
    closePanel(): void;
  }
}

export const panelMessages = {
  closePanel: { from: checkBackground, data: noData },
} satisfies MessageRules;
