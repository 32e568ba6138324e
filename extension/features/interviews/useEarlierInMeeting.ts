import { useEffect, useState } from 'react';
import { z } from 'zod';
import { askServer } from '../../platform/network.ts';
import type { Meeting } from '../../platform/meetings.ts';
import { meetingOfLink } from '../../sites/meetingLink.ts';
import { guideSchema, type Guide } from '../guides/guideOperations.ts';

/** The interview that the person captured last in a meeting, earlier on the same day. */
export interface EarlierInterview {
  startMs: number;
  candidate: { id: string; label: string } | null;
  position: { id: string; label: string } | null;
  guide: Guide | null;
}

const earlierOperation = /* GraphQL */ `
  query EarlierInMeeting($meetingUrl: String!) {
    earlierInMeeting(meetingUrl: $meetingUrl) {
      startTime
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
`;

const schema = z.object({
  earlierInMeeting: z
    .object({
      startTime: z.string(),
      candidate: z.object({ id: z.string(), fullName: z.string() }).nullable(),
      position: z.object({ id: z.string(), displayTitle: z.string() }).nullable(),
      callGuide: guideSchema.nullable(),
    })
    .nullable(),
});

/**
 * What was captured in this meeting before; null where nothing was, where its address does not tell it from other
 * meetings, and while the server cannot be asked.
 */
export function useEarlierInMeeting({ url, meetingKey }: Meeting): EarlierInterview | null {
  const [earlier, setEarlier] = useState<EarlierInterview | null>(null);
  const isNamed = meetingOfLink(url) === meetingKey;
  useEffect(() => {
    if (!isNamed) return;
    let isCurrent = true;
    askServer(schema, earlierOperation, { meetingUrl: url }).then(
      ({ earlierInMeeting: found }) => {
        if (!isCurrent || !found) return;
        const { candidate, position } = found;
        setEarlier({
          ...{ startMs: Date.parse(found.startTime), guide: found.callGuide },
          candidate: candidate && { id: candidate.id, label: candidate.fullName },
          position: position && { id: position.id, label: position.displayTitle },
        });
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [url, isNamed]);
  return earlier;
}
