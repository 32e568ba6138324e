import { afterEach, expect, test } from 'vitest';
import type { ImportPreview } from '#shared/domain/transcripts/importPreview.ts';
import type { ImportedSpeaker } from './importedSpeakers.ts';
import { importBeginning } from './importBeginning.ts';

const user = {
  id: 'u1',
  fullName: 'Me Myself',
  canCreatePosition: false,
  timezoneName: 'America/Los_Angeles',
};
const now = new Date('2026-11-21T12:00:00Z');
type Read = Pick<ImportPreview['speakers'][number], 'user' | 'candidate'>;
const nobody: Read = { user: null, candidate: null };

afterEach(() => localStorage.clear());

function begin(
  speakers: (ImportedSpeaker & Partial<Read> & { readAs?: string })[],
  title: string | null = null,
) {
  const preview = {
    title,
    speakers: speakers.map(({ name, readAs = name, ...known }) => ({
      ...nobody,
      ...known,
      name: readAs,
    })),
  } as unknown as ImportPreview;
  const source = {
    name: 'ai.vtt',
    body: new Blob(['x']),
    changedAtMs: Date.parse('2026-11-21T10:54:00Z'),
  };
  const checked = speakers.map(({ name, role }) => ({ name, role }));
  return importBeginning({ source, preview, speakers: checked }, user, now);
}
const tom = { id: 'u7', fullName: 'Tom Okafor' };
const sam = { id: 'c3', fullName: 'Sam Roe' };

test('people the server knows are chosen, and the one who imports is not among them', () => {
  const draft = begin([
    { name: 'Tom Okafor', role: 'INTERVIEWER', user: tom },
    { name: 'Sam Roe', role: 'CANDIDATE', candidate: sam },
  ]);
  expect(draft).toMatchObject({
    candidate: { value: 'c3', label: 'Sam Roe' },
    newCandidate: null,
    interviewers: [{ value: 'u7', label: 'Tom Okafor' }],
    name: 'Interview with Sam Roe',
    startsAt: '2026-11-21T02:54',
  });
});

test('a candidate nobody knows is offered as a new one', () => {
  const draft = begin([
    { name: 'Somebody Else', role: 'INTERVIEWER' },
    { name: 'Roe, Sam (he/him)', role: 'CANDIDATE' },
  ]);
  expect(draft).toMatchObject({
    candidate: null,
    newCandidate: { firstName: 'Sam', lastName: 'Roe', email: '' },
    interviewers: [],
    name: 'Interview with Sam Roe',
  });
});

test('a name or role that was put right is what counts', () => {
  const draft = begin([
    { name: 'Ana Ruiz', readAs: 'Tom Okafor', role: 'INTERVIEWER', user: tom },
    { name: 'Sam Roe', role: 'INTERVIEWER', candidate: sam },
  ]);
  expect(draft).toMatchObject({
    candidate: null,
    newCandidate: null,
    interviewers: [],
    name: 'ai',
  });
});

test('without names it begins as an upload does, and a title of its own stays', () => {
  const draft = begin(
    [
      { name: 'Speaker 1', role: 'INTERVIEWER' },
      { name: 'Speaker 2', role: 'CANDIDATE' },
    ],
    'Backend, second talk',
  );
  expect(draft).toMatchObject({
    newCandidate: null,
    interviewers: [{ value: 'u1', label: 'Me Myself' }],
    name: 'Backend, second talk',
  });
});
