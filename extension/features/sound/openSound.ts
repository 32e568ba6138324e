export interface OpenSound {
  /** The meeting on the left, the microphone on the right. */
  both: MediaStreamTrack;
  hasMicrophone: boolean;
  /** Aborts when the tab is closed or the browser takes its sound away. */
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
 * Opens the sound of a tab, which stays audible, and of the microphone where the person allows it.
 * @throws {Error} when the tab cannot be heard
 */
export async function openSound(streamId: string): Promise<OpenSound> {
  const { mediaDevices } = navigator;
  const tab = await mediaDevices.getUserMedia(tabSound(streamId));
  const microphone = await mediaDevices.getUserMedia(microphoneSound).catch(() => null);
  const context = new AudioContext({ sampleRate: 48_000 });
  const merger = context.createChannelMerger(2);
  const output = context.createMediaStreamDestination();
  const meeting = context.createMediaStreamSource(tab);
  meeting.connect(merger, 0, 0);
  // A captured tab is silent for the person unless it is played.
  meeting.connect(context.destination);
  if (microphone) context.createMediaStreamSource(microphone).connect(merger, 0, 1);
  merger.connect(output);
  const lost = new AbortController();
  for (const track of tab.getTracks()) track.addEventListener('ended', () => lost.abort());
  const [both] = output.stream.getAudioTracks();
  if (!both) throw new Error('The browser offers no sound.');
  return {
    ...{ both, hasMicrophone: microphone !== null, lost: lost.signal },
    close: async () => {
      for (const stream of [tab, microphone, output.stream])
        for (const track of stream?.getTracks() ?? []) track.stop();
      await context.close();
    },
  };
}
