import type { Server } from 'node:http';

const graceMs = 5000;

/** Takes no new requests, lets those under way finish, and after five seconds ends what is left. */
export async function stopServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const late = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(late);
}
