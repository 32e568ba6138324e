import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect } from 'vitest';
import type { ImportPreview } from '#shared/domain/transcripts/importPreview.ts';
import { buildOrganization, type BuiltOrganization } from '../factories/buildOrganization.ts';
import { buildCandidate } from '../factories/buildPosition.ts';
import { buildUser } from '../factories/buildUser.ts';
import { startTestServer, type TestServer, type Visitor } from './testServer.ts';

const document = `mutation ($input: ImportTranscriptInput!) { importTranscript(input: $input) {
  id name type durationMs transcriptionStatus speakers { name role }
  transcript { engine { id name } } } }`;

export interface Imported {
  id: string;
  name: string;
  type: string;
  durationMs: number;
  speakers: { name: string; role: string }[];
  transcript: { engine: { id: string; name: string } };
}

export const transcriptFile = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../fixtures/transcripts/${name}`, import.meta.url)));

export interface TranscriptWorld {
  server: TestServer;
  organization: BuiltOrganization;
  /** Priya Raman, who brings transcripts. */
  owner: { id: string };
  priya: Visitor;
  colleague: Visitor;
  /** Of another organization. */
  stranger: Visitor;
}

/** A server for the tests of a file, with people who bring transcripts and take them away. */
export function transcriptWorld() {
  let world: TranscriptWorld;
  beforeAll(async () => {
    const server = await startTestServer();
    const db = server.database.system;
    const organization = await buildOrganization(db);
    const owner = await buildUser(db, organization, {
      roleType: 'RECRUITER',
      email: 'priya@here.test',
      firstName: 'Priya',
      lastName: 'Raman',
      timezoneName: 'Pacific/Auckland',
    });
    await buildUser(db, organization, { email: 'colleague@here.test' });
    await buildUser(db, organization, { roleType: 'RECRUITER', email: 'recruiter@here.test' });
    await buildCandidate(db, {
      organizationId: organization.id,
      firstName: 'Omar',
      lastName: 'Haddad',
    });
    const other = await buildOrganization(db);
    await buildUser(db, other, { roleType: 'SITE_ADMIN', email: 'admin@there.test' });
    world = {
      ...{ server, organization, owner },
      priya: await server.as('priya@here.test'),
      colleague: await server.as('colleague@here.test'),
      stranger: await server.as('admin@there.test'),
    };
  });
  afterAll(() => world.server.stop());

  const send = (who: Visitor, name: string, body: Uint8Array | string) =>
    who.fetch(`/transcripts/imports?name=${encodeURIComponent(name)}`, {
      method: 'POST',
      body: body as BodyInit,
    });
  return {
    /** What only stands once the tests have begun. */
    here: () => world,
    send,
    preview: async (name: string, body: Uint8Array | string, who = world.priya) => {
      const answer = await send(who, name, body);
      expect(answer.status).toBe(200);
      return (await answer.json()) as ImportPreview;
    },
    importIt: (who: Visitor, read: ImportPreview, over: Record<string, unknown> = {}) =>
      who.graphql(document, {
        input: {
          importId: read.importId,
          speakers: read.speakers.map(({ name, role }) => ({ name: name ?? 'Speaker', role })),
          ...('callId' in over ? {} : { details: { interviewerIds: [], languageCode: 'en-GB' } }),
          ...over,
        },
      }),
  };
}

/** What an import made; fails when it was refused. */
export const imported = (answer: {
  data: Record<string, unknown> | null;
  errors: unknown[];
}): Imported => {
  expect(answer.errors).toEqual([]);
  return answer.data?.['importTranscript'] as Imported;
};
