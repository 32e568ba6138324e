import type { PhraseFamily } from '../phraseTable.ts';

/** Job titles that name a gender: rules of retext-equality 7.1.0, with suggestions that fit a job. */
export const genderedTitles: PhraseFamily = {
  category: 'exclusive-gender',
  source: 'retext-equality',
  problem: '“{}” names one gender, so other people may think the job is not for them.',
  table: `
aircrewwoman, aircrew woman, aircrewman, airman | pilot, aviator
aircrewwomen, aircrew women, aircrewmen, airmen | pilots, aviators
alderwoman, alderman | council member
alderwomen, aldermen | council members
anchorwoman, anchorman, newswoman, newsman, newspaperwoman, newspaperman | anchor, journalist
anchorwomen, anchormen, newswomen, newsmen, newspaperwomen, newspapermen | anchors, journalists
assemblywoman, assemblyman | assembly member
assemblywomen, assemblymen | assembly members
bondswoman, bondsman | bonder
bondswomen, bondsmen | bonders
businesswoman, businessman, salarywoman, salaryman | business executive, entrepreneur
businesswomen, businessmen, salarywomen, salarymen | business executives, entrepreneurs
camerawoman, cameraman | camera operator
camerawomen, cameramen | camera operators
career girl, career woman | professional
cattlewoman, cattleman | cattle rancher
cattlewomen, cattlemen | cattle ranchers
chairwoman, chairman | chair, chairperson
chairwomen, chairmen | chairs, chairpersons
cleaning lady, cleaning girl, cleaning woman, cleaning man, cleaning boy | cleaner
cleaning ladies, cleaning girls, cleaning men | cleaners
clergywoman, clergyman | cleric, clergy
clergywomen, clergymen | clerics, clergy
committeewoman, committeeman, committee woman, committee man | committee member
committeewomen, committeemen | committee members
congresswoman, congressman | member of congress, representative
congresswomen, congressmen | members of congress, representatives
councilwoman, councilman | council member
councilwomen, councilmen | council members
cowgirl, cowboy | cowhand
cowgirls, cowboys | cowhands
craftswoman, craftsman, handywoman, handyman | artisan, skilled worker
craftswomen, craftsmen, handywomen, handymen | artisans, skilled workers
delivery girl, delivery boy | courier, messenger
doorwoman, doorman | concierge
doorwomen, doormen | concierges
draftswoman, draftsman | drafter
firewoman, fireman | firefighter
firewomen, firemen | firefighters
fisherwoman, fisherman | fisher, crew member
fisherwomen, fishermen | fishers, crew members
forewoman, foreman | supervisor, shift boss
forewomen, foremen | supervisors, shift bosses
freshwoman, freshman | first-year student
freshwomen, freshmen | first-year students
frontwoman, frontman | front
garbagewoman, garbageman | waste collector
garbagewomen, garbagemen | waste collectors
henchwoman, henchman | sidekick
housemaid | house worker
insurance woman, insurance man | insurance agent
insurance women, insurance men | insurance agents
journeywoman, journeyman | journey-level worker, skilled worker
journeywomen, journeymen | journey-level workers, skilled workers
landlady | property owner
laywoman, layman | layperson
laywomen, laymen | laypeople
linewoman, lineman | line worker
linewomen, linemen | line workers
markswoman, marksman | shooter
middlewoman, middleman | intermediary, go-between
middlewomen, middlemen | intermediaries, go-betweens
milkwoman, milkman | milk carrier
office girl(s) | office assistant, administrative staff
ombudswoman, ombudsman | ombudsperson, mediator
ombudswomen, ombudsmen | ombudspersons, mediators
patrolwoman, patrolman | patrol officer
policewoman, policeman | police officer
policewomen, policemen | police officers
postwoman, postman, mailwoman, mailman | mail carrier, postal worker
postwomen, postmen, mailwomen, mailmen | mail carriers, postal workers
railwayman | railway worker
repairwoman, repairman | technician, repairer
repairwomen, repairmen | technicians, repairers
saleswoman, saleslady, salesman, sales woman, sales man | salesperson, sales representative
saleswomen, salesladies, salesmen, sales women, sales men | sales staff, sales representatives
selectwoman, selectman | select board member
selectwomen, selectmen | select board members
servicewoman, serviceman | service member
servicewomen, servicemen | service members
showwoman, showman | promoter
spacewoman, spaceman | astronaut
spokeswoman, spokesman | spokesperson, representative
spokeswomen, spokesmen | spokespersons, representatives
sportswoman, sportsman | sports player
sportswomen, sportsmen | sports players
stateswoman, statesman | public figure
stewardess(es) | flight attendant
stockman | cattle worker
superwoman, superman | expert
tax man | tax office
tradesman, tradeswoman | trades worker
tradesmen, tradeswomen | trades workers
usherette | usher
waitress, waiter | server
waitresses, waiters | servers
watchwoman, watchman | guard
watchwomen, watchmen | guards
weatherwoman, weatherman | weather forecaster
workwoman, workman, working woman, working man | worker
workwomen, workmen | workers
authoress | author
actress(es) | actor
alumna, alumnus | graduate
heroine(s) | hero
janitress(es) | cleaner
landlord | property owner
landlords | property owners
call girl(s) | sex worker
calendar girl(s) | model
leading lady | main part
churchman, churchwoman | cleric
countrywoman, countryman | fellow citizen
countrywomen, countrymen | fellow citizens
frenchmen, englishmen | people
nobleman, noblewoman, noblemen, noblewomen | nobles
hangman, hangwoman, hangmen, hangwomen | executioner
caveman, cavewoman, cavemen, cavewomen | cave dweller
bogeyman, bogeywoman, boogeyman, boogeywoman, boogieman, boogiewoman, bogieman, bogiewoman | scare
kingmaker, queenmaker | power behind the scenes
henchwomen, henchmen | sidekicks
markswomen, marksmen | shooters
milkwomen, milkmen | milk carriers
frontwomen, frontmen, front women, front men | fronts
front woman, front man | front
showwomen, show women, showmen, show men | promoters
spacewomen, spacemen | astronauts
superwomen, supermen | experts
mad man | enthusiast
madmen, mad men | enthusiasts
chick cop | police officer
executrix | executor
aviatrix | aviator
poetess | poet
lady doctor, woman doctor | doctor
woman lawyer | attorney
hostess(es) | host
`,
};
