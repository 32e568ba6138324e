import { jobFamilyOf } from './jobFamilyOf.ts';
import { jobFamilies } from './library/jobFamilies.ts';
import { questionLibrary } from './library/questionLibrary.ts';
import { roleMaterial, type RoleMaterial } from './library/roleMaterial.ts';
import { matchCompetencies } from './matchCompetencies.ts';

/** A competency with the texts the creator offers for it. */
export interface RoleCompetency extends RoleMaterial {
  id: string;
  name: string;
}

const byId = new Map(
  questionLibrary.flatMap(({ id, name }): [string, RoleCompetency][] => {
    const material = roleMaterial.get(id);
    return material ? [[id, { id, name, ...material }]] : [];
  }),
);

/**
 * The competencies that a job title and a text about the role speak of, most telling first. A
 * responsibility area the person chose leads the list.
 */
export function roleCompetencies(jobTitle: string, about: string, area = ''): RoleCompetency[] {
  const chosen = area.trim().toLowerCase();
  const fromArea = [...byId.values()].filter(({ name }) => name.toLowerCase() === chosen);
  const shown = (text: string) =>
    matchCompetencies(text, questionLibrary)
      .filter(({ isStrong }) => isStrong)
      .map(({ competencyId }) => byId.get(competencyId));
  const usual = jobFamilyOf(jobTitle).competencies.map((id) => byId.get(id));
  const anyJob = (jobFamilies.at(-1)?.competencies ?? []).map((id) => byId.get(id));
  const all = [
    ...fromArea,
    ...shown(area),
    ...usual.slice(0, 4),
    ...shown(about).slice(0, 4),
    ...usual.slice(4),
    ...anyJob,
  ];
  return [...new Set(all)].filter((item) => item !== undefined);
}
