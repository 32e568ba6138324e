import type { CompetencyText } from './libraryText.ts';

export const trades: readonly CompetencyText[] = [
  {
    id: 'maintenance',
    name: 'Maintenance and repair',
    theme: 'technical',
    strong:
      'preventive maintenance, preventative maintenance, equipment repair*, repair*, troubleshoot* equipment, mechanical, electrician*, plumb*, hvac, mechanic*, electrical systems, building maintenance, facility maintenance, facilities maintenance, calibrat*, install* equipment, equipment maintenance, maintain equipment, power tools, hand tools, maintenance of equipment, boiler*',
    weak: 'maintenance, equipment, machines, machinery, tools, install*, inspect*, parts, troubleshoot*, systems',
    questions: `
Behavioral: Tell me about a fault that came back after you had repaired it. How did you find the real cause?
+ Works from signs to cause
+ Rules things out one by one
+ Proves the repair
- Replaced parts until it ran.
Behavioral: Describe a repair you decided not to do yourself. Why, and what did you do instead?
+ Knows the limits of skill, licence or safety
+ Made it safe and called the right person
+ Learned from it
- Always finds a way.
Behavioral: Tell me about a problem that you found during routine maintenance, before it became a breakdown.
+ Saw a sign and acted
+ Recorded it
+ Knows what it would have cost
- Repairs when something breaks.
Situational: Equipment that others are waiting for stops, and you do not know it well. What do you do in the first ten minutes?
+ Makes it safe
+ Asks what happened just before
+ Tells people how long until they know more
- Opens it at once.
Situational: Two urgent repairs are reported at the same time. How do you choose?
+ Danger, then effect on people and work
+ Tells both sides
+ A stopgap for the second
- The one that is nearer.
Technical: How do you make sure that nothing can start or be live while you work on it?
+ Isolate, lock, tag, test
+ One key, one person
+ Checks again before switching on
- Switches it off and tells others.
Technical, senior: How do you decide whether to repair a piece of equipment again or replace it?
+ Age, failure record, parts, downtime and cost
+ Safety and energy
+ Puts it to the person who pays with figures
- When it cannot be repaired any more.
Technical, repairs: How do you find a fault in equipment that you have not worked on before?
+ Asks what happened and what changed
+ Reads the plan or manual, measures
+ One thing at a time, from the simple to the rare
- Replaces parts until it runs.
Situational: A part will come in three days, and the equipment is needed tomorrow. What do you do?
+ Says so at once
+ Looks for another source or a safe way round
+ Nothing bypassed that protects people
- Patches it up.
Behavioral: Tell me about a repair that others were waiting for. How did you go about it?
+ Safe first, then the cause
+ Told those waiting what to expect
+ Checked that it would last
- Hurried.`,
  },
  {
    id: 'construction',
    name: 'Site and construction work',
    theme: 'technical',
    assumes: 'building-site',
    strong:
      'construction project*, construction site*, job site*, construction work, carpenter*, carpentry, concrete, masonry, roofing, scaffold*, excavat*, heavy equipment, building code*, site supervision, blueprints, subcontractor*, surveying, construction manage*, construction document*, welding, welder*, pipefitt*',
    weak: 'construction, site, contractors, drawings, permits, materials, crew*, plans, inspect*',
    questions: `
Behavioral: Tell me about a job that had to be done over. What had gone wrong?
+ Names the cause, including their own part
+ Says what it cost
+ Checks earlier since then
- The drawings or others were wrong.
Behavioral: Describe how you kept to a date when weather or material did not play along.
+ Changed the order of work
+ Told the client and the trades early
+ Did not cut safety
- Overtime.
Behavioral: When have you stopped work on a site, your own or that of others?
+ Names the danger
+ Stopped without asking first
+ Set out what was needed to go on
- Has never been needed.
Situational: The drawing and what you find on site do not agree. What do you do?
+ Stops that part
+ Measures, photographs and asks the designer
+ Gets the answer in writing
- Builds what seems sensible.
Situational: Another trade has left its work in your way and the inspector comes tomorrow. How do you handle it?
+ Talks to the other crew at once
+ Finds a way both can live with
+ Tells the site manager
- Removes it or leaves it.
Technical: How do you prepare the first hour on a new site?
+ Access, services in the ground, dangers, material, crew briefing
+ Checks papers and permits
+ Says who may stop work
- Unloads and starts.`,
  },
  {
    id: 'production',
    name: 'Production and machine operation',
    theme: 'technical',
    strong:
      'injection molding, molding process, molded*, tear down, troubleshoot machine*, machine set-up, machine setup, manufacturing, production line*, assembly line*, machine operator*, cnc, production schedule*, production equipment, quality inspection, lean manufacturing, assembl* parts, fabricat*, production process*, six sigma, operate machine*, production environment, work order*',
    weak: 'production, machines, assembly, plant, shift, output, tolerances, parts, operators',
    questions: `
Behavioral: Tell me about a fault in a product that you caught before it went out. How did you notice it?
+ Knows what good looks like
+ Stopped and marked the pieces
+ Helped to find the cause
- The inspector finds them.
Behavioral: Describe an improvement to your line or station that came from you.
+ Saw waste in the work
+ Tried it safely with others
+ Gives a figure
- Improvements come from engineering.
Behavioral: When have you stopped a machine or line, although output mattered?
+ Clear reason
+ Told the right person
+ Got it going again in order
- Would not stop without an order.
Situational: At the end of your shift you see that some of the last pieces may be faulty. What do you do?
+ Holds and marks them
+ Checks back to the last good one
+ Tells the next shift and quality
- Lets the next shift know to look out.
Situational: You fall behind the plan and the team leader is away. How do you go on?
+ Finds where it is held up
+ Keeps quality and safety
+ Tells planning early
- Speeds the machine up.
Technical: How do you set up a machine or station for a new product and know that the first piece is right?
+ Follows the setup sheet and checks tools
+ Measures the first piece and has it released
+ Measures again after some pieces
- Runs a few and looks.
Situational, machines: After a changeover the first parts are out of tolerance. What do you do?
+ Stops and keeps them apart
+ Checks the set-up against the sheet
+ Changes one setting at a time
- Turns a few settings.
Situational, machines: A machine sounds different from usual. What do you do?
+ Stops it where it is safe to
+ Looks, and tells maintenance
+ Checks what has just been made
- Watches it until the break.
Technical, goods-made: How do you check parts during a run, and what do you do with those that are doubtful?
+ At fixed times and against the standard
+ Marks and keeps them apart
+ Goes back to the last good part
- Looks at each.
Technical, machines: When parts come out wrong, how do you find which setting is the cause?
+ Knows what each setting does to the part
+ One change at a time, written down
+ Material and tool as well
- Experience.
Behavioral, machines: Tell me about a process or machine that was hard to keep running. How did you get it steady?
+ Looked when and where it stopped
+ Worked with maintenance or engineering
+ Names a lasting change
- Restarted it each time.`,
  },
  {
    id: 'craft',
    name: 'Crafts and workshop',
    theme: 'technical',
    assumes: 'workshop',
    strong:
      'woodwork*, cabinet*, joinery, joiner*, weld*, machinist*, cnc, lathe*, millwork, mill, sheet metal, fabricat*, upholster*, sewing, furniture, hand tools, power tools, blueprints, micrometer*, calipers, shop drawings, finishing, sanding',
    weak: 'tools, measure*, materials, drawings, cut*, machine*, shop, tolerances',
    questions: `
Behavioral: Tell me about a piece of work you are proud of. What was hard about it?
+ Names material, tools and steps
+ A problem and how it was solved
+ Says what they would do better
- It turned out fine.
Behavioral: Describe a piece you spoiled. What did you do then?
+ Told it and saw what could be saved
+ Knows the cause
+ Changed a step
- The material was bad.
Behavioral: When did you find a mistake in a drawing or an order before you began?
+ Checks dimensions before cutting
+ Asked instead of guessing
+ Says what it saved
- Makes what the paper says.
Situational: Halfway through you see that the material will not be enough. What do you do?
+ Stops before the point of no return
+ Checks cutting plan and stock, tells the lead
+ Keeps the date in view
- Makes the pieces smaller.
Situational: A guard on a machine gets in the way of your piece, and the job is urgent. How do you go on?
+ Does not work without protection
+ Another tool, jig or order of work
+ Asks for help
- Takes it off for a moment.
Technical: Take me through your work from the drawing to the finished piece.
+ Reads and plans the order first
+ Measures, cuts, checks at each step
+ Finish and final check
- Starts cutting.
Technical: How do you make sure that the twentieth piece is like the first?
+ Jig, stop or program
+ Checks at fixed intervals
+ Sharp tools and settings written down
- Looks at it.`,
  },
  {
    id: 'caretaking',
    name: 'Looking after a building',
    theme: 'technical',
    assumes: 'buildings',
    strong:
      'caretaker*, caretaking, key holder*, keyholder*, lock and unlock, lock/unlock, locking up, security checks, statutory checks, building checks, general site work, diy, building superintendent*, porterage, premises',
    weak: 'building*, site, grounds, keys, locks, heating, deliveries, contractors, checks',
    questions: `
Behavioral: Tell me about something in a building that you noticed and put right before it became a problem.
+ A habit of looking
+ Knew what to do themselves and what not
+ Wrote it down
- It was on the list.
Behavioral: Describe a day on which several people needed you at once. How did you decide?
+ Danger and damage first
+ Told the others when
+ Nobody was forgotten
- The one who called first.
Situational: You open in the morning, and water is coming through a ceiling. What do you do?
+ Water and power off where needed
+ Keeps people out, tells the person in charge
+ Calls help and notes what happened
- Puts a bucket under it.
Situational: You are called at night because the alarm has gone off. What do you do?
+ Does not go in alone when it looks like a break-in
+ Calls those who must know
+ Checks, resets and notes
- Switches it off from outside.
Situational: Contractors work while the building is in use. What do you look after?
+ They know the rules, exits and dangers
+ People kept away from the work
+ Looks in, and checks at the end
- Lets them get on with it.
Technical: What do you look at on your daily round of a building?
+ Exits, alarms, heating, water, lights, damage
+ The same round, also outside
+ Notes what must be done and by whom
- Whether something is broken.
Technical: How do you lock up a building so that nothing is forgotten?
+ A fixed order
+ Nobody inside, windows, power, alarm
+ Tells or notes what is unusual
- Tries the doors.
Technical: Which checks in a building have to be recorded, and how do you keep that up?
+ Names some, such as fire alarm or water
+ Dates and signature at once
+ A fault leads to something
- Fills in the book each month.`,
  },
];
