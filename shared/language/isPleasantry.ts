const opening =
  /^(?:(?:yes|yeah|oh|well|no problem),? )?(?:hi|hello|hey|thanks|thank you|good (?:morning|afternoon|evening)|nice to meet|great to meet|sorry|you're welcome|likewise|same here)\b/i;
const aboutTheTalk =
  /\b(?:perfect timing|good (?:time|timing) to talk|(?:good|nice|great) to (?:meet|see|talk to|speak (?:to|with)) you|can you hear me|my (?:camera|microphone|mic|headset|connection|laptop)|you have it|thanks for (?:having|making|taking))\b/i;

/** Whether a sentence greets, thanks or speaks of the call itself, and so says nothing of the person. */
export const isPleasantry = (text: string): boolean =>
  opening.test(text.trim()) || aboutTheTalk.test(text);
