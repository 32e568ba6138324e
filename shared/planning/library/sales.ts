import type { CompetencyText } from './libraryText.ts';

export const sales: readonly CompetencyText[] = [
  {
    id: 'retail',
    name: 'Selling in a store',
    theme: 'role',
    assumes: 'shop-floor',
    strong:
      'retail sales, retail store*, retail, merchandis*, sales floor, store manager*, store operations, visual merchandising, point of sale, stock shelves, store team, in-store, store experience, shop floor, product knowledge',
    weak: 'store*, shop*, customers, products, displays, sales, shelves, stock',
    questions: `
Behavioral: Tell me about a customer who came in for one thing and left with something better suited. How did that come about?
+ Asked questions before showing anything
+ Knew the products
+ The customer was better off
- Talked the customer into more.
Behavioral: Describe a day on which the store was full and short of staff. What did you take care of?
+ Sees the whole floor, not only the till
+ Acknowledges people who wait
+ Works with colleagues
- Served one after the other.
Behavioral: When did you change a display or a routine and see more sales from it?
+ A reason for the change
+ A figure or a clear sign
+ Would do it again, or not, and why
- Followed the plan from head office.
Situational: A customer wants to return something without a receipt and becomes loud. What do you do?
+ Calm and private tone
+ Knows the rule and what can be offered instead
+ Gets help when safety is at stake
- Gives in or argues.
Situational: You see somebody put an item into their bag. What do you do?
+ Safety first, no accusation
+ Offers service or tells security as the policy says
+ Remembers facts
- Follows or grabs the person.
Technical, senior: You take over a shop area that sells less than it should. What do you look at in the first week?
+ Traffic, conversion, stock gaps, prices, placing
+ Talks to customers and staff
+ One change at a time
- Orders more stock or a sale.
Situational: Two customers want you at the same time, and one has just come in. What do you do?
+ A word to both
+ Finishes what is started
+ Calls a colleague
- The louder one first.
Technical: How do you get to know the goods you sell well enough to advise somebody?
+ Tries, reads, asks colleagues and customers
+ Knows two or three differences that matter
+ Says when they do not know
- Reads the label.
Technical: What do you do in a quiet hour in a shop?
+ Stock, order, displays, prices
+ Eyes on the door
+ Has ideas of their own
- Waits for customers.`,
  },
  {
    id: 'cash-handling',
    name: 'Cash and payments',
    theme: 'technical',
    strong:
      'cash handling, handle cash, cash register*, cashier*, cash drawer*, process payments, collect payments, credit card transactions, balance drawer, cash management, receive payments, collect fees, accept payments, collects fees, payment processing, deposits',
    weak: 'cash, payments, fees, receipts, transactions, till, register, refunds',
    questions: `
Behavioral: Tell me about a time your drawer or your figures did not balance. What did you do?
+ Reported it straight away
+ Searched step by step
+ Changed a habit afterwards
- It was a few cents and nobody minded.
Behavioral: Describe a time somebody put pressure on you to bend a rule about money.
+ Kept to the rule and stayed polite
+ Told a supervisor
+ Saw why the rule exists
- Made an exception for a regular.
Situational: A customer says that you gave change for a ten, and they paid with a twenty. How do you settle it?
+ Stays calm and does not accuse
+ Has the drawer counted or checked
+ Follows the procedure
- Hands over the difference, or refuses.
Situational: The card terminal fails and ten people are waiting to pay. What do you do?
+ Tells the queue what is happening
+ Knows the fall-back
+ Records what must be entered later
- Sends people away.
Technical: How do you open and close a till so that any difference can be traced?
+ Counts alone and with a witness where asked
+ Records float, drops and totals
+ Keeps one person to a drawer
- Counts at the end of the day only.
Behavioral, till: When have you seen that a payment, refund or discount was not right, and what did you do?
+ Stopped before it went through
+ Took it to the right person
+ No accusation without facts
- It was not their till.`,
  },
  {
    id: 'new-business',
    name: 'Winning new business',
    theme: 'role',
    strong:
      'business development, new business, sales pipeline, sales target*, sales quota*, quota*, prospecting, lead generation, cold call*, outbound, close deals, sales cycle*, sales experience, inside sales, outside sales, b2b, sales goals, sales process, salesforce, new customers, sales strategy',
    weak: 'sales, prospects, leads, revenue, pipeline, selling, targets, territory, deals, negotiat*',
    questions: `
Behavioral: Take me through a deal you won from first contact to signature. What did you do that made the difference?
+ Knows the customer's problem and who decides
+ Names the turning point and their own part
+ Gives size and length
- The product sold itself.
Behavioral: Tell me about a deal you lost and had counted on. What would you do differently?
+ Asked the customer for the reason
+ Sees an early sign that was missed
+ Changed how they qualify
- It was the price.
Behavioral: When were you behind your target at the middle of a period, and what did you do?
+ Looked at the numbers behind the number
+ Changed activity, not only effort
+ Says how it ended
- Worked longer hours and hoped.
Situational: A prospect you have worked on for months stops replying. What are your next three steps?
+ Another contact and another reason to talk
+ Gives the prospect an easy way to say no
+ Sets a date to stop
- Sends the same reminder every week.
Situational: A customer will sign today if you promise a feature we do not have. What do you say?
+ No false promise
+ Finds out what the need behind it is
+ Involves product or manager openly
- Promises it and sorts it out later.
Technical: How do you decide in the first call whether a prospect is worth your time?
+ Need, money, decision makers, timing
+ The questions they really ask
+ Lets go early
- Everybody is worth it.
Technical, senior: How do you build a forecast you would put your name to?
+ Stages with evidence, not feeling
+ Own conversion figures
+ Says how far off it was last time
- Adds up what the customers said.
Behavioral: Tell me about a partner, agency or company that began to send you business. How did you win them?
+ Knew what was in it for them
+ Kept in touch without pressing
+ Names what came of it
- They called.
Technical: How do you find out which customers or partners are worth visiting first?
+ Where need and size fit
+ Figures and people who know
+ Looks again after a while
- The largest ones.
Technical: How do you plan your month so that you reach a sales target?
+ Counts back to talks and offers
+ Looks at it weekly and changes what does not work
+ Keeps time for new contacts
- Works until it is reached.`,
  },
  {
    id: 'accounts',
    name: 'Looking after accounts',
    theme: 'people',
    strong:
      'account management, key account*, client relationship*, customer relationship*, customer success, client accounts, customer retention, renewals, upsell*, cross-sell*, existing customers, existing clients, client satisfaction, client needs, client engagement*',
    weak: 'accounts, clients, client, retention, relationships, customers, portfolio',
    questions: `
Behavioral: Tell me about an account you were about to lose. What did you do?
+ Saw it coming or found the cause quickly
+ Brought the right people together
+ Says what happened to the account
- Gave a discount.
Behavioral: Describe a time you told a client no.
+ Clear, early, with the reason
+ Offered another way
+ Kept the relationship
- Has never said no to a client.
Behavioral: Which client of yours has grown most, and what was your share in that?
+ Knows the client's own goals
+ Named the need before the client did
+ Gives figures
- The client's market grew.
Situational: A client is content, but the person who chose us is leaving their company. What do you do now?
+ Meets the successor before the change
+ Has more than one contact
+ Shows the value again with facts
- Waits for the new person to call.
Situational: Your client wants a date your colleagues say they cannot keep. How do you go on?
+ Finds out what the date is for
+ Looks for a part that can be ready
+ Gives one true answer to both sides
- Promises it and presses the colleagues.
Technical: How do you know that an account is healthy before the renewal comes up?
+ Use, results, contacts and complaints
+ Looks regularly
+ Has acted on a sign
- They have not complained.`,
  },
  {
    id: 'fundraising',
    name: 'Fundraising and donors',
    theme: 'role',
    strong:
      'fundrais*, fund development, donor*, grant writing, grant proposal*, major gifts, annual giving, philanthrop*, capital campaign, foundation relations, solicit* gifts, planned giving, funders',
    weak: 'grants, gifts, sponsors*, campaigns, proposals, non-profit, nonprofit, giving',
    questions: `
Behavioral: Tell me about a gift or grant you brought in from first contact to thank-you. What was your part?
+ Knows what moved the funder
+ Names amount and time
+ Describes the care afterwards
- The organization's name brought it in.
Behavioral: Describe a request that was turned down. What did you do next?
+ Asked why and stayed in touch
+ Changed the next request
+ Knows how many refusals are normal
- Looked for another funder.
Behavioral: When did you get colleagues outside fundraising to help raise money?
+ Made it easy and specific
+ Prepared them
+ Says what came of it
- Asked by e-mail and few replied.
Situational: A donor offers a large gift with a condition that does not fit our mission. What do you do?
+ Does not accept on the spot
+ Explores what the donor cares about
+ Takes it to those who decide
- Takes the money.
Situational: You have one month and a small budget to win back donors who stopped giving. Where do you begin?
+ Looks at who stopped and when
+ Personal contact for the most promising
+ Measures the result
- One letter to everybody.
Technical: What do you put on the first page of a proposal, and what do you leave out?
+ Need, what will change, cost, and why us
+ The funder's own aims
+ No history of the organization
- Begins with when we were founded.`,
  },
  {
    id: 'negotiation',
    name: 'Negotiating',
    theme: 'people',
    strong:
      'negotiat*, contract negotiation*, negotiating skills, negotiation skills, negotiate contracts, negotiate terms, negotiate with, redline*, commercial terms, closing deals',
    weak: 'terms, agreements, contract*, deals, conditions, price*',
    questions: `
Behavioral: Tell me about a negotiation that you prepared well. What did the preparation change?
+ Own limits and the other side's interests
+ Alternatives if it failed
+ Says what was won and given
- Knew the price.
Behavioral: Describe a negotiation that ended without an agreement. Looking back, was that right?
+ Knew their limit and kept to it
+ Left on good terms
+ Learned something
- The others were stubborn.
Behavioral: When did you give something away in a negotiation and later wish you had not?
+ Frank
+ Knows what led to it
+ Prepares differently
- It was not up to them.
Situational: The other side says that this is their last word, and it is just outside your limit. What do you do?
+ Asks what lies behind it
+ Trades something of another kind, or takes a break
+ Does not go beyond the limit alone
- Accepts it.
Situational: Colleagues on your own side want different things from an agreement. How do you get ready for the talks?
+ Settles it before meeting the others
+ What must be, what may be
+ One person speaks
- Sees during the talks.
Technical: How do you find out what really matters to the other side?
+ Open questions and silence
+ Looks at what they return to
+ Tests it with an offer
- They say so.
Technical: Which points of an agreement do you settle first, and which do you leave for the end?
+ A reason for the order
+ Easy ones to build trust, linked ones together
+ Nothing is agreed until all is
- Price first.`,
  },
];
