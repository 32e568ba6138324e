import { expect, test } from 'vitest';
import { isNoteVisible, isReplyVisible, noteVisibilities } from './note.ts';
import type { NoteVisibility } from './note.ts';

const withRight = new Set(['ACCESS_OTHERS_NOTES']);
const without = new Set<string>();
const noteOf = (visibility: NoteVisibility) => ({
  ...{ visibility, authorId: 'author', callOwnerId: 'owner', callPositionId: 'position' },
});
const seenBy = (userId: string, permissions: ReadonlySet<string>, teamNotesPositionIds: string[]) =>
  noteVisibilities.filter((visibility) =>
    isNoteVisible({ userId, permissions, teamNotesPositionIds }, noteOf(visibility)),
  );

test.each([
  ['the author', 'author', without, [], ['PUBLIC', 'CALL_OWNER', 'PRIVATE']],
  ["the interview's owner", 'owner', without, [], ['PUBLIC', 'CALL_OWNER']],
  ["somebody with the right to others' notes", 'reader', withRight, [], ['PUBLIC']],
  ["somebody with it by the position's team", 'reader', without, ['position'], ['PUBLIC']],
  ["somebody with it by another position's team", 'reader', without, ['other'], []],
  ['somebody without it', 'reader', without, [], []],
])('%s sees the right notes', (_who, userId, permissions, positionIds, seen) => {
  expect(seenBy(userId, permissions, positionIds)).toEqual(seen);
});

test.each([
  ['its author', 'author', ['PUBLIC', 'CALL_OWNER', 'PRIVATE']],
  ["the interview's owner", 'owner', ['PUBLIC', 'CALL_OWNER']],
  ['another reader of the note', 'reader', ['PUBLIC']],
])('%s sees %s: the right replies under a note', (_who, userId, seen) => {
  expect(
    noteVisibilities.filter((visibility) => isReplyVisible({ userId }, noteOf(visibility))),
  ).toEqual(seen);
});
