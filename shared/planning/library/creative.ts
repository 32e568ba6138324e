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
Behavioral: Tell me about criticism of a design of yours that was hard to hear and made the work better.
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
Behavioral, writes-texts: Tell me about a text of yours that had to be written several times. What was wrong with the first version?
+ Knows the reader and the purpose
+ Names what was cut or turned round
+ Sees it in their own work
- The client kept changing their mind.
Behavioral: Describe an error that was published under your name or on your watch.
+ Corrected it openly and fast
+ Found how it got through
+ Changed a check
- A slip that nobody saw.
Behavioral: Tell me about something you wrote after which people did what you had hoped for. How had you gone about it?
+ Knew what it was to bring about
+ Can say what happened
+ Knows why it worked
- It was read a lot.
Situational: An expert gives you a text that is correct and that nobody will understand. How do you work with them?
+ Asks what the reader must know
+ Offers a rewrite and lets them check
+ Keeps it true
- Edits it without asking.
Situational, newsroom: An hour before publication you find a fact in the text that you cannot confirm. What do you do?
+ Tries the quickest reliable way to check it
+ Leaves it out or words it with care rather than guess
+ Tells whoever signs the text off
- Leaves it in and hopes.
Technical, writes-texts: How do you edit a text of two thousand words down to eight hundred?
+ What it must say first
+ Cuts whole parts before words
+ Reads it aloud or lets somebody read it
- Shortens each sentence.
Behavioral, book-publishing: Tell me about an author you won for a project. How did you go about it?
+ Knew the field and the author's work
+ Honest about terms and dates
+ Stayed in touch until it was signed
- The author came to them.
Situational, book-publishing: An author delivers half a year late, and the manuscript is twice as long as agreed. What do you do?
+ Reads before deciding
+ Talks with the author about cuts and a date
+ Tells production and sales
- Prints it as it is.
Technical, book-publishing: How do you judge whether a manuscript is worth publishing?
+ Readers, what exists already, quality
+ Views from outside
+ Cost and sales
- By feel.`,
  },
  {
    id: 'media-production',
    name: 'Photo, video and sound',
    theme: 'technical',
    strong:
      'video production, video edit*, photograph*, camera*, broadcast*, audio, premiere pro, final cut, film, cinematograph*, sound design, podcast*, multimedia, studio, livestream*, live stream*, lighting, producer*, after effects, av equipment, audiovisual, audio-visual, radio, television',
    weak: 'video*, media, production, footage, images, recording, editing, broadcast',
    questions: `
Behavioral, records-media: Tell me about a shoot or recording that did not go to plan. What did you bring home?
+ Had thought of what could fail
+ Found another way to the story
+ Says what they pack since then
- The equipment failed.
Behavioral, staff, records-media: Describe a piece where you had to choose between what looked best and what told the story.
+ Knows the purpose
+ Explains the choice
+ Accepts the loss
- Always the best-looking one.
Behavioral, records-media: When have you worked with somebody who was not at ease before a camera or microphone? What did you do?
+ Made it easy and gave time
+ Asked permission
+ Got what was needed
- Took more takes.
Situational, records-media: The event starts in ten minutes and your main device does not record. What do you do?
+ A second way is ready
+ Saves the sound or the key moments
+ Tells the client
- Tries to repair it.
Situational: Somebody asks for one more round of changes after the final version. How do you handle it?
+ Goes back to what was agreed
+ Sorts errors from wishes
+ Offers a price or a date
- Does it without a word, or refuses.
Technical, records-media: How do you look after the material from the moment it is shot until it is archived?
+ Two copies before the card is wiped
+ Names, rights, releases
+ Can be found in a year
- On the laptop and a drive.
Behavioral, records-media: Which of your pieces would you show us first, and what did it have to do?
+ Knows what it was for and for whom
+ Their own part
+ Says what they would do differently
- The one that looks best.
Technical: How do you prepare for a recording so that nothing is missing on the day?
+ A list: people, place, equipment, permits
+ Batteries, cards and sound tried out
+ A second of what can fail
- Packs everything.
Situational: Two people on a production give you different instructions. What do you do?
+ Asks who decides
+ Says what each would mean for time
+ Stays friendly
- Follows the louder one.`,
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
Behavioral: Describe a collection, display or program that you changed so that more people used it.
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
];
