import type { Message, MessageSender } from './sendMessage.ts';

/** A mail server that cannot be reached for hours has been logged often enough. */
const mostAttempts = 20;

export interface MailAttempt {
  /** Returns whether this message is done with: sent, or refused for good. Never throws. */
  send(message: Message): Promise<boolean>;
  /** Throws a fault that may pass, so that the queue repeats the job; after 20 attempts it gives up. */
  end(): void;
}

/** One run of a job that sends mail: a fault with one recipient keeps no other from theirs. */
export function createMailAttempt(messages: MessageSender, retryCount: number): MailAttempt {
  let passingFault: Error | null = null;
  return {
    async send(message) {
      try {
        await messages.send(message);
        return true;
      } catch (error) {
        if (isRefusedForGood(error)) return true;
        passingFault = error instanceof Error ? error : new Error(String(error));
        return false;
      }
    },
    end() {
      if (passingFault && retryCount + 1 < mostAttempts) throw passingFault;
    },
  };
}

/** The server accepts mail from us, and never for this recipient or this message. */
function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const isOfMessage = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isOfMessage && typeof responseCode === 'number' && responseCode >= 500;
}
