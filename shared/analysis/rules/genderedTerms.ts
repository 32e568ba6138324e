import type { PhraseFamily } from '../phraseTable.ts';

/** Gendered words that are not titles. */
export const genderedTerms: readonly PhraseFamily[] = [
  {
    category: 'exclusive-gender',
    source: 'retext-equality',
    problem: '“{}” leaves out people who do not use this pronoun.',
    table: `
^he or she, she or he, he she, she he, s he, he, she | they
^his or her, her or his, his her, her his, his, her | their
^him or her, her or him, him her, her him, him | them
^his or hers, his hers, hers | theirs
^himself or herself, herself or himself, himself herself, him herself, him or herself, himself, herself | themselves
`,
  },
  {
    category: 'exclusive-gender',
    source: 'retext-equality',
    problem: '“{}” names one gender where the work is for anyone.',
    table: `
man hour, manhour | work hour, staff hour
man hours, manhours | work hours, staff hours
man day(s) | working day
manpower, man power | staff, workforce
manned | staffed, crewed
unmanned | uncrewed
man the desk, man a desk | staff the desk
man the phone(s) | answer the phone
man the booth | staff the booth
mankind | people, humankind
manmade, man made | artificial, manufactured
workmanship | quality of work
sportsmanship | fair play
sportsmanlike | fair
statesmanlike | diplomatic
gentlemen's agreement, gentleman's agreement | informal agreement
old boys network, old boys club | closed circle
grandfathered | exempted, legacy
grandfather clause | legacy clause
founding father(s) | founders
man enough | strong enough
ladylike, gentlemanly | courteous
motherly | caring
maiden name | birth name
right hand man, right hand woman | main assistant
~men | people
~ladies, gentlemen | people
~housewife, housewives | homemaker
`,
  },
  {
    category: 'exclusive-gender',
    source: 'joblint',
    problem: '“{}” is slang for men, so others may feel it is not a place for them.',
    table: `
~guys | everyone, team, people
~guy | person
~dude(s) | person
~bro(s) | friend
~brogrammer(s) | programmer
~gal(s), chick(s) | person
~boys, girls | people
`,
  },
];
