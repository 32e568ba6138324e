import type { PhraseFamily } from '../phraseTable.ts';

/** Good signs. They never cost points. */
export const inclusiveTerms: PhraseFamily = {
  category: 'inclusive',
  source: 'Rapport',
  problem: '“{}” tells more people that they are welcome.',
  table: `
flexible hours, flexible schedule(s), flexible work schedule(s), flexible working, flexible work arrangements, flexible start time(s), flextime, flex time
hybrid work, hybrid schedule, work from home, remote work, telework, teleworking, part time possible, job share, job sharing
parental leave, paid parental leave, family leave, paid family leave, paid maternity leave, maternity leave, paternity leave, adoption leave
work life balance, work and life balance
on site childcare, on site child care, child care benefits, childcare support
reasonable accommodation(s), accommodation request(s), request an accommodation, accessible workplace
from all backgrounds, people of all backgrounds, all backgrounds, diverse backgrounds, underrepresented groups, under represented groups
encouraged to apply, we encourage you to apply, even if you do not meet, even if you don't meet
or equivalent experience, equivalent combination of education and experience, equivalent combination, any equivalent combination, transferable skills, on the job training, training provided, training will be provided, we will train
mentorship program, mentoring program, employee resource group(s), professional development opportunities, professional development budget, funds for professional development, learning budget, career development, tuition assistance, tuition reimbursement
inclusive workplace, inclusive environment, inclusive culture, inclusive team, diverse team, diverse workforce, diversity and inclusion, diversity equity and inclusion, sense of belonging, belonging
pay transparency, transparent pay, equal pay, pay equity
psychological safety, respectful workplace, welcoming workplace, welcoming environment, supportive environment, supportive team
gender neutral, lactation room, prayer room, second chance
`,
};
