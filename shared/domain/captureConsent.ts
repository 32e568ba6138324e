/** What an organization that wrote no text of its own tells everybody in a meeting. */
export const defaultCaptureDisclaimer =
  'I would like to save what we say, so that I can listen instead of writing and the decision rests on your words. Only people of our hiring team see it. Do you agree?';

/** What whoever uploads a recording confirms of everybody in it. */
export const uploadConsent =
  'Everyone in this recording agreed to it being recorded, transcribed and summarized with AI.';

/** Longer texts of consent are refused. */
export const longestConsentText = 2_000;
