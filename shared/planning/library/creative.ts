import type { CompetencyText } from './libraryText.ts';

export const creative: readonly CompetencyText[] = [
  {
    id: 'design',
    name: 'Visual and product design',
    theme: 'technical',
    strong:
      'graphic design*, visual design*, ux design*, ui design*, ux/ui, user experience, user interface*, wireframe*, figma, sketch, adobe creative, photoshop, illustrator, indesign, typograph*, design system*, interaction design, user research, prototypes, usability, brand identity, web design*, layout and design, product designer*, visual communication, motion graphics, industrial design, user-centered, interior design, user testing',
    weak: 'design*, creative, visual*, layout*, brand*, graphic*, user*, mockups, portfolio',
    questions: `
Behavioral: Pick one piece from your portfolio. What was the problem, and which decision in it was yours?
+ The problem and who had it
+ Options that were thrown away
+ What happened when it was used
- Speaks only of the look.
Behavioral: Tell me about feedback that hurt and made the work better.
+ Heard the problem behind it
+ Shows what changed
+ Knows when they would not follow it
- The client did not understand design.
Behavioral: Describe a design you changed after watching people use it.
+ What people did, not said
+ What was changed
+ Whether it worked
- Asked colleagues whether they liked it.
Situational: Two stakeholders want opposite things on the same screen or page. How do you move forward?
+ Back to the aim and the user
+ Shows both quickly and tests
+ Gets a decision with a reason
- Fits in both.
Situational: You have two days for work you would like to spend two weeks on. What do you deliver?
+ The part that carries the message
+ Uses what exists
+ Says what is left out
- A rough version of everything.
Technical: Take me through your way from a vague request to a first draft.
+ Questions about aim, audience and limits
+ Several rough directions
+ Check with the client early
- Opens the program.
Technical: How do you make sure that people who see, hear or move differently can use what you design?
+ Contrast, size, keyboard, text for images
+ Tests with tools and people
+ From the start
- Leaves it to development.`,
  },
  {
    id: 'writing',
    name: 'Writing and editing',
    theme: 'technical',
    strong:
      'writing and editing, copywrit*, editor, edit content, proofread*, technical writ*, journalis*, reporter*, content creation, content strategy, write articles, blog posts, editorial, news stories, newsroom, publication*, content writ*, write copy, style guide, press release*, newsletters, content market*, technical documentation, storytell*, write and edit',
    weak: 'writ*, edit*, content, articles, stories, copy, drafts, media, blog, publish*',
    questions: `
Behavioral: Tell me about a text of yours that had to be written several times. What was wrong with the first version?
+ Knows the reader and the purpose
+ Names what was cut or turned round
+ Sees it in their own work
- The client kept changing their mind.
Behavioral: Describe an error that was published under your name or on your watch.
+ Corrected it openly and fast
+ Found how it got through
+ Changed a check
- A slip that nobody saw.
Behavioral: When did something you wrote make people do something?
+ Knew what it was to bring about
+ Can say what happened
+ Knows why it worked
- It was read a lot.
Situational: An expert gives you a text that is correct and that nobody will understand. How do you work with them?
+ Asks what the reader must know
+ Offers a rewrite and lets them check
+ Keeps it true
- Edits it without asking.
Situational: An hour before publication you find a fact in the text that you cannot confirm. What do you do?
+ Tries the quickest reliable way to check it
+ Leaves it out or words it with care rather than guess
+ Tells whoever signs the text off
- Leaves it in and hopes.
Technical: How do you edit a text of two thousand words down to eight hundred?
+ What it must say first
+ Cuts whole parts before words
+ Reads it aloud or lets somebody read it
- Shortens each sentence.`,
  },
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
    id: 'media-production',
    name: 'Photo, video and sound',
    theme: 'technical',
    strong:
      'video production, video edit*, photograph*, camera*, broadcast*, audio, premiere pro, final cut, film, cinematograph*, sound design, podcast*, multimedia, studio, livestream*, live stream*, lighting, producer*, after effects, av equipment, audiovisual, audio-visual, radio, television',
    weak: 'video*, media, production, footage, images, recording, editing, broadcast',
    questions: `
Behavioral: Tell me about a shoot or recording that did not go to plan. What did you bring home?
+ Had thought of what could fail
+ Found another way to the story
+ Says what they pack since then
- The equipment failed.
Behavioral, staff: Describe a piece where you had to choose between what looked best and what told the story.
+ Knows the purpose
+ Explains the choice
+ Accepts the loss
- Always the best-looking one.
Behavioral: When have you worked with somebody who was not at ease before a camera or microphone?
+ Made it easy and gave time
+ Asked permission
+ Got what was needed
- Took more takes.
Situational: The event starts in ten minutes and your main device does not record. What do you do?
+ A second way is ready
+ Saves the sound or the key moments
+ Tells the client
- Tries to repair it.
Situational: Somebody asks for one more round of changes after the final version. How do you handle it?
+ Goes back to what was agreed
+ Sorts errors from wishes
+ Offers a price or a date
- Does it without a word, or refuses.
Technical: How do you look after the material from the moment it is shot until it is archived?
+ Two copies before the card is wiped
+ Names, rights, releases
+ Can be found in a year
- On the laptop and a drive.
Behavioral: Which of your pieces would you show us first, and what did it have to do?
+ Knows what it was for and for whom
+ Their own part
+ Says what they would do differently
- The one that looks best.`,
  },
  {
    id: 'events',
    name: 'Planning events',
    theme: 'delivery',
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
    id: 'collections',
    name: 'Library, museum and collections',
    theme: 'role',
    strong:
      'librar*, museum*, catalog*, curat*, collection development, reference services, patrons, archival, exhibit*, metadata, information literacy, special collections, preservation, circulation desk, interlibrary, artifacts, digital collections',
    weak: 'collection*, archiv*, reading, visitors, books, programs, digital, reference',
    questions: `
Behavioral, staff: Tell me about somebody who came with a vague question and left with what they needed. How did you find out what it was?
+ Asks open questions
+ Shows how to search, not only the result
+ Checks that it was right
- Pointed to the shelf.
Behavioral: Describe a collection, display or program that you changed so that other people would use it.
+ Knew who did not come and why
+ Tried something
+ Has a sign that it worked
- Advertised more.
Behavioral: When have you had to decide what to remove or not to accept?
+ Criteria and policy
+ Weighs use, condition, uniqueness
+ Explained it to those who minded
- Kept everything.
Situational: A visitor demands that a book or an exhibit be taken away because it offends them. What do you do?
+ Listens with respect
+ Explains the procedure
+ Does not decide alone at the desk
- Takes it away, or lectures.
Situational: You find damp in a store room on a Friday afternoon. What are your first steps?
+ People, then the most precious things
+ Calls the people named in the plan
+ Records and isolates what is wet
- Reports it on Monday.
Technical, staff: How do you describe an item so that somebody who does not know its name can find it?
+ Standard terms and everyday ones
+ Who, what, where, when
+ Tests it with a search
- Title and author.
Behavioral: Tell me about a collection or archive that you put into better order. Who noticed?
+ Asked who uses it and for what
+ A plan for the most used or most at risk first
+ Others could go on with it
- Sorted it alphabetically.
Behavioral: When did you bring something from a collection to people who would not have come by themselves?
+ Knew the people
+ Worked with a partner or a place they use
+ Says what came of it
- Put it online.
Technical, senior: How do you decide what to put money and time into first when a whole collection needs care?
+ Use, value, condition, danger
+ Asks others who know it
+ A plan that can be explained
- What is oldest.`,
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
