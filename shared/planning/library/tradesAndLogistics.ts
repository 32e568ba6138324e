import type { CompetencyText } from './libraryText.ts';

export const tradesAndLogistics: readonly CompetencyText[] = [
  {
    id: 'warehouse',
    name: 'Warehouse and inventory',
    theme: 'role',
    strong:
      'warehouse*, inventor*, forklift*, shipping and receiving, order picking, pick and pack, packing slips, stock control, cycle count*, pallet*, load and unload, loading and unloading, material handling, chain of custody, supply room, distribution center*, receive shipments, stockroom',
    weak: 'stock, shipments, shipping, receiving, storage, supplies, orders, deliveries, logistics, labels',
    questions: `
Behavioral: Tell me about a time the count on the shelf and the count in the system did not agree. How did you find out why?
+ Traced it step by step
+ Corrected both the count and the cause
+ Told those who relied on it
- Changed the number in the system.
Behavioral: Describe a day on which far more goods came in than planned. What did you do?
+ Put goods in order of need
+ Kept aisles and people safe
+ Asked for help in time
- Stacked it wherever there was room.
Behavioral: When have you found a quicker or safer way to store, find or move goods?
+ Saw it in the work itself
+ Tried it and asked for approval
+ Others took it up
- Would do as told.
Situational: A delivery does not match its paperwork, and the driver is in a hurry. What do you do?
+ Does not sign for what is unclear
+ Checks with the order and the person in charge
+ Writes it on the papers
- Signs so that the driver can leave.
Situational: You see a colleague stack goods so that they could fall on somebody. What do you do?
+ Makes it safe now
+ Speaks to the colleague
+ Reports it
- It is the supervisor's business.
Technical: How do you count a part of the stock while the work goes on around you?
+ Freezes or marks the area
+ Counts without looking at the expected number
+ A second count for differences
- Counts when it is quiet.`,
  },
  {
    id: 'logistics',
    name: 'Transport and supply planning',
    theme: 'delivery',
    strong:
      'supply chain, logistics, route planning, dispatch*, transportation planning, freight, carriers, fleet, delivery schedules, import and export, customs, demand planning, materials planning, distribution of, shipping schedules, supply plan*',
    weak: 'transport*, deliveries, routes, suppliers, scheduling, warehouse*, supplies, equipment',
    questions: `
Behavioral: Tell me about a delivery that was going to be late. When did you know, and whom did you tell?
+ Knew before the customer did
+ Offered choices
+ Looked for the cause afterwards
- Learned it from the complaint.
Behavioral: Describe a change you made that saved transport time or cost.
+ Began from data
+ Weighed what it did to service
+ Gives a figure
- Negotiated a lower price only.
Behavioral: When did a supplier or carrier let you down, and what did you change afterwards?
+ Solved today's problem first
+ Spoke with the supplier about facts
+ Has a second way now
- Changed the supplier at once.
Situational: A delivery that others depend on will be two days late. How do you plan the next hours?
+ Orders by harm done by the delay
+ Informs those who wait and offers choices
+ Keeps the rest of the plan whole
- Waits for the carrier.
Situational: You are asked to cut stock by a fifth without running out. Where do you start?
+ Slow movers, safety stock, lead times
+ Agrees on which items must never run out
+ Watches the effect
- A fifth off every item.
Technical: Which numbers do you look at every morning to know whether goods will arrive as promised?
+ Open orders, on-time share, stock cover, exceptions
+ Knows what each would make them do
+ Separates signs from noise
- Looks at the mail.`,
  },
  {
    id: 'driving',
    name: 'Driving and passenger safety',
    theme: 'technical',
    strong:
      'cdl, commercial driver*, truck driver*, bus driver*, drive a, driving record, deliver goods, pre-trip, vehicle inspection*, driver*, tractor-trailer, passengers, dot regulations, delivery vehicle*, operate vehicle*, operates motor, motor vehicle operator, motor vehicle*',
    weak: 'vehicle*, driving, truck*, routes, deliver*, mileage, logbook',
    questions: `
Behavioral: Tell me about a time the weather, traffic or your own tiredness made you change your plan for a drive.
+ Put safety before the schedule
+ Told dispatch or the customer
+ Knows the rule on hours
- Always gets through.
Behavioral: Describe an accident or a close call on the road. What did you learn from it?
+ Frank about their own part
+ Did the right steps at the scene
+ Changed a habit
- It was entirely the other driver.
Situational: On your walk-around before departure you find a fault, and the load is urgent. What do you do?
+ Does not drive with an unsafe fault
+ Reports it and asks for another vehicle
+ Records it
- Drives carefully and reports it later.
Situational: A passenger or customer shouts at you because you are late. How do you respond?
+ Calm, short apology, facts
+ Attention stays on the road
+ Reports what is needed
- Answers back.
Situational: You arrive and nobody is there to take the delivery. What are your next steps?
+ Calls, waits as long as agreed
+ Does not leave goods unsafe
+ Documents it
- Leaves it at the door.
Technical: What do you check before you set off, and what would make you refuse to drive?
+ Brakes, tires, lights, load, fluids, papers
+ Has clear stop criteria
+ Writes it down
- Looks at the fuel.`,
  },
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
Behavioral: Describe a repair you decided not to do yourself.
+ Knows the limits of skill, licence or safety
+ Made it safe and called the right person
+ Learned from it
- Always finds a way.
Behavioral: When did your regular maintenance prevent a breakdown?
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
- When it cannot be repaired any more.`,
  },
  {
    id: 'construction',
    name: 'Site and construction work',
    theme: 'technical',
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
      'manufacturing, production line*, assembly line*, machine operator*, cnc, production schedule*, production equipment, quality inspection, lean manufacturing, assembl* parts, fabricat*, production process*, six sigma, operate machine*, production environment, work order*',
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
- Runs a few and looks.`,
  },
  {
    id: 'dispatch',
    name: 'Dispatching',
    theme: 'technical',
    strong:
      'dispatch*, assign* drivers, route calls, radio communication*, fleet of vehicles, schedule drivers, trip requests, transportation requests, emergency calls, assign vehicles, computer-aided dispatch',
    weak: 'drivers, vehicles, calls, radio, trips, routes, schedul*, requests',
    questions: `
Behavioral: Tell me about a day on which more runs or calls came in than you had people for. How did you decide?
+ Urgency and safety first
+ Told those who had to wait
+ Kept the overview in writing
- In the order they came.
Behavioral: Describe a misunderstanding between you and somebody on the road. What came of it?
+ Sees their own part
+ Cleared it up at once
+ Has messages repeated since then
- They did not listen.
Behavioral: When did you notice that something was wrong with a run before anyone called?
+ Watches times and silence
+ Asked and acted
+ Told those concerned
- It was reported.
Situational: A driver does not answer and is half an hour late. What do you do?
+ Tries agreed ways, last known place
+ Tells the person who waits and has a replacement ready
+ Calls for help by the procedure
- Keeps trying.
Situational: Two urgent requests come in at once, and one vehicle is free. How do you choose?
+ Harm of waiting, distance, other help
+ Decides quickly and says when the other comes
+ Records the reason
- The nearer one.
Technical: What do you write down of each call or run, and why?
+ Time, place, who, what was asked and done
+ While it happens
+ Another dispatcher could take over from it
- Only what goes wrong.
Technical: How do you hand over to the next dispatcher?
+ Open runs first, then people and vehicles
+ The other says it back
+ Stays until it is clear
- It is all in the system.`,
  },
  {
    id: 'craft',
    name: 'Crafts and workshop',
    theme: 'technical',
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
];
