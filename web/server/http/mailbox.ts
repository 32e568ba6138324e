import { desc } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { mailboxMessage } from '../db/tables/schema.ts';
import { answer, answerJson, answerText } from './answer.ts';
import type { Route } from './route.ts';

/** The messages the product would have sent, as a page or as JSON; outside production only. */
export const answerMailbox =
  (db: Db): Route['answer'] =>
  async (req, res, url) => {
    if (req.method !== 'GET') return answerText(res, 405, 'Not allowed', { allow: 'GET' });
    const messages = await readMailbox(db);
    if (url.pathname.endsWith('.json')) return answerJson(res, 200, messages);
    return answer(res, 200, mailboxPage(messages), { 'content-type': 'text/html; charset=utf-8' });
  };

/** Newest first. */
const readMailbox = (db: Db) =>
  db.select().from(mailboxMessage).orderBy(desc(mailboxMessage.sequence)).limit(200);

type Mail = Awaited<ReturnType<typeof readMailbox>>[number];

const mailboxPage = (messages: readonly Mail[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Mailbox · Rapport</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5">
<style>
:root { color-scheme: light dark; }
body { font: 14px/1.5 system-ui, sans-serif; max-width: 720px; margin: 32px auto; padding: 0 16px;
  background: light-dark(#fbfbf9, #141614); color: light-dark(#1c1f1d, #ecEEea); }
article { border-top: 1px solid light-dark(#e6e6e1, #2c302d); padding: 12px 0; }
h1 { font-size: 20px; } h2 { font-size: 14px; margin: 0; }
p { margin: 4px 0; color: light-dark(#5f6660, #a3aaa4); } pre { white-space: pre-wrap; font: inherit; margin: 8px 0 0; }
a { color: light-dark(#0b6b57, #5fc2a8); }
</style></head><body>
<h1>Mailbox</h1>
<p>Every e-mail and text message this installation would have sent. Nothing leaves the machine. <a href="/sign-in">Back to sign-in</a></p>
${messages
  .map(
    (message) => `<article><h2>${escapeHtml(message.subject)}</h2>
<p>${message.channel === 'email' ? 'E-mail' : 'Text message'} to ${escapeHtml(message.recipient)} · <time>${message.createdAt.toISOString()}</time></p>
<pre>${escapeHtml(message.body)}</pre></article>`,
  )
  .join('\n')}
${messages.length === 0 ? '<p>Nothing has been sent yet.</p>' : ''}
</body></html>`;

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
