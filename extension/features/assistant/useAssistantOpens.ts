import { useEffect } from 'react';
import { z } from 'zod';
import { askServer } from '../../platform/network.ts';

const opensOperation = /* GraphQL */ `
  mutation AddAssistantOpens($callId: ID!, $entryPoint: InterviewAssistantEntryPoint!) {
    addInterviewAssistantOpens(callId: $callId, entryPoint: $entryPoint)
  }
`;

/** Notes on the server that the assistant was opened in an interview: once for each panel and interview. */
export function useAssistantOpens(callId: string | null): void {
  useEffect(() => {
    if (callId === null) return;
    const entryPoint = window.parent === window ? 'SIDE_PANEL' : 'MEETING_PAGE';
    // The person has nothing of it: a note that does not arrive is not made again.
    askServer(z.unknown(), opensOperation, { callId, entryPoint }).catch(() => undefined);
  }, [callId]);
}
