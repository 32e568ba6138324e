import type { CompetencyText } from './libraryText.ts';

export const webAndIt: readonly CompetencyText[] = [
  {
    id: 'web-pages',
    name: 'Building web pages and interfaces',
    theme: 'technical',
    strong:
      'html, css, javascript, jquery, sass, angular, front-end, frontend, front end develop*, responsive design, wordpress, web standards, web pages, user interface*, browser types, web design*, web develop*, wireframes, prototypes',
    weak: 'web*, browser*, interface*, page*, screen*, layout*, user*',
    questions: `
Behavioral: Tell me about a page or screen of yours that worked differently in one browser or on one device. How did you find the cause?
+ Reproduced it
+ Left out parts until it was clear
+ A check that would find it next time
- Browsers are like that.
Behavioral: Describe a page or screen that you made quicker or easier to use. How did you know that it was?
+ Watched people or measured
+ Names what was in the way
+ Before and after
- It looked better.
Behavioral: When did a layout that you were given not work once it was built? What did you do?
+ Showed the problem early
+ Offered another way
+ Settled it with the designer
- Built it as drawn.
Situational: A page loads slowly on a phone. How do you find out why?
+ Measures on a phone and a slow line
+ Images, scripts, fonts, server
+ Changes one thing and measures again
- Makes the images smaller.
Situational: You are asked to change a live page today, with no time for tests. What do you do?
+ Looks at the risk of that change
+ Small step that can be taken back
+ Looks at it live and tells the person
- Does it.
Technical: How do you make sure that people who use a keyboard or a screen reader can use what you build?
+ Plain elements, labels, order, contrast
+ Tries it without a mouse
+ From the start, not at the end
- Runs a checker.
Technical: What do you check before a page goes live?
+ Sizes of screen, browsers, keyboard
+ Links, forms, texts
+ Speed and a way back
- That it looks right.
Technical: How do you keep many pages alike when several people work on them?
+ Shared styles and parts
+ A short guide with examples
+ Reviews
- Copies the last page.`,
  },
  {
    id: 'web-content',
    name: 'Web content and newsletters',
    theme: 'role',
    assumes: 'web-content',
    strong:
      'web content, website content, content management system*, update the website, website updates, website maintenance, site analytics, newsletter*, email campaign*, content calendar*, social media content, blog posts, edit the design, visual content',
    weak: 'website*, content, web, post*, publish*, analytics, social',
    questions: `
Behavioral: Tell me about a page, post or newsletter of yours that reached more people than usual. What made the difference?
+ Knows whom it was for
+ Names what they did differently
+ Figures, and what they mean
- Luck.
Behavioral: When did figures on visits or clicks make you change a text or a page?
+ Looked for the reason behind the figure
+ Changed one thing
+ Looked again
- Published more.
Situational: Two departments both want the first place on the home page. How do you decide?
+ What visitors come for
+ A rule known to everybody
+ Offers another place or time
- The more important one.
Situational: You find that a page has held wrong information for months. What do you do?
+ Corrects it at once
+ Tells those who may have relied on it
+ A date for looking at such pages
- Corrects it quietly.
Situational: An expert sends you four pages for the website, and there is room for one. How do you go on?
+ Asks what readers should know or do
+ Cuts and shows the result
+ The expert checks the facts
- Publishes the first page.
Technical: How do you plan what to publish over the next month?
+ Readers, dates, who delivers what
+ Room for what comes up
+ Leaves out what nobody needs
- As it comes in.
Technical: How do you write a page so that people find it and can use it at once?
+ The words that readers search for
+ The important thing first, short parts
+ Tries it on somebody
- Many keywords.
Technical: What do you look at to know whether a website does its job?
+ What visitors should get done, and whether they do
+ Few figures, over time
+ Questions that still come in
- The number of visits.`,
  },
  {
    id: 'it-management',
    name: 'Running IT services',
    theme: 'management',
    assumes: 'it-services',
    strong:
      'it operations, information technology operations, it infrastructure, technology infrastructure, it services, it strategy, itil, help desks, data integrity, technology roadmap, it department, information technology, technology strategy, it teams, disaster recovery, business continuity, computer systems operations, technology functions',
    weak: 'technolog*, infrastructure, systems, software, vendor*, it, network*',
    questions: `
Behavioral: Tell me about a serious failure of an IT service that you answered for. What did you change afterwards?
+ Told people what they knew, and when
+ Found the cause without blame
+ Names the change and its effect
- Bought better equipment.
Behavioral: Describe a system that you replaced while people depended on it every day. How did you plan the change?
+ In steps, with a way back
+ Users took part early
+ Data checked before and after
- Over a weekend.
Behavioral: When did you decide against a technology that others wanted?
+ Weighed use, cost and upkeep
+ Listened to the need behind the wish
+ Explained the decision
- No money.
Situational: The business wants a new system by the summer, and your people are busy keeping the old ones running. How do you go on?
+ Shows what the time goes into
+ Choices with consequences
+ Gets a decision instead of a promise
- Asks for overtime.
Situational: The supplier of an important system raises its price by half. What are your options?
+ Contract, use and real need
+ Others, and the cost of moving
+ Negotiates before deciding
- Pays, or leaves at once.
Situational: Two departments use two systems for the same thing, and each wants to keep its own. How do you decide?
+ What each does with it
+ Cost, data and risk of both
+ Decides openly, with time to move
- The cheaper one.
Technical: How do you know whether IT services are good enough for those who use them?
+ Asks users, and watches
+ Few measures: failures, time to help, repeats
+ Acts on them
- Few complaints.
Technical: How do you decide what to run yourselves and what to buy as a service?
+ What sets the business apart
+ Cost over years, risk, skills
+ A way out
- The cloud first.
Technical: How do you make sure that data are right in all the systems that hold them?
+ One source for each kind of data, with an owner
+ Checks where systems meet
+ Errors are traced to their cause
- Backups.
Technical: How do you plan for the day on which a main system fails?
+ What must be back first, and in what time
+ Tries it, also the backups
+ Who decides and who tells whom
- There is a contract.`,
  },
];
