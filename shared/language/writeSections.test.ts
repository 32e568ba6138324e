import { expect, test } from 'vitest';
import { checkEvidence } from './checkEvidence.ts';
import { talk } from './talk.ts';
import { writeSections } from './writeSections.ts';

const interview = talk(`
  I: What did you run on over there for the stock?
  C: It was Manhattan, the old one, and then we moved to Blue Yonder in 2021.
  I: And money, what kind of number do you have in mind?
  C: I'd like about fifty two thousand base.
  I: Has anybody ever got hurt while you were in charge?
  C: A pallet came down from the third level, two metres from a picker.
  I: Our office moves to Antwerp in June.
  C: Okay.
`);

test('a section holds what was said about each question of its prompt, in the order of speech', () => {
  const sections = [
    { title: 'Practical', prompt: 'Which pallet accident happened? What is the expected salary?' },
    { title: 'Kubernetes', prompt: '' },
    { title: 'Move', prompt: 'Where does the office move to?' },
  ];
  const write = (isOfCandidate: boolean) => writeSections(interview, { sections, isOfCandidate });
  const [practical, unknown, move] = write(false);
  expect(practical?.sentences.map(({ text }) => text)).toEqual([
    "I'd like about fifty two thousand base.",
    'A pallet came down from the third level, two metres from a picker.',
  ]);
  expect(checkEvidence(interview, practical?.sentences ?? [])).toEqual(practical?.sentences);
  expect(unknown).toEqual({ index: 1, sentences: [] });
  const spoken = new Map(interview.segments.map((segment) => [segment.id, segment.speakerId]));
  const [, , ofCandidate] = write(true);
  expect(move?.index).toBe(2);
  for (const { evidence } of ofCandidate?.sentences ?? [])
    for (const { segmentId } of evidence)
      expect(interview.speakers.find(({ id }) => id === spoken.get(segmentId))?.role).toBe(
        'CANDIDATE',
      );
});
