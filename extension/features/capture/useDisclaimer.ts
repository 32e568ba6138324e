import { useEffect, useState } from 'react';
import { z } from 'zod';
import { defaultCaptureDisclaimer } from '#shared/domain/captureConsent.ts';
import { askServer } from '../../platform/network.ts';

export const disclaimerOperations = {
  captureDisclaimer: /* GraphQL */ `
    query CaptureDisclaimer {
      currentUser {
        id
        organization {
          id
          captureDisclaimer
        }
      }
    }
  `,
} as const;

const answerSchema = z.object({
  currentUser: z.object({ organization: z.object({ captureDisclaimer: z.string() }) }),
});
const key = 'captureDisclaimer';

/** What the organization lets everybody know before a capture: as it was read last while the server is away. */
export function useDisclaimer(): string {
  const [text, setText] = useState(() => localStorage.getItem(key) ?? defaultCaptureDisclaimer);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const { currentUser } = await askServer(
        answerSchema,
        disclaimerOperations.captureDisclaimer,
        {},
      );
      const { captureDisclaimer } = currentUser.organization;
      localStorage.setItem(key, captureDisclaimer);
      if (isCurrent) setText(captureDisclaimer);
    };
    load().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, []);
  return text;
}
