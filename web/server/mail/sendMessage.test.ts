import { createServer, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { Db } from '../db/database.ts';
import { createMessageSender } from './sendMessage.ts';

const noDatabase = {} as Db;
const settings = { MAIL_FROM: 'Rapport <no-reply@here.test>', isProduction: true };
const message = {
  channel: 'email' as const,
  recipient: 'ada@here.test',
  subject: 'Hi',
  body: 'Hi',
};

let end = () => {};
afterEach(() => end());

/** A mail server that takes the connection and refuses every recipient. */
async function mailServer(): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.write('220 here.test ESMTP\r\n');
    socket.on('data', (line) => {
      const verb = String(line).slice(0, 4).toUpperCase();
      const refusal = '550 5.1.1 ada@here.test is unknown';
      socket.write(`${verb === 'RCPT' ? refusal : verb === 'QUIT' ? '221 Bye' : '250 OK'}\r\n`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  end = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  const address = server.address();
  return `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

test('a mail server that cannot be reached is a fault, and its code is reported', async () => {
  const url = await mailServer();
  end();
  const codes: string[] = [];
  const sender = createMessageSender(noDatabase, { ...settings, SMTP_URL: url }, (code) =>
    codes.push(code),
  );
  expect(await sender.fault()).toMatch(/^E[A-Z]+$/);
  await expect(sender.send(message)).rejects.toThrow();
  expect(codes).toHaveLength(2);
});

test('a refused recipient is reported without the address, and is no fault of the mail server', async () => {
  const codes: string[] = [];
  const sender = createMessageSender(
    noDatabase,
    { ...settings, SMTP_URL: await mailServer() },
    (code) => codes.push(code),
  );
  expect(await sender.fault()).toBeNull();
  await expect(sender.send(message)).rejects.toThrow();
  expect(codes).toEqual(['EENVELOPE 550']);
});

test('without a mail server there is nothing that could fail', async () => {
  expect(await createMessageSender(noDatabase, settings).fault()).toBeNull();
});
