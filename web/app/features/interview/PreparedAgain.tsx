import type { InterviewProgress_CallFragment } from '../../lib/__generated__/graphql.ts';
import { ProcessingSteps } from './ProcessingSteps.tsx';
import { Notice } from './WaitingForWords.tsx';

/** Whether a recording is withheld until its redacted copy is made, or that failed. */
export const isPreparedAgain = ({
  recordingProcessingStatus: status,
}: InterviewProgress_CallFragment): boolean =>
  status === 'DISPATCHED' || status === 'IN_PROGRESS' || status === 'FAILED';

/** Stands where the player would while the recording is made without its redacted passages. */
export function PreparedAgain({ progress }: { progress: InterviewProgress_CallFragment }) {
  return (
    <Notice title="The recording is prepared without the redacted passages">
      <p>Nobody can play it until then.</p>
      {progress.recordingProcessingStatus === 'FAILED' && <ProcessingSteps progress={progress} />}
    </Notice>
  );
}
