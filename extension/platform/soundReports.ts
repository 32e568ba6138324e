/** What one channel of a recording sounds like now; see `watchSignal`. */
export interface ChannelReport {
  level: number;
  hasSignal: boolean;
}

/** How the recording of a capture goes, told a few times a second while it runs. */
export interface SoundReport {
  captureId: string;
  /** STARTING until the first sound is on the disk. */
  state: 'STARTING' | 'RECORDING';
  /** Null where the browser records no tabs. */
  meeting: ChannelReport | null;
  /** Null where the person does not allow the microphone. */
  microphone: ChannelReport | null;
}

const channel = 'rapport-sound';

/** Tells every open panel. */
export function reportSound(signal: AbortSignal): (report: SoundReport) => void {
  const out = new BroadcastChannel(channel);
  signal.addEventListener('abort', () => out.close());
  return (report) => {
    if (!signal.aborted) out.postMessage(report);
  };
}

/** Calls back with every report until `signal`. Only the extension's own pages can send one. */
export function onSoundReport(listener: (report: SoundReport) => void, signal: AbortSignal): void {
  const incoming = new BroadcastChannel(channel);
  incoming.onmessage = ({ data }: MessageEvent<SoundReport>) => listener(data);
  signal.addEventListener('abort', () => incoming.close());
}
