import type { PhraseFamily } from '../phraseTable.ts';

/** Words that add length and no meaning. The wordy phrases and plainer ones are retext-simplify's. */
export const fillerTerms: readonly PhraseFamily[] = [
  {
    category: 'filler',
    source: 'Rapport',
    problem: '“{}” adds no meaning; the sentence is stronger without it.',
    table: `
very, really, quite, basically, literally, truly, actually, extremely, totally, absolutely
needless to say, it goes without saying, as you know, of course
`,
  },
  {
    category: 'filler',
    source: 'retext-simplify',
    problem: '“{}” is wordy; a shorter phrase says the same.',
    table: `
a number of | some, many
adversely impact | hurt
aforementioned | this
afford an opportunity | allow
along the lines of | like
as a means of | to
at the present time, at this time | now
at this point in time, this point in time | now
attributable to | because of
because of the fact that, due to the fact that, owing to the fact that | because
by means of | by
by virtue of | by
close proximity | near
commence | begin, start
commences | begins, starts
commencing | starting
due to the fact | because
each and every | each
endeavor, endeavour | try
expeditiously | quickly
first and foremost | first
for a period of | for
for the purpose of | to
has a requirement for | needs
heretofore | until now
herein | here
hereinafter | from here on
if and when | when
in a timely manner | on time
in accordance with | under, following
in an effort to, in order to | to
in order for | for
in close proximity to | near
in excess of | more than
in lieu of | instead of
in light of the fact that | because
in the amount of | for
in the event of, in the event that | if
in the near future | soon
in the process of |
in regard to, in relation to, with reference to, with respect to, with regard to | about
inasmuch as | since
incumbent upon | up to
interface with, interfaces with, interfacing with | work with
is applicable to | applies to
is in possession of | has
necessitate, necessitates | need, needs
notwithstanding | despite
null and void | void
on a regular basis | regularly
on a daily basis | daily
on a weekly basis | weekly
owing to the | because of the
prior to | before
pursuant to | under
subsequent to | after
successfully complete | complete, pass
the month of |
thereof | of it
therein | in it
until such time as | until
utilise, utilize | use
utilised, utilized | used
utilises, utilizes | uses
utilising, utilizing | using
various different | various
whether or not | whether
with the exception of | except for
`,
  },
];
