import type { PhraseFamily } from '../phraseTable.ts';

/** Words about origin, identity and belonging that shut people out. */
export const exclusiveTerms: readonly PhraseFamily[] = [
  {
    category: 'exclusive-culture',
    source: 'inclusive-job-ad-analyser',
    problem: '“{}” can keep out capable people with another background.',
    table: `
culture fit, cultural fit | shared values, adds to our team | “{}” often means “people like us”; name the values you look for instead.
work hard play hard, work hard and play hard | dedicated and balanced team | “{}” hints at long hours and an after-work scene not everyone can join.
like a family, like family, we are a family, we're a family, work family | a team that helps each other | “{}” can hint at blurred limits between work and private life.
native english speaker(s), native english, native speaker(s) of english | fluent in English | “{}” shuts out people who learned English later and speak it just as well.
native speaker(s), native level | fluent | “{}” shuts out people who learned the language later and speak it just as well.
join our tribe, our tribe, join the tribe | our team | “{}” pictures the team as a closed circle.
~tribe(s) | community | Outside the name of a people, “{}” borrows from indigenous cultures; say team or community.
mother tongue | first language, fluent
ivy league, ivy league preferred | relevant degree or equal experience | “{}” judges people by what their family could afford, not by skill.
top tier university, top university, top universities, elite university, prestigious university, prestigious institution | accredited university | “{}” judges people by where they studied, not by skill.
must have car, must own a car, own car required, own vehicle required, own transportation, own reliable transportation, own transport | able to travel to sites | “{}” shuts out people who reach the work another way.
professional appearance, clean cut, well groomed, neat appearance | dressed for the work | “{}” is judged by taste and can turn against hair or dress of other cultures.
beer o'clock, beer fridge, beers, office drinks, drinks after work | team events | “{}” leaves out people who do not drink.
happy hour(s) | team gathering | “{}” leaves out people who do not drink.
ping pong table, ping pong, foosball table, foosball, table football, pool table, nerf gun(s), xbox, playstation | break room | “{}” says little about the work and speaks to a narrow group.
bro culture | friendly workplace
`,
  },
  {
    category: 'exclusive-identity',
    source: 'retext-equality',
    problem: '“{}” can hurt or shut out a group of people.',
    table: `
blacklist, black list | blocklist, deny list
blacklisted | blocked, denied
blacklisting | blocking, denying
whitelist, white list | allow list, safe list
whitelisted | allowed
whitelisting | allowing
blackhat, black hat | malicious actor
whitehat, white hat | ethical hacker
master slave | primary and replica
slave | secondary, replica
slaves | secondaries, replicas
nonwhite, non white | people of color
~oriental, orientals | Asian
~eskimo, eskimos | Inuit
~gypsy, gypsies | Roma
gypped, gyp | cheated
pow wow, powwow | meeting
spirit animal | favorite
circle the wagons | close ranks
on the warpath | angry
off the reservation | out of line
low man on the totem pole | most junior person
too many chiefs | too many people in charge
indian giver | person who takes back a gift
pull the trigger | go ahead
sexual preference, sexual preferences | sexual orientation
homosexual, homosexuals | gay
gay lifestyle, homosexual lifestyle | gay people
transgendered | transgender
transgenders | transgender people
transvestite | cross-dresser
sex change | transition
tranny, shemale, faggot, fag, redskin, redskins, towel heads, libtard, homo, sodomite, fucktard, contard |
heshe, shehe, she male, he she person | transgender person
red indian(s), pocahontas | Native American
hymie, shyster, shlomo, goyim, goyum | | “{}” is a slur against Jewish people.
^japs, jap | Japanese person
pinoys, pinays | Filipino people
gyppo, gipsy | Roma
indian give | take back a gift
natives are restless, natives are becoming restless, natives are getting restless, natives are growing restless | people are dissatisfied
jump the reservation, off reserve | disagree
long time no hear | good to hear from you again
stone age | outdated
bathroom bill | non-discrimination law
gay agenda, homosexual agenda | gay issues
homosexual couple(s) | couple
homosexual marriage | same-sex marriage
homosexual relation(s/ship/ships) | relationship
born a man, biologically male, genetically male | assigned male at birth
born a woman, biologically female, genetically female | assigned female at birth
hermaphrodite(s), pseudohermaphrodite, hermaphroditic, pseudohermaphroditic | intersex
transgenderism | being transgender
sex change operation, sexchange | gender confirmation surgery
preferred pronoun(s), gender pronoun(s) | pronouns
savage, savages | people
long time no see | good to see you again
illegal alien(s), illegal immigrant(s) | undocumented person
~ghetto | urban area
first world | industrial countries
third world | lower-income countries
`,
  },
];
