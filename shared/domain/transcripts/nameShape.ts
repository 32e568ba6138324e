import { bareName } from './bareName.ts';
import { isSaid } from './saidWords.ts';

/**
 * How much a few words look like somebody's name: `sure` for "Amara Osei" or "Speaker 2", `likely`
 * for one capital word, `maybe` for a few small ones or a telephone number, `odd` for what people
 * also call themselves ("~ Ana *on mobile*"), `said` for the beginning of a sentence, `no` for
 * headings and what is too long.
 */
export type NameShape = 'sure' | 'likely' | 'maybe' | 'odd' | 'said' | 'no';

/** Words before a colon that name what follows, not who says it. */
const labels = new Set(
  [
    'note|notes|nb|ps|p.s|re|fyi|warning|caution|important|tip|hint|example|examples|e.g|i.e|update',
    'todo|to-do|action|actions|action item|action items|next step|next steps|follow up|follow-up',
    'agenda|summary|overview|title|subject|topic|topics|background|context|details|description',
    'date|time|when|where|location|duration|length|start|end|created|updated|due|deadline|status',
    'attendees|participants|invited|invitees|present|absent|meeting|meeting id|passcode|link|url',
    'website|email|e-mail|phone|telephone|http|https|language|source|file|format|version|page',
    'recording|transcript|transcription|interview notes|meeting notes|disclaimer|confidential',
    'decision|decisions|key point|key points|main points|takeaways|key takeaways|open questions',
    'conclusion|conclusions|goal|goals|result|results|outcome|outcomes|purpose|reason|reasons',
    'risk|risks|strengths|weaknesses|pros|cons|red flags|green flags|recommendation|feedback',
    'overall impression|final thoughts|score|rating|position|role|job|job title|company|team',
    'department|stage|owner|section|chapter|part|step',
  ].flatMap((line) => line.split('|')),
);

export const isLabel = (head: string): boolean => labels.has(head.trim().toLowerCase());

const roleName =
  /^(?:(?:the )?(?:interviewer|interviewee|candidate|applicant|recruiter|hiring manager|moderator|host|guest)|(?:unknown |unidentified )?(?:speaker|participant|voice|person|spk|guest|interviewer|candidate))(?:[ _-]?[\da-z])?$/i;
const particles =
  /^(?:d[aeiou]|das|dos|del|della|dell|der|den|van|von|zu|zum|zur|af|av|bin|binti?|ibn|al|el|las?|les?|los|ter|ten|y|e|i|und|and|of|&|-|–|\||\/)$/;
const nameWord = /^[("'[]?[\p{Lu}\p{Lt}\p{Lo}][\p{L}\p{M}\p{Nd}'’.@&/_-]*[)\]'",]?$/u;
const numberWord = /^[(#]?\d{1,4}\p{L}?\)?$/u;
const telephone = /^\+?[\d\s()*.x-]{5,24}$/i;
const longestName = 100;
const mostWords = 12;

/** Judges the words that stand before a colon or a time, without "(she/her)" and the like. */
export function nameShape(head: string): NameShape {
  const whole = head.trim();
  const name = bareName(whole);
  if (name === '' || whole.length > longestName) return 'no';
  if (telephone.test(name)) return 'maybe';
  if (!/\p{L}/u.test(name) || isLabel(name)) return 'no';
  if (roleName.test(name)) return 'sure';
  const words = name.split(/\s+/);
  if (words.length > mostWords) return 'no';
  if (isSaid(name)) return 'said';
  const last = words.at(-1) ?? '';
  // A question or an exclamation is said, unless it is one word that somebody calls themselves.
  if (/[?!…]|\.\./.test(name)) return words.length > 1 ? 'said' : 'odd';
  if (/[;"“”<>{}=*#]/.test(name)) return 'odd';
  // "Amara O." and "Sammy Davis Jr." end in a dot; a sentence does too.
  if (/[.,]$/.test(last) && last.length > 4) return 'said';
  const named = words.filter((word) => nameWord.test(word)).length;
  const isName = words.every(
    (word) => nameWord.test(word) || particles.test(word) || numberWord.test(word),
  );
  if (isName && named >= 2) return 'sure';
  // Who adds what to call her by is a person.
  if (isName && named === 1) return name === whole ? 'likely' : 'sure';
  return words.length <= 3 && !/[.,]$/.test(name) ? 'maybe' : 'odd';
}
