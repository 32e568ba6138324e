import type { OwnQuestion } from '#shared/planning/ownQuestions.ts';

/** Questions by competency, in the order they come; only those with every word of the search. */
export function questionGroups(
  questions: readonly OwnQuestion[],
  search: string,
): { competency: string; questions: OwnQuestion[] }[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = new Map<string, OwnQuestion[]>();
  for (const one of questions) {
    const text = [one.competency, one.cues, one.type, one.question, ...one.good, one.weak]
      .join(' ')
      .toLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
    groups.set(one.competency, [...(groups.get(one.competency) ?? []), one]);
  }
  return [...groups].map(([competency, own]) => ({ competency, questions: own }));
}
