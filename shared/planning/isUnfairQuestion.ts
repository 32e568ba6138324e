/**
 * What no interview may ask about: protected traits, family, health and body, and what somebody earned
 * before. The words are those of questions to a person; "age groups of voters" is a subject like any other.
 */
const patterns: readonly RegExp[] = [
  /\bhow old are you\b|\byour (?:age|birth(?:day| date)|date of birth|year of birth)\b|\bwhen were you born\b|\bwhen (?:did|do) you (?:graduate from high school|plan to retire)\b/i,
  /\b(?:are|were) you (?:married|single|divorced|pregnant|engaged|gay|lesbian|straight|religious|disabled|a citizen|a us citizen|a u\.s\. citizen|a native speaker|healthy|fit enough|physically (?:fit|able))\b/i,
  /\bdo you (?:have|plan(?: to have| on having)?|want|expect) (?:any |a )?(?:children|kids|family|baby|babies|disabilit\w+|illness\w*|medical condition\w*|health (?:problem|issue)s?|religious (?:holidays|obligations))\b/i,
  /\byour (?:spouse|husband|wife|partner's|children|kids|marital status|maiden name|religion|faith|church|ethnicity|race|skin|nationality|citizenship|national origin|native language|mother tongue|accent|sexual orientation|gender identity|gender|disability|disabilities|health|medical (?:history|condition|clearance)|pregnancy|genetic|weight|height|eyesight|vision|hearing|stamina|physical (?:condition|strength|fitness)|political (?:party|views?|affiliation)|union membership|credit (?:score|rating|history)|arrest record|criminal record)\b/i,
  /\bwhere (?:were|are) you(?:r parents)? (?:born|originally from)\b|\bwhat (?:country|religion|church|race)\b.{0,20}\b(?:are you|do you)\b/i,
  /\b(?:who did you vote|did you vote for|how do you vote|which party)\b/i,
  /\b(?:current|previous|past|last|prior) (?:salary|pay|wages?|compensation|earnings)\b|\bwhat (?:did|do) you (?:earn|make(?! (?:of|sure)\b))\b|\b(?:salary|pay|wage) history\b/i,
  /\b(?:have you ever been arrested|how many sick days|who will (?:look after|take care of) your)\b/i,
  /\b(?:medical (?:clearance|exam\w*|condition|history)|physical(?:ly)? (?:demands|fit|fitness|exam\w*|stamina|strength|able)|visual acuity|eyesight|color vision|manual dexterity|stamina|(?:lift|carry|push|pull)(?:ing)? (?:up to |over |at least )?\d+ ?(?:pounds|lbs|kg)|stand(?:ing)? for (?:long|extended|prolonged)|drug (?:test|screen)\w*|vaccinat\w* (?:status|record)|years of age|native (?:english )?speaker|marital status|child ?care arrangements)\b/i,
];

/** Whether a question asks a person for something that must not count. */
export function isUnfairQuestion(question: string): boolean {
  return patterns.some((pattern) => pattern.test(question));
}
