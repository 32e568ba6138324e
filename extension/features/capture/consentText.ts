import { text } from '../../platform/text.ts';

interface Consent {
  /** What the organization lets everybody know. */
  disclaimer: string;
  /** Null while no sound is recorded. Not every browser can record a meeting. */
  sound: 'MEETING_AND_MICROPHONE' | 'MICROPHONE' | null;
  /** Of the server that keeps it. */
  host: string;
}

/** What the interviewer reads before the start, and what is kept as the consent that was given. */
export function consentText({ sound, ...values }: Consent): string {
  if (sound === null) return text('consentCaptions', values);
  return text(sound === 'MICROPHONE' ? 'consentMicrophone' : 'consentMeetingSound', values);
}
