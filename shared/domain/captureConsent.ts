/** What an organization that wrote no text of its own tells everybody in a meeting. */
export const defaultCaptureDisclaimer =
  'I would like to save what we say, so that I can listen instead of writing and the decision rests on your words. Only people of our hiring team see it. Do you agree?';

/** Longer texts of consent are refused. */
export const longestConsentText = 2_000;

interface Consent {
  disclaimer: string;
  withSound: boolean;
  /** Of the server that keeps it. */
  host: string;
}

/** What the interviewer reads before the start, and what is kept as the consent that was given. */
export const captureConsentText = ({ disclaimer, withSound, host }: Consent): string =>
  `Tell everybody in the meeting: “${disclaimer}” From the start on, the meeting’s captions with speaker names${
    withSound ? ', its sound and your microphone' : ''
  } are saved to ${host}. Start only when everybody agrees.`;
