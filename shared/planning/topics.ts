import type { AnnotationCategory } from '../analysis/analysis.ts';
import { analyze } from '../analysis/analyze.ts';
import { matchCompetencies } from './competencies/competencyTable.ts';
import type { Posting, Statement } from './readPosting.ts';
import { moreDuties } from './moreDuties.ts';
import { isVague } from './isVague.ts';
import { lowerFirst } from './nounGrammar.ts';
import { readVerb } from './verbForms.ts';
import { bareStatement, phraseWorth, readDuty } from './readDuty.ts';
import { trimPhrase } from './trimPhrase.ts';
import type { WorkPhrase } from './readDuty.ts';
import { readRequirement } from './readRequirement.ts';

/** One subject of a posting, in the forms a question needs, with the words it comes from. */
export interface Topic {
  /** Exact words of the posting. */
  reference: string;
  /** Work to do, when the posting names work. */
  work: WorkPhrase | null;
  /** Something known or a skill, when it names that. */
  subject: { kind: 'knowledge' | 'skill' | 'experience'; text: string } | null;
  /** 0 to about 2: how plainly it names something of this job. */
  worth: number;
  /** Competencies it shows, strongest first. */
  competencies: { id: string; weight: number }[];
}

export interface Credential {
  reference: string;
  quote: string;
  what: 'education' | 'licence' | 'years';
}

/** What a posting asks for and what the work is, in its own order, each subject once. */
export function findTopics(posting: Posting): { topics: Topic[]; credentials: Credential[] } {
  const topics: Topic[] = [];
  const credentials: Credential[] = [];
  const seen = new Set<string>();
  for (const statement of posting.statements) {
    const read = readStatement(statement);
    if (read === null || leavesPeopleOut(wordsOfTopic(read))) continue;
    if ('what' in read) {
      credentials.push(read);
      continue;
    }
    const key = (read.work?.base ?? read.subject?.text ?? '').toLowerCase();
    if (seen.has(key)) continue;
    seen.add(key);
    topics.push(read, ...moreTopics(read, seen));
  }
  return { topics, credentials };
}

/** A question does not repeat words that leave people out, even where the posting has them. */
function leavesPeopleOut(words: string): boolean {
  const { annotations } = analyze({ blocks: [{ text: words, type: 'paragraph' }] });
  return annotations.some(({ category }) => unfair.has(category));
}

const unfair: ReadonlySet<AnnotationCategory> = new Set<AnnotationCategory>([
  'exclusive-gender',
  'exclusive-culture',
  'exclusive-identity',
  'bias-age',
  'bias-disability',
]);

const wordsOfTopic = (read: Topic | Credential): string =>
  'what' in read ? read.quote : (read.work?.base ?? read.subject?.text ?? '');

/** What else a sentence has somebody do; less telling than what it begins with. */
function moreTopics(topic: Topic, seen: Set<string>): Topic[] {
  if (topic.work === null) return [];
  return moreDuties(topic.reference, topic.work).flatMap((work): Topic[] => {
    const key = work.base.toLowerCase();
    if (seen.has(key) || leavesPeopleOut(work.base)) return [];
    seen.add(key);
    const worth = topic.worth * 0.85 * phraseWorth(work) * (isVague(work.object) ? 0.3 : 1);
    return [{ ...topic, work, worth, competencies: competenciesOf(work, '', '') }];
  });
}

const requirementWords =
  /^\W*(?:you(?:['’]re| are|['’]ve| have| must| should| can| bring| know)\b|must|should|\p{L}*\s?(?:knowledge|experience|ability|abilities|skills?|proficien\p{L}+|understanding|familiarity|competen\p{L}+)|.{0,40}\b(?:degree|diploma|years|required|preferred)\b|excellent|strong|good|thorough|considerable|demonstrated|proven)/iu;

function readStatement({
  text,
  section,
  heading,
  isListItem,
}: Statement): Topic | Credential | null {
  const isDuty = section === 'responsibilities';
  const isRequirement = section === 'requirements' || section === 'preferred';
  const asksFor = isRequirement || requirementWords.test(text);
  const requirement = asksFor ? readRequirement(text, heading) : null;
  if (requirement?.kind === 'credential')
    return { reference: text, quote: requirement.quote, what: requirement.what };
  const done =
    requirement?.kind === 'practice'
      ? requirement.work
      : requirement === null
        ? readDuty(text, isDuty)
        : null;
  const known = done === null ? null : keptKnowledge(done);
  const work = known === null ? done : null;
  const subject =
    known !== null
      ? known
      : requirement === null && work === null && isDuty && isListItem
        ? nounDuty(text)
        : requirement === null || requirement.kind === 'practice'
          ? null
          : { kind: requirement.kind, text: requirement.subject };
  if (work === null && subject === null) return null;
  const words = work?.object ?? subject?.text ?? '';
  const worth =
    (work === null ? 0.8 : phraseWorth(work)) *
    (isDuty ? 1.2 : section === 'preferred' ? 0.7 : 1) *
    (isVague(words) ? 0.3 : 1) *
    // A paper to be held is asked about in the screen.
    (/\b(?:certifications?|licen[cs]es?)$/i.test(words) ? 0.2 : 1);
  return {
    reference: text,
    work,
    subject,
    worth,
    competencies: competenciesOf(work, subject?.text ?? '', text),
  };
}

/** "Maintains current knowledge of the Act": what is asked about is the Act. */
function keptKnowledge({ object }: WorkPhrase): Topic['subject'] {
  const text =
    /^(?:the |an? )?(?:current |up-to-date |working |an? )*(?:knowledge|awareness|familiarity|understanding) (?:of|with) (.{6,})$/i.exec(
      object,
    )?.[1];
  return text === undefined ? null : { kind: 'knowledge', text };
}

/** "Food hygiene and allergen records": a duty that is only named. */
function nounDuty(text: string): Topic['subject'] {
  const bare = bareStatement(text).replace(/[.;,\s]+$/, '');
  const words = bare.split(' ').length;
  if (words < 2 || words > 8 || /\b(?:is|are|will|must|may|you|we)\b/i.test(bare)) return null;
  if (readVerb(bare.split(' ')[0] ?? '') !== null || /responsibilities$/i.test(bare)) return null;
  const phrase = trimPhrase(bare);
  return phrase === null ||
    !phrase.includes(' ') ||
    /^(?:to|of|in|on|for|with|from|by|at)\b/i.test(phrase)
    ? null
    : { kind: 'experience', text: lowerFirst(phrase) };
}

const withTeam = /^work with\b.*\b(?:teams?|staff|colleagues|co-workers|departments?)\b/i;

/** The words taken from a statement say more of it than the rest. */
function competenciesOf(
  work: WorkPhrase | null,
  subject: string,
  text: string,
): Topic['competencies'] {
  const weights = new Map<string, number>();
  for (const { competency, weight } of matchCompetencies(
    work === null ? subject : `${work.verb} ${work.base}`,
  ))
    weights.set(competency.id, weight);
  for (const { competency, weight } of matchCompetencies(text))
    weights.set(competency.id, (weights.get(competency.id) ?? 0) + weight / 4);
  // Work with people is about them, whatever they are called after.
  if (work !== null && withTeam.test(work.base))
    weights.set('teamwork', (weights.get('teamwork') ?? 0) + 2);
  return [...weights].map(([id, weight]) => ({ id, weight })).sort((a, b) => b.weight - a.weight);
}
