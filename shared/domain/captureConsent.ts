/** What an organization that wrote no text of its own tells everybody in a meeting. */
export const defaultCaptureDisclaimer =
  'I would like to save what we say, so that I can listen instead of writing and the decision rests on your words. Only people of our hiring team see it. Do you agree?';

/** Longer texts of consent are refused. */
export const longestConsentText = 2_000;

interface Consent {
  disclaimer: string;
  /** Null while no sound is recorded. Not every browser can record a meeting. */
  sound: 'MEETING_AND_MICROPHONE' | 'MICROPHONE' | null;
  /** Of the server that keeps it. */
  host: string;
}

const soundParts = {
  MEETING_AND_MICROPHONE: ', its sound and your microphone',
  MICROPHONE: ' and your microphone',
  NONE: '',
};

/** What the interviewer reads before the start, and what is kept as the consent that was given. */
export const captureConsentText = ({ disclaimer, sound, host }: Consent): string =>
  `Tell everybody in the meeting: “${disclaimer}” From the start on, the meeting’s captions with speaker names${
    soundParts[sound ?? 'NONE']
  } are saved to ${host}. Start only when everybody agrees.`;
