import type { CompetencyText } from './libraryText.ts';

export const logistics: readonly CompetencyText[] = [
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
Behavioral, orders-transport: Tell me about a delivery that was going to be late. When did you know, and whom did you tell?
+ Knew before the customer did
+ Offered choices
+ Looked for the cause afterwards
- Learned it from the complaint.
Behavioral, orders-transport: Describe a change you made that saved transport time or cost.
+ Began from data
+ Weighed what it did to service
+ Gives a figure
- Negotiated a lower price only.
Behavioral: When did a supplier or carrier let you down, and what did you change afterwards?
+ Solved today's problem first
+ Spoke with the supplier about facts
+ Has a second way now
- Changed the supplier at once.
Situational, orders-transport: A delivery that others depend on will be two days late. How do you plan the next hours?
+ Orders by harm done by the delay
+ Informs those who wait and offers choices
+ Keeps the rest of the plan whole
- Waits for the carrier.
Situational, orders-transport: You are asked to cut stock by a fifth without running out. Where do you start?
+ Slow movers, safety stock, lead times
+ Agrees on which items must never run out
+ Watches the effect
- A fifth off every item.
Technical, orders-transport: Which numbers do you look at every morning to know whether goods will arrive as promised?
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
Situational, passengers: A passenger shouts at you because you are late. How do you respond?
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
- Looks at the fuel.
Technical, delivers-goods: How do you load and secure goods so that nothing moves on the road?
+ Weight low and spread
+ Straps or bars, checked on the way
+ Order of unloading
- Packs it tight.
Behavioral, delivers-goods: Tell me about a delivery at which something was missing or damaged. What did you do?
+ Noted it with the customer there
+ Called in at once
+ Stayed friendly
- Left it with them.
Situational: You are running late, and the limit on hours or speed would be broken if you made up the time. What do you do?
+ Keeps to the limit
+ Calls those who wait
+ Suggests a new time
- Drives a little faster.`,
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
];
