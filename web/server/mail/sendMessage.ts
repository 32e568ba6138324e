import { createTransport } from 'nodemailer';
import type { Db } from '../db/database.ts';
import { mailboxMessage } from '../db/tables/schema.ts';
import type { Settings } from '../settings/settings.ts';

export interface Message {
  channel: 'email' | 'sms';
  recipient: string;
  subject: string;
  body: string;
  /** The same as HTML, for e-mail programs that show it. */
  html?: string;
}
export interface MessageSender {
  /** @throws what the mail server or the way to it says; it has been logged. */
  send(message: Message): Promise<void>;
  canSend(channel: Message['channel']): boolean;
  /** Why no e-mail can be sent now, or null. Asks the mail server, not oftener than twice a minute. */
  fault(): Promise<string | null>;
}

const checkedForMs = 30_000;
const patience = { connectionTimeout: 2500, greetingTimeout: 2500, socketTimeout: 20_000 };

/** Sends by SMTP where that is set; outside production what is not sent lands in the mailbox page. */
export function createMessageSender(
  db: Db,
  settings: Pick<Settings, 'SMTP_URL' | 'MAIL_FROM' | 'isProduction'>,
  /** Takes the code of a fault, such as ECONNREFUSED or EAUTH: never an address or a text. */
  onFault: (code: string) => void = () => {},
): MessageSender {
  const transport = settings.SMTP_URL
    ? createTransport({ url: settings.SMTP_URL, ...patience })
    : null;
  const report = (error: unknown): string => {
    const code = faultCode(error);
    onFault(code);
    return code;
  };
  let checked: { atMs: number; fault: Promise<string | null> } | null = null;
  return {
    canSend: (channel) => !settings.isProduction || (channel === 'email' && transport !== null),
    async send(message) {
      if (transport && message.channel === 'email') {
        try {
          await transport.sendMail({
            from: settings.MAIL_FROM,
            to: message.recipient,
            subject: message.subject,
            text: message.body,
            ...(message.html !== undefined && { html: message.html }),
          });
        } catch (error) {
          report(error);
          throw error;
        }
        return;
      }
      const { html: _html, ...plain } = message;
      if (!settings.isProduction) await db.insert(mailboxMessage).values(plain);
    },
    fault() {
      if (!transport) return Promise.resolve(null);
      if (!checked || Date.now() - checked.atMs > checkedForMs)
        checked = { atMs: Date.now(), fault: transport.verify().then(() => null, report) };
      return checked.fault;
    },
  };
}

/** The texts of these errors hold what the server said, and it says addresses. */
function faultCode(error: unknown): string {
  if (!(error instanceof Error)) return 'UNKNOWN';
  const { code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown };
  return [code, responseCode].filter(Boolean).map(String).join(' ') || error.name;
}
