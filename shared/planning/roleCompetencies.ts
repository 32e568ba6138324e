import type { Competency } from './competencies/competency.ts';
import { competencies, competencyById, matchCompetencies } from './competencies/competencyTable.ts';

/** Which competencies a job title brings along; the first line that fits counts most. */
const families: readonly [RegExp, string][] = [
  [
    /elect|voter|ballot|registrar|poll|canvass/i,
    'elections records compliance customer-service training logistics accuracy',
  ],
  [
    /soft?ware|developer|programmer|front.?end|back.?end|full.?stack|mobile|engineer(?!ing manager)/i,
    'software problem-solving teamwork communication cloud systems',
  ],
  [
    /network|system admin|infrastructure|help ?desk|it support|technician/i,
    'networks systems security customer-service problem-solving',
  ],
  [/security|cyber/i, 'security networks compliance problem-solving emergency training'],
  [
    /data|business intelligence|statistic|reporting/i,
    'data research communication accuracy problem-solving stakeholders',
  ],
  [
    /research|scientist|evaluat|policy/i,
    'research policy data communication stakeholders compliance',
  ],
  [/design|ux|ui\b|graphic/i, 'design communication stakeholders teamwork problem-solving'],
  [/product (?:manager|owner|lead)/i, 'product stakeholders strategy data communication'],
  [
    /project|program|scrum|delivery/i,
    'projects stakeholders finance communication prioritising change',
  ],
  [
    /sales|account (?:executive|manager)|business development|fundrais/i,
    'sales stakeholders communication prioritising data',
  ],
  [
    /market|communicat|content|brand|media|outreach|editor|writer/i,
    'outreach communication data projects stakeholders',
  ],
  [
    /customer|support|service|reception|clerk|assistant|secretar|office/i,
    'customer-service administration records communication prioritising accuracy',
  ],
  [
    /recruit|talent|human resources|\bhr\b|people/i,
    'recruiting human-resources communication compliance stakeholders',
  ],
  [
    /account|financ|budget|treasur|audit|payroll|bookkeep|controller/i,
    'finance accuracy compliance data administration',
  ],
  [
    /counsel|attorney|lawyer|legal|paralegal|compliance/i,
    'legal compliance policy communication research',
  ],
  [
    /nurse|care|therap|physician|doctor|clinic|medical|health/i,
    'care records communication teamwork emergency',
  ],
  [
    /teach|tutor|professor|lectur|instruct|train/i,
    'teaching training communication prioritising teamwork',
  ],
  [
    /warehouse|driver|logistic|supply|inventory|stock|dispatch/i,
    'logistics equipment records accuracy teamwork',
  ],
  [
    /mechanic|electric|maintenance|repair|machin/i,
    'equipment logistics problem-solving emergency records',
  ],
  [/procure|purchas|buyer|contract/i, 'procurement finance stakeholders compliance accuracy'],
  [
    /manager|director|head|chief|supervisor|administrator|lead\b|president/i,
    'supervision strategy finance stakeholders change recruiting',
  ],
];
const everywhere =
  'communication teamwork prioritising customer-service records problem-solving change';

/**
 * The competencies that a job title and a text about the role speak of, most telling first. A
 * responsibility area the person chose leads the list.
 */
export function roleCompetencies(jobTitle: string, about: string, area = ''): Competency[] {
  const fromArea = competencies.filter(
    ({ name }) => name.toLowerCase() === area.trim().toLowerCase(),
  );
  const named = area === '' ? [] : matchCompetencies(area).map(({ competency }) => competency);
  const fromTitle = families
    .filter(([pattern]) => pattern.test(jobTitle))
    .flatMap(([, ids]) => ids.split(' '))
    .map(competencyById);
  const fromText = matchCompetencies(about)
    .slice(0, 4)
    .map(({ competency }) => competency);
  const rest = everywhere.split(' ').map(competencyById);
  const all = [
    ...fromArea,
    ...named,
    ...fromTitle.slice(0, 4),
    ...fromText,
    ...fromTitle.slice(4),
    ...rest,
  ];
  return [...new Set(all)].filter((one): one is Competency => one !== null);
}
