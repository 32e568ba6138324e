import type { PhraseFamily } from '../phraseTable.ts';

export const ageTerms: readonly PhraseFamily[] = [
  {
    category: 'bias-age',
    source: 'inclusive-job-ad-analyser',
    problem: '“{}” can read as a wish for younger people.',
    table: `
digital native(s) | good with digital tools, comfortable with technology
recent graduate(s), recent college graduate(s), recent university graduate(s), recent grad(s) | early-career applicants, entry-level
new grad(s), new graduate(s), fresh graduate(s), fresh grad(s) | entry-level applicants
young and energetic, young and dynamic, young dynamic, young energetic, young and hungry | motivated
youthful energy, youthful enthusiasm, youthful | enthusiasm, energy
fresh perspective(s) | new ideas
fresh faced, fresh blood, new blood, young blood | new colleagues
20 something(s), twenty something(s), 30 something(s), thirty something(s) | varied
tech savvy | comfortable with technology
`,
  },
  {
    category: 'bias-age',
    source: 'Rapport',
    problem: '“{}” can read as a wish for people of a certain age.',
    table: `
young, younger | new, early-career
energetic | motivated, committed to the work
millennial(s), gen z, generation z, gen y, generation y, zoomer(s) | people early in their career
baby boomer(s), boomer(s) | experienced people
overqualified, over qualified | | “{}” is often heard as “too old”; say what the job offers instead.
mature person, mature individual, mature candidate, mature professional, mature applicant | reliable person
mature candidates, mature professionals, mature applicants, mature individuals | reliable people
elderly | older people, older adults | “{}” is felt as demeaning by many older people.
senior citizen(s) | older adults | “{}” is felt as demeaning by many older people.
old school | proven, classic
over the hill, past their prime, set in their ways, long in the tooth |
age limit, maximum age, upper age limit, under 30 years old, under 35 years old, under 40 years old | | “{}” bars people by age, which the law allows in few jobs.
early 20s, early twenties, mid 20s, mid twenties, late 20s, late twenties | | “{}” names an age; say what experience is needed instead.
student mentality, college student(s) preferred | open to learning
`,
  },
];
