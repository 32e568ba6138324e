/** Nouns that stand alone without an article in the singular, besides those in -ing, -tion, -ment and the like. Ours. */
export const massNouns: ReadonlySet<string> = new Set(
  `access advice air art bread business cargo cash change cleanliness clothing coffee code communication content copy
cost credit culture customer-service data debt demand design documentation drainage dust electricity energy equipment
evidence experience feedback finance flow food footage freight fuel furniture garbage glass grass growth hardware health
help history hygiene income information inventory knowledge land laundry law lighting linen literature livestock
machinery mail maintenance material media merchandise merit money morale music nutrition order oversight ownership paper
paperwork patience pay payroll play policy power practice privacy produce production progress quality rapport refuse
rent research retail revenue risk rubbish safety sales scale science security software soil sound space staff stock
strategy stress success support talent tax technology timber time trade traffic transport transportation travel trust
turnover usage value waste water welfare wildlife wood work workflow personnel people police children men women
faculty crew cattle fish leadership membership ownership relationship-building spend throughput uptime downtime
accuracy efficiency productivity delivery recovery discovery inquiry supply visibility availability compliance care`.split(
    /\s+/,
  ),
);
