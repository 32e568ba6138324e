import { stem } from './stem.ts';

/**
 * Words that mean the same thing when people ask about an interview, a line each; no word stands in two
 * lines. Narrower than the concept table on purpose: one shared line is enough to answer a question.
 */
export const synonymTable = `
accident: injury, injured, hurt, near miss, harmed
angry: furious, upset, shouted, shouting, irate, yelled
relative: daughter, mother, father, mum, dad, wife, husband, parents, mums and dads, family member
child: children, kid, kids, pupil, pupils, toddler
customer: client, clients, guest, guests, diner, shopper
boss: manager, supervisor, line manager
colleague: coworker, teammate, peer, workmate
mistake: error, went wrong, got it wrong, slip, mixed up, messed up
outage: incident, downtime, went down, crashed
repair: fix, fixed, mend, mended
disagreement: conflict, dispute, argument, argue, argued, arguing, disagree, disagreed, couldn't agree, clash
medication: medicine, drug, drug chart, dose, prescription, pills
handover: hand over, handing over, handed over, hand off, handoff, pass everybody on, pass on
certificate: what tickets, licence, license, certification, qualification, qualified, diploma
isolate: lock off, lockout, lock out, tag out, my own lock, turn it off, switch it off, prove dead
degree: university, college, studied, graduate, graduated, bachelor, master's degree, study
visa: work permit, right to work, sponsorship
hobby: hobbies, spare time, free time
overtime: extra hours, extra shifts
weekend: weekends, saturdays, sundays
relocate: relocation, move house, move to
budget: spending, spend
price: cost, costs, expensive
lawsuit: sue, solicitors, court
prevent: stop, stops, stopped, avoid
weakness: not good at, struggle with, blind spot
strength: good at, best at, known for
achievement: proud, proudest, accomplishment, put on a poster
failure: failed, fell flat, flop, flopped
underperform: wasn't doing well, not doing well, not delivering, isn't delivering
coach: mentor, mentored, coached, coaching
hire: hiring, recruit, recruiting, hired
dismiss: dismissed, sacked, let go, parted
discount: price off, percent off, cheaper price
deadline: due date, promised for
test: testing, tested
research: user interviews, survey
safety: unsafe, hazard, dangerous
pressure: stress, stressful
programming: coding, programmed
supplier: vendor, subcontractor
database: postgres, mysql, sql
wage: salary, compensation, remuneration
standby: on call, pager, call out
driving licence: driving license, driver's licence, driver's license
doctor: physician, surgeon, consultant
`;

const lineByPhrase = new Map<string, string>();
let longest = 1;
for (const line of synonymTable.trim().split('\n')) {
  const [name = '', phrases = ''] = line.split(': ');
  for (const phrase of [name, ...phrases.split(', ')]) {
    const stems = phrase.split(' ').map(stem);
    longest = Math.max(longest, stems.length);
    lineByPhrase.set(stems.join(' '), `=${name}`);
  }
}

/** The lines that a run of stemmed words touches, each with the words it takes: [from, until). */
export function synonymsIn(
  stems: readonly string[],
): { line: string; from: number; until: number }[] {
  const found: { line: string; from: number; until: number }[] = [];
  for (let from = 0; from < stems.length; from += 1) {
    for (let length = Math.min(longest, stems.length - from); length > 0; length -= 1) {
      const line = lineByPhrase.get(stems.slice(from, from + length).join(' '));
      if (line === undefined) continue;
      found.push({ line, from, until: from + length });
      from += length - 1;
      break;
    }
  }
  return found;
}
