export const skillReportLimits = { title: 100, skills: 20, skill: 60, positions: 50, reports: 200 };

/** What a skill report asks of interviews. */
export interface SkillReportFields {
  title: string;
  /** None stands for all. */
  positionIds: readonly string[];
  stageIds: readonly string[];
  startMs: number;
  /** Excluded. */
  endMs: number;
  skills: readonly string[];
  /** Under so many interviews the report shows no figures. */
  minimumInterviews: number;
}

/** Why a finding belongs to a skill: a guide question of its competency was answered, or the candidate said its words. */
export const skillEvidence = ['ASKED', 'SAID'] as const;
export type SkillEvidence = (typeof skillEvidence)[number];

const tidy = (text: string): string => text.replaceAll('\u0000', '').trim().replace(/\s+/g, ' ');

/** The fields without needless spaces and repeated skills. */
export function tidySkillReport(fields: SkillReportFields): SkillReportFields {
  const byFolded = new Map<string, string>();
  for (const typed of fields.skills) {
    const skill = tidy(typed.replaceAll('"', ''));
    const folded = skill.toLowerCase();
    if (skill !== '' && !byFolded.has(folded)) byFolded.set(folded, skill);
  }
  return {
    ...fields,
    title: tidy(fields.title),
    skills: [...byFolded.values()],
    positionIds: [...new Set(fields.positionIds)],
    stageIds: [...new Set(fields.stageIds)],
  };
}

/** What is wrong with tidy fields, in words for their author; null when the report can run. */
export function skillReportFault(fields: SkillReportFields): string | null {
  const { title, skills, startMs, endMs, minimumInterviews, positionIds } = fields;
  const { title: longestTitle, skill: longestSkill } = skillReportLimits;
  if (title === '') return 'Title is required';
  if (title.length > longestTitle) return `A title has at most ${longestTitle} characters.`;
  if (skills.length === 0) return 'Add at least one skill.';
  if (skills.length > skillReportLimits.skills)
    return `Use at most ${skillReportLimits.skills} skills.`;
  if (skills.some((skill) => skill.length > longestSkill))
    return `A skill has at most ${longestSkill} characters.`;
  const wordless = skills.find((skill) => !/[\p{L}\p{N}]/u.test(skill));
  if (wordless !== undefined) return `“${wordless}” has no letters or digits. Remove it.`;
  if (positionIds.length > skillReportLimits.positions)
    return `Choose at most ${skillReportLimits.positions} positions, or none for all.`;
  if (!(startMs < endMs)) return 'Choose a period that ends after it begins.';
  if (!Number.isInteger(minimumInterviews) || minimumInterviews < 1 || minimumInterviews > 1000)
    return 'Choose a minimum of 1 to 1,000 interviews.';
  return null;
}
