/**
 * Words and short phrases that stand for the same subject when people interview: one line a concept.
 * It lets "What are your salary expectations?" meet "what kind of number do you have in mind?". A word
 * may stand in several lines. Written from how guides and interviewers speak in general; keep lines
 * about one subject, since every added word costs precision.
 */
export const conceptTable = `
pay: salary, pay, paid, wage, compensation, earn, earnings, package, pay band, pay range, money, rate, hourly, base pay, bonus, commission, on target, ote, per hour, an hour, a year gross, figure in mind, number in mind, number in your head, in mind, in your head, commission, base, what would it take, expectations, pays, does that work, does it work for you, published, thousand dollars, thousand a year, bonus, expect to earn, like to earn, like to make, want to make, base and commission, offer, where are you, ballpark, money, budget for this role, salary band, range for this, numbers
notice: notice, notice period, start date, available, availability, how soon, when could you start, when can you start, join us, have you here, first day, begin with us, hand in my notice, weeks notice, months notice, if we made you an offer, begin, from when, start working, how quickly
shift: shift, night, weekend, rota, roster, schedule, evening, saturday, sunday, overtime, day off, days off
oncall: on call, standby, stand by, pager, out of hours, call out, middle of the night, phone at night, rota, week in four, week in five, week in six, get a call, called at night
location: remote, office, from home, at home, hybrid, on site, onsite, relocate, commute, city, days in, how far, live, by train, by car, setup
travel: travel, trip, on the road, nights away, away from home, abroad, plant, driving, flight, client site, away, nights, drive, customer visits
visa: visa, work permit, permit, right to work, authorised to work, authorized to work, sponsorship, sponsor, allowed to work, legally work, work here, sponsor you, citizenship not needed, papers to work
licence: licence, license, ticket, certificate, certified, certification, qualification, qualified, diploma, degree, accreditation, accredited, card, level, trained as, renewed, expire, expiry, papers, trade, apprenticeship, time served, course, courses, exam, passed, trained, qualifications, training, education, school, studies, college, university
language: language, fluent, native, mother tongue, bilingual, speak french, speak german, speak spanish, english, french, german, spanish, dutch, italian, portuguese, mandarin, arabic, polish, speak, understand, write, level, french, dutch, japanese, korean, hindi, russian, swedish, turkish, ukrainian
motivation: got you interested, on your list, end up on your list, hear about us, heard of us, why us, why our, why this, interest, attract, appeal, excite, draw you, drew you, made you apply, apply, caught your eye, stand out, stood out, talk with us, talk to us, know about us, what brings you, come to us, how come, motivate, motivation, choose us, want to work here, mission, fan of, of all companies, why are you here, what made you, draws you, reason you, made you want, interested in, interests you, drawn to, why this one, this one, why did you apply, saw the ad, saw the posting, read about us, appealed, like about us, attracted you
leaving: can't get at, next place, would have to give you, get from us, leave, leaving, left, quit, move on, moving on, looking around, looking for something, looking elsewhere, new job, current job, current position, current role, next job, a change, why now, look for, resign, made redundant, layoff, missing for you, what is missing, don't get where you are, next job, what you want next, does not give you, doesn't give you, where you are today, change jobs, other job
background: background, career, experience, resume, cv, about yourself, your story, path, history, so far, lines up, line up, resembles, relevant, closest to, what you've done, worked on
strength: strength, best at, good at, known for, superpower, skill
weakness: weakness, struggle with, improve about yourself, worst at, development area, blind spot, not good at
proud: glad about, happy about, got done, put on a poster, pleased about, proud, proudest, achievement, accomplishment, accomplish, achieve, success, best work, finest, highlight, most pleased, brag, best thing, favourite, favorite, happiest with, pleased with, show off, success story, best campaign, best project
failure: fail, failure, flop, went badly, go badly, went wrong, go wrong, fall flat, fell flat, regret, disaster, disappoint, disappointment, did not work, didn't work, backfire, worst, flopped, waste, wasted, did not pay off, did not land, rather forget, wish you could undo, burned, lost money, mistake
mistake: mistake, error, wrong, slip, bug, fault, incorrect, got it wrong, wished they hadn't, wished you hadn't, mess up, messed up, screw up, screwed up, false, can't be right, overlook, miscount, mix up, nearly made, near miss, came close, close call, bad data, caught out, inaccurate, misleading
conflict: conflict, disagree, disagreement, argue, argument, dispute, clash, butt heads, did not agree, didn't agree, don't agree, fight, tension, did not see eye to eye, see eye to eye, pushback, push back, pushed back, at odds, different opinion, wanted different, row, can't stand each other, can't stand one another, don't get along, do not get along, not get on, fall out, resist, resisted, opposed, oppose, wants one thing, wanted one thing, opposite, compromise, common ground, differ, differing, friction, quarrel
refuse: refuse, say no, said no, saying no, keep saying no, turn down, turned down, decline, reject, object, would not do, wouldn't do, unsafe, not prepared to, walk away, stop the job, put your foot down, draw the line, say no to
integrity: ethic, ethical, unethical, honest, integrity, illegal, dishonest, asked to do something, not right, bend the rules, cover up, cheat
doctor: doctor, physician, consultant, surgeon, registrar, medic, dr
patient: patient, resident, in your care, bed, ward
worsening: worse, worsen, deteriorate, deterioration, unwell, crash, felt off, septic, sepsis, something off, going downhill
medication: medication, medicine, drug, dose, dosage, tablet, pill, prescription, pharmacy, vial, infusion, drug chart
handover: hand over, handover, handoff, hand off, sbar, end of a shift, end of shift, pass on, pass everybody on, hand your, changeover
family: family, relative, daughter, son, mother, father, parent, mum, mom, dad, wife, husband, mums and dads, guardian, carer
angry: angry, anger, upset, furious, shout, yell, complain, complaint, unhappy, rude, difficult customer, irate, frustrated, mad at, aggressive, scream, dissatisfied, not happy, worst
customer: customer, client, guest, diner, user, shopper, buyer, account, patron, consumer, buyer, clinic, owner, shop, consumer, visitor, passenger, tenant, subscriber, member, people who buy, clients
priority: prioritise, prioritize, priority, comes first, who comes first, what comes first, most urgent, urgent, triage, juggle, order of, first thing, needs you, at once
pressure: pressure, stress, stressful, rush, busy, overwhelmed, panic, chaos, short staffed, call in sick, called in sick, sick, deadline, tight
crew: team, crew, squad, group, staff, colleague, coworker, peer, employee, worker, direct report
lead: lead, leader, manage, manager, supervise, supervisor, boss, run a team, in charge, head of
grow: grow, growth, develop, mentor, coach, promote, promotion, career path, rise
train: train, training, teach, apprentice, onboard, junior, trainee, learner, instruct, new starter, new people, show somebody, pick up the trade, explain, showed, patient, learnt, taught, learning the trade
lesson: lesson, class, classroom, teach, stood up there, stand up there, course, taught
pupil: pupil, student, child, kid, little one, class, year old, boy, girl, schoolchild, learner
behaviour: behaviour, behavior, behave, kick off, kicking off, disruptive, discipline, act up, acting up, naughty, throw, misbehave
ability: ability, ahead, behind, level, differentiate, mixed, advanced, range of, gifted, slower, sounding out, reading age
secret: secret, secrecy, confidential, confide, safeguard, safeguarding, disclose, disclosure, worry, mustn't tell, don't tell anyone, not tell anyone, private
late: late, arrive late, lateness, on time, punctual, show up, don't show up, delay, overdue, behind schedule, absent, no show, slip, slipping, miss its date, miss a deadline, miss the date, running over, overrun
underperform: isn't delivering, not delivering, always late, struggle, struggling, underperform, poor performance, keep up, keeping up, fall behind, performance problem, low performer, not coping, slow, cope, not doing well, wasn't doing well, not good enough, well enough, wasn't doing the job, not doing the job, not up to, not pulling, weak performer, below expectations, behind, at risk, weak, low performer, not performing, not delivering, couldn't keep up, not good at
dismiss: let go, fire, dismiss, dismissal, terminate, sack, part ways, redundancy, disciplinary, lay off
retain: retain, retention, turnover, quit, keep staff, keep people, keep good, losing, lose people, attrition, stay
hire: hire, hiring, recruit, recruitment, fill a role, headcount, vacancy, new hire
source: source, sourcing, find candidates, find people, headhunt, talent pool, where do you go, job board, linkedin, outreach, applicant, nobody applies
fair: fair, fairness, fairer, bias, unbiased, diverse, diversity, equal, equity, inclusion, inclusive, same questions, fairly, biased, even handed, consistent, objective
closeoffer: offer, counter offer, higher offer, close them, accept, signature, pays more, finish line, competing
badnews: bad news, reject, rejection, turn someone down, tell them no, didn't get it, don't make it, unsuccessful, let down, let somebody down
speed: slow, fast, faster, speed, quick, quicker, latency, performance, takes for ever, takes forever, response time, slowness, lag, sluggish, wait, shorten, shorter, bring it down, optimise, optimize, how long
improve: improve, improvement, raise, increase, better, reduce, reduction, cut, bring down, brought down, lower, cheaper, save, saved, efficient, efficiency, your doing, streamline, boost, turn around, before and after, drop, better, get better, going up
output: output, productivity, throughput, per hour, lines an hour, cases, units, volume, production, an hour
incident: incident, outage, down, goes down, went down, crash, downtime, alert, on fire, emergency, break, broken, blow up, page you, down time, bad day, blew up, failure, fell over, broke, emergency, crisis, failure, fell over, stops working, stopped working, blackout, hour, first hour, status page, night
repair: repair, fix, mend, resolve, restore, recover, rollback, roll back, put right, repair, fixed, mended, brought back, back up, workaround, replay, restart, reset
fault: fault, breakdown, break down, trip, diagnose, troubleshoot, root cause, find out why, find the cause, stopped, fault finding, debug, symptom, sensor, alarm, measure, meter, test it, isolate the fault, dead, won't start, not running, track down
recurring: keep coming back, kept coming back, recurring, recur, repeat, repeated, every week, every month, over and over, always the same, for good, once and for all, kept failing, comes back
isolate: isolate, lock out, lockout, tag out, lock off, prove dead, live wire, circuit, panel, touch, switch off, earthing, power off, isolate, turn it off, turn off, switch it off, lock, tag, padlock, fuse, breaker, voltage, prove, tester, live
accident: accident, injury, injured, hurt, near miss, safety, unsafe, hazard, dangerous, danger, get hurt, got hurt, harm, risk
safety: safety, safe, unsafe, guard, ppe
machine: machine, equipment, tool, device, machinery, rig, gear, installation
tool: tool, tooling, software, system, platform, program, application, run on, work with, worked with, technology, technologies, hands on, stack
warehouse: warehouse, stock, inventory, picking, picker, pallet, wms, goods, storage
ats: applicant tracking, ats, greenhouse, lever, workable, taleo, ashby, icims, workday
spreadsheet: spreadsheet, excel, pivot, macro, vlookup, lookup, google sheets, power query, formula
crm: crm, pipeline, hubspot, salesforce, pipedrive, forecast, track of your deals, keep track, deal stage
truck: truck, lorry, trailer, dock, carrier, driver, delivery, loading bay, haul
forklift: forklift, reach truck, counterbalance, pallet jack, lift truck
close: month end, month-end, close the books, closing, year end, reconcile, reconciliation, accrual, ledger, last day of the month, end of the month, thirty first
books: books, ledger, account, accounting, bookkeeping, finance, financial, balance sheet, audit, auditor, figures
layman: not a finance person, non-technical, layman, plain words, simple words, explain to, who doesn't know, plain language, jargon
quarter: quarter, bad quarter, rotten three months, three months, season
budget: budget, spend, spending, cost, funding, cut in half, half the money, expense, budget cut, cut the budget, money, half, less money, cut back, savings, allocate, spend on
bill: bill, invoice, cost, charge, cloud bill, doubled, aws, azure, invoice, spend, twice, doubled, double, expensive, cost more, went up, overspend, budget alert, cost allocation, tags
foodcost: food cost, waste, portion, percentage, margin, what goes in the bin, bin, plate, supplier
inspection: inspection, inspector, hygiene, clean, cleaning, health inspection, audit, temperature
sales: sales, sale, sell, revenue, turnover, takings, quota, target, number to hit, hit your number, supposed to hit, sales team, salespeople, seller, account executive, reps, rep
target: target, quota, goal, number, hit, land, objective, kpi, against plan, attain
deal: deal, contract, close, opportunity, prospect, tender, bid, complicated deal, complex deal, closed, closing, won, win
lose: lose, lost, got away, loss, slipped away, didn't win, did not win, loss, didn't land, fell through, slipped, gone
coldcall: cold call, prospect, prospecting, get a meeting, get in the door, door, never heard of, does not know you, don't know you, first call, stranger, know nothing about, know nothing yet, all you've got is the name, cold, prepare, get ready, preparation, first meeting, do your homework
discount: discount, percent off, cheaper, price, negotiate, negotiation, lower price, haggle, third off, off the price, bargain, concession, only wants to talk about price, price price, too expensive, expensive, how much
resilience: resilience, keep going, rough patch, nothing worked, tough time, hard time, dry spell, give up, setback, persevere, hardest period, slump
campaign: campaign, advert, advertising, ad, ads, promotion, marketing, launch, campaign, advertise, advertisement, brand, channel, influencer, newsletter, social media, billboard, audience, reach, click, followers
attribution: attribution, caused, cause, because of, prove, causal, holdout, control group, experiment, would have happened anyway, last click, a b test, attribute, credit, incremental, uplift, lift, correlation, coincidence, would have bought, bought anyway, test group, would they have, how sure, how can you be sure
research: research, interview, survey, find out what, find out, insight, discover, audience, understand, talk to users, user research, who did you talk to, observe, shadow, findings, finding, ask customers, talk to customers, talk to people, listen to customers, call customers, focus group, understand customers, what people want, need, needs
creative: creative, design, designer, copy, artwork, layout, mockup, visual, designer, agency, draft, sketch, headline, visual, proposal
feedback: feedback, critique, review, comment, praise, tell somebody, critical, react, constructive, tell them, tell him, tell her, honest, how do you tell
leads: lead, leads, prospects, qualified, prospects, contact, contacts, pass on, handed over, hand over, mql, marketing qualified
ignore: ignore, neglect, not listen, disregard
data: data, dataset, row, table, record, column, number, warehouse
pipeline: pipeline, etl, stream, ingest, batch job, kafka, airflow, dbt, data flow, source, sink, topic, queue, event, message, batch, hourly, nightly, warehouse, lake, sensor, ingest, transform, flow, streaming, etl job, orchestrate, job
test: test, testing, check, verify, validation, validate, make sure, correct, assert, unit test, accurate, accuracy, quality, flaky, coverage, suite, check, checks, contract, schema, expectation, unique, null, row count, validate, quality check, assertion, trust the data, trust the numbers, wrong data, sure that it's right
privacy: privacy, personal data, gdpr, pii, anonymise, anonymize, mask, sensitive, delete, encrypt, private, names, addresses, consent, retention, anonymous, sensitive data, who can see, access, secret, pseudonym, personal, identifiable, confidential
analyst: analyst, analytics, business intelligence, dashboard, report, bi, analysts, analytics team, reporting, stakeholder, stakeholders, business, business user, data scientist
future: three years, five years, future, long term, ambition, aspire, where do you see, see yourself, like to be, career goal, next step, a few years, few years from now, grow into, next few years, career, ambition, develop into, dream job, long run
learn: learn, learned, learning, pick up, picked up, study, taught yourself, new skill, book, curious, self-taught
state: state, redux, store, cache, client state, server state, query client
accessibility: accessible, accessibility, screen reader, keyboard, blind, disability, disabilities, can't see, can't use a mouse, impaired, contrast, aria, voiceover, can't see well, hard of hearing, don't use a mouse, colour blind, color blind, assistive
codereview: code review, pull request, merge request, patch, review, diff
size: large, big, huge, too large, too big, lines, enormous, massive, million rows, complicated, complex
production: production, ship, shipped, release, deploy, live, pushed out, pushed something out, push, production, line, line down, shift manager, output, plant, manufacturing, run again
page: page, site, website, screen, web, browser, front end, frontend
backlog: backlog, ticket, queue, open tickets, inbox, case, pile, piled up, pending, outstanding, waiting, catch up, overdue, unresolved, clear
quality: quality, good answer, rubric, standard, score, criteria, good enough, well done, measure quality, mark, grade, review, sample, sampling, calibrate, rating, standard, right answer, accuracy, tone
product: product, feature, roadmap, engineering, product team
persuade: persuade, convince, influence, get them to, change something, change their mind, buy in, get somebody to, listen to you, win, case for, buy-in, champion, push for, make them, lobby
measure: measure, metric, indicator, kpi, how do you know, how can you tell, evidence, track, know your, worked, find out if, success criteria, how did you find out, how do you tell, figures
progress: progress, learning, attainment, understand, assess, assessment
school: school, academy, primaries, college
club: club, sport, music, after school, outside the classroom, extracurricular, hobby, choir, trip, coach
process: process, workflow, procedure, routine, way of working
decide: decide, decision, choose, choice, trade off, tradeoff, weigh, call to make, pick, made somebody do, changed course, acted on, turn around
design: design, architect, architecture, structure, build from scratch, built
change: change, migrate, migration, replace, transform, switch over, convert
remoteteam: remote team, distributed, time zone
duplicate: duplicate, double, doubles, twice, deduplicate, same person
slot: slot, booking, book, appointment, double book, same time, same slot, overlap, calendar, reserve, reservation
concurrency: at once, same time, same second, both press, both click, simultaneously, race, lock, locking, locked, clash, collide
rollout: rollout, roll out, go live, goes live, launch, cutover, deployment plan, first two weeks, implementation
roleplay: role play, roleplay, scene, act, pretend, character, let's play
maintenance: maintenance, reliability, technical debt, tech debt, upkeep, stability, keep it running, refactor
feature: feature, new feature, shiny, functionality, roadmap, request
outcome: result, outcome, success, go well, went well, impact, effect
uncertainty: uncertain, uncertainty, range, confidence, margin of error, estimate, likely, one number, guess
query: query, sql, statement, select, join
noshow: no show, no-show, didn't show up, did not show up, missed appointment, not turn up
reminder: reminder, text message, texts, sms, notification, nudge
interface: interface, screen, ui, button, corner, detail, widget, control
choice: back and forth, settle on, couldn't settle, torn, option, alternative, redid, iterate, iteration, version
balance: balance, split, share of time, trade, juggle, ratio
several: several, multiple, many at once, at the same time, five or six, in parallel, keep track, not lose one
alarm: monitor, monitoring, alert, alarm, observability, metric, dashboard
support: support, help desk, helpdesk, service desk, ticket, case, email, inbox, chat, respond, response, reply, agent, macro, escalate, escalation
happy: happy, unhappy, satisfied, satisfaction, please, pleased, content, win over, make up for, disappointed, grateful, refund, apologise, apologize, apology, sorry
help: help, support, assist, coach, guide, mentor, sit next to, sat next to, pair, show
delegate: delegate, hand off, assign, share the work, trust
communication: communicate, communication, explain, present, presentation, write up, inform, update, status, keep everybody informed
meeting: meeting, stand up, one on one, workshop, agenda, facilitate
crisis: crisis, emergency, disaster, worst case, all at once, everything at once, hundreds
standby: standby, call out, callout, callouts, night call, come in at night, emergency call, get a call, live, live nearby, from here
apprentice: apprentice, trainee, junior, young lad, new starter, student, learner, intern
reliability: reliable, robust, stable, uptime, resilient
weekend: weekend, saturday, sunday, bank holiday, out of hours, rota, shift
upsell: upsell, upgrade, trade up, extra, extras, add-on, better room, cross-sell, premium, recommend, suggest, special offer, cross selling, dessert
reservation: reservation, reserve, booking, book, check-in, check in, check out, front desk, reception, overbooked, rate code, occupancy, room, table for
hotel: hotel, hospitality, hostel, guest house, resort, front desk, housekeeping, reception, lobby, room service
cash: cash, till, drawer, register, float, change, add up, short, count the money, takings, banking, coins, notes
stopwork: stop work, stopped work, stop the job, shut down, shut it down, shut a job down, tools down, down tools, stopped everything, sent home, call a halt, pull the plug, not safe, too dangerous
site: building site, site, construction, scaffold, crane, concrete, brick, brickie, foreman, groundworks, trench, excavation, steel, plaster, roof, foundation, contractor, trades, plumbing, drawing
subcontractor: subcontractor, contractor, supplier, vendor, trades, agency, outsourced, third party, firm, freelancer, partner
poorwork: poor work, poor quality, bad job, shoddy, do it again, redo, rework, snag, snagging, not good enough, defect, ripped out, wrong, put right, corner cut, cut corners, sloppy
permit: permit, sign off, signed off, approval, approve, approved, inspector, inspection, go ahead, authorise, clearance, green light
plan: plan, planning, schedule, week ahead, look ahead, set up your week, organise, organize, programme, timetable, milestone, calendar, sequence, monday morning, gantt, critical path
ontime: on time, ahead of schedule, deadline, within budget, on budget, under budget, bring it in, brought it in, delivered, handed over, came in at, finish on time
forecast: forecast, predict, projection, commit, accuracy, accurate, how far off, estimate, best guess, call the number, within percent, outlook
accuracy: accurate, accuracy, exact, right, correct, precise, precision, error rate, match, how many were right, off by, mistakes
count: count, counting, stocktake, stock take, cycle count, inventory count, recount, blind count, audit, check the stock
missing: missing, difference, discrepancy, does not add up, didn't add up, shrinkage, loss, gone, unaccounted, variance, get to the bottom, detective, vanished, trace, traced, lost, mystery
blame: blame, accuse, fault, point the finger, both sides, each other, his word, dispute, he said
cold: cold, freezer, frozen, chilled, minus, fridge, cold storage, refrigerated, temperature, cool
newchange: change, changed, introduce, introduced, bring in, brought in, rolled out, new way, new system, switch, adopt, reorganise, reorganisation, reorganization, restructure, restructuring, transition, merge, merger
unpopular: did not like, didn't like, hated, hate, resist, resistance, complain, moan, unpopular, pushback, against it, sceptical, skeptical, reluctant, unhappy, grumble, not happy
reluctant: reluctant, sceptical, skeptical, on the fence, against it, resist, not convinced, stakeholder, buy-in, come round, brought round, bring round, get on board, on side, won over, change his mind, change her mind
roadmap: roadmap, backlog, requests, feature requests, what to build, what gets built, what goes first, sixty requests, prioritise, prioritize, wish list, quarter, outcome, build next, build
notbuild: not to build, decided not to, not doing, said no, drop, dropped, kill, killed, cut, deprioritise, deprioritize, scrap, shelved, turn down, leave out
discovery: discovery, research, need, needs, really need, find out, understand, ask them, show me, open question, listen, curious, pain, problem, interview customers, talk to users, dig, what they want
launch: launch, launched, release, shipped, roll out, ship, went live, put it out, announce
disappoint: disappoint, disappointed, disappointing, high hopes, nothing happened, nobody used, flop, fell flat, below expectations, did not work, didn't work, let down, missed the mark
scope: scope, cut scope, half of it, not ready, not be ready, late, behind, slip, delay, date, announced, promised, deliver, smaller, phase, engineering, deadline, two weeks
metric: number, metric, move, moved, before and after, activation, conversion, retention, percent, grew, needle, kpi, results, measure, improved, uplift, rate
biggest: biggest, largest, monster, huge, best deal, major, most important, flagship, won, proudest
quota: quota, target, number, hit, attainment, annual target, bring in, brought in, reach, goal, exceed, percent of target, made, landed, missed
hardtime: against you, everything went wrong, rough month, bad month, bad patch, worst month, hard month, dry spell, low point, nothing worked, slump, tough period, keep going
procurement: procurement, purchasing, buyer, price too high, too expensive, over budget, over the other, competitor, cheaper, negotiate, discount, terms
visit: visit, home visit, on the step, door, went to the house, saw the family, doorstep, knock, house call, site visit
child: child, children, baby, toddler, infant, boy, girl, kid, newborn, weeks old, son, daughter, youngest, teenager, minor
refuses: refuse, refuses, won't let, will not, says no, not let you, keep out, shut the door, locked, deny, decline, stays shut
caseload: caseload, cases, case load, how many, families, clients, on your desk, carry, carrying, held, juggle, on top of, workload, volume, holding, files
casenotes: case notes, record, recording, records, notes, write up, writing up, paperwork, document, documentation, log, report, chart, charting, type up, file
selfcare: look after yourself, switch off, unwind, relax, friday evening, weekend, burnout, burn out, supervision, hobby, swim, run, walk, sleep, therapy, debrief, cope, wellbeing, boundaries, take home, stress
police: police, officer, court, school, agency, agencies, partner, multi-agency, together, probation, authorities, joint
cooperation: cooperate, cooperation, work together, working with, work with, collaborate, collaboration, joint, together, partner, partnership, side by side, pair, hand in hand, joining up
culture: background, culture, cultural, religion, language, interpreter, different from, country, tradition, custom, diverse, immigrant, refugee, community
challengesenior: challenge, challenged, speak up, spoke up, speaking up, senior, consultant, boss, say no, told him no, stand up to, disagree with a superior, question a decision, manager was wrong, higher up
ventilator: ventilated, ventilator, tube, sedation, sedated, alarm, alarms, suction, airway, pump, oxygen, monitor, intensive, intensive care, critical care, observations
deteriorate: deteriorate, deteriorating, worse, going off, crash, crashing, collapse, arrest, emergency, pressure dropped, sats, desaturate, unresponsive, sick at once
death: die, died, dying, death, dead, passed away, end of life, palliative, grief, bereaved, bereavement, mourning, funeral, not make it, lost somebody, relatives, goes badly, does not go well
newcomer: new nurse, new starter, newcomer, new colleague, first day, first week, first weeks, junior, find their feet, settle in, onboard, induct, induction, buddy, shadow, orientation, preceptor, graduate, trainee
mentor: mentor, mentoring, grow, juniors, brought along, helped somebody, coach, coached, taught, took under, promoted, develop, helped to grow, career, intern, apprentice, pairing
spill: spill, spilled, spilt, dropped, leak, broken, accident, burn, acid, glass, chemical, exposure, fire, splash, injury, laboratory accident, slipped
lab: laboratory, lab, sample, samples, assay, reagent, pipette, chromatography, hplc, centrifuge, microscope, mass spectrometry, gc, titration, specimen, tube, tubes, culture
calibrate: calibrate, calibration, control, controls, blank, duplicate, twice, reference, standard, believe it, trust the number, result is right, right result, validate, verify, repeat, plausible
doubt: doubt, doubted, did not trust, didn't trust, suspicious, suspect, odd, strange, something off, couldn't be right, unlikely, looked wrong, outlier, unexpected, check again, ran it again
leaveout: leave out, take out, forget it, drop the point, doesn't fit, does not fit, disturbs, delete, exclude, massage, fudge, make it look, manipulate, falsify, hide, outlier
instrument: instrument, instruments, machine, machines, equipment, under your hands, maintain, maintained, serviced, service, run, operate, device, apparatus, used
mixup: mix up, mixed up, mixed, swap, swapped, confuse, confused, label, labels, labelled, barcode, wrong one, alike, look alike, identify, traceability
vaccine: vaccinated, vaccine, vaccination, jab, jabs, immunised, immunized, hepatitis, flu, titre, booster, shots
quicker: quicker, faster, simpler, less time, save time, saved time, takes less, automated, template, streamline, shorter, by hand, manual, minutes, easier, script, efficient
practical: practical, experiment, bunsen, goggles, gas, laboratory, risk assessment, health and safety, demonstration, equipment out, science lesson, practical lesson, apron, flame
topic: topic, concept, hard to understand, don't get it, did not get it, get it across, explain, model, misconception, lost, clicked, analogy, confusing, sink in, got stuck, found hard, difficult
phone: phone, telephone, mobile, screen time, device, put it away, out in class
examresult: exam, exams, results, grades, grade, marks, passed, pass rate, test scores, how did they do, summer, year eleven, target grade, attainment, league
observed: observed, observation, lesson observation, feedback on, stung, told you about, comment, criticism, critique, harsh, torn to pieces, tore, appraisal, review, hurt, did not enjoy, hard to hear, blunt
subject2: second subject, another subject, else you could teach, maths, geography, history, english, physics, chemistry, biology, art, drama, physical education, music, computing
assistant: teaching assistant, assistant, support staff, aide, helper, ta, learning support
whyhere: why us, why here, why our, made you apply, made you fill, fill in our form, what drew you, of all, attracted, why this company, newer, closer to your house, what do you know about us, heard about us, pull you in, pulls you in
whyfield: why nursing, why teaching, why sales, why do you want to work in, come down here, got into, what is it that, what made you choose, passion, calling, vocation, pull you in, pulls you in, drawn to, profession, love about
portfolio: portfolio, piece, piece of work, happiest, show me something, project, favourite piece, work sample, proudest, yours, creation, that's me
criticism: criticism, critic, critique, harsh, torn, tear to pieces, feedback, brutal, rejected, hated it, didn't like it, looks like, ego, take it personally
program: program, programs, software, app, apps, suite, figma, photoshop, illustrator, indesign, adobe, sketch, cad, live in, work in every day, tools
print: print, printer, printing, proof, bleed, press, fonts, font, colour profile, leaflet, brochure, cmyk, resolution, paper, prepress
lastminute: last minute, evening before, night before, the day before, at the eleventh hour, changes everything, change everything, change of mind, tomorrow morning, tonight, urgent change, new brief, short notice
writer: copywriter, writer, copy, words, editor, headline, text, author
rate: day rate, rate, fee, invoice, salary, pay, budget for this, what are you after, money wise, what do you need to make, where's your head, money
turnover: turnover, people leaving, walking out, quit, quitting, resign, resigned, attrition, retention, leave the company, exit interview, left us, who'd left, stay longer, losing people, churn
hardtalk: difficult conversation, difficult talk, hard conversation, tell somebody something, awful news, deliver bad news, awkward chat, role played, practised, rehearse, tough conversation, uncomfortable, candid, straight with
dismissal: dismissal, dismiss, part ways, let go, fire, fired, terminate, hearing, warning, written warning, appeal, disciplinary, gross misconduct, final warning
confidence: in confidence, confidential, between us, stays between, secret, off the record, promise not to, keep it to yourself, tell no one, trust me, private
restructure: reorganisation, reorganization, restructure, restructuring, layoffs, redundancies, merger, acquisition, acquired, downsizing, new structure, reorg, teams merged
figures: figures, data, numbers, evidence, cost, calculation, one page, spreadsheet, business case, dashboard, return on investment, convince, board, leaders, leadership, executives
twopeople: two people, each other, same room, team leads, both of them, feud, not speaking, fell out, colleagues, employees, side, settle, mediate, mediation, mediator, apology
queue: queue, million, e-mail, e-mails, scale, throughput, retry, retries, rate limit, idempotent, idempotency, worker, workers, batch, message, duplicate, exactly once, load, traffic
architecture: design, build a service, system design, what would you build, whiteboard, architecture, components, service, services, api, microservice, monolith, cache, database
outage: outage, incident, broke, broken, down, went down, failed, failure, war story, on fire, production, postmortem, post-mortem, root cause, alert, certificate, rollback, recover, customers noticed
slowquery: slow, slow query, query, index, explain, plan, seconds, milliseconds, statistics, database, postgres, mysql, sql, profile, optimise, optimize, partition, faster
debate: disagreement, disagree, couldn't agree, could not agree, argued, argue, debate, against it, persuaded, wrong, compromise, decision, vote, prototype, technical, opinion
testing: test, tests, testing, unit test, integration test, flaky, mock, mocks, worth testing, coverage, end to end, regression, qa, automated
timezone: time zone, overlap, hours with, same time, your time, our time, hours ahead, hours behind, remote, brussels, nine to six, working hours
drivelicence: driving licence, driving license, drive, car, own car, vehicle, insurance, clean licence, full licence, get around, van, motorbike
languages: languages, language, speak, fluent, fluently, mother tongue, native, french, german, spanish, italian, portuguese, arabic, polish, russian, mandarin, bilingual, conversational, at home we speak
longshift: twelve hour, twelve hours, long day, long days, shift length, eights, nights in a row, four days free, half seven to eight, rotation, block, nights
overbooked: overbooked, overbooking, double booked, no room, sold twice, full, confirmation, every key, walk a guest, another hotel, fully booked
difficultguest: could not please, never happy, complain, complaint, shouted, furious, difficult guest, turned it round, turned around, put it right, impossible to please, angry, upset, apologise, made up for it, compensation
`;
