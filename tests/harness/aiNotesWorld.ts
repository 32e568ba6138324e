import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { buildLabelledCall } from '../factories/buildLabelledCall.ts';
import { buildOrganization } from '../factories/buildOrganization.ts';
import { buildUser } from '../factories/buildUser.ts';
import { firstRow } from '../factories/firstRow.ts';
import { startTestServer, type TestServer, type Visitor } from './testServer.ts';

export interface Sentence {
  id: string;
  text: string;
  originalText: string | null;
  isEdited: boolean;
  isReportedByMe: boolean;
  editedBy: { fullName: string } | null;
  writtenBy: { fullName: string } | null;
  evidence: { segmentId: string; startMs: number; endMs: number; quote: string }[];
}
export interface Note {
  id: string;
  question: string;
  status: string;
  matchReason: string;
  isUnsure: boolean;
  isEdited: boolean;
  askedAt: { segmentId: string; startMs: number } | null;
  engine: { kind: string; name: string } | null;
  sentences: Sentence[];
}
export interface CallShape {
  aiNotes: Note[];
  aiSummary: {
    engine: { kind: string };
    tldr: { id: string; sentences: Sentence[] };
    candidateSummary: { sentences: Sentence[] };
    qAndA: { question: { text: string }; sentences: Sentence[] }[];
    writeUp: { title: string; sentences: Sentence[] }[];
  } | null;
  chapters: { title: string; startMs: number; segmentId: string }[];
  topics: { name: string; mentions: { segmentId: string }[] }[];
  aiNotesProcessingStatus: string;
  aiSummaryProcessingStatus: string;
  canEditAiNotes: boolean;
}

const sentence = `id text originalText isEdited isReportedByMe editedBy { fullName }
  writtenBy { fullName } evidence { segmentId startMs endMs quote }`;
const fields = `id aiNotesProcessingStatus aiNotesFailureReason aiSummaryProcessingStatus canEditAiNotes
  aiNotes { id question status matchReason isUnsure isEdited askedAt { segmentId startMs }
    engine { kind name version finishedAt } sentences { ${sentence} } }
  aiSummary { engine { kind } tldr { id sentences { ${sentence} } }
    candidateSummary { sentences { ${sentence} } }
    qAndA { question { text } sentences { ${sentence} } } writeUp { title sentences { ${sentence} } } }
  chapters { title startMs segmentId } topics { name mentions { segmentId } }`;

export interface NotedCall {
  server: TestServer;
  owner: Visitor;
  colleague: Visitor;
  organizationId: string;
  ownerId: string;
  /** The interview of the test that runs. */
  made: Awaited<ReturnType<typeof buildLabelledCall>>;
}

/** A server for the tests of a file, and for each test an interview whose notes can be written. */
export function aiNotesWorld() {
  let world: NotedCall;
  beforeAll(async () => {
    const server = await startTestServer();
    const db = server.database.system;
    const organization = await buildOrganization(db);
    const organizationId = organization.id;
    const person = { firstName: 'Ada', lastName: 'Owner', email: 'owner@notes.test' };
    const { id: ownerId } = await buildUser(db, organization, person);
    await buildUser(db, organization, { email: 'colleague@notes.test' });
    world = {
      ...{ server, organizationId, ownerId },
      owner: await server.as('owner@notes.test'),
      colleague: await server.as('colleague@notes.test'),
      made: await buildLabelledCall(db, { organizationId, ownerId }),
    };
  });
  beforeEach(async () => {
    const { server, organizationId, ownerId } = world;
    const input = { organizationId, ownerId, visibility: 'ORGANIZATION' as const };
    world.made = await buildLabelledCall(server.database.system, input);
  });
  afterAll(() => world.server.stop());

  const ask = async <Shape = CallShape>(visitor: Visitor, document: string): Promise<Shape> => {
    const answer = await visitor.graphql(document);
    expect(answer.errors).toEqual([]);
    return Object.values(answer.data ?? {})[0] as Shape;
  };
  const read = (visitor = world.owner) =>
    ask(visitor, `{ call(id: "${world.made.call.id}") { ${fields} } }`);
  const change = (mutation: string, visitor = world.owner) =>
    ask(visitor, `mutation { ${mutation} { ${fields} } }`);
  const written = async (): Promise<CallShape> => {
    await expect
      .poll(async () => {
        const call = await read();
        return [call.aiNotesProcessingStatus, call.aiSummaryProcessingStatus];
      })
      .toEqual(['COMPLETED', 'COMPLETED']);
    return read();
  };
  return {
    /** What only stands once the tests have begun. */
    here: () => world,
    ask,
    read,
    change,
    /** The interview, once its notes are written. */
    written,
    write: async () => {
      await change(`createAiNotes(callId: "${world.made.call.id}")`);
      return written();
    },
  };
}

export const firstAnswered = ({ aiNotes }: CallShape): { note: Note; sentence: Sentence } => {
  const note = firstRow(aiNotes.filter(({ status }) => status === 'ANSWERED'));
  return { note, sentence: firstRow(note.sentences) };
};
export const textsOf = ({ aiNotes }: CallShape) =>
  aiNotes.flatMap((note) => note.sentences.map((s) => s.text));
