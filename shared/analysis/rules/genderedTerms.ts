import type { PhraseFamily } from '../phraseTable.ts';

/**
 * Gendered words that are not titles. Names of kin (mother, husband, son) are left out: postings use
 * them to say what they are, in rules about relatives and in benefits.
 */
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
^he'll, she'll, he'd, she'd | they will, they would
^he's, she's | they are, they have
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
grandfathering | exempting
grandfather clause, grandfather policy | legacy clause
founding father(s) | founders
forefather(s), foremother(s) | ancestors
man enough | strong enough
like a man | bravely
man of action | doer
man of letters, men of letters | scholar
man of the land | farmer
man of the world | well-travelled person
man in the street, average man, common man, common girl, average working man, average housewife | average person
ancient man, modern man, industrial man, brotherhood of man | people
men of science, man of science | scientists
man the fort, man the forts | look after the place
man sized task, mansized task | big job
mans best friend, man's best friend | dog
no mans land, no man's land | empty land
own man, own woman | own person
oneupmanship, one upmanship | rivalry
manly, unmanly, girly, girlish, boyish, womanly, unwomanly |
tradesmans entrance, tradesman's entrance | service entrance
maiden flight, maiden race, maiden speech, maiden voyage | first one
working mother(s), working wife, working wives | working parent
wifebeater, wife beater | tank top
master of ceremonies | host, moderator
woman painter | painter
ladylike, gentlemanly | courteous
motherly | caring
maiden name | birth name
right hand man, right hand woman | main assistant
~men | people
~ladies, gentlemen | people
~housewife, housewives | homemaker
~lady, gents, lad, lads, babe, babes, bimbo(s) | person
~girl, boy | person
girlfriend, boyfriend | partner
girlfriends, boyfriends | partners
girlhood, boyhood | childhood
~mom, mum, mommy, mama, momma, dad, daddy, papa | parent
~moms, mums, mommies, mamas, mommas, dads, daddies, papas | parents
~bride | spouse
motherland, fatherland | homeland
father tongue | first language
patroness(es) | patron
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
