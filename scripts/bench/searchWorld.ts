// Interviews to search in: words as often as in talk (Zipf), the frequent ones short, calls of all visibilities.
import { defaultRolePolicies, teamPermissionsOf } from '#shared/domain/permissions.ts';
import { callVisibilities, isCallVisible, type CallVisibility } from '#shared/domain/visibility.ts';

export const segmentsPerCall = 200;
const wordsPerSegment = 25;
const vocabularySize = 30_000;
const people = 200;
const positions = 60;
const stages = 6;

export interface WorldCall {
  id: string;
  number: number;
  startTime: Date;
  visibility: CallVisibility;
  owner: number;
  interviewers: number[];
  position: number;
  stage: number;
  texts: string[];
}
export interface SearchWorld {
  organizationId: string;
  /** Words by rank, the most frequent first. */
  words: string[];
  calls: WorldCall[];
  counts: { people: number; positions: number; stages: number };
}

/** The person who searches: one who sees every public call, and is in some hiring teams. */
export const searcher = { number: 5, permissions: ['ACCESS_ALL_PUBLIC_CALLS'], teams: [3, 11, 27] };

/** Whether that person sees a call, by the product's own rule. */
export function isSeen({ organizationId }: SearchWorld, call: WorldCall): boolean {
  const rights = teamPermissionsOf('HIRING_TEAM_ADMIN', null, defaultRolePolicies);
  const idsIf = (has: boolean) => (has ? searcher.teams.map((number) => idOf('3', number)) : []);
  return isCallVisible(
    {
      ...{ userId: idOf('1', searcher.number), organizationId, interviewEnabled: true },
      permissions: new Set(searcher.permissions),
      teamPublicPositionIds: idsIf(rights.has('ACCESS_TEAM_PUBLIC_CALLS')),
      teamRestrictedPositionIds: idsIf(rights.has('ACCESS_TEAM_RESTRICTED_CALLS')),
      teamPrivatePositionIds: idsIf(rights.has('ACCESS_TEAM_PRIVATE_CALLS')),
    },
    {
      ...{ organizationId, visibility: call.visibility, ownerId: idOf('1', call.owner) },
      ...{ positionId: idOf('3', call.position), invitedIds: [], isDeleted: false },
      interviewerIds: call.interviewers.map((number) => idOf('1', number)),
    },
  );
}

/** An id that says what it is of; `kind` is a hexadecimal digit. */
export const idOf = (kind: string, number: number): string =>
  `00000000-0000-4000-8${kind.padStart(3, '0')}-${number.toString(16).padStart(12, '0')}`;

/** The same interviews every time, so many segments in all. */
export function buildSearchWorld(segments: number): SearchWorld {
  const random = seeded(42);
  const words = buildVocabulary();
  const span = Math.log(vocabularySize);
  const calls = Array.from({ length: Math.ceil(segments / segmentsPerCall) }, (_, number) => ({
    id: idOf('6', number),
    number,
    startTime: new Date(Date.UTC(2026, 0, 1) - number * 3600_000),
    // Not in step with the positions, so that every position has calls of every visibility.
    visibility: callVisibilities[(number + Math.floor(number / positions)) % 4] ?? 'PRIVATE',
    owner: number % people,
    interviewers: [(number + 1) % people, (number + 2) % people],
    position: number % positions,
    stage: number % stages,
    texts: Array.from({ length: segmentsPerCall }, () =>
      Array.from(
        { length: wordsPerSegment },
        () => words[Math.floor(Math.exp(random() * span)) - 1] ?? '',
      ).join(' '),
    ),
  }));
  return {
    ...{ organizationId: idOf('0', 1), words, calls },
    counts: { people, positions, stages },
  };
}

function buildVocabulary(): string[] {
  const [consonants, vowels] = ['bdfghjklmnprstvwz', 'aeiou'];
  const seen = new Set<string>();
  const random = seeded(7);
  const letterOf = (letters: string) => letters[Math.floor(random() * letters.length)] ?? 'a';
  while (seen.size < vocabularySize) {
    const syllables = seen.size < 60 ? 1 : seen.size < 1500 ? 2 : seen.size < 9000 ? 3 : 4;
    let word = '';
    for (let n = 0; n < syllables; n++) word += letterOf(consonants) + letterOf(vowels);
    seen.add(word);
  }
  return [...seen];
}

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
