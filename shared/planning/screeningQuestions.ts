import type { PlannedCompetency, PlannedQuestion } from './plan.ts';
import type { Credential } from './topics.ts';

export const qualifications = 'Qualifications';
const mostAsked = 4;

const asks: Readonly<Record<Credential['what'], readonly string[]>> = {
  education: [
    'The posting asks for “{quote}”. What have you studied, or learned at work, that meets it?',
    'How does your schooling or training compare with “{quote}”?',
  ],
  licence: [
    'The posting names “{quote}”. Do you have it now, or could you by the first day?',
    'Which papers do you hold that match “{quote}”?',
  ],
  years: [
    'The posting asks for “{quote}”. Which of your jobs count towards it, and for how long?',
    'Where did you gain what the posting calls “{quote}”?',
  ],
};

/** Questions on the degrees, licences and years a posting names; null for other competencies. */
export function screeningQuestions(
  { competency, source }: PlannedCompetency,
  credentials: readonly Credential[],
): PlannedQuestion[] | null {
  if (source !== 'JobDescription' || competency !== qualifications) return null;
  const used = { education: 0, licence: 0, years: 0 };
  const questions = credentials.flatMap(({ what, quote }): PlannedQuestion[] => {
    const frame = asks[what][used[what]];
    used[what] += 1;
    if (frame === undefined) return [];
    return [{ question: frame.replace('{quote}', () => quote), type: 'Screening' }];
  });
  return questions.slice(0, mostAsked);
}
