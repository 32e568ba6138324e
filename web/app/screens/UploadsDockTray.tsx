import { CallProcessing } from '../features/calls/CallProcessing.tsx';
import { useLiveCalls } from '../features/calls/useLiveCalls.ts';
import { UploadTray } from '../features/uploads/UploadTray.tsx';

/** The tray follows each file beyond its last byte, on whatever screen the person is. */
export function UploadsDockTray() {
  useLiveCalls();
  return <UploadTray renderProcessing={(callId) => <CallProcessing callId={callId} />} />;
}
