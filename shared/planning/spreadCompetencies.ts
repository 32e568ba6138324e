import { interviewCount, recruiterScreen } from '../domain/plan.ts';
import type { InterviewTheme } from './competencies/competency.ts';
import { lowerFirst } from './nounGrammar.ts';
import type { PlannedCompetency, PlanRequest } from './plan.ts';
import { readPosting } from './readPosting.ts';
import { qualifications } from './screeningQuestions.ts';
import { generalGroups, motivation, practicalMatters } from './staticQuestions.ts';
import { groupTopics } from './topicGroups.ts';
import type { TopicGroup } from './topicGroups.ts';
import { findTopics } from './topics.ts';

export interface InterviewOutline {
  name: string;
  competencies: PlannedCompetency[];
}

const perInterview = 3;

const themes: readonly InterviewTheme[] = [
  'role',
  'technical',
  'delivery',
  'management',
  'people',
  'values',
];
const themeNames: Readonly<Record<InterviewTheme, string>> = {
  role: 'Role knowledge',
  technical: 'Technical skills',
  delivery: 'Planning and delivery',
  management: 'Guiding people and change',
  people: 'Working with people',
  values: 'Values and focus areas',
};

/**
 * Spreads what a posting asks for over interviews: the recruiter screen first when wanted, related
 * competencies in one interview, focus areas of the person last. No competency stands twice.
 */
export function spreadCompetencies(request: PlanRequest): InterviewOutline[] {
  const { text, title, includeRecruiterScreen } = request;
  const asked = Math.trunc(request.numberOfInterviews) || interviewCount.fewest;
  const wanted = Math.min(interviewCount.most, Math.max(interviewCount.fewest, asked));
  const { topics, credentials } = findTopics(readPosting({ text, title }));
  const interviews: InterviewOutline[] = [];
  const [credential] = credentials;
  if (includeRecruiterScreen) {
    interviews.push({
      name: recruiterScreen,
      competencies: [
        static_(motivation),
        ...(credential === undefined ? [] : [fromPosting(qualifications, credential.reference)]),
        static_(practicalMatters),
      ],
    });
  }
  const rest = wanted - interviews.length;
  const areas = cleanAreas(request.additionalAreas);
  if (rest === 0) {
    interviews[0]?.competencies.push(...areas.map(focusArea));
    return interviews;
  }
  const room = Math.max(rest, rest * perInterview - areas.length);
  const groups = groupTopics(topics).slice(0, room);
  const parts = share(byTheme(groups), rest);
  const spare = [...generalGroups];
  const names = new Set(interviews.map(({ name }) => name));
  for (const part of parts) {
    const competencies = part.map((group) =>
      fromPosting(group.name, group.topics[0]?.reference ?? ''),
    );
    interviews.push({ name: interviewName(part, names), competencies });
  }
  spreadAreas(interviews.slice(-rest), areas);
  for (const interview of interviews) {
    const general = interview.competencies.length === 0 ? spare.shift() : undefined;
    if (general !== undefined) {
      interview.competencies.push(static_(general.name));
      interview.name = general.name;
    }
  }
  return interviews;
}

const static_ = (competency: string): PlannedCompetency => ({
  competency,
  source: 'Static',
  referenceText: '',
});
const fromPosting = (competency: string, referenceText: string): PlannedCompetency => ({
  competency,
  source: 'JobDescription',
  referenceText,
});
const focusArea = (competency: string): PlannedCompetency => ({
  competency,
  source: 'UserFocusArea',
  referenceText: '',
});

/** Focus areas as people typed them: trimmed, each once, with a capital. */
export function cleanAreas(areas: readonly string[]): string[] {
  const clean = areas
    .map((area) => area.replace(/\s+/g, ' ').trim().slice(0, 120))
    .filter((area) => area !== '');
  return [
    ...new Map(
      clean.map((area) => [area.toLowerCase(), area.charAt(0).toUpperCase() + area.slice(1)]),
    ).values(),
  ];
}

/** Last interviews first, one area each, then round again. */
function spreadAreas(interviews: readonly InterviewOutline[], areas: readonly string[]): void {
  areas.forEach((area, index) => {
    const interview = interviews[interviews.length - 1 - (index % interviews.length)];
    if (interview === undefined) return;
    if (interview.competencies.length === 0) interview.name = area;
    interview.competencies.push(focusArea(area));
  });
}

const byTheme = (groups: readonly TopicGroup[]): TopicGroup[] =>
  [...groups].sort(
    (a, b) => themes.indexOf(a.theme) - themes.indexOf(b.theme) || b.score - a.score,
  );

/** As even as can be, order kept; the first parts are the larger ones. */
function share<T>(items: readonly T[], parts: number): T[][] {
  const size = Math.floor(items.length / parts);
  const extra = items.length % parts;
  return Array.from({ length: parts }, (_, index) => {
    const start = index * size + Math.min(index, extra);
    return items.slice(start, start + size + (index < extra ? 1 : 0));
  });
}

function interviewName(part: readonly TopicGroup[], taken: Set<string>): string {
  const counts = themes.map((theme) => ({
    theme,
    count: part.filter((group) => group.theme === theme).length,
  }));
  const main = counts.sort((a, b) => b.count - a.count)[0];
  const [first, second] = part.map(({ name }) => name);
  const names = [
    main === undefined || main.count === 0 ? undefined : themeNames[main.theme],
    first === undefined || second === undefined ? first : `${first}, ${lowerFirst(second)}`,
    first,
  ];
  const free = names.find((name): name is string => name !== undefined && !taken.has(name));
  const name = free ?? `Interview ${taken.size + 1}`;
  taken.add(name);
  return name;
}
