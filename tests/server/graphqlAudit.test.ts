import { auditServer } from 'graphql-http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../harness/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test.each(['/graphql', '/plan/graphql'])(
  'the GraphQL over HTTP audit finds nothing to say about %s',
  async (path) => {
    const results = await auditServer({ url: server.url + path });
    expect(results).toHaveLength(61);
    const notOk = results.filter((result) => result.status !== 'ok');
    expect(notOk.map((item) => `${item.name}: ${'reason' in item ? item.reason : ''}`)).toEqual([]);
  },
);
