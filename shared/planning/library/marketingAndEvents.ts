import type { CompetencyText } from './libraryText.ts';

export const marketingAndEvents: readonly CompetencyText[] = [
  {
    id: 'marketing',
    name: 'Marketing and campaigns',
    theme: 'role',
    strong:
      'marketing campaign*, marketing strateg*, digital marketing, social media, seo, sem, google analytics, brand awareness, marketing plan*, email marketing, market research, marketing material*, product marketing, content marketing, paid media, marketing experience, campaign*, marketing communication*, marketing team*, public relations, media relations, advertising, email campaigns, brand management, go-to-market, marketing manager',
    weak: 'marketing, brand*, audience*, content, campaigns, promot*, market, digital, media, communications',
    questions: `
Behavioral: Tell me about a campaign you are proud of. What was the aim, and how do you know what it achieved?
+ A measurable aim before the start
+ Their own share in it
+ A figure, and what else may explain it
- Reach and likes.
Behavioral: Describe a campaign that did not work. When did you know?
+ Set a point to look
+ Stopped or changed it
+ Learned something that was used
- The budget was too small.
Behavioral: When have you learned something about your audience that changed what you did?
+ Source of the insight
+ What was changed
+ Effect
- Describes the audience by age and place only.
Situational: A post of ours draws angry comments within an hour. What do you do?
+ Reads whether they are right
+ Tells the people who must know
+ Answers once, plainly, or takes it down with a reason
- Deletes the comments.
Situational: You get half of the budget you planned with. What do you keep?
+ What has shown results
+ One audience rather than all
+ Says what will not be reached
- Half of everything.
Technical: How do you set up a test between two versions so that you can believe the result?
+ One difference, enough people, a fixed end
+ Measure chosen beforehand
+ Knows when not to test
- Lets both run and takes the higher one.
Technical, senior: How do you divide a budget between what brings customers now and what builds the brand?
+ Evidence of both
+ Stage of product and market
+ Reviews it at set times
- By last year's share.`,
  },
  {
    id: 'events',
    name: 'Planning events',
    theme: 'delivery',
    assumes: 'events-run',
    strong:
      'event planning, event management, plan events, special events, conferences, event logistics, event coordinat*, coordinate events, trade shows, event production, organize events, meetings and events, exhibitions, public programs, plan and execute events, event operations',
    weak: 'event*, venue*, meetings, catering, volunteers, speakers, program*',
    questions: `
Behavioral: Tell me about an event you ran. What went wrong on the day, and what did guests notice of it?
+ Something real
+ Fixed it calmly, with people briefed beforehand
+ Changed the next plan
- Nothing went wrong.
Behavioral: Describe an event that stayed within its budget although something cost more than planned.
+ Knew the figures each week
+ Chose what guests would not miss
+ Agreed it with the client
- Had a large reserve.
Situational: Your main speaker cancels the evening before. What do you do?
+ Has or finds a fall-back
+ Tells the audience honestly
+ Reshapes the program
- Cancels the slot.
Situational: Twice as many people come as signed up. What do you do at the door?
+ Safety and limits first
+ A second room, a stream, a later slot
+ Someone tells those who wait
- Lets everyone in.
Technical: How do you build the plan for an event that is four months away?
+ Back from the date, with what cannot be moved first
+ Owners, budget, risks
+ A rehearsal
- A list of tasks.
Technical: How do you find out afterwards whether an event was worth it?
+ Against its aim
+ What people did afterwards
+ Cost for each result
- People enjoyed it.`,
  },
  {
    id: 'communications',
    name: 'Communications and media',
    theme: 'role',
    strong:
      'press release*, media relations, public relations, communications strateg*, communications plan*, internal communication*, crisis communication*, external communication*, messaging, media inquir*, spokesperson, public affairs, journalists, newsletter*, outreach materials, press',
    weak: 'communications, media, message*, audience*, channels, stories, announcements, publications',
    questions: `
Behavioral: Tell me about a message you had to bring to people who did not want to hear it. How did you go about it?
+ Knew the people and their worry
+ Told those concerned first, plainly
+ Stayed for questions
- Found friendly words.
Behavioral: Describe something you published that was understood differently from what you meant.
+ Saw it quickly
+ Put it right in the open
+ Tests texts with somebody since then
- People read carelessly.
Behavioral: When did you get attention for something that nobody had asked about?
+ Found what made it news for others
+ Chose the place and the time
+ Says what came of it
- Sent it to everyone.
Situational: A journalist calls with a question that you may not answer yet, and the deadline is in an hour. What do you say?
+ No guess and no lie
+ Says what can be said and when more will come
+ Tells those in charge at once
- No comment.
Situational: Three colleagues have each added their wishes to an announcement, and it now says nothing. How do you get it out?
+ Goes back to the reader and the one message
+ Separates errors from wishes
+ Gets a decision
- Publishes it as it is.
Technical: How do you plan the communication for something that will be announced in two months?
+ Who must know first, by what means
+ One message, proof, questions and answers
+ What if it comes out early
- A press release on the day.
Technical: How do you find out whether people have heard and understood what you sent out?
+ A measure set beforehand
+ Asks some of them
+ Changed something because of it
- Opens and clicks.`,
  },
];
