import { recruiterScreen } from '../domain/plan.ts';
import { isUnfairQuestion } from './isUnfairQuestion.ts';
import { behindLead } from './lineLead.ts';
import { tidy } from './tidyLine.ts';
import {
  behindPaper,
  degree,
  denied,
  keeping,
  language,
  namesPaper,
  paperAnswer,
  paperFrames,
  paperName,
  unclearPaper,
} from './library/paperPhrases.ts';
import type { PlannedGroup, PlannedInterview, PlannedLine, PlannedQuestion } from './plan.ts';
import {
  motivation,
  practicalMatters,
  qualifications,
  standingQuestions,
} from './standingQuestions.ts';
import { bonusWords } from './library/screenWords.ts';

/** The recruiter screen: why the person applies, the papers the posting asks for, and the terms. */
export function screenOf(lines: readonly PlannedLine[], title: string | null): PlannedInterview {
  const questions = [...paperQuestions(lines), ...ageQuestion(lines, title)];
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
              referenceText: questions.find(({ line }) => line !== undefined)?.line ?? '',
              questions,
            },
          ]
        : []),
      standing(practicalMatters),
    ],
  };
}

/** One question for each degree, licence, certificate or language that a line names, in its own words. */
function paperQuestions(lines: readonly PlannedLine[]): PlannedQuestion[] {
  const questions: PlannedQuestion[] = [];
  const used = new Set<string>();
  const left: string[] = [];
  for (const { text, kind, reason } of lines) {
    if (reason !== 'papers' || (denied.test(text) && !isBonus(text)) || keeping.test(text))
      continue;
    for (const words of papersIn(text)) {
      const isKnown = questions.some(({ question }) =>
        question.toLowerCase().includes(words.toLowerCase()),
      );
      if (isKnown || isUnfairQuestion(words)) continue;
      const frame = framesFor(
        words,
        kind === 'preferred' || isBonus(segmentOf(afterMust(text), words)),
      ).find((free) => !used.has(free));
      if (frame === undefined) {
        left.push(quoted(words));
        continue;
      }
      used.add(frame);
      const question = frame.replace('{line}', () => quoted(words));
      questions.push({ ...paperAnswer, question, line: text });
    }
  }
  if (left.length > 0)
    questions.push({
      ...paperAnswer,
      question: `The posting names more of the kind: ${left.slice(0, 3).join(', ')} Which of them do you have?`,
    });
  return questions;
}

/** The part of a line that speaks of a paper: what is said of its neighbor does not count. */
const segmentOf = (text: string, words: string): string =>
  text
    .split(/[;.]\s|, (?=\p{Ll})/u)
    .find((part) => part.includes(words.split(' ').slice(-2).join(' '))) ?? text;

const isBonus = (line: string): boolean =>
  !/\b(?:required|must|essential|minimum)\b/i.test(line) &&
  bonusWords.test(line.replace(/(?<=\S)\s*\([^()]*\)/g, ''));

const quoted = (words: string): string =>
  `“${words.charAt(0).toUpperCase()}${words.slice(1).replace(/["“”]/g, "'").replace(/\.$/, '')}.”`;
const framesFor = (words: string, isBonus: boolean): readonly string[] => {
  if (language.test(words)) return paperFrames.language;
  if (isBonus) return degree.test(words) ? paperFrames.bonus : paperFrames.bonus.slice(1);
  if (
    /^(?:educated|qualified|trained|admitted|registered|certified|\p{L}+ admitted)\b/iu.test(words)
  )
    return paperFrames.state;
  return degree.test(words) ? paperFrames.degree : paperFrames.license;
};
/** What a line says of papers, each in words that can be read out; none where they cannot be told apart. */
function papersIn(text: string): string[] {
  const { text: said } = behindLead(
    afterMust(text).replace(
      /^(?:minimum |required |basic )?qualifications? ?[-–:] ?/i,
      'Must have ',
    ),
  );
  const bare = (said.startsWith('Must have ') ? said.slice(10) : said)
    .replace(behindPaper, '')
    .replace(
      /^(?:(?:you |candidates? |applicants? )?(?:must|should|will) (?:also )?)?(?:have|hold|possess(?:ion of)?|obtain|be|maintain|required?s?(?: to have)?|actively working toward) /iu,
      '',
    )
    .replace(/^an? /i, '');
  const whole = [
    bare,
    ...[
      ...bare.matchAll(
        /[;:] | [–-] |\. |, (?:must|with|plus|preferred|required|passion|love|strong|excellent|good) |(?<=licen[cs]e|certificate|permit), (?!or\b|and\b)| with (?:at least |a minimum of )?\d| and (?:\d|an? safe|will|have|two|three|experience)\b| (?:issued|from an accredited) /gu,
      ),
    ]
      .map(({ index }) => bare.slice(0, index))
      .reverse(),
  ]
    .map(tidyPaper)
    .find(
      (part) =>
        namesPaper.test(part.split(' ').slice(0, nearStart).join(' ')) &&
        !unclearPaper.test(part) &&
        isPhrase(part),
    );
  if (whole !== undefined) return /, active /i.test(whole) ? whole.split(/, /) : [whole];
  return [...new Set(text.match(paperName) ?? [])].slice(0, 2);
}
/** "Ideally settled here, you must hold a license": what must be held; a second, preferred paper is left out. */
const afterMust = (text: string): string =>
  text
    .replace(
      /^.{3,120}?\b(?:you|applicants?|candidates?) must (?:also )?(?:hold|have|possess) /i,
      'Must have ',
    )
    .replace(
      /(?<=\b(?:degree|diploma)\b[^,;]*)[,;] [^,;]*\b(?:degree|diploma)\b.*\bpreferred\b.*$/i,
      '',
    );
const tidyPaper = (part: string): string =>
  tidy(
    part.replace(/\s*\((?:preferred|required|or willing to obtain one|not [^()]*)\)$/i, ''),
  ).replace(/[,\s]+(?:or|and)$/, '');
const mostPaperWords = 16;
/** A paper is named by the first words, or the line is about something else. */
const nearStart = 7;
const isPhrase = (part: string): boolean =>
  part.split(' ').length <= mostPaperWords &&
  part.split('(').length === part.split(')').length &&
  !/[@#$€£<>|]|https?:|\.\.|\b(?:we|you|your|us|will)\b|\d\+? years?\b|\blevel of proficiency\b/i.test(
    part,
  );

/** Whoever serves alcohol must be old enough by law; how old somebody is does not matter beyond that. */
function ageQuestion(lines: readonly PlannedLine[], title: string | null): PlannedQuestion[] {
  const all = [title ?? '', ...lines.map(({ text }) => text)].join('\n');
  const isSet = lines.some(({ text }) =>
    /\b(?:over|at least|minimum|be|aged?) (?:the age of )?(?:18|21)\b/i.test(text),
  );
  if (!isSet || !/\b(?:bar|beer|wine|alcohol\w*|liquor|bartend\w*)\b/i.test(all)) return [];
  return [
    {
      type: 'Screening',
      question: 'The law sets a minimum age for serving alcohol. Do you meet it?',
      good: ['Yes, and can show it when asked'],
      weak: 'Does not know the rule.',
    },
  ];
}
