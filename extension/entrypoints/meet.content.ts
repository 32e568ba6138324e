import { defineContentScript } from 'wxt/utils/define-content-script';
import { watchMeeting } from '../features/capture/watchMeeting.ts';
import { onMessage, sendMessage } from '../platform/messages.ts';
import { createMeetAdapter } from '../sites/meet.ts';

export default defineContentScript({
  matches: ['https://meet.google.com/*'],
  runAt: 'document_idle',
  main(context) {
    const { signal } = context;
    const adapter = createMeetAdapter(document, signal);
    const watch = watchMeeting({
      ...{ adapter, location: window.location, signal },
      report: (report) => sendMessage('meetingSeen', report),
      handOver: (captureId, captions) => sendMessage('captionsSeen', { captureId, captions }),
    });
    onMessage('followCapture', ({ data }) => watch.follow(data));
    onMessage('leaveCapture', () => watch.leave());
    onMessage('turnOnCaptions', () => adapter.turnOnCaptions());
    onMessage('describePage', () =>
      JSON.stringify(adapter.dumpDiagnostics({ redactText: true, redactNames: true }), null, 2),
    );
  },
});
