import type { CompetencyText } from './libraryText.ts';

export const safeguarding: readonly CompetencyText[] = [
  {
    id: 'safeguarding',
    name: 'Safeguarding and welfare',
    theme: 'values',
    assumes: 'people-at-risk',
    strong:
      'safeguard*, child protection, welfare of children, welfare of pupils, welfare of young people, keeping children safe, mandated report*, at-risk youth, vulnerable adults, vulnerable people, vulnerable children, vulnerable customers, child abuse, pastoral care, wellbeing of pupils, wellbeing of children',
    weak: 'welfare, wellbeing, well-being, vulnerable, protect*, safe, safety, trauma*',
    questions: `
Behavioral: Tell me about a time you were worried about somebody's safety or welfare. What did you notice, and what did you do?
+ What they saw or heard, not what they supposed
+ Told the right person soon
+ Wrote it down
- Waited to be sure.
Behavioral: Describe a concern about somebody that you passed on. How did you make sure that it was acted on?
+ Facts, date and words used
+ Asked what came of it
+ Took it further when nothing happened
- It was no longer theirs.
Situational: Somebody in your care tells you something serious and asks you to promise to tell nobody. What do you say?
+ Does not promise it
+ Listens without leading questions
+ Says whom they will tell and why
- Promises, to keep the trust.
Situational: The way a colleague treats somebody in your care makes you uneasy. What do you do?
+ Takes it to the person in charge of it
+ Facts rather than guesses
+ Does not warn or question the colleague
- Keeps an eye on it.
Situational: You have raised a concern, and nothing seems to happen. What do you do?
+ Asks, and soon
+ Knows the next place to go
+ Keeps notes
- Has done their part.
Technical: What do you write down when somebody tells you that they have been harmed, and what do you leave out?
+ Their own words, time, place
+ Facts apart from opinion
+ Written the same day and kept safe
- A summary with their own view.
Technical: How do you make sure that the people in your care know whom they can turn to?
+ Tells and shows it more than once
+ More than one person
+ Asks whether they know
- There is a poster.
Technical, senior: How do you make sure that everybody who works for you knows what to do with a concern?
+ Training at the start and again
+ Tries it on cases
+ Looks at how real ones were handled
- They have signed the policy.`,
  },
  {
    id: 'residential-care',
    name: 'Work in a residential home',
    theme: 'people',
    assumes: 'residential-home',
    strong:
      'group home*, residential program*, residential services, residential counselor*, residential facilit*, milieu, overnight awake, awake overnight, house parent*, residential care, supported living, residential treatment, residential setting',
    weak: 'residen*, overnight, shift, house, home, group, crisis, behavior*',
    questions: `
Behavioral: Tell me about a resident or client whose trust you had to win. What did you do?
+ Kept small promises
+ Took time and did not push
+ Noticed what mattered to the person
- They got used to them.
Behavioral: Describe a house rule that was hard to keep up. How did you deal with it?
+ Knows what the rule is for
+ The same for everybody, and agreed with the team
+ Spoke about it outside the conflict
- Let it go.
Behavioral: When did a small change in the daily routine make a group calmer?
+ Had watched what set things off
+ Tried it with the team
+ Says how they could tell
- The difficult one moved out.
Situational: Two residents begin to argue loudly in the middle of the night. What do you do?
+ Calm voice, parts them
+ Keeps the others out of it
+ Follow-up and a note the same night
- Shouts over them.
Situational: A resident does not come back at the agreed time. What are your steps?
+ Checks facts and calls
+ Follows the plan for missing persons
+ Notes times and whom they told
- Waits until morning.
Situational: You are alone at night, and a resident says that they want to hurt themselves. What do you do?
+ Stays with them and takes it seriously
+ Calls for help by the plan
+ Removes what is dangerous, writes it down
- Talks them out of it and leaves.
Technical: What do you pass on after a night or a shift, and what do you write down?
+ What happened, what is open, what to watch
+ Facts and times
+ Medicines and contacts
- That it was quiet.
Technical: How do you stay warm with people you look after and still keep your limits?
+ Friendly, not a friend
+ No secrets, no gifts, no private contact
+ Talks to the team when it gets hard
- Treats them like family.`,
  },
  {
    id: 'control-room',
    name: 'Control room and emergency calls',
    theme: 'technical',
    assumes: 'control-room',
    strong:
      'control room*, cctv, emergency calls, 911 calls, alarm monitoring, monitor cameras, video surveillance, surveillance cameras, telecare, emergency call*, out of hours calls, call taking, monitoring of cctv',
    weak: 'monitor*, camera*, screen*, calls, alarm*, radio, incident*',
    questions: `
Behavioral: Tell me about a call or message that was more serious than it sounded at first. How did you notice?
+ Listened for what was not said
+ Asked short, clear questions
+ Acted before being certain
- It became clear later.
Behavioral: When did you have to keep somebody calm on the phone while you found help for them?
+ Slow, clear voice
+ One step at a time
+ Told them what was happening
- Put them on hold.
Situational: You see somebody on camera who seems to need help. What do you do?
+ Keeps them in view
+ Sends help with place and description
+ Notes the time
- Watches a little longer.
Situational: A caller is frightened and cannot say where they are. How do you find out?
+ Asks what they see and hear
+ One question at a time
+ Keeps them on the line
- Asks for the address again.
Situational: Somebody you know asks you for what a camera has recorded. What do you say?
+ Does not show or tell
+ Says which way a request has to go
+ Reports it
- Has a quick look for them.
Technical: How do you stay attentive through a long quiet stretch?
+ Changes what they look at, short breaks
+ Knows when they get tired
+ Fixed rounds of the screens
- Coffee.
Technical: What do you note while you are still talking to a caller?
+ Place first, then what and who
+ Times
+ Exact words where they matter
- Everything afterwards.
Technical: How do you decide which of several calls needs help first?
+ Danger to life first
+ Asks the same few questions of each
+ Looks again at those who wait
- In the order of calling.`,
  },
];
