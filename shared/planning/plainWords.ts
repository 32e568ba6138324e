/** Long words and their plain ones. Ours. An ending in brackets goes to both sides. */
const table = `
accordingly = so
additional = more
additionally = also
advantageous = useful
approximately = about
ascertain = find out
assistance = help
attempt = try
capability = skill
capabilities = skills
commence(|s|d) = start(|s|ed)
commencing = starting
comprehensive = full
consequently = so
demonstrate(|s|d) = show(|s|ed)
demonstrating = showing
demonstrated = proven
encounter(|s|ed) = meet(|s|)
expedite(|s|d) = speed(|s|) up
frequently = often
furthermore = also
identify = find
identifies = finds
identifying = finding
immediately = at once
implement(|s|) = put(|s|) in place
implementing = putting in place
inception = start
indicate(|s|d) = show(|s|ed)
initiate(|s|d) = start(|s|ed)
initiating = starting
modification = change
modifications = changes
modify = change
modifies = changes
modifying = changing
numerous = many
objective = goal
objectives = goals
obtain(|s|ed) = get(|s|)
obtaining = getting
participate(|s|d) = take(|s|) part
participating = taking part
possess(|es) = ha(ve|s)
possessing = having
primarily = mainly
procure(|s|d) = buy(|s|)
procuring = buying
proficiency = skill
provide(|s|d) = give(|s|)
providing = giving
purchase(|s) = buy(|s)
purchasing = buying
regarding = about
remain(|s) = stay(|s)
remainder = rest
remuneration = pay
require(|s|d) = need(|s|ed)
requiring = needing
reside(|s) = live(|s)
solicit(|s|ed) = ask(|s|ed) for
sufficient = enough
supplementary = extra
terminate(|s|d) = end(|s|ed)
transmit(|s|ted) = send(|s|)
transmitting = sending
utilization = use
utilize(|s|d) = use(|s|d)
utilizing = using
various = several
verify = check
verifies = checks
verifying = checking
`;

export const plainWords: ReadonlyMap<string, string> = new Map(
  table
    .split('\n')
    .filter((line) => line.includes('='))
    .flatMap((line): [string, string][] => {
      const [from = '', to = ''] = line.split('=').map((side) => side.trim());
      const ends = /\(([^)]*)\)/.exec(from)?.[1]?.split('|');
      if (ends === undefined) return [[from, to]];
      const plain = /\(([^)]*)\)/.exec(to)?.[1]?.split('|') ?? [];
      return ends.flatMap((end, index): [string, string][] => {
        const other = plain[index];
        // An empty ending on the plain side means that the form is the base ("kept" has no rule).
        if (other === undefined || (index > 1 && other === '')) return [];
        return [[from.replace(/\([^)]*\)/, end), to.replace(/\([^)]*\)/, other)]];
      });
    }),
);
