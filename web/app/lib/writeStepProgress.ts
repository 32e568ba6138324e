import type { ApolloCache } from '@apollo/client';

/** Writes into the cached call how far a running step has come, so that every view of it follows. */
export function writeStepProgress(
  cache: ApolloCache,
  callId: string,
  { step, progress }: { step: string; progress: number },
): void {
  cache.modify<{ processingSteps: readonly { name: string }[]; processingProgress: number }>({
    id: `Call:${callId}`,
    fields: {
      processingSteps: (steps) =>
        steps.map((known) =>
          'name' in known && known.name === step ? { ...known, progress } : known,
        ),
      processingProgress: (known, { readField }) =>
        readField('processingStep') === step ? progress : known,
    },
  });
}
