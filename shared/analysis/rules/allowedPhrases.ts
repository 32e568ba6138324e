/** Phrases in which a word that is otherwise a finding means something else. */
export const allowedPhrases = `
competitive salary, competitive salaries, competitive pay, competitive wage(s), competitive compensation, competitive benefit(s), competitive rate(s), competitive package
competitive total compensation, competitive base salary, competitive hourly, competitive retirement, competitive and comprehensive benefits, competitive benefits package
competitive bid(s), competitive bidding, competitive process, competitive procurement, competitive examination(s), competitive selection, competitive recruitment, competitive grant(s)
competitive service, competitive status, competitive civil service, competitive starting salary, competitive starting pay, non competitive, competitive class
aggressive timeline, independent contractor(s), independent expenditure(s), independent voter(s), independent auditor(s), independent candidate(s)
child support, child care, political action committee(s), action committee, connect the dots
lead time, lead paint, lead based
task force, force majeure, work force, armed force(s), air force, space force
kind of, kinds of
active duty, active directory, active voter(s), active shooter, active military, trust fund(s), trust account(s), deeds of trust, deed of trust, national trust
data driven, event driven, test driven, menu driven
child abuse, child welfare, child labor, child labour
boys and girls club, boys girls club, girls who code
fast paced industry, fast paced market, growth hacker, setup wizard, install wizard, installation wizard, import wizard
young voter(s), young people, young adult(s), young children, young men's, young women's, young child, youth and young
mature codebase, mature product, mature program
special election(s), special needs trust
lame duck
league of women voters
her majesty's, his majesty's
physical fitness center, physical fitness program
value added tax, value added reseller
very high frequency
next generation firewall(s), next generation science, next generation 911
going forward basis
service disabled veteran(s), disabled veteran(s)
leverage ratio, financial leverage
in the process of elimination
master of, master's degree, masters degree, master's, king county, queens county, prince george's
`;
