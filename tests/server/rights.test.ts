import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { callPolicy } from '../../web/server/features/calls/callPolicy.ts';
import { addUploadedCall } from '../../web/server/features/calls/addUploadedCall.ts';
import { updateCallSpeaker } from '../../web/server/features/transcripts/updateCallSpeaker.ts';
import { findVisibleCalls } from '../../web/server/features/calls/callLoaders.ts';
import {
  aiNote,
  aiOutline,
  aiSummary,
  call,
  cue,
  guide,
  jobDescription,
  note,
  plan,
  planQuestion,
  recordingFile,
  segment,
  speaker,
} from '../../web/server/db/tables/schema.ts';
import { schema } from '../../web/server/graphql/schema.ts';
import { buildCall, buildTranscript } from '../factories/buildCall.ts';
import { buildNote } from '../factories/buildNote.ts';
import { buildKnownPlan } from '../factories/buildKnownPlan.ts';
import { buildOrganization } from '../factories/buildOrganization.ts';
import { buildCandidate, buildInterviewStage, buildPosition } from '../factories/buildPosition.ts';
import { actorOf, buildUser } from '../factories/buildUser.ts';
import { firstRow } from '../factories/firstRow.ts';
import { startTestServer, type TestServer, type Visitor } from '../harness/testServer.ts';
import { operations, type KnownIds } from './operations.ts';

let server: TestServer;
let ids: KnownIds;
let organizationId: string;
const strangers: Record<string, Visitor> = {};

beforeAll(async () => {
  server = await startTestServer();
  const db = server.database.system;
  const here = await buildOrganization(db, { name: 'Secret Org' });
  organizationId = here.id;
  const owner = await buildUser(db, here, {
    roleType: 'SITE_ADMIN',
    email: 'secret@secret.test',
    firstName: 'Secret',
    lastName: 'Owner',
  });
  const colleague = await buildUser(db, here, {
    email: 'colleague@secret.test',
    firstName: 'Col',
    lastName: 'League',
  });
  const other = await buildOrganization(db, { name: 'Other Org', planEnabled: true });
  await buildUser(db, other, {
    roleType: 'SITE_ADMIN',
    planRole: 'ADMIN',
    email: 'admin@stranger.test',
  });

  const candidate = await buildCandidate(db, {
    organizationId,
    firstName: 'Secret',
    lastName: 'Person',
  });
  const position = await buildPosition(db, { organizationId, title: 'Secret Position' });
  const stage = await buildInterviewStage(db, { organizationId, title: 'Secret Stage' });
  const secretGuide = firstRow(
    await db
      .insert(guide)
      .values({ organizationId, name: 'Secret Guide', creatorId: owner.id })
      .returning(),
  );
  const secretCue = firstRow(
    await db
      .insert(cue)
      .values({ organizationId, guideId: secretGuide.id, cue: 'Secret question?', index: 0 })
      .returning(),
  );
  const made = await buildCall(db, {
    organizationId,
    ownerId: owner.id,
    interviewerIds: [owner.id],
    visibility: 'PRIVATE',
    name: 'Secret Interview',
    candidateId: candidate.id,
    positionId: position.id,
    guideId: secretGuide.id,
  });
  const { speakers, segments } = await buildTranscript(db, made);
  const secretNote = await buildNote(db, made, {
    authorId: owner.id,
    cueId: secretCue.id,
    text: 'Secret note',
  });
  await db.insert(recordingFile).values(
    (['ORIGINAL', 'PLAYBACK', 'THUMBNAIL'] as const).map((kind) => ({
      organizationId,
      callId: made.id,
      kind,
      storageKey: `${organizationId}/${made.id}/${kind.toLowerCase()}-x.webm`,
      mimeType: 'audio/webm',
      sizeBytes: 10,
      sha256: 'x',
    })),
  );
  const sentence = {
    ...{
      id: randomUUID(),
      text: 'A secret was told.',
      editedText: 'Secret edit',
      isDeleted: false,
    },
    ...{ editedById: owner.id, writtenById: null },
    evidence: [{ segmentId: firstRow(segments).id, quote: firstRow(segments).text }],
  };
  const part = { organizationId, callId: made.id, index: 0, sentences: [sentence] };
  const madeNote = firstRow(
    await db
      .insert(aiNote)
      .values({
        ...{ ...part, question: 'A secret question', questionType: 'OTHER', status: 'ANSWERED' },
        ...{ matchReason: 'A secret reason', askedAtSegmentId: firstRow(segments).id },
      })
      .returning(),
  );
  await db.insert(aiSummary).values({ ...part, format: 'TLDR', sentences: [] });
  await db.insert(aiOutline).values({
    ...{ organizationId, callId: made.id },
    chapters: [{ title: 'Secret chapter', segmentIds: [firstRow(segments).id] }],
    topics: [{ name: 'secret topic', segmentIds: [firstRow(segments).id] }],
  });
  const actor = await actorOf(db, owner);
  const [loaded] = await findVisibleCalls(server.database.forOrganization(organizationId), actor, [
    made.id,
  ]);
  if (!loaded) throw new Error('The owner must see the interview');
  const ownDb = server.database.forOrganization(organizationId);
  const { send } = server.services.jobs;
  const edit = await updateCallSpeaker(
    { db: ownDb, actor, call: loaded, send },
    firstRow(speakers).id,
    {
      name: 'Secret Name',
    },
  );
  const uploading = await addUploadedCall({
    db: ownDb,
    actor,
    input: {
      fileName: 'secret.mp3',
      sizeBytes: 100,
      fingerprint: 'secret',
      interviewerIds: [owner.id],
      languageCode: 'en-US',
      visibility: 'PRIVATE',
    },
    maxUploadBytes: 1000,
  });
  await server.services.uploads.prepare(uploading.upload);
  ids = {
    callId: made.id,
    speakerId: firstRow(speakers).id,
    otherSpeakerId: speakers[1]?.id ?? '',
    segmentId: firstRow(segments).id,
    editId: edit.id,
    candidateId: candidate.id,
    positionId: position.id,
    clientId: position.positionGroupId,
    stageId: stage.id,
    guideId: secretGuide.id,
    userId: owner.id,
    uploadCallId: uploading.callId,
    ...(await buildKnownPlan(db, {
      ...{ organizationId, creatorId: owner.id },
      sharedToId: colleague.id,
    })),
    aiNoteId: madeNote.id,
    sentenceId: sentence.id,
    noteId: secretNote.id,
    cueId: secretCue.id,
  };
  strangers['the other organization'] = await server.as('admin@stranger.test');
  strangers['a signed-out visitor'] = server.visitor;
});
afterAll(() => server.stop());

const snapshot = async () => {
  const db = server.database.system;
  type Watched = typeof note | typeof speaker | typeof segment | typeof jobDescription;
  const of = <T extends typeof call | Watched | typeof plan | typeof planQuestion>(table: T) =>
    db
      .select()
      .from(table as typeof call)
      .where(eq((table as typeof call).organizationId, organizationId));
  const ofPlans = [await of(jobDescription), await of(plan), await of(planQuestion)];
  return JSON.stringify([
    await of(call),
    await of(speaker),
    await of(segment),
    await of(note),
    ...ofPlans,
  ]);
};

test('every field of the schema is tried', () => {
  const fields = [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ].flatMap((type) => Object.keys(type?.getFields() ?? {}));
  expect(Object.keys(operations(ids)).sort()).toEqual(fields.sort());
});

describe.each(['the other organization', 'a signed-out visitor'])('%s', (who) => {
  test('learns nothing by any operation, counts and errors included, and changes nothing', async () => {
    const visitor = strangers[who];
    if (!visitor) throw new Error(who);
    const before = await snapshot();
    for (const [name, document] of Object.entries(operations(ids))) {
      if (document.startsWith('subscription')) continue;
      const answer = await visitor.graphql(document);
      const text = JSON.stringify(answer);
      expect(text, name).not.toMatch(/secret/i);
      for (const id of Object.values(ids))
        expect(text.includes(id), `${name} shows ${id}`).toBe(false);
      const page = answer.data?.['calls'] as { pageInfo?: { totalRows: number } } | undefined;
      expect(page?.pageInfo?.totalRows ?? 0, name).toBe(0);
    }
    expect(await snapshot()).toBe(before);
  });

  test('hears nothing of changes', async () => {
    const visitor = strangers[who];
    if (!visitor) throw new Error(who);
    for (const name of ['callsChanged', 'callChanged']) {
      const abort = new AbortController();
      const response = await visitor.fetch('/graphql', {
        method: 'POST',
        signal: abort.signal,
        headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
        body: JSON.stringify({ query: operations(ids)[name] }),
      });
      const heard: string[] = [];
      const listening = (async () => {
        const reader = response.body?.getReader();
        for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
          heard.push(Buffer.from(part.value).toString());
      })().catch(() => {});
      await server.services.events.publish({ organizationId, callId: ids.callId });
      await server.services.events.publish({ organizationId, callId: ids.callId, isDeleted: true });
      await new Promise((resolve) => setTimeout(resolve, 400));
      abort.abort();
      await listening;
      expect(heard.join(''), name).not.toContain(ids.callId);
      expect(heard.join(''), name).not.toMatch(/secret/i);
    }
  });

  test('reads no media, and the answer is the same as for what does not exist', async () => {
    const visitor = strangers[who];
    if (!visitor) throw new Error(who);
    for (const kind of ['playback', 'thumbnail', 'original?download=1']) {
      const there = await visitor.fetch(`/media/${ids.callId}/${kind}`);
      const nowhere = await visitor.fetch(`/media/00000000-0000-4000-8000-000000000000/${kind}`);
      expect([401, 404]).toContain(there.status);
      expect(there.status).toBe(nowhere.status);
      expect(await there.text()).toBe(await nowhere.text());
    }
    for (const method of ['HEAD', 'PATCH', 'DELETE']) {
      const answer = await visitor.fetch(`/files/${ids.uploadCallId}`, {
        method,
        headers: {
          'tus-resumable': '1.0.0',
          'upload-offset': '0',
          'content-type': 'application/offset+octet-stream',
        },
        ...(method === 'PATCH' ? { body: 'x' } : {}),
      });
      expect([401, 404]).toContain(answer.status);
    }
  });
});

test('a colleague without the right sees a private interview no more than a stranger does', async () => {
  const colleague = await server.as('colleague@secret.test');
  const answer = await colleague.graphql(operations(ids)['call'] ?? '');
  expect(answer.data?.['call']).toBeNull();
  const list = await colleague.graphql(
    '{ calls { pageInfo { totalRows } } candidates { fullName } }',
  );
  expect(list.data).toEqual({ calls: { pageInfo: { totalRows: 0 } }, candidates: [] });
  expect((await colleague.fetch(`/media/${ids.callId}/playback`)).status).toBe(404);
});

test('the owner may do what the strangers may not', async () => {
  const owner = await server.as('secret@secret.test');
  const answer = await owner.graphql(operations(ids)['call'] ?? '');
  expect(answer.errors).toEqual([]);
  expect(JSON.stringify(answer.data)).toContain('Secret Interview');
  const actor = await actorOf(server.database.system, { id: ids.userId });
  const [loaded] = await findVisibleCalls(server.database.system, actor, [ids.callId]);
  expect(loaded && callPolicy.can(actor, 'delete', loaded)).toBe(true);
});
