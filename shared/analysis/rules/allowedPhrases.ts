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
recognized tribe(s), recognised tribe(s), indian tribe(s), native american tribe(s), native tribe(s), american indian tribe(s), first nations tribe(s), member tribe(s), sovereign tribe(s)
member of a tribe, members of a tribe, enrolled in a tribe, tribe or nation, tribes and nations, state or tribe, states and tribes, tribes and territories, counties and tribes, tribes and counties, cities and tribes, tribes and cities, agencies and tribes, tribes and agencies
psychotic disorder(s), psychotic illness(es), psychotic episode(s), psychotic symptom(s), anti psychotic(s), senile dementia, dwarf planet(s), dwarf fruit, dwarf tree(s)
girl scout(s), boy scout(s), boys and girls, girls and boys, first lady, landlord tenant, landlord and tenant, landlords and tenants, tenants and landlords, tenant landlord
master of, master's degree, masters degree, master's, king county, queens county, prince george's
`;
