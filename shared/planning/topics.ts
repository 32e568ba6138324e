import { matchCompetencies } from './competencies/competencyTable.ts';
import type { Posting, Statement } from './readPosting.ts';
import { phraseWorth, readDuty } from './readDuty.ts';
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
    if (read === null) continue;
    if ('what' in read) {
      credentials.push(read);
      continue;
    }
    const key = (read.work?.base ?? read.subject?.text ?? '').toLowerCase();
    if (seen.has(key)) continue;
    seen.add(key);
    topics.push(read);
  }
  return { topics, credentials };
}

const requirementWords =
  /^\W*(?:must|should|\p{L}*\s?(?:knowledge|experience|ability|abilities|skills?|proficien\p{L}+|understanding|familiarity|competen\p{L}+)|.{0,40}\b(?:degree|diploma|years|required|preferred)\b|excellent|strong|good|thorough|considerable|demonstrated|proven)/iu;

function readStatement({ text, section, heading }: Statement): Topic | Credential | null {
  const isDuty = section === 'responsibilities';
  const isRequirement = section === 'requirements' || section === 'preferred';
  const asksFor = isRequirement || requirementWords.test(text);
  const requirement = asksFor ? readRequirement(text, heading) : null;
  if (requirement?.kind === 'credential')
    return { reference: text, quote: requirement.quote, what: requirement.what };
  const work =
    requirement?.kind === 'practice'
      ? requirement.work
      : requirement === null
        ? readDuty(text, isDuty)
        : null;
  const subject =
    requirement === null || requirement.kind === 'practice'
      ? null
      : { kind: requirement.kind, text: requirement.subject };
  if (work === null && subject === null) return null;
  const words = work?.object ?? subject?.text ?? '';
  const worth =
    (work === null ? 0.8 : phraseWorth(work)) *
    (isDuty ? 1.2 : section === 'preferred' ? 0.7 : 1) *
    (isVague(words) || /\b(?:certification|licen[cs]e)$/i.test(words) ? 0.3 : 1);
  return {
    reference: text,
    work,
    subject,
    worth,
    competencies: competenciesOf(work, subject?.text ?? '', text),
  };
}

/** The words taken from a statement say more of it than the rest. */
function competenciesOf(
  work: WorkPhrase | null,
  subject: string,
  text: string,
): Topic['competencies'] {
  const weights = new Map<string, number>();
  for (const { competency, weight } of matchCompetencies(work?.base ?? subject))
    weights.set(competency.id, weight);
  for (const { competency, weight } of matchCompetencies(text))
    weights.set(competency.id, (weights.get(competency.id) ?? 0) + weight / 4);
  return [...weights].map(([id, weight]) => ({ id, weight })).sort((a, b) => b.weight - a.weight);
}

const isVague = (words: string): boolean =>
  /^(?:the |all |an? |any |various |assigned |multiple |special )*(?:(?:a )?variety of )?(?:duties|functions|activities|tasks|work|issues|problems|operations|things|others|projects|information|people|services?|goals|results|requirements|responsibilities|office|department|division|department's functions|division's functions|state|county|city|agency|organization|changes|staff|skills|time|policy|other duties|duties and \w+|functions and \w+|leadership)$/i.test(
    words,
  ) || words.length < 6;
