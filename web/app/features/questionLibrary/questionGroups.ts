import type { OwnQuestion } from '#shared/planning/ownQuestions.ts';

/** Questions by competency, in the order they come; only those with every word of the search. */
export function questionGroups(
  questions: readonly OwnQuestion[],
  search: string,
): { competency: string; questions: OwnQuestion[] }[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = new Map<string, OwnQuestion[]>();
  for (const question of questions) {
    const text = [
      question.competency,
      question.cues,
      question.type,
      question.question,
      ...question.good,
      question.weak,
    ]
      .join(' ')
      .toLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
    groups.set(question.competency, [...(groups.get(question.competency) ?? []), question]);
  }
  return [...groups].map(([competency, own]) => ({ competency, questions: own }));
}
