import { inferRoles } from './inferRoles.ts';
import type { Interview } from './interview.ts';

export const protectedGrounds = [
  'FAMILY',
  'AGE',
  'ORIGIN',
  'RELIGION',
  'HEALTH',
  'PRIVATE',
] as const;
export type ProtectedGround = (typeof protectedGrounds)[number];

/** A question that no hiring decision may rest on, and what the candidate said to it. */
export interface ProtectedQuestion {
  segmentId: string;
  ground: ProtectedGround;
  replyIds: string[];
}

const kin =
  '(?:kids?|kiddies|child(?:ren)?|little ones?|bab(?:y|ies)|famil(?:y|ies)|weans?|bairns?)';
const mate = '(?:wife|husband|missus|hubby|partner|spouse|boyfriend|girlfriend|fianc[ée]+)';
/** "Do you work with children?" is about the work. */
const between =
  '(?:(?:any|an?|some|got|have|having|want|wanting|planning|plan|thinking|of|on|to|little|young|small|more|expecting|also|still|yourself|already) )*';
const decade = '(?:twenty|thirty|forty|fifty|sixty)';
const age = `(?:${decade}(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?|[2-6]\\d)`;
const notYears =
  '(?! *(?:minutes?|mins?|hours?|days?|weeks?|months?|years?|percent|per|people|miles?|kilo\\w*|k\\b|grand|thousand|hundred|and a half|of|on|beds?|staff|%|:|\\.\\d))';

/** In words spoken by an interviewer, about the person spoken to. */
const patterns: readonly [ProtectedGround, RegExp][] = [
  [
    'FAMILY',
    new RegExp(
      [
        `\\b${kin}\\b[^.?!]{0,40}\\b(?:of your own|at home)\\b`,
        `\\b${kin}\\b.{0,80}\\bany of your own\\b|\\bany of your own\\b.{0,40}\\b${kin}\\b`,
        `\\b(?:have|do|got|are|will|would) (?:you|y'all|yous?) ${between}(?:${kin}|${mate}|married|pregnant|engaged|divorced)\\b`,
        `\\byou (?:have|got) (?:a |any |some )?(?:${kin}|${mate})\\b`,
        `\\b(?:wanting|trying for|planning|thinking of having|starting) (?:a |any |for )?${kin}\\b`,
        `\\byou(?:'re| are|re) (?:married|pregnant|divorced|engaged)\\b`,
        `\\byour (?:\\w+ or your )?(?:wife|husband|missus|hubby|spouse|boyfriend|girlfriend|fianc[ée]+)\\b`,
        `\\byour partner\\b.{0,60}\\b(?:mind|home|nights?|kids|hours|work|think|trying)\\b`,
        `\\b(?:is there|with|got) an? (?:wife|husband|missus|mr\\.? \\p{Lu}\\w+|mrs\\.? \\p{Lu}\\w+)`,
        `\\bwho (?:does|will|looks?|would|'s).{0,20}(?:picking up|look after|mind|pick up|school run)`,
      ].join('|'),
      'iu',
    ),
  ],
  [
    'AGE',
    new RegExp(
      `\\bhow old (?:are|would) you\\b|\\byour (?:age|date of birth|birthday|year of birth)\\b|\\b(?:when|what year) were you born\\b|\\bwhat year did you (?:graduate|finish school)\\b|\\bwhen do you (?:plan|want) to retire\\b|\\b(?:you(?:'re|re| are| be|'d be|d be)|what are you)(?:,? what)?,?(?: (?:you'd|youd|you would) be)? ${age}\\b${notYears}`,
      'iu',
    ),
  ],
  [
    'ORIGIN',
    /\bwhere (?:would|are|were|do|is|'s)?\s?(?:your|the|you|that)?\s?(?:people|family|parents|folks|you)?\b[^.?!]{0,25}\b(?:from originally|from,? originally|(?:really|originally) from|from really|born)\b|\b(?:name|family|people|parents|folks)\b.{0,80}\bwhere(?:'s| is| are| do| the)?\b[^.?!]{0,25}\bfrom\b|\bwhere(?:'s| is)? (?:the |your )(?:family|parents|people|folks|name|accent)(?:'s| is| are)? from\b|\byour (?:nationality|ethnicity|race|skin|accent|mother tongue|native language|citizenship)\b|\bwhere(?:'s| is) your accent\b|\bwhat country are you from\b|\bare you an? (?:native speaker\b|(?:\w+ )?citizen\b)/iu,
  ],
  [
    'RELIGION',
    /\b(?:are|do|would|were|go|what|which)\b.{0,60}\byou\b.{0,60}\b(?:religio\w*|hindu|muslim|christian|catholic|protestant|jewish|baptist|ramadan|eid|lent|fasting|pray(?:er)?s?|chapel|mosque|synagogue|temple)\b|\byour (?:religion|faith|church|mosque|temple)\b|\b(?:do|would) (?:you|y'all) (?:\w+ ){0,3}(?:ramadan|eid|go to church)\b|\breligious thing\b|\b(?:church|chapel|mosque|eid|ramadan)\b.{0,80}\b(?:do|are|would|will|were) you\b|\bbe wanting time away for\b.{0,20}\b(?:eid|fasting|ramadan)\b|\bwhich foot (?:do|d'?) ?you kick\b/iu,
  ],
  [
    'HEALTH',
    /\b(?:are you|you) (?:healthy|disabled|in good health|on any medication|pregnant)\b|\b(?:have|got|had|do) (?:you|ya)\b[^.?!]{0,40}\b(?:injur\w+|disabilit\w+|illness\w*|health (?:problem|issue|condition)s?|medical (?:condition|problem|history)\w*|sick (?:days|leave)|workers'? comp\w*)\b|\b(?:any|no) (?:injuries|disabilities|health (?:problems|issues|conditions)|medical conditions)\b|\byour (?:back|health|knees|disability|medical history|medication|condition|blood pressure)\b(?! (?:end|office|up|pocket|ground|propping))|\bworkers'? comp\w*\b.{0,40}\byou\b|\byou\b.{0,30}\b(?:take any (?:pills|tablets|medication)|pills for)\b|\bhow many sick days\b|\bwhen (?:are you due|is the baby due)\b/iu,
  ],
  [
    'PRIVATE',
    /\b(?:who (?:did|do) you vote|did you vote for|how do you vote|your (?:politics|political (?:party|views?)|union membership|sexual orientation|gender identity|criminal record))\b|\bare you (?:gay|straight|lesbian|trans|in a union)\b|\bever been arrested\b/iu,
  ],
];

/** The interviewers' questions on protected ground, in order, each with the candidate's reply to it. */
export function protectedQuestions(interview: Interview): ProtectedQuestion[] {
  const sides = inferRoles(interview);
  const isCandidate = (speakerId: string) => sides.get(speakerId) === 'CANDIDATE';
  const { segments } = interview;
  return segments.flatMap(({ id, speakerId, text }, at): ProtectedQuestion[] => {
    if (isCandidate(speakerId)) return [];
    const ground = groundOf(text);
    if (!ground) return [];
    const replyIds: string[] = [];
    for (const later of segments.slice(at + 1)) {
      if (isCandidate(later.speakerId)) replyIds.push(later.id);
      else if (replyIds.length > 0) break;
    }
    return [{ segmentId: id, ground, replyIds }];
  });
}

/** The protected ground a spoken question is on, if it is on one. */
export function groundOf(text: string): ProtectedGround | undefined {
  const plain = text.replaceAll('’', "'");
  return patterns.find(([, pattern]) => pattern.test(plain))?.[0];
}

/** The interview without questions on protected ground and their replies: no note may rest on them. */
export function withoutProtected(
  interview: Interview,
  questions: readonly ProtectedQuestion[] = protectedQuestions(interview),
): Interview {
  const left = new Set(questions.flatMap(({ segmentId, replyIds }) => [segmentId, ...replyIds]));
  if (left.size === 0) return interview;
  return { ...interview, segments: interview.segments.filter(({ id }) => !left.has(id)) };
}
