import { afterAll, beforeAll, expect, test } from 'vitest';
import { questionLibrary } from '#shared/planning/library/questionLibrary.ts';
import { writeOwnQuestions } from '#shared/planning/ownQuestionsCsv.ts';
import { searchLibrary } from '#shared/planning/searchLibrary.ts';
import { openPlanWorld, type PlanWorld } from '../../../../tests/harness/planWorld.ts';
import type { Actor } from '../../auth/actor.ts';
import {
  addLibraryQuestion,
  deleteLibraryQuestion,
  importLibraryQuestions,
  updateLibraryQuestion,
} from './editLibrary.ts';
import { libraryPolicy } from './libraryPolicy.ts';
import { loadOrganizationLibrary, loadOwnQuestions } from './organizationLibrary.ts';

let world: PlanWorld;
let admin: Actor;
beforeAll(async () => {
  world = await openPlanWorld();
  admin = await world.person({ planRole: 'ADMIN' });
});
afterAll(() => world.database.close());

const fields = {
  ...{ competency: 'Beekeeping', cues: 'hives, honey', type: 'Situational' as const },
  ...{
    question: 'A swarm has left the hive. What do you do?',
    good: ['Stays calm'],
    weak: 'Runs.',
  },
};
const input = () => ({ db: world.db, actor: admin });
const own = () => loadOwnQuestions(world.db, world.organizationId);

test('a question is added, found by search, rewritten and deleted', async () => {
  const { id } = await addLibraryQuestion({ ...input(), fields });
  const library = await loadOrganizationLibrary(world.db, world.organizationId);
  expect(library.length).toBe(questionLibrary.length + 1);
  expect(searchLibrary(library, { search: 'swarm', competency: '' })).toMatchObject([
    { id, competency: 'Beekeeping', good: ['Stays calm'] },
  ]);
  const changes = { ...fields, question: '  Two queens are in one hive.  What do you do? ' };
  await updateLibraryQuestion({ ...input(), id, fields: changes });
  expect(await own()).toMatchObject([{ question: 'Two queens are in one hive. What do you do?' }]);
  await deleteLibraryQuestion({ ...input(), id });
  expect(await own()).toEqual([]);
  await expect(deleteLibraryQuestion({ ...input(), id })).rejects.toThrow('does not exist');
});

test('a file is imported once, row by row, and its faults are named', async () => {
  const csv = `${writeOwnQuestions([fields])}"Beekeeping","","Guess","What now?","",""\r\n`;
  const first = await importLibraryQuestions({ ...input(), csv });
  expect(first).toMatchObject({ added: 1, repeated: 0, faults: [{ line: 3 }] });
  expect(await importLibraryQuestions({ ...input(), csv })).toMatchObject({
    added: 0,
    repeated: 1,
  });
  expect(await own()).toMatchObject([fields]);
});

test('what an interview must not ask about is refused', async () => {
  const unfair = { ...fields, question: 'How old are you?' };
  await expect(addLibraryQuestion({ ...input(), fields: unfair })).rejects.toThrow('Reword');
});

test('editors read, plan admins change, other organizations do neither', async () => {
  const editor = await world.person();
  const other = { ...admin, organizationId: '00000000-0000-4000-8000-000000000000' };
  expect(libraryPolicy.can(editor, 'read', editor)).toBe(true);
  expect(libraryPolicy.can(editor, 'edit', editor)).toBe(false);
  expect(libraryPolicy.can(admin, 'edit', admin)).toBe(true);
  expect(libraryPolicy.can(other, 'read', admin)).toBe(false);
});
