// @vitest-environment node
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { meetServer } from './network.ts';

vi.mock('./settings.ts', () => ({ readSession: async () => null, writeSession: async () => {} }));

async function meet(answer: RequestListener): Promise<string | null> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    await meetServer(`http://127.0.0.1:${port}`);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message.replace(String(port), 'PORT') : String(error);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

test('Rapport is known by its answer', async () => {
  const asked: (string | undefined)[] = [];
  expect(
    await meet((request, response) => {
      asked.push(request.url);
      response.end('ok\n');
    }),
  ).toBeNull();
  expect(asked).toEqual(['/healthz']);
});

test('what answers otherwise is told to be something else', async () => {
  const reason = 'What answers at 127.0.0.1:PORT is not Rapport. Check the address and try again.';
  expect(await meet((_, response) => response.end('<h1>Hello</h1>'))).toBe(reason);
  expect(await meet((_, response) => response.writeHead(404).end('ok'))).toBe(reason);
});

test('where nobody answers, or the server is broken, the address and connection are to be checked', async () => {
  await expect(meetServer('http://127.0.0.1:1')).rejects.toThrow(
    'No server can be reached at 127.0.0.1:1. Check the address and your connection, and try again.',
  );
  expect(await meet((request) => request.socket.destroy())).toContain('No server can be reached');
  expect(await meet((_, response) => response.writeHead(503).end())).toContain('try again');
});
