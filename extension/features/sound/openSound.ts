/** Both channels of some milliseconds of sound, the meeting first. */
export type SoundSamples = readonly [Float32Array<ArrayBuffer>, Float32Array<ArrayBuffer>];

export const sampleRate = 48_000;

export interface OpenSound {
  hasMeeting: boolean;
  hasMicrophone: boolean;
  /** Calls back with the samples as they sound; the last listener hears them. */
  onSamples(listener: (samples: SoundSamples) => void): void;
  /** Aborts when the tab is closed or the browser takes the sound away. */
  lost: AbortSignal;
  close(): Promise<void>;
}

/** How Chromium's browsers name the stream of a tab; no standard knows it. */
const tabSound = (streamId: string): MediaStreamConstraints => {
  const mandatory = { chromeMediaSource: 'tab', chromeMediaSourceId: streamId };
  return { audio: { mandatory } as MediaTrackConstraints, video: false };
};

const microphoneSound: MediaStreamConstraints = {
  audio: { echoCancellation: true, noiseSuppression: false, autoGainControl: true },
};

/**
 * Opens the sound of a tab, which stays audible, and of the microphone where the person allows it. Without a stream
 * of a tab the meeting's channel stays silent; null without a microphone too.
 * @throws {Error} when the tab cannot be heard
 */
export async function openSound(streamId: string | null): Promise<OpenSound | null> {
  const { mediaDevices } = navigator;
  const tab = streamId === null ? null : await mediaDevices.getUserMedia(tabSound(streamId));
  const microphone = await mediaDevices.getUserMedia(microphoneSound).catch(() => null);
  if (!tab && !microphone) return null;
  const context = new AudioContext({ sampleRate });
  await context.audioWorklet.addModule('/soundCollector.js');
  const merger = context.createChannelMerger(2);
  const collector = new AudioWorkletNode(context, 'sound-collector', {
    ...{ channelCount: 2, channelCountMode: 'explicit', outputChannelCount: [1] },
  });
  if (tab) {
    const meeting = context.createMediaStreamSource(tab);
    meeting.connect(merger, 0, 0);
    // A captured tab is silent for the person unless it is played.
    meeting.connect(context.destination);
  }
  if (microphone) context.createMediaStreamSource(microphone).connect(merger, 0, 1);
  // A node that leads nowhere would not run. What the collector plays is silence.
  merger.connect(collector).connect(context.destination);
  const lost = new AbortController();
  for (const track of (tab ?? microphone)?.getTracks() ?? [])
    track.addEventListener('ended', () => lost.abort());
  return {
    ...{ hasMeeting: tab !== null, hasMicrophone: microphone !== null, lost: lost.signal },
    onSamples: (listener) => {
      collector.port.onmessage = ({ data }: MessageEvent<SoundSamples>) => listener(data);
    },
    close: async () => {
      for (const stream of [tab, microphone])
        for (const track of stream?.getTracks() ?? []) track.stop();
      await context.close();
    },
  };
}
