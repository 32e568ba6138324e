import type { CompetencyText } from './libraryText.ts';

export const atSeaAndOnSite: readonly CompetencyText[] = [
  {
    id: 'seamanship',
    name: 'Work and safety on board',
    theme: 'technical',
    assumes: 'vessel',
    strong:
      'vessel, vessels, yacht*, deckhand*, skipper*, coxswain*, seamanship, mooring*, charter boat*, boat handling, boats, ferry, ferries, marine crew, sailing',
    weak: 'marine, crew, board, deck, harbor, harbour, water, sail*, anchor*',
    questions: `
Behavioral: Tell me about a day on the water when the weather or the sea changed quickly. What did you do?
+ Had watched for it
+ Told crew and passengers early
+ Turned back or sought shelter in time
- Pushed on.
Behavioral: Describe a mooring or a maneuver that did not go as planned. What was your part?
+ Stayed calm and on the agreed signals
+ Nobody put a hand or foot between
+ Talked about it afterwards
- The other boat was in the way.
Behavioral: When did you stop or delay a trip because something was not safe?
+ Names what they saw
+ Stood by it against pressure
+ Told those waiting why
- It has never been needed.
Situational: A passenger falls overboard. What do you do in the first minute?
+ Shouts, throws something that floats, keeps them in sight
+ Tells the skipper, slows or stops
+ Calls for help in time
- Jumps in.
Situational: People on board ignore your safety instructions. What do you do?
+ Friendly and firm, with the reason
+ Tells the skipper
+ Knows when a trip has to end
- Lets them, since they have paid.
Situational: You smell fuel below deck while under way. What do you do?
+ No flame, no switch
+ Tells the skipper, engine and gas off, air in
+ Passengers away from it
- Looks for it with the engine running.
Technical: What do you check before a vessel leaves the berth?
+ Weather, fuel, engine, steering, radio
+ Life jackets and people counted
+ Writes it down
- That the engine starts.
Technical: How do you tell people on board about safety so that they listen and know what to do?
+ Short, before leaving, where everyone can hear
+ Shows life jackets and exits
+ Looks whether it was understood
- Reads it out.
Technical: Which tasks on board do you do only with a second person, and why?
+ Names real ones, such as anchor, lines or going aloft
+ Knows what can go wrong
+ Agrees on signals
- None, with enough practice.`,
  },
  {
    id: 'heavy-equipment',
    name: 'Operating heavy equipment',
    theme: 'technical',
    assumes: 'heavy-equipment',
    strong:
      'heavy equipment*, excavator*, backhoe*, front-end loader*, bulldozer*, motor grader*, plow truck*, snow plow*, snowplow*, dump truck*, road maintenance, crane*, skid steer*, earthmoving, paving, bucket truck*',
    weak: 'equipment, operat*, road*, truck*, dig*, machin*, site*',
    questions: `
Behavioral: Tell me about a time you stopped the machine because something near it was not safe.
+ Saw it early
+ Stopped first and asked then
+ Told the others on the job
- Worked around it.
Behavioral: Describe damage or a near miss with a machine you were operating. What did you change?
+ Reported it
+ Knows the cause
+ Works differently since
- Bad luck.
Behavioral: Tell me about a job with heavy equipment in bad weather or on difficult ground. How did you go about it?
+ Looked at the ground first
+ Slower, other machine, or another day
+ Kept people away
- Got it done.
Situational: You are to dig, and the plans do not show what lies under the ground. What do you do?
+ Does not dig yet
+ Asks for marks or has it located
+ By hand near a line
- Digs carefully.
Situational: Somebody walks into the area where your machine is working. What do you do?
+ Stops and lowers the load
+ Gets them out, then restarts
+ Closes the area better
- Sounds the horn and goes on.
Situational: At the start of the day you find a leaking hose on the machine, and the job is urgent. What do you do?
+ Machine stays out of use
+ Reports it and asks for another
+ Cleans up what has leaked
- Tops it up and watches it.
Technical: What do you check on a machine before you start it, and after work?
+ Fluids, hydraulics, tires or tracks, lights, brakes
+ Walks around it
+ Writes down faults
- Fuel.
Technical: How do you work with the person who gives you signals, and what do you do when you lose sight of them?
+ Signals agreed before
+ One person signals
+ Stops when they cannot be seen
- Goes on slowly.`,
  },
  {
    id: 'event-setup',
    name: 'Setting up and taking down',
    theme: 'delivery',
    strong:
      'event setup, event set-up, set up and tear down, set-up and tear down of events, load in, load-in, load out, stagehand*, pipe and drape, trade show*, exhibit installation, installation and dismantl*, install* and dismantl*, rigging, tents, booths',
    weak: 'setup, set-up, install*, dismantl*, event*, load*, drap*, stage, equipment',
    questions: `
Behavioral: Tell me about a set-up that had to be ready at a fixed hour and was in danger. What did you do?
+ Saw it early and said so
+ What had to be done first
+ It was safe as well as ready
- Worked through.
Behavioral: When you arrived somewhere to build something, what was missing or broken, and how did you manage?
+ Checked the parts first
+ Called at once
+ A sound way around it
- Improvised without a word.
Behavioral: When did you find a safer or quicker way to load, carry or build?
+ Names the danger or waste
+ Others took it up
+ Still in use
- Strong arms.
Situational: The plan shows something in a place where it does not fit. What do you do?
+ Measures again
+ Asks who decides before moving it
+ Keeps exits and paths free
- Puts it where it fits.
Situational: A client wants another layout while you are building. What do you say?
+ Friendly
+ Says what it means for time and safety
+ Passes it to the person who decides
- Starts over, or refuses.
Situational: Something you have put up does not stand firmly, and the doors open in ten minutes. What do you do?
+ Closes it off or takes it down
+ Tells the person in charge
+ No risk for the look of it
- It will hold.
Technical: In which order do you load a truck so that unloading goes quickly?
+ Last needed goes in first
+ Weight low and secured
+ A list of what is where
- Fills it up.
Technical: What do you check before you leave a finished set-up?
+ Firm, level, cables safe
+ Exits free
+ Parts and tools counted
- That it looks good.`,
  },
];
