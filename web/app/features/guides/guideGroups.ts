export interface GuideQuestion {
  id: string;
  cue: string;
  description: string;
  descriptionHtml: string | null;
  type: string;
  competency: string | null;
}

interface GuideGroup {
  /** Null for questions that belong to no competency. */
  competency: string | null;
  questions: GuideQuestion[];
}

/** The questions of a guide by competency, both in the order of the guide. */
export function guideGroups(questions: readonly GuideQuestion[]): GuideGroup[] {
  const groups = new Map<string | null, GuideQuestion[]>();
  for (const question of questions) {
    const known = groups.get(question.competency) ?? [];
    groups.set(question.competency, [...known, question]);
  }
  return [...groups].map(([competency, ofIt]) => ({ competency, questions: ofIt }));
}
