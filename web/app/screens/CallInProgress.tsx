import { CallInProgressBanner } from '../features/calls/CallInProgressBanner.tsx';
import { OpenAssistantButton } from '../features/extension/OpenAssistantButton.tsx';

/** One's own interview that goes on, with the way to the assistant where there is one. */
export function CallInProgress() {
  return (
    <CallInProgressBanner
      actions={(callId) => <OpenAssistantButton callId={callId} entryPoint="BANNER" />}
    />
  );
}
