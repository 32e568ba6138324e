import { noData, type MessageRules } from '../../platform/answerMessages.ts';
import { checkOurs } from '../../platform/senders.ts';

/** A capture that a meeting page is to read captions for. */
export interface CaptureOrder {
  captureId: string;
  startedAtMs: number;
}

declare module '../../platform/messages.ts' {
  interface ExtensionMessages {
    // From the background to a meeting page.
    followCapture(data: CaptureOrder): void;
    /** Answered when the page has told everything it read. */
    leaveCapture(): void;
    /** The panel in the page becomes its handle. */
    collapsePanel(): void;
    // From the panel to a meeting page.
    turnOnCaptions(): boolean;
    /** The page as JSON, without what was said. */
    describePage(): string;
  }
}

/** Read by hand: a script in other people's pages stays small. */
const orderSchema = {
  parse(value: unknown): CaptureOrder {
    const { captureId, startedAtMs } = (value ?? {}) as Record<string, unknown>;
    if (typeof captureId !== 'string' || typeof startedAtMs !== 'number')
      throw new Error('This is no order to capture.');
    return { captureId, startedAtMs };
  },
};

const order = { from: checkOurs, data: noData };

export const meetingPageMessages = {
  followCapture: { from: checkOurs, data: orderSchema },
  leaveCapture: order,
  collapsePanel: order,
  turnOnCaptions: order,
  describePage: order,
} satisfies MessageRules;
