// Imported by evaluateNotes.ts and fitNotes.ts: the labelled interviews of tests/fixtures.
import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { protectedQuestions, withoutProtected } from '#shared/language/protectedGround.ts';

const labelled = z.object({
  /** Who wrote it: interviews of one author resemble each other. */
  author: z.string().default('rules'),
  guide: z.array(
    z.object({
      cueId: z.string(),
      cue: z.string(),
      description: z.string(),
      type: z.string(),
      competency: z.string(),
    }),
  ),
  speakers: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      role: z.enum(['INTERVIEWER', 'CANDIDATE', 'UNKNOWN']),
    }),
  ),
  segments: z.array(
    z.object({
      id: z.string(),
      speakerId: z.string(),
      startMs: z.number(),
      endMs: z.number(),
      text: z.string(),
    }),
  ),
  labels: z.array(
    z.object({
      cueId: z.string(),
      status: z.enum(['answered', 'partly', 'not_answered', 'not_asked']),
      askedAt: z.array(z.string()),
      evidence: z.array(z.string()),
      alsoFine: z.array(z.string()).default([]),
      facts: z.array(z.string()).default([]),
    }),
  ),
  unlawful: z.array(z.string()).default([]),
});

/** Read as the product reads it: without what was asked and said on protected ground. */
export type LabelledInterview = z.infer<typeof labelled> & {
  name: string;
  /** Segments that were found to ask on protected ground. */
  protectedIds: string[];
};

/** `interviews` are by three authors who had not seen the rules, `labelled` by the author of the rules. */
export function readInterviews(folder: 'interviews' | 'labelled'): LabelledInterview[] {
  const root = new URL(`../../tests/fixtures/${folder}/`, import.meta.url);
  return readdirSync(root)
    .filter((file) => file.endsWith('.json'))
    .map((name) => {
      const whole = labelled.parse(JSON.parse(readFileSync(new URL(name, root), 'utf8')));
      const found = protectedQuestions(whole);
      const segments = [...withoutProtected(whole, found).segments];
      return { ...whole, name, segments, protectedIds: found.map(({ segmentId }) => segmentId) };
    });
}

export const labelOf = ({ labels }: LabelledInterview, cueId: string) =>
  labels.find((label) => label.cueId === cueId);

export const wasAsked = (interview: LabelledInterview, cueId: string): boolean =>
  (labelOf(interview, cueId)?.status ?? 'not_asked') !== 'not_asked';
