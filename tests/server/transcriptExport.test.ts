import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { exportFormats } from '#shared/domain/transcripts/writeTranscript.ts';
import { note } from '../../web/server/db/tables/schema.ts';
import { buildCall, buildTranscript } from '../factories/buildCall.ts';
import { buildCandidate } from '../factories/buildPosition.ts';
import { readWords } from '../harness/readWords.ts';
import {
  imported,
  transcriptFile,
  transcriptWorld,
  type Imported,
} from '../harness/transcriptWorld.ts';
import type { Visitor } from '../harness/testServer.ts';

const { here, preview, importIt } = transcriptWorld();

describe('an export', () => {
  const exportOf = (who: Visitor, callId: string, format: string, query = '') =>
    who.fetch(`/transcripts/${callId}.${format}${query}`);

  test.each([...exportFormats])('as %s comes back as the same segments', async (format) => {
    const first = imported(
      await importIt(here().priya, await preview('teams.vtt', transcriptFile('teams.vtt'))),
    );
    const file = await exportOf(here().priya, first.id, format);
    expect(file.status).toBe(200);
    const read = await preview(`back.${format}`, new Uint8Array(await file.arrayBuffer()));
    const second = imported(await importIt(here().priya, read));
    const isExact = ['vtt', 'srt', 'json', 'csv'].includes(format);
    const linesOf = async ({ id, speakers }: Imported) => [
      speakers.map(({ name }) => name),
      (await readWords(here().priya.fetch, id))?.map(({ startMs, text }) => [
        isExact ? startMs : Math.floor(startMs / 1000),
        text,
      ]),
    ];
    expect(await linesOf(second)).toEqual(await linesOf(first));
  });

  test('is named for the candidate and the day where the reader is', async () => {
    const db = here().server.database.system;
    const candidate = await buildCandidate(db, {
      ...{ organizationId: here().organization.id, firstName: 'Zoë', lastName: 'Quist' },
    });
    const built = await buildCall(db, {
      ...{
        organizationId: here().organization.id,
        ownerId: here().owner.id,
        candidateId: candidate.id,
      },
      startTime: new Date('2026-03-02T20:00:00Z'),
    });
    await buildTranscript(db, built);
    const answer = await exportOf(here().priya, built.id, 'vtt');
    expect(answer.headers.get('content-disposition')).toContain(
      encodeURIComponent('Zoë Quist 2026-03-03.vtt'),
    );
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  test('holds what was chosen, and only the notes the reader may see', async () => {
    const db = here().server.database.system;
    const { id: organizationId } = here().organization;
    const built = await buildCall(db, {
      ...{ organizationId, ownerId: here().owner.id, visibility: 'ORGANIZATION' },
    });
    await buildTranscript(db, built);
    const noteOf = (text: string, visibility: 'PRIVATE' | 'PUBLIC') => ({
      ...{
        organizationId,
        callId: built.id,
        authorId: here().owner.id,
        timeMs: 1000,
        type: 'NOTE' as const,
      },
      ...{ text, visibility },
    });
    await db
      .insert(note)
      .values([noteOf('my own thought', 'PRIVATE'), noteOf('for the team', 'PUBLIC')]);
    const text = async (who: Visitor, query: string) =>
      (await exportOf(who, built.id, 'txt', query)).text();
    expect(await text(here().priya, '')).not.toContain('for the team');
    expect(await text(here().priya, '?notes=1')).toContain('my own thought');
    expect(await text(here().colleague, '?notes=1')).not.toMatch(/for the team|my own thought/);
    const theirs = await text(await here().server.as('recruiter@here.test'), '?notes=1');
    expect(theirs).toContain('for the team');
    expect(theirs).not.toContain('my own thought');
    const bare = await text(here().priya, '?times=0&speakers=0');
    expect(bare).toContain('Tell me about a time');
    expect(bare).not.toMatch(/Sam Interviewer|0:00/);
  });

  test('notes come back as private notes of the person who imports them', async () => {
    const read = await preview(
      'own.json',
      JSON.stringify({
        format: 'rapport.transcript',
        version: 1,
        segments: [{ speaker: 'Ann', startMs: 0, endMs: 900, text: 'Hello there' }],
        notes: [{ atMs: 400, author: 'Cy', text: 'Friendly' }],
      }),
    );
    expect(read.noteCount).toBe(1);
    const found = imported(await importIt(here().priya, read));
    const notes = await here()
      .server.database.system.select()
      .from(note)
      .where(eq(note.callId, found.id));
    expect(notes).toMatchObject([
      { authorId: here().owner.id, visibility: 'PRIVATE', timeMs: 400, text: 'Cy: Friendly' },
    ]);
  });

  test('is not there for strangers, other formats and interviews without words', async () => {
    const db = here().server.database.system;
    const built = await buildCall(db, {
      ...{
        organizationId: here().organization.id,
        ownerId: here().owner.id,
        visibility: 'PRIVATE',
      },
    });
    await buildTranscript(db, built);
    const wordless = await buildCall(db, {
      organizationId: here().organization.id,
      ownerId: here().owner.id,
    });
    for (const [who, id, format] of [
      [here().stranger, built.id, 'txt'],
      [here().colleague, built.id, 'txt'],
      [here().priya, built.id, 'pdf'],
      [here().priya, wordless.id, 'txt'],
    ] as const) {
      const answer = await exportOf(who, id, format);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain('Tell me');
    }
    expect((await exportOf(here().server.visitor, built.id, 'txt')).status).toBe(401);
  });
});
