/** What a part of a posting is about. */
export type SectionKind =
  | 'duties'
  | 'requirements'
  | 'preferred'
  /** A summary of the role: work and praise in one. */
  | 'summary'
  | 'company'
  | 'benefits'
  | 'equal-opportunity'
  | 'application'
  /** What body, place and hours demand. */
  | 'conditions';

/**
 * Headings of postings as people write them, read from top to bottom: the first kind with a phrase that
 * the heading contains counts. "*" stands for the rest of a word.
 */
export const headings: readonly [SectionKind, string][] = [
  [
    'conditions',
    'physical, working conditions, work conditions, working environment, work environment, environmental conditions, medical requirement*, travel requirement*, sensory, work schedule, hours of work, conditions of employment, hazards, schedule, shift',
  ],
  [
    'application',
    'criminal history, unacceptable, disqualif*, conviction*, how to apply, to apply, apply now, ready to apply, application process, application instruction*, application procedure, application requirement*, application deadline, application material*, application period, selection process, selection procedure, hiring process, interview process, recruitment process, required documents, what to expect next, next steps, supplemental question*, contact, background check*, pre-employment, citizenship, disclaimer, additional information, other information, important note*, important information, evaluated, deadline',
  ],
  [
    'duties',
    "responsibilit*, duties, duty, in the life, what you'll do, what you will do, what you'll be doing, what you will be doing, what will you do, what you do, you'll be doing, you will be doing, you'll do, day to day, day-to-day, essential function*, classroom function*, functions include, job function*, key function*, essential task*, key task*, main task*, tasks, accountabilit*, work performed, description of work, examples of work, example of work, scope of work, how you'll make an impact, how you will make an impact, how you'll contribute, how you will contribute, your impact, your tasks, your mission, major activities, key activities, what the job involves, key objectives, awaits you, in this role you, as a, you will, you'll",
  ],
  [
    'equal-opportunity',
    'equal opportunity, equal employment, eeo, eoe, non-discrimination, nondiscrimination, diversity, inclusion, accommodation*, affirmative action',
  ],
  [
    'preferred',
    'preferred, desired, desirable, nice to have*, nice-to-have*, bonus points, bonus skills, a plus, pluses, preferences, ideally, advantageous, would be great, extra credit',
  ],
  [
    'benefits',
    "benefit*, perks, compensation, salary, pay range, pay rate, pay, what we offer, we offer, we provide, what you'll get, what you get, what's in it for you, what is in it for you, retirement, insurance, time off, wages, hiring range, relocation, incentives, tuition, remuneration, rewards",
  ],
  [
    'requirements',
    "requirement*, reqs, qualification*, qualified, skills, knowledge, abilities, competenc*, experience, education, must have*, must-have*, what you need, what we need, what you'll need, what you will need, need to have, what you bring, what you'll bring, what you will bring, you should bring, what we're looking for, what we are looking for, who we're looking for, who we are looking for, what we look for, we're looking for, we are looking for, looking for, who you are, about you, your profile, profile, person specification, the person, essential criteria, selection criteria, essential, you will thrive, you'll thrive, you have, you are, you might be, you should have, certificat*, licens*, credentials, ideal candidate, successful candidate, good fit, great fit, right fit, attributes, characteristics, background and experience, traits, expertise, training and experience, eligibility",
  ],
  [
    'summary',
    'summary, about the job, about the role, about the position, about this role, about this job, about this position, the role, your role, this role, the job, the position, the opportunity, job overview, role overview, position overview, overview, job description, position description, job purpose, role purpose, position purpose, purpose, general description, basic function, nature of work, job details, position details, what it is like, the work',
  ],
  [
    'company',
    'about us, about the company, about the team, about the department, about the organization, about our, about, who we are, our mission, our values, our story, our team, our culture, our department, why join, why work, why you, why us, why we, life at, the company, the team, mission, vision, core values, guiding principles, values, employee hub, department description, agency, news, meet the team, the community',
  ],
];
