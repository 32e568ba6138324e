import type { PlanQuestionType as QuestionType } from '../domain/plan.ts';
import type { PlannedCompetency, PlannedQuestion } from './plan.ts';

/** Competencies every plan may have, whatever the posting; {title} is the job's title. */
interface StaticGroup {
  name: string;
  questions: readonly [QuestionType, string][];
}

export const motivation = 'Motivation and interest';
export const practicalMatters = 'Practical matters';

const screen: readonly StaticGroup[] = [
  {
    name: motivation,
    questions: [
      [
        'Screening',
        'What made you apply for {title}, and which part of the posting drew you most?',
      ],
      ['Screening', 'What do you want to do more of in your next job than in your last one?'],
      ['Screening', 'What do you know about us so far, and what would you like to find out?'],
    ],
  },
  {
    name: practicalMatters,
    questions: [
      ['Screening', 'From which date could you start, and what notice do you have to give?'],
      [
        'Screening',
        'Do the place, the hours and the pay in the posting suit you? What would you like to talk over?',
      ],
    ],
  },
];

/** For interviews that a short posting leaves without a subject. */
export const generalGroups: readonly StaticGroup[] = [
  {
    name: 'Learning on the job',
    questions: [
      [
        'Behavioral',
        'What is the last thing you had to learn from scratch for work? How did you go about it?',
      ],
      [
        'Situational',
        'In your second week you get a task you have never done. What do you do before you begin?',
      ],
      ['Performance', 'Which skill of yours is better than it was two years ago? What shows it?'],
    ],
  },
  {
    name: 'Working with others',
    questions: [
      [
        'Behavioral',
        'Tell me about a colleague you found hard to work with. What did you change on your side?',
      ],
      [
        'Situational',
        'A teammate keeps missing dates that you rely on. What do you say, and when?',
      ],
      [
        'Performance',
        'What would the people you last worked with say they got done because of you?',
      ],
    ],
  },
  {
    name: 'Planning the day',
    questions: [
      [
        'Behavioral',
        'Describe your busiest week of the past year. How did you choose what came first?',
      ],
      [
        'Situational',
        'At noon you see that you cannot keep two promises for today. What happens next?',
      ],
      ['Performance', 'How do you notice that a task is going to be late, and how early?'],
    ],
  },
  {
    name: 'Care for quality',
    questions: [
      [
        'Behavioral',
        'Tell me about something you sent back or did over because it was not good enough.',
      ],
      [
        'Situational',
        'Someone asks you to sign off a paper you had no time to read. What do you do?',
      ],
      ['Performance', 'How do you check your own work? Name an error the check once found.'],
    ],
  },
  {
    name: 'Explaining and listening',
    questions: [
      ['Behavioral', 'When did somebody last misread what you wrote or said? How did you notice?'],
      [
        'Situational',
        'A person on the phone grows impatient with your explanation. How do you go on?',
      ],
      [
        'Performance',
        'What is the clearest thing you have written for others, and how do you know it was clear?',
      ],
    ],
  },
  {
    name: 'Dealing with change',
    questions: [
      [
        'Behavioral',
        'Tell me about a change at work you did not want. How did you get along with it?',
      ],
      [
        'Situational',
        'Somebody calls off half of what you planned for the month. How do you use the time?',
      ],
      ['Performance', 'Which habit of a past workplace did you improve, and does it still hold?'],
    ],
  },
  {
    name: 'Fairness and care',
    questions: [
      ['Behavioral', 'Describe a time when following a rule was unpopular. What did you do?'],
      ['Situational', 'You overhear a joke about a customer in the office. What do you do?'],
      [
        'Performance',
        'How have you made a workplace easier for somebody new or different from the rest?',
      ],
    ],
  },
  {
    name: 'First months',
    questions: [
      ['Situational', 'What would you want to have understood about {title} after thirty days?'],
      ['Performance', 'By what sign would you judge your own first half year as {title}?'],
      ['Behavioral', 'How did the first month of your last job go? What would you do otherwise?'],
    ],
  },
];

const groups = new Map([...screen, ...generalGroups].map((group) => [group.name, group]));

/** The questions of a competency that every plan may have; null for any other. */
export function staticQuestions(
  { competency, source }: PlannedCompetency,
  title: string | null,
): PlannedQuestion[] | null {
  const group = source === 'Static' ? groups.get(competency) : undefined;
  if (group === undefined) return null;
  return group.questions.map(([type, text]) => ({
    type,
    question: text.replaceAll(
      '{title}',
      title === null || title.length > 60 ? 'this role' : titleInSentence(text, title),
    ),
  }));
}

const titleInSentence = (text: string, title: string): string =>
  text.includes('as {title}')
    ? `${/^[aeiou]/i.test(title) ? 'an' : 'a'} ${title}`
    : `the role of ${title}`;
