import { z } from 'zod';
import { askServer } from '../../platform/network.ts';
import { guideSchema, type Guide } from '../guides/guideOperations.ts';

/** An interview of today that has not begun, with what the assistant fills in. */
export interface ScheduledInterview {
  id: string;
  name: string;
  startMs: number;
  endMs: number;
  meetingUrl: string | null;
  candidate: { id: string; label: string } | null;
  position: { id: string; label: string } | null;
  guide: Guide | null;
}

const scheduledOperations = {
  scheduledInterviews: /* GraphQL */ `
    query TodaysInterviews($startAfter: DateTime!, $startBefore: DateTime!) {
      scheduledInterviews(
        startAfter: $startAfter
        startBefore: $startBefore
        isMine: true
        limit: 50
      ) {
        id
        name
        scheduledStart
        scheduledEnd
        meetingUrl
        candidate {
          id
          fullName
        }
        position {
          id
          displayTitle
        }
        callGuide {
          id
          name
          overallScoringEnabled
          cues {
            id
            cue
            description
            competency
            scoringEnabled
          }
        }
      }
    }
  `,
} as const;

const answerSchema = z.object({
  scheduledInterviews: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      scheduledStart: z.string(),
      scheduledEnd: z.string(),
      meetingUrl: z.string().nullable(),
      candidate: z.object({ id: z.string(), fullName: z.string() }).nullable(),
      position: z.object({ id: z.string(), displayTitle: z.string() }).nullable(),
      callGuide: guideSchema.nullable(),
    }),
  ),
});

/** The person's interviews between two moments that have not begun. @throws {ServerProblem} */
export async function findScheduledInterviews(
  startMs: number,
  endMs: number,
): Promise<ScheduledInterview[]> {
  const { scheduledInterviews } = await askServer(
    answerSchema,
    scheduledOperations.scheduledInterviews,
    {
      startAfter: new Date(startMs).toISOString(),
      startBefore: new Date(endMs).toISOString(),
    },
  );
  return scheduledInterviews.map(({ candidate, position, callGuide, ...one }) => ({
    ...{ id: one.id, name: one.name, meetingUrl: one.meetingUrl, guide: callGuide },
    ...{ startMs: Date.parse(one.scheduledStart), endMs: Date.parse(one.scheduledEnd) },
    candidate: candidate && { id: candidate.id, label: candidate.fullName },
    position: position && { id: position.id, label: position.displayTitle },
  }));
}
