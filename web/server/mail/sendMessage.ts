import { createTransport } from 'nodemailer';
import type { Db } from '../db/database.ts';
import { mailboxMessage } from '../db/tables/schema.ts';
import type { Settings } from '../settings/settings.ts';

export interface Message {
  channel: 'email' | 'sms';
  recipient: string;
  subject: string;
  body: string;
}
export interface MessageSender {
  send(message: Message): Promise<void>;
  canSend(channel: Message['channel']): boolean;
}

/** Sends by SMTP where that is set; outside production what is not sent lands in the mailbox page. */
export function createMessageSender(
  db: Db,
  settings: Pick<Settings, 'SMTP_URL' | 'MAIL_FROM' | 'isProduction'>,
): MessageSender {
  const transport = settings.SMTP_URL ? createTransport(settings.SMTP_URL) : null;
  return {
    canSend: (channel) => !settings.isProduction || (channel === 'email' && transport !== null),
    async send(message) {
      if (transport && message.channel === 'email') {
        await transport.sendMail({
          from: settings.MAIL_FROM,
          to: message.recipient,
          subject: message.subject,
          text: message.body,
        });
        return;
      }
      if (!settings.isProduction) await db.insert(mailboxMessage).values(message);
    },
  };
}
