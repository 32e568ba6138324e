/**
 * What no interview may ask about: protected traits, family, health, and what somebody earned before.
 * The words are those of questions to a person; "age groups of voters" is a subject like any other.
 */
const patterns: readonly RegExp[] = [
  /\bhow old are you\b|\byour (?:age|birth(?:day| date)|date of birth|year of birth)\b|\bwhen were you born\b/i,
  /\b(?:are|were) you (?:married|single|divorced|pregnant|engaged|gay|lesbian|straight|religious|disabled|a citizen|a us citizen|a u\.s\. citizen|a native speaker)\b/i,
  /\bdo you (?:have|plan(?: to have| on having)?|want|expect) (?:any |a )?(?:children|kids|family|baby|babies|disabilit\w+|illness\w*|medical condition\w*)\b/i,
  /\byour (?:spouse|husband|wife|partner's|children|kids|marital status|maiden name|religion|faith|church|ethnicity|race|skin|nationality|citizenship|national origin|native language|mother tongue|accent|sexual orientation|gender identity|gender|disability|disabilities|health|medical (?:history|condition)|pregnancy|genetic|weight|height|political (?:party|views?|affiliation)|union membership|credit (?:score|rating)|arrest record)\b/i,
  /\bwhere (?:were|are) you(?:r parents)? (?:born|originally from)\b|\bwhat (?:country|religion|church|race)\b.{0,20}\b(?:are you|do you)\b/i,
  /\b(?:who did you vote|did you vote for|how do you vote|which party)\b/i,
  /\b(?:current|previous|past|last) (?:salary|pay|wages?|compensation)\b|\bwhat (?:did|do) you (?:earn|make)\b|\bsalary history\b/i,
  /\b(?:have you ever been arrested|how many sick days|who will (?:look after|take care of) your)\b/i,
];

/** Whether a question asks a person for something that must not count. */
export function isUnfairQuestion(question: string): boolean {
  return patterns.some((pattern) => pattern.test(question));
}
