import type { SpeechSpan } from './longestMonologue.ts';

/** Moments of an interview by which its conduct is measured; null where they do not occur. */
export interface CallMoments {
  /** The first words of an interviewer. */
  interviewerFirstMs: number | null;
  /** Where an interviewer first says what the conversation will hold. */
  agendaAtMs: number | null;
  /** Where an interviewer last invites the candidate to ask. */
  questionsInvitedAtMs: number | null;
  lastWordMs: number;
}

const agenda = new RegExp(
  [
    "\\b(?:the|our|my|today's) agenda\\b|\\bstructure (?:of|for) (?:this|today|the (?:call|interview|conversation|hour))\\b|\\bthe (?:plan|idea) (?:for today |today )?is\\b",
    "\\b(?:here's|here is|explain|through|tell you|outline|sketch) how (?:this|today|it|we|the (?:call|interview|conversation|hour))(?: is| will|'ll|'s)? (?:going to )?(?:go|work|run)s?\\b",
    "\\b(?:it's|we(?:'ve| have)(?: got)?|i(?:'ve| have)(?: got)?) (?:about |around |roughly )?(?:an hour|half an hour|\\S+ minutes)\\b(?! left)",
    '\\b(?:last|final) (?:few|five|ten|fifteen|couple of) minutes (?:are|is) (?:yours|for)\\b',
    "\\b(?:we'll|we will|we're going to|i'll|i will|i'd like to|let me|let's) (?:start|begin|spend|cover|do|go through|talk through|walk through)\\b.*\\b(?:then|after|before|later|between|first)\\b",
    "\\btoday's a mix\\b|\\btwo parts\\b|\\bthree parts\\b",
  ].join('|'),
  'i',
);

const invitation = new RegExp(
  [
    '\\b(?:what|any|your|which|have|got|(?:do|have) you (?:have |got )?(?:any |some |other |further )?) ?questions\\b(?! (?:about (?:my|our|the) |i |we ))(?=[^.!]*[?]|[^.?!]*\\b(?:for (?:me|us)|from you|fire away)\\b)',
    '\\byour questions\\b|\\byour turn\\b|\\bover to you\\b|\\bask (?:me|us) (?:anything|things)\\b',
    '\\bwhat (?:would|do|can|might) you (?:like|want|wish|love)(?: to)? (?:to )?(?:know|ask|hear)\\b',
    "\\b(?:anything|something|what)(?: else)? (?:that )?(?:you'd|you would|you) (?:like|want|wish)(?: to)? (?:ask|know|hear)\\b",
    '\\bwhat would you ask (?:me|us)\\b|\\bwhat are you wondering about\\b|\\bquiz (?:me|us)\\b',
    '\\bwhat (?:can|may|could|should) (?:i|we) (?:answer|tell)\\b|\\bsomething else for (?:me|us)\\b',
    '\\bhand (?:it )?over to you\\b|\\bwhat would help you\\b',
  ].join('|'),
  'i',
);

/** Whether an interviewer's words invite the candidate to ask. In English only. */
export const invitesQuestions = (text: string): boolean =>
  invitation.test(text.replaceAll('’', "'"));

/** Finds them in segments that stand in order of `startMs`. In English only. */
export function findMoments(
  segments: readonly (SpeechSpan & { text: string })[],
  isInterviewer: (speakerId: string) => boolean,
): CallMoments {
  const asked = segments.filter(({ speakerId }) => isInterviewer(speakerId));
  const plain = (text: string) => text.replaceAll('’', "'");
  return {
    interviewerFirstMs: asked[0]?.startMs ?? null,
    agendaAtMs: asked.find(({ text }) => agenda.test(plain(text)))?.startMs ?? null,
    questionsInvitedAtMs: asked.findLast(({ text }) => invitesQuestions(text))?.startMs ?? null,
    lastWordMs: segments.reduce((latest, { endMs }) => Math.max(latest, endMs), 0),
  };
}
