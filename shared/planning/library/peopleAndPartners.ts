import type { CompetencyText } from './libraryText.ts';

export const peopleAndPartners: readonly CompetencyText[] = [
  {
    id: 'stakeholders',
    name: 'Working with partners and stakeholders',
    theme: 'people',
    strong:
      'stakeholder*, build relationships, maintain relationships, cross-functional, working relationship*, partner organization*, liaison, collaborat* with, external partners, community partners, community relations, relationship management, internal and external, community outreach, community engagement, outreach, government agencies, work closely with, partnership*, serves as liaison, public relations, coordinate with, establish and maintain, other departments',
    weak: 'partner*, relationships, communit*, agencies, collaborat*, external, officials, department*, negotiat*',
    questions: `
Behavioral: Tell me about a person outside your team whose help you needed and who had no reason to give it.
+ Found out what mattered to them
+ Offered something
+ The relationship lasted
- Went to their boss.
Behavioral: Describe a time two groups expected opposite things of you. How did you settle it?
+ Brought it into the open
+ Made the conflict theirs to settle with facts
+ Kept both
- Pleased each in turn.
Behavioral: When did working with a partner or another team become difficult? What did you do about it?
+ Sees their own part
+ Took the first step
+ What is different now
- The other person was difficult.
Situational: A partner has heard of a change from somebody else before hearing it from you. What do you do?
+ Calls at once and apologizes
+ Gives facts
+ Changes how news goes out
- Sends an explanation.
Situational: Somebody you work with outside your team keeps saying yes and doing nothing. How do you go on?
+ Asks what stands in the way
+ A smaller step with a date
+ Talks to others only after talking to the person
- Reminds them more often.
Technical: Your work depends on people outside your team. How do you get to know them and their needs in your first month?
+ Finds out who decides, who does, who is affected
+ Visits and listens
+ Keeps a promise quickly
- Waits until there is something to discuss.`,
  },
  {
    id: 'customer-service',
    name: 'Customer service',
    theme: 'people',
    assumes: 'people-served',
    strong:
      'customer service, customer support, customer inquir*, customer complaint*, client service*, answer phone*, answers phone*, answer questions, answers questions, call center, public inquiries, assist customers, assists customers, customer satisfaction, customer-facing, respond to inquiries, responds to inquiries, walk-in, customer needs, customer experience, customer issues, service to the public, receptionist*, members of the public, assist the public, assists the public, telephone calls, excellent service, resolve complaints',
    weak: 'customer*, inquir*, complaints, public, clients, calls, visitors, service, phone, telephone',
    questions: `
Behavioral: Tell me about a customer you could not give what they wanted. How did you leave it with them?
+ Clear no with the reason
+ Something they could do next
+ The person stayed calm or came back
- Repeated the rule.
Behavioral: Describe the angriest person you have had to deal with at work. What did you say first?
+ Let them speak
+ Took the matter, not the tone
+ Found a next step or a limit
- Told them to calm down.
Behavioral: When did you notice that the same complaint kept coming back, and what did you do?
+ Counted or collected it
+ Took it to where it could be changed
+ Fewer complaints afterwards
- Became good at answering it.
Situational: You gave somebody wrong information this morning and notice it now. What do you do?
+ Contacts the person
+ Puts right what followed
+ Tells colleagues
- Waits to see whether they come back.
Technical: How do you find out quickly what somebody really needs when their question is unclear?
+ Short open questions
+ Says it back in own words
+ Checks at the end
- Gives all the information there is.
Situational: A customer asks you something that you do not know, and wants an answer now. What do you say?
+ Says that they do not know and will find out
+ A time, and keeps it
+ No guess
- Gives the likeliest answer.
Situational, counter: Three people are waiting, and the one in front of you cannot make up their mind. What do you do?
+ Helps with one good question
+ A word to those who wait
+ Nobody feels pushed
- Tells them to step aside.
Behavioral, counter: Tell me about a customer who thanked you. What had you done for them?
+ Saw what the person needed
+ Did something that was not asked for
+ Small and real
- Is friendly to everyone.
Technical: How do you say no to a customer so that they stay a customer?
+ Listens first, clear no, short reason
+ What they can do
+ Friendly to the end
- Refers to the rules.
Technical, front-desk, people-served: How do you notice that somebody who calls or comes to you needs more help than they ask for?
+ Listens to voice and pauses
+ Asks kindly, without pressing
+ Knows whom to bring in
- They would say so.
Situational, people-served: Somebody is upset and cannot say clearly what has happened. What do you do?
+ Lets them speak, and stays calm
+ Short questions, one at a time
+ Says what happens next
- Asks them to call again.`,
  },
  {
    id: 'communication',
    name: 'Speaking and writing clearly',
    theme: 'people',
    strong:
      'communication skills, written and verbal, verbal and written, oral and written, written and oral, written communication*, verbal communication*, presentation skills, public speaking, presentations, communicate effectively, communicate clearly, effective communication, interpersonal communication, written reports, interpersonal skills, writing skills, correspondence, excellent communicat*, present findings, communicate with, active listen*, speak clearly, english, communicates effectively',
    weak: 'communicat*, verbal, present*, listen*, letters, report*, speaking, explain*, written',
    questions: `
Situational, senior, desk: You have five minutes to brief a leader who knows nothing of the matter. How do you use them?
+ The decision wanted first
+ Three facts
+ Room for questions
- The history of the matter.
Situational, senior, desk: You have to tell a colleague that their work has to be done again. How do you do it?
+ Soon, in person and in private
+ Says what happened without blame
+ Listens to the answer
- Lets somebody else do it.
Technical, shifts: What do you tell the person who takes over from you at the end of your shift?
+ What is open, what has changed, what to look out for
+ The important thing first
+ Makes sure that it was heard
- That everything is fine.
Situational, says-customers: A customer has not understood your explanation and is losing patience. How do you go on?
+ Stops and asks what is unclear
+ Other, simpler words, or shows it
+ Checks that it is now clear
- Says the same again, louder.
Behavioral, says-patients: Tell me about something difficult that you had to explain to a patient or their family. How did you know that they had understood?
+ Plain words, in small steps
+ Let them say it back or ask
+ Chose place and time with care
- Handed them a leaflet.
Behavioral, says-clients: Tell me about something complicated that you had to explain to a client. How did you go about it?
+ Began with what the client needed to decide
+ Plain words and an example
+ Made sure that it was understood
- Sent a long message.
Situational, teaches-children: A parent tells you that their child has been treated unfairly in your group. What do you say?
+ Listens to the end
+ Says what they will find out, and by when
+ Fair to everybody concerned
- Defends themselves at once.
Technical, staff, desk: What do you check before an important message or report goes out?
+ Who reads it and what they should do next
+ Names, figures and dates
+ Reads it with fresh eyes or has it read
- The spelling.
Behavioral, senior, leads-people: Tell me about something unwelcome that you had to tell your team. How did you do it?
+ Early and in person
+ Said what is certain and what is not
+ Stayed for the questions
- Sent a message to all.
Technical, kitchen, floor: It is loud and busy. How do you make sure that a colleague has heard what you need?
+ Short words, the name first
+ Waits for an answer
+ Looks whether it is done
- Shouts louder.
Technical, on-the-road, floor: Something goes wrong on the road. How do you report it so that those at base can act on it?
+ Where, what, who is affected, what they need
+ At once and from a safe place
+ Notes or pictures for later
- Tells it at the end of the day.
Technical, teaches-children: How do you tell parents about something that went wrong during the day?
+ The same day, in person, in private
+ What happened and what was done, without blame
+ Listens to their questions
- Lets them find out.
Technical, says-patients: How can you tell that a patient has taken in your instructions?
+ Lets them say or show it
+ Looks for doubt in face and voice
+ Gives it in writing as well
- They nod.
Technical, says-customers: How can you tell that a customer has followed your explanation, although they only say yes?
+ Asks them to say what they will do next
+ Listens for doubt
+ Sums up at the end
- They say yes.`,
  },
  {
    id: 'teamwork',
    name: 'Teamwork',
    theme: 'people',
    assumes: 'workplace',
    strong:
      'team player, team environment, work as a team, part of a team, teamwork, team-oriented, team member*, work with others, team work, work well with others, works well with, collaborative environment, collaborative team, work collaboratively, as a member of, work in a team, coworkers, co-workers, working in teams, cooperat*, collaborative',
    weak: 'team*, colleague*, collaborat*, together, peers, assist*, relationships',
    questions: `
Behavioral, staff, ward: Tell me about a time a colleague was struggling and you were busy too. What did you do?
+ Noticed it
+ Helped in a way that was wanted
+ Kept their own promise or renegotiated it
- Did the other's work.
Behavioral, staff: Describe a disagreement with a colleague about how to do the work. How did it end?
+ Talked to the person, not about them
+ Understood the other view
+ The work went on
- Avoided them.
Behavioral, staff: Think of a colleague with whom things were not easy at first. What did you do about it?
+ Speaks of the work, not of the person
+ Did something themselves, and talked with them
+ Says what came of it
- Kept away from them.
Situational, desk: A teammate keeps missing dates that you depend on. What do you say, and when?
+ Early and in private
+ Asks what is behind it
+ Agrees on something, then involves others
- Goes to the manager first.
Situational, staff: How do you settle into a new team? What do you do in the first weeks?
+ Asks and listens
+ Makes themselves useful in small things
+ Waits with changes
- Shows what they can do.
Situational, shifts: The shift before yours has left work undone, and it is not the first time. What do you do?
+ Does what must be done now
+ Speaks to them, with facts and without blame
+ Looks for what makes it hard for them
- Leaves the same to the next.
Behavioral, colleagues: Tell me about a piece of work in which several people had a part. What was yours, and how did you keep each other informed?
+ Clear about who did what
+ Told others early what they needed to know
+ Gives credit
- Speaks only of “we”.
Situational: A new colleague seems afraid to ask questions. What do you do?
+ Goes up to them
+ Shows instead of only telling
+ Makes it easy to ask again
- They will ask when they must.
Situational, teaches-children, colleagues: A colleague treats a child differently from how you would. What do you say, and when?
+ Not before the child, unless it cannot wait
+ Asks for the reason
+ Takes it further when a child is harmed
- It is not their group.
Behavioral, crew: Tell me about a day on which everything went against your crew and you still finished the work. What was your part?
+ What was against them
+ Who did what
+ Safe as well as done
- Everyone worked hard.`,
  },
];
