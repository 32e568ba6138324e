import type { CompetencyText } from './libraryText.ts';

export const engineeringAndScience: readonly CompetencyText[] = [
  {
    id: 'laboratory',
    name: 'Laboratory practice',
    theme: 'technical',
    strong:
      'laborator*, specimen*, assay*, pcr, microscop*, lab equipment, cell culture, reagent*, chromatograph*, spectromet*, molecular biology, chemical analys*, histolog*, microbiolog*, lab techniques, bench work, hematology, samples, phlebotom*, chemist*',
    weak: 'lab, labs, tests, chemical*, biolog*, protocols, instruments, experiments',
    questions: `
Behavioral: Tell me about a result that made you doubt your own measurement. What did you do?
+ Controls and repeats before conclusions
+ Looked at sample, reagent and instrument in turn
+ Reported the doubt openly
- Repeated it until it looked right.
Behavioral: Describe a method you set up or took over that did not work at first.
+ Changed one thing at a time
+ Used the literature and colleagues
+ Wrote down what worked
- Followed the kit and changed the supplier.
Behavioral: When did good records of yours, or missing ones, decide how something turned out?
+ Concrete case
+ Knows what must be written at the bench
+ Changed how they record
- Records are written up at the end of the week.
Situational: You discover that samples of one day may have been mixed up, and the results are already out. What do you do?
+ Reports at once
+ Finds out how far it reaches
+ Repeats and corrects in the open
- Checks quietly first whether it matters.
Situational: The instrument you need fails its check and a colleague says that it is always a little off. What now?
+ Does not use it for results
+ Finds the cause or calls service
+ Looks at results since the last good check
- Corrects by hand.
Technical: Take a measurement you know well. Which controls do you run, and what would each tell you?
+ Positive, negative, blank, standard
+ Says what each rules out
+ Has criteria to reject a run
- Runs the controls because the protocol says so.
Technical, senior: How do you bring a new method into routine use in a laboratory?
+ Accuracy, precision, limits, comparison with the old one
+ Training and written procedure
+ Follows quality figures afterwards
- Everyone is shown once.
Situational: You follow a protocol, and one step in it is not clear. What do you do?
+ Stops before the step
+ Asks somebody or looks at the source
+ Notes what was done
- Does what seems right.
Technical: How do you keep your notes so that somebody else could repeat your work?
+ At the time, with dates, lots and settings
+ Also what went wrong
+ Readable and safe
- In the final report.
Behavioral: Tell me about an experiment or test that failed several times. How did you find out why?
+ Changed one thing at a time
+ Controls
+ Asked others
- Repeated it until it worked.
Technical: Which checks do you make on data before you draw a conclusion from them?
+ Missing and odd values, controls
+ Repeats and spread
+ Fixed before the result was seen
- Whether they make sense.`,
  },
  {
    id: 'research',
    name: 'Research and study design',
    theme: 'technical',
    strong:
      'research project*, conduct research, scientific research, research design, study design, literature review*, research method*, publish*, peer-reviewed, peer reviewed, principal investigator*, experiment*, clinical trial*, clinical research, survey design, qualitative research, quantitative research, statistical analys*, postdoctoral, program evaluation, research findings, scientific paper*, manuscript*, research experience, original research, evaluation research',
    weak: 'research*, scientific, study, studies, survey*, evidence, findings, methodolog*, hypothes*, data collection, analyses',
    questions: `
Behavioral: Tell me about a study whose result surprised you. How did you make sure that it was real?
+ Looked for errors and other explanations
+ Repeated it or used a second method
+ Says what it changed
- Was pleased and published it.
Behavioral, desk: Describe a question you had to give up on because the data could not answer it.
+ Saw it in time
+ Reshaped the question
+ Was open with those who waited for it
- Answered it anyway.
Behavioral: When have you explained a finding to people who were not researchers and who acted on it?
+ Plain words with the limits kept
+ Knew what they had to decide
+ Says what they did
- Sent them the paper.
Situational: A sponsor asks you to leave out a result that does not suit them. How do you answer?
+ Does not leave it out
+ Explains what it does to the whole
+ Knows whom to bring in
- Puts it in an appendix.
Situational: Halfway through, you see that far fewer people take part than planned. What are your options?
+ Finds out why
+ Weighs more time, other ways of reaching people, a smaller question
+ Reports what it does to the strength of the result
- Carries on with what there is.
Technical, desk, own-research: How do you go from a broad question to a study that can be done in six months?
+ A narrow question with a measure
+ What is already known
+ Design, sample, and what could spoil it
- Begins with the method they like.
Technical, own-research: How do you decide how far a result from one group can be carried over to another?
+ Who was and was not in the sample
+ Context and mechanism
+ States it as a limit
- If it is significant it holds.
Behavioral, own-research: Tell me about a piece of research that was mostly your own work. What was the hardest decision in it?
+ Names the choice and what spoke for each
+ How it changed the result
+ Would decide so again, or not, and why
- No hard ones.
Situational, own-research: A colleague cannot repeat a result that you have published or passed on. What do you do?
+ Takes it seriously
+ Goes through data and steps together
+ Corrects it openly where needed
- They must have done it differently.
Situational: A source that you rely on says something else than all the others. What do you do?
+ Looks who wrote it, when and from what
+ Goes back to the first source
+ Writes down the difference
- Takes the majority.
Situational: You are asked to find out about a subject of which you know nothing, and have a day. How do you go about it?
+ Asks what it is for
+ An overview first, then two or three good sources
+ Says what is not certain
- Reads what comes up first.`,
  },
  {
    id: 'engineering',
    name: 'Engineering design',
    theme: 'technical',
    strong:
      'engineering design*, mechanical engineer*, electrical engineer*, civil engineer*, autocad, solidworks, cad, design calculations, engineering drawing*, technical drawing*, engineering principles, engineering project*, structural, systems engineering, product design and development, prototyp*, engineering analys*, process engineer*, specifications and drawings, professional engineer*, engineering problem*, control system*, embedded, firmware',
    weak: 'engineering, design*, technical, specifications, drawings, components, systems, models, simulation*',
    questions: `
Behavioral: Tell me about a design of yours that failed in testing or in use. What had you missed?
+ Knows the cause and the assumption behind it
+ Says what it cost to learn
+ Changed how they design
- Was outside the specification.
Behavioral: Describe a trade-off between cost, time, safety and quality that you had to settle. How did you decide?
+ Names the alternatives and figures
+ Who was asked
+ Would say what they gave up
- Had enough of everything.
Behavioral: When did you find an error in a calculation or drawing, yours or that of somebody else, and what did you do?
+ Told those affected at once
+ Checked what else rests on it
+ A check that catches it next time
- Corrected it quietly.
Situational: Those who build what you have designed ask for a change that makes their work easier. How do you decide?
+ Listens, asks for the reason
+ Checks function, limits and safety
+ Records and releases the change properly
- Refuses, or agrees by phone.
Situational: You must give an estimate and have half of the data. What do you give, and how do you say it?
+ A range with assumptions
+ What would narrow it
+ When it will be better
- Refuses, or gives one number.
Technical: How do you check that a result from a simulation or calculation can be right?
+ Rough hand calculation
+ Limits, units, mesh or inputs
+ Comparison with a test
- The program gave no warning.
Technical, senior: How do you run a design review that finds the real weaknesses?
+ The right people and papers beforehand
+ Questions the assumptions
+ Open points with names and dates
- Presents the design to management.`,
  },
  {
    id: 'quality',
    name: 'Quality assurance',
    theme: 'delivery',
    strong:
      'quality assurance, quality control, quality management, iso 9001, gmp, glp, good manufacturing practice*, quality standards, quality improvement, nonconform*, corrective action*, root cause*, sop, sops, standard operating procedure*, quality system*, acceptance testing, continuous improvement, process improvement*, performance improvement, lean',
    weak: 'quality, standards, inspection*, audits, procedures, deviations, validation, compliance',
    questions: `
Behavioral: Tell me about a problem that kept coming back until you found its cause.
+ Separates sign from cause
+ Used data, not opinion
+ Shows that it stayed away
- Reminded people to take care.
Behavioral: Describe a time somebody found fault with work that you had checked. What did you do?
+ Looked at the evidence first
+ Discussed it on facts
+ Changed the check
- Argued it away.
Behavioral: When have you made a procedure shorter and better?
+ Asked those who use it
+ Took out what nobody needs
+ Checked the effect
- Added a form.
Situational, plant: A batch misses one limit by very little, and the customer is waiting. What do you do?
+ Does not release on their own
+ Finds out what the limit protects
+ Follows the deviation procedure and tells the customer
- Releases it, since it is nearly right.
Situational: People sign off checks they have not done. How do you find out why, and what do you change?
+ Asks without threat
+ Looks at time, sense and place of the check
+ Changes the process
- Disciplines the person.
Technical: How do you choose what to check when you cannot check everything?
+ Risk and record of faults
+ Sampling with a reason
+ Where in the process it is cheapest to find
- A fixed percentage.
Situational, goods-made: Something that has been delivered turns out to be just below the standard, and nobody has complained. What do you do?
+ Finds out what the standard protects and how far it reaches
+ Tells those who must know
+ Corrects it in the open
- Waits for a complaint.`,
  },
  {
    id: 'environment',
    name: 'Environment and sustainability',
    theme: 'role',
    strong:
      'environmental compliance, environmental science, environmental impact*, environmental regulation*, sustainab*, wastewater, water quality, air quality, renewable energy, remediation, ecolog*, climate, energy efficiency, stormwater, environmental program*, environmental assessment*, environmental protection, water treatment, energy audit*, solar, carbon',
    weak: 'environment*, energy, waste, water, permits, recycling, emissions',
    questions: `
Behavioral, desk, environment-work: Tell me about a measure you carried out that reduced waste, energy or emissions. How do you know that it did?
+ Baseline and measured effect
+ Who had to change something
+ Lasting
- A campaign without a figure.
Behavioral: Describe a time that environmental rules and somebody's schedule collided. What did you do?
+ Knows what the rule really demands
+ Brought a way that met both, or stopped it
+ Kept the record straight
- Found a way round it.
Behavioral: When have you had to explain a risk to people who were worried about it?
+ Listens before explaining
+ Plain and true, with what is not known
+ Said what would be done
- Told them that there was no cause for worry.
Situational: A measurement is over the permitted limit and nobody else has seen it. What are your next steps?
+ Checks and reports within the time the rule sets
+ Looks for the cause
+ Protects people first
- Measures again until it fits.
Situational, environment-work: There is money for one environmental measure this year. How do you choose it?
+ Size of effect against cost and time
+ Data on where it is used
+ What can be shown
- The most visible one.
Technical: How do you take and handle a field sample so that its result stands up afterwards?
+ Plan, clean container, blanks, labels
+ Temperature and time
+ Chain of custody
- Fills a bottle and sends it in.
Behavioral: Tell me about a measurement or survey of yours in the field that was difficult. What made it hold up?
+ Planned for weather, access and equipment
+ Recorded conditions and doubts
+ Says what it was used for
- It went well.`,
  },
];
