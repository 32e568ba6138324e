import { recruiterScreen } from '../domain/plan.ts';
import { isUnfairQuestion } from './isUnfairQuestion.ts';
import { mainPart } from './mainPart.ts';
import type { PlannedGroup, PlannedInterview, PlannedLine, PlannedQuestion } from './plan.ts';
import {
  motivation,
  practicalMatters,
  qualifications,
  standingQuestions,
} from './standingQuestions.ts';

/** The recruiter screen: why the person applies, the papers the posting asks for, and the terms. */
export function screenOf(lines: readonly PlannedLine[], title: string | null): PlannedInterview {
  const papers = lines.filter(
    ({ text, reason }, at) =>
      reason === 'papers' && !lines.slice(0, at).some((earlier) => earlier.text === text),
  );
  const questions: PlannedQuestion[] = [];
  for (const line of papers) {
    const main = mainPart(line.text);
    const phrase = main.text.replace(/^be /i, '');
    const asked = questions.map(({ question }) => question.slice(0, 20));
    const isBonus = line.kind === 'preferred' || main.isBonus;
    const question = isUnfairQuestion(phrase) ? null : paperQuestion(phrase, { asked, isBonus });
    const isNew = !questions.some((other) => other.line?.includes(phrase));
    if (question && isNew) questions.push({ ...question, line: line.text });
  }
  const isFirst = questions.length === 0;
  const left = papers.filter(
    ({ text }) =>
      namesPaper(text.split(' ').slice(0, 8).join(' ')) &&
      !questions.some(({ line }) => line === text) &&
      // Beside a degree a diploma is no question of its own.
      (isFirst ||
        !/high school/i.test(text) ||
        !questions.some((one) => /degree/i.test(one.question))),
  );
  const others = left.length > 0 ? namedPapers(left) : null;
  if (left.length > 0 && isFirst) questions.push(others ?? anyPapers);
  else if (others)
    questions.push({ ...others, question: others.question.replace('The posting', 'It also') });
  const standing = (competency: string): PlannedGroup => {
    const group = { competency, source: 'Static', referenceText: '' } as const;
    return { ...group, questions: standingQuestions(group, title) ?? [] };
  };
  return {
    name: recruiterScreen,
    groups: [
      standing(motivation),
      ...(questions.length > 0
        ? [
            {
              competency: qualifications,
              source: 'JobDescription' as const,
              referenceText: questions[0]?.line ?? papers[0]?.text ?? '',
              questions,
            },
          ]
        : []),
      standing(practicalMatters),
    ],
  };
}

/** Words from the papers of a person, asked in the recruiter screen. */
const paperFrames = {
  degree: [
    'The posting asks for this: “{line}” Do you hold it, or what do you have that is equal?',
    'One requirement reads: “{line}” What do you hold that meets it?',
  ],
  license: [
    'The posting names this: “{line}” Do you hold it, and until when is it valid?',
    'It also asks for this: “{line}” Do you have it, and since when?',
  ],
  bonus: ['It would help to have this: “{line}” Do you hold it, or something equal to it?'],
} as const;

/** The question on a degree, licence or the like; null when its words do not name one plainly. */
function paperQuestion(
  phrase: string,
  { asked, isBonus }: { asked: readonly string[]; isBonus: boolean },
): PlannedQuestion | null {
  const kind = degree.test(phrase) ? 'degree' : license.test(phrase) ? 'license' : null;
  if (kind === null || phrase.split(' ').length > mostPaperWords || unclearPaper.test(phrase))
    return null;
  const words = `${phrase.charAt(0).toUpperCase()}${phrase.slice(1).replace(/[“”"]/g, "'")}`;
  const question = paperFrames[isBonus ? 'bonus' : kind]
    .map((text) => text.replace('{line}', () => (/[.!?]$/.test(words) ? words : `${words}.`)))
    .find((text) => !asked.includes(text.slice(0, 20)));
  if (question === undefined) return null;
  return {
    ...{ type: 'Screening', question },
    good: [
      'Holds it, or says exactly what is missing',
      'Names equal schooling or work where the posting allows it',
    ],
    weak: 'Stays vague about what was finished and when.',
  };
}

const mostPaperWords = 20;
const degree =
  /^(?:an? |the )?(?:(?:bachelor|master|associate|doctor)(?:['’]?s?)(?: degree)?(?: (?:of|in) )|(?:bachelor|master|associate)(?:['’]?s?) degree$|degree in |high school diploma(?: or (?:equivalent|GED))?$|diploma in )/iu;
const license =
  /^(?:an? |the )?(?:(?:current|valid|active|full|clean|state|\p{Lu}\p{L}+) )*(?:(?:driver|driving|nursing|teaching|pharmacist|electrician|plumb\p{L}*|forklift|commercial driver|food handler|first aid|cpr|rn|cdl|teacher)['’]?s? ?)+(?:licen[cs]e|certificat(?:e|ion)|permit)$/iu;
/** It says more than what is held, or too little. */
const unclearPaper =
  /[:;()]|\b(?:any|generally|but|recommended|insurance|one year|years?|mandatory|maintain|complete|obtain|within|must|will|level|grade|position|experience|work|instructions|skills)\b/i;

/** "Basic Food Hygiene Certificate", "driver's license": the papers that lines name, whatever else they say. */
const paperName =
  /(?:\p{Lu}[\p{L}’'&-]* (?:and |of |in )?){1,5}(?:Licen[cs]e|Certificate|Certification|Diploma|Degree|Permit)\b|\b(?:[Cc]ommercial )?[Dd]river['’]?s?['’]? licen[cs]e\b|\b(?:[Bb]achelor|[Mm]aster|[Aa]ssociate)['’]?s? [Dd]egree\b(?: in \p{Lu}[\p{L}]+(?: \p{Lu}[\p{L}]+)?)?|\b[Gg]raduate degree\b|\b[Hh]igh school diploma\b/gu;

/** Asks for the papers by name; null where their names cannot be told. */
function namedPapers(papers: readonly PlannedLine[]): PlannedQuestion | null {
  const names = papers.flatMap(({ text }) => text.match(paperName) ?? []);
  const [first, ...others] = [...new Set(names)].slice(0, 3);
  if (first === undefined || isUnfairQuestion(names.join(' '))) return null;
  const question =
    others.length === 0
      ? `The posting names this: “${first}.” Do you hold it, or something equal to it?`
      : `The posting names these: ${[first, ...others].map((name) => `“${name}”`).join(', ')}. Which of them do you hold, and which are you working on?`;
  return { ...anyPapers, question };
}

/** Where no line on papers can be read out. */
const anyPapers: PlannedQuestion = {
  type: 'Screening',
  question:
    'Which of the degrees, licenses or certificates that the posting names do you hold, and which are you working on?',
  good: ['Holds them, or says exactly what is missing'],
  weak: 'Stays vague about what was finished and when.',
};
/** What `anyPapers` asks about. */
const namesPaper = (line: string): boolean =>
  /\b(?:degree|diploma|g\.?e\.?d|licen[sc]\w+|certifi\w+|credential\w*|bachelor\S*|master\S*|regist(?:ered|ration))\b/i.test(
    line,
  );
