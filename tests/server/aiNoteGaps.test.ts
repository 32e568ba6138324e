import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { segment } from '../../web/server/db/tables/schema.ts';
import { aiNotesWorld, firstAnswered } from '../harness/aiNotesWorld.ts';

const { ask, change, here, write } = aiNotesWorld();

interface Gaps {
  aiNotes: { id: string; gap: string | null; matchReason: string; sentences: { id: string }[] }[];
  aiSummary: { tldr: { gap: string | null; sentences: { id: string }[] } };
}
const gapsNow = () =>
  ask<Gaps>(
    here().owner,
    `{ call(id: "${here().made.call.id}") { aiNotes { id gap matchReason sentences { id } }
      aiSummary { tldr { gap sentences { id } } } } }`,
  );

test('a note without sentences says that people deleted them, or that their words were corrected away', async () => {
  const { note } = firstAnswered(await write());
  const noteNow = async () => (await gapsNow()).aiNotes.find(({ id }) => id === note.id);
  expect(await noteNow()).toMatchObject({ gap: null });
  const each = async (mutation: string) => {
    for (const { id } of note.sentences)
      await change(`${mutation}(callId: "${here().made.call.id}", sentenceId: "${id}")`);
  };
  await each('deleteAiNoteSentence');
  const deleted = await noteNow();
  expect(deleted).toMatchObject({ gap: 'DELETED', sentences: [] });
  expect(deleted?.matchReason).toMatch(/deleted every sentence/);

  await each('restoreAiNoteSentence');
  expect(await noteNow()).toMatchObject({ gap: null });
  await here()
    .server.database.system.update(segment)
    .set({ text: 'Nothing of this.' })
    .where(eq(segment.callId, here().made.call.id));
  const outdated = await noteNow();
  expect(outdated).toMatchObject({ gap: 'OUTDATED', sentences: [] });
  expect(outdated?.matchReason).toMatch(/were changed in the transcript/);
  expect((await gapsNow()).aiSummary.tldr).toMatchObject({ gap: 'OUTDATED', sentences: [] });
});
