import type { PhraseFamily } from '../phraseTable.ts';

export const corporateTerms: readonly PhraseFamily[] = [
  {
    category: 'corporate-speak',
    source: 'joblint',
    problem: '“{}” is hype; say what the person will do.',
    table: `
rockstar(s), rock star(s) | skilled professional, expert
ninja(s) | specialist, expert
guru(s) | expert, specialist
superhero(es), super hero(es) | capable professional
superstar(s), super star(s) | strong performer
jedi, samurai | expert
~wizard(s), wiz, whiz, whizz | expert
~unicorn(s) | skilled professional
evangelist(s) | advocate
hardcore, hard core | serious
crush it, crushing it, kill it, killing it | do well
hit the ground running | start soon with our help | “{}” leaves no room to learn; say what the first months look like.
tight deadline(s) | clear deadlines | “{}” hints at constant pressure; say how often and why.
visionary, visionaries | creative
blue sky thinking | new ideas
incentivize, incentivise | encourage
incentivizes, incentivises | encourages
paradigm(s), paradigm shift(s) | model, change
synergy | teamwork
synergies, synergistic, synergize, synergise | work jointly, joint work
`,
  },
  {
    category: 'corporate-speak',
    source: 'words/buzzwords',
    problem: '“{}” is a buzzword; plain words say more.',
    table: `
at the end of the day | in the end
bring to the table, brings to the table | offer
outside the box, think outside the box, thinks outside the box, out of the box thinking, out of the box thinker | creative
push the envelope, pushing the envelope | try new things
touch base, touching base | talk
sea change | big change
win win | good for both
wheelhouse | skill
run like a business |
ballpark figure | estimate
best of breed, best in class, world class | excellent
boil the ocean |
cast a wider net | look further
circle back, circling back | return
close the loop, closing the loop | follow up
deep dive(s) | close look, detailed review
disruptive innovation, disruptive technologies, disruptor(s) | new technology
drink the kool aid, drinking the kool aid |
eat your own dogfood, eating your own dogfood | use our own product
herding cats, herd cats | coordinating many people
low hanging fruit | easy gains
make it pop |
mindshare | attention
moving forward, going forward | from now on
move the needle, moving the needle | make a difference
new normal |
pain point(s) | problem
part of our dna, in our dna | part of who we are
quick win(s) | early result
touchpoint(s), touch point(s) | contact
value added, value add | useful
leveraging | using
leverages | uses
leverage | use
bleeding edge, cutting edge | newest, modern
next generation | new
thought leader(s), thought leadership | expert
game changer(s), game changing | big change
`,
  },
  {
    category: 'corporate-speak',
    source: 'Rapport',
    problem: '“{}” is said in so many postings that it tells a reader little.',
    table: `
fast paced environment, fast paced workplace | busy workplace | “{}” can hint at long hours; say what the pace means in practice.
fast paced | busy | “{}” can hint at long hours; say what the pace means in practice.
high pressure environment, pressure cooker | | “{}” can hint at overwork; say what the peaks are and how you help.
thrive(s) under pressure, work(s) well under pressure, works under pressure | | “{}” hints at constant pressure; say when the busy times are.
wear(s) many hats, wearing many hats, wear multiple hats, wears multiple hats | do varied work | “{}” hides what the job is; list the main tasks.
self starter(s) | works without close direction
go getter(s) | motivated person
team player(s) | works well with others
results driven, results oriented, result driven, result oriented | focused on outcomes
deadline driven | plans for deadlines
customer centric, customer obsessed, client centric | puts customers first
detail obsessed | thorough
hustle, hustler(s), side hustle | work
grind | work
give 110, give 110 percent, give it 110, above and beyond | work with care | “{}” asks for more than the job; say what good work looks like.
whatever it takes, do what it takes | | “{}” hints at unlimited hours; say what the limits are.
can do attitude, positive attitude | helpful
passionate about | interested in
obsessed with, obsess over | careful about
no ego, no egos | respectful
`,
  },
  {
    category: 'corporate-speak',
    source: 'Rapport',
    problem: '“{}” is out of place in a job posting.',
    table: `
badass, bad ass, kick ass, kickass | excellent
fuck, fucking, shit, bullshit, damn, goddamn, asshole, piss, bitch, bitching |
sexy | attractive
`,
  },
];
