import type { PlannedCompetency, PlannedQuestion } from './plan.ts';
import type { Competency, LibraryQuestion } from './library/competency.ts';
import { matchCompetencies } from './matchCompetencies.ts';
import { sayJob } from './postingTitle.ts';

export const motivation = 'Motivation and interest';
export const practicalMatters = 'Practical matters';
export const qualifications = 'Qualifications';

/** What every recruiter screen asks. {title} is the job's title. */
const screen: Readonly<Record<string, readonly Omit<PlannedQuestion, 'type'>[]>> = {
  [motivation]: [
    {
      question: 'What made you apply for {title}, and which part of the posting drew you most?',
      good: ['Speaks of this job, not of any job', 'Ties it to work they have done or want to do'],
      weak: 'Could be said of any employer.',
    },
    {
      question: 'Which part of this work would you like most, and which least?',
      good: ['Names tasks of this job', 'Says why, also of those they like less'],
      weak: 'Likes everything, or only what was wrong elsewhere.',
    },
    {
      question: 'What do you know about us so far, and what would you like to find out?',
      good: ['Has read the posting and more', 'Asks something that matters for the work'],
      weak: 'Has not looked.',
    },
  ],
  [practicalMatters]: [
    {
      question: 'From which date could you start, and what notice do you have to give?',
      good: ['A date or a clear range'],
      weak: 'Does not know.',
    },
    {
      question:
        'Do the place, the hours and the pay in the posting suit you? What would you like to talk over?',
      good: ['Has read them', 'Names open points now rather than later'],
      weak: 'Everything is fine, without having looked.',
    },
  ],
};

/** The questions of the recruiter screen's standing competencies; null for any other. */
export function standingQuestions(
  { competency, source }: PlannedCompetency,
  title: string | null,
): PlannedQuestion[] | null {
  const questions = source === 'Static' ? screen[competency] : undefined;
  const job = sayJob(title);
  return (
    questions?.map((question) => ({
      ...question,
      type: 'Screening',
      question: question.question.replace('{title}', () => job),
    })) ?? null
  );
}

const focusFrames: readonly [PlannedQuestion['type'], string][] = [
  [
    'Behavioral',
    'One thing we care about is {area}. Tell me about a time it mattered in your work.',
  ],
  [
    'Situational',
    'Suppose you notice in your first month that we fall short on {area}. What would you do?',
  ],
  ['Behavioral', 'What have you done yourself for {area} in a past role, and what changed?'],
  ['Situational', 'How would a colleague notice in an ordinary week that {area} matters to you?'],
  ['Behavioral', 'Tell me about a workplace that did well on {area}. What made the difference?'],
  ['Situational', 'If you could change one thing at work for {area}, what would you begin with?'],
];

/** Two questions on an area that a person typed, in frames the plan has used least. */
export function focusQuestions(area: string, index: number): PlannedQuestion[] {
  return [0, 1].flatMap((offset) => {
    const frame = focusFrames[(index * 2 + offset) % focusFrames.length];
    if (!frame) return [];
    const words = /^\p{Lu}\p{Ll}/u.test(area) ? area.charAt(0).toLowerCase() + area.slice(1) : area;
    return {
      type: frame[0],
      question: frame[1].replace('{area}', () => words),
      good: ['One real case or a concrete first step', 'Says why it matters to the work'],
      weak: 'Agrees that it matters and names nothing.',
    };
  });
}

/** The competency of the library that goes by a name or shows in it; null when none does. */
export function competencyNamed(name: string, library: readonly Competency[]): Competency | null {
  const same = library.find((item) => item.name.toLowerCase() === name.trim().toLowerCase());
  const [match] = matchCompetencies(name, library);
  return same ?? library.find(({ id }) => match?.isStrong && id === match.competencyId) ?? null;
}

export const plannedFrom = ({ question, type, good, weak }: LibraryQuestion): PlannedQuestion => ({
  ...{ question, type, good, weak },
});
