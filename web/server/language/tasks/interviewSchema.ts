import { z } from 'zod';
import type { CitedSentence, GuideCue, Interview } from '#shared/language/interview.ts';

/** The most an engine may say in one sentence, title or quote, in characters. */
const mostText = 2000;
const text = z.string().max(mostText);

export const interviewSchema: z.ZodType<Interview> = z.object({
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
});

export const guideCueSchema: z.ZodType<GuideCue> = z.object({
  cueId: z.string(),
  cue: z.string(),
  description: z.string(),
  type: z.string(),
  competency: z.string(),
});

export const citedSentenceSchema: z.ZodType<CitedSentence> = z.object({
  text: text.describe('One plain sentence in the past tense, about what was said.'),
  evidence: z
    .array(
      z.object({
        segmentId: z.string().max(100).describe('Id of the segment the quote stands in.'),
        quote: z.string().max(20_000).describe('Three or more words, exactly as they stand there.'),
      }),
    )
    .max(20),
});

export const titleSchema = z.string().max(200);
export const segmentIdSchema = z.string().max(100);
