/** Questions about single tasks in customer support, IT projects and communities; see `taskText.ts` for the format. */
export const supportTasks = `
@ product-support | triage … ticket*, ticket triage, ticket queue*, support ticket*, support queue*, customer ticket*, manage … tickets, respond* to … tickets, resolv* … tickets, incoming tickets, ticketing system*, zendesk, freshdesk | parking, box office, venue, theater, theatre, traffic, admission*, event tickets, citation*
Situational: A new case reads only "It does not work!!!" and comes from somebody whose contract ends this month. What do you write back? + Shows that it is taken seriously + Two or three questions, easy to answer + Something useful to try meanwhile - Asks for more details.
Technical: What do you look for in the first half minute, before you decide where a new case belongs? + Who is stuck, how badly, since when + Other cases like it today + What the person really wants - The category they have chosen.
Behavioral: Tell me about a case that was closed and came back. What had been missed? + Solved the sign, not the cause + Or never asked whether it worked + Looks at such returns since then - The customer wrote again too late.

@ product-support | escalation*, escalat* … issues, escalat* … tickets, escalat* … cases, escalat* … problems, escalat* to, escalat* … appropriate, escalated | de-escalat*, deescalat*, alarm*, patient*, clinical*, nurs*, resident*, safeguard*
Situational: You have tried all you can and must pass a case on. What do you send along, so that nobody has to begin again? + What is wanted, and by when + What was tried, with the result + Who keeps the person informed - The whole exchange of messages.
Situational: You passed something on three days ago as urgent, and nothing has happened. What do you do? + Asks what is missing, in person + Explains what each day costs + Goes one step higher, openly - Sends it again.
Technical: How do you decide between trying for another hour and handing a problem on? + Harm that grows while waiting + Whether there are ideas left to test + An agreed limit of time - Hands it on when it is hard.

@ product-support | reproduc* … issue*, reproduc* … bug*, reproduc* … problem*, replicat* … issue*, replicat* … bugs, recreat* … issue*, bug report*, report* bugs, document* … bugs, work with developers … bugs
Situational: Something fails for one person every morning and for nobody else. How do you get it to fail for you? + Same account, data, time and settings + Watches them do it + Changes one difference at a time - Asks for a screenshot.
Technical: Two reports describe faults that look alike. How do you find out whether they have one cause? + Same version, step and message + A way round that helps both + Keeps them apart until it is proved - Joins them.

@ product-support | technical support to customer*, technical support for customer*, troubleshoot* … customer*, customer … troubleshoot*, resolv* … technical issue*, resolv* … customer … issues, technical issue* … customer*, diagnos* … customer … problem*, technical customer support, product issues, software issues
Situational: A customer insists that your product is at fault, and all signs point to their own settings. How do you go on? + Shows the signs and checks them together + Helps with it as far as allowed + No proving right for its own sake - Tells them whose fault it is.
Behavioral: Tell me about a fix that you gave to somebody and that made things worse. What did you do then? + Said it at once and took it back + Stayed until it worked + Tests or asks more beforehand now - They did it wrongly.
Technical: Somebody uses your product in a way that nobody had planned, and it fails. How do you help, and what do you not promise? + Understands what they want to reach + Offers a way that will last + Plain about what is not supported - Finds a trick.

@ product-support | log files, parsing logs, parse logs, server logs, application logs, error logs, analyz* … log data, read* logs
Technical: You have a log of two million lines and know only that it failed "some time after lunch". How do you find the place? + Narrows by time, person and request + Compares with a run that worked + First error, not the loudest one - Searches for the word error.
Situational: A log that you are sent to find a fault contains passwords and names of people. What do you do? + Passes it on no further + Tells the sender, has it deleted + Has the logging itself changed - Uses only what is needed.

@ product-support | help article*, help center*, help centre*, support article*, knowledge article*, support documentation, support content, faqs, self-service support, maintain* … knowledge base, maintain* … knowledgebase, update … knowledge base, updating … knowledge base, contribut* to … knowledge base, knowledge base article*, knowledge base content, internal knowledge base, support knowledge base, customer knowledge base, articles for … knowledge base, build* … knowledge base
Situational: The answer to the most frequent question is in the knowledge base, and people still ask it every day. What do you change? + Looks for the words they use + Puts it where they get stuck + Asks whether the product could do without it - Sends the link.
Technical: Which solved case deserves an article, and which does not? + Will come again, and can be done alone + Short, with what they will see + Somebody answers for it later - Each one.

@ product-support | live chat, chat support, support via chat, support through chat, email and chat, chat and email, phone and chat, chat and phone, chats with customers
Situational: You have three chats open, and one of the people stops making sense to you. What do you do so that none of them suffers? + Tells the two how long it takes + Sums up, asks one plain question + Moves to a call when writing fails - Answers the easy ones.
Technical: What do you write differently in a chat than you would say on the phone? + Short, one question at a time + Says what you are doing while they wait + No jokes that can be misread - Uses prepared sentences.

@ product-support | phone support, telephone support, technical support by phone, technical support over the phone, technical support via phone, support calls, technical calls, technical inquiries, technical enquiries
Situational: Somebody on the phone says "yes" to each step, and you have the feeling that they are not doing it. What do you do? + Asks what they see now + Smaller steps, no blame + Another time or way, if that is it - Goes on with the list.
Technical: A call has lasted forty minutes without a solution. How do you end it well? + Sums up what is ruled out + Next step, by whom, by when + Calls at that time, even without news - Promises a colleague will call.

@ accounts | customer onboarding, client onboarding, onboard* … customers, onboard* … clients, implementation specialist*, implementation consultant*, implement* … software for, software onboarding, customer implementation*
Situational: Four weeks after signing, a new customer has still not sent the data that you need to set them up. What do you do? + Finds out what holds it up + A small first use that needs little + Shows what the delay costs them - Reminds them weekly.
Technical: A new customer wants to bring every old habit and all old data into the new product. What do you advise? + Asks what each is needed for + Starts with the data that are used + Shows what the new way saves - Builds it as they had it.

@ training | customer training*, train* … customers, train* … clients on, product training to, product training for, deliver* … product training, conduct* … product training, provid* … product training, user training, deliver* … webinars, host* … webinars, conduct* … webinars, creat* … training videos, creat* … tutorials, video tutorials, e-learning for customers | food, animal*, personal trainer*, fitness
Situational: Ten minutes into an online session, nobody has said a word and all cameras are off. How do you find out whether they follow? + A small task to do now + Questions that are easy to answer by typing + Shorter blocks, names with care - Asks whether there are questions.
Technical: A product has two hundred functions, and your lesson on it lasts an hour. What do you leave out? + All they do not need in the first week + Time for them to try it themselves + Says where the rest can be found - Goes through everything quickly.

@ product-support | customer feedback … product*, customer feedback … engineer*, gather* … customer feedback, collect* … customer feedback, user feedback, product feedback, voice of the customer, voice of customer, feature request*, enhancement request*, feedback to … product | restaurant*, guest*, kitchen*, store, menu*
Situational: A customer asks for a function, and you can see that it would not solve their problem. How do you deal with the wish? + What they try to do, and how today + Passes on the problem, not only the wish + No promise of a date - Notes it on the list.
Technical: Forty different comments came in this month. How do you make of them something that the people who build it can use? + Groups by what people could not do + How many, who, with original words + Says what is one loud voice - Forwards all forty.

@ product-support | customer satisfaction survey*, csat, nps score*, net promoter, customer satisfaction score*, customer satisfaction rating*, customer satisfaction metric*
Situational: The rating of answered cases is excellent, and yet customers leave. How do you explain that? + Only some people rate, and when + Polite help for a poor product + Asks those who left - Other reasons, such as price.
Behavioral: Tell me about a bad rating that taught you something. What did you change? + Read it without defending + Called or wrote to the person + One concrete change in the work - It was unfair.

@ product-support | response template*, email template* … support, canned response*, saved replies, auto-respond*, autorespond*, auto-response*, support templates
Situational: A prepared answer is sent fifty times a day, and many people reply that it did not answer their question. What do you do? + Reads the questions it was sent to + Splits it or makes it shorter + Removes what causes the question - Makes it friendlier.
Technical: When should an automatic reply not be sent? + Anger, loss, safety, second message + When it only pretends to help + Says honestly when a person will answer - It always helps.

@ product-support | ticket trend*, ticket data, support metrics, support trends, ticket volume, data … reported issues, analyz* … reported issues, trends causing issues, issue trend*, recurring support issue*
Situational: The number of cases has doubled since last week, with the same number of users. How do you find out why? + Which kind grew, who, since when + A change, an outage or one bad text + A few read in full - Asks for more people.
Technical: How do you show that removing one fault would be worth more than answering it well? + Cases a month, time, people who left + Cases that never reach you + A cost next to the repair - Says that it is annoying.

@ accounts | software demo*, technical demo*, live demo*, product demonstrations to prospect*, pre-sales, presales, proof of concept, proofs of concept, sales engineer*, solutions engineer*, technical sales | food, cosmetic*
Situational: A buyer's technical expert picks your product apart in front of those who decide. How do you treat the expert? + Takes the objections as real questions + Concedes what is true, shows the rest + Offers a session of their own - Turns to the others.
Technical: A buyer wants to try a product for four weeks. What do you agree on before it starts? + Which result would mean yes + Their people, data and time + A date to decide - The list of functions.
Situational: The salesperson nods to a question that you know has to be answered with no. How do you handle it in the meeting? + The truth, without exposing anybody + What can be done instead + Talks it over beforehand next time - Stays silent.

@ communication | developer relations, developer advoca*, developer evangel*, hackathon*, sample application*, speak* to developers, talks for developers
Situational: Developers complain loudly online about a change that your company has decided on, and you think that they are right. What do you write? + What is known, no false defense + Carries examples to those who decide + Says when there will be an answer - The official reasons.
Technical: A programmer tries your product for the first time and gives up after ten minutes. How do you find out where? + Does it oneself from an empty computer + Watches some of them do it + Counts where accounts stop - Sends a survey.
Behavioral: Tell me about a talk, article or sample for programmers that people really used. How do you know? + Solved a problem they had + Honest about limits + A trace: questions, copies, projects - Many people came.

@ volunteers | community forum*, online communit*, user forum*, discussion forum*, moderat* … forum*, moderat* … communit*, moderat* … comments, moderat* … discussion*, discord, slack communit*, user communit*, content moderation
Situational: A thread turns from a heated argument into insults while you read it. What do you do in the next five minutes? + Names the rule, not the person's worth + Removes what goes over the line, visibly + Lets the subject go on elsewhere - Deletes the thread.
Technical: The same five people answer nearly everything in a forum. Is that good, and what would you do about it? + Glad of them, and afraid for them + Room and first small tasks for others + Asks the five what they need - It is good.

@ projects | software implementation*, system implementation*, systems implementation*, erp implementation*, software rollout*, system rollout*, software deployment*, roll out … system*, go-live, cutover, system upgrade*, software upgrade*, implement* … new software, implement* … new systems | fire, hvac
Situational: On the evening before the switch to a new system, one of ten checks fails. Who decides whether to go on, and on what grounds? + Criteria and person named beforehand + What it means for the first morning + Last point of return is known - The project leader, by feeling.
Behavioral: Describe the first week after a new system went live. What had you prepared for that did not happen, and what happened instead? + Help near those who work with it + Old way kept ready for a while + Honest list of surprises - It went smoothly.

@ projects | effort estimat*, estimat* … effort, level of effort, story points, project estimat*, estimat* … timelines, time estimate*
Situational: You are asked in the hallway how long something will take, and your guess will be taken as a promise. What do you say? + Asks what hangs on it + A range with what it depends on + Says when a better answer comes - A number with a margin.
Technical: Your estimates are nearly always too short by half. How do you get better? + Compares past guesses with what happened + Names the work that was forgotten + Smaller parts, other people's view - Doubles them.

@ it-management | technology vendor*, software vendor*, it vendor*, evaluat* … software, software selection, select* … software, evaluat* … technolog*, technology evaluation*, evaluat* new tools, software procurement, it procurement, research … new technologies
Situational: Two programs are up for choice, and the sellers of both say that they can do everything. How do you find the difference? + Own cases, with own data, tried by users + Asks customers who left + Costs to get out again - Compares lists of functions.
Technical: A free tool would do the job of one that costs money. What do you count before you choose? + Hours to run, learn and repair + What happens if it is given up + Data, security, license - The price.

@ it-management | service level agreement*, slas, itil, it service management, problem management, itsm | facilities, cleaning
Situational: All agreed response times are met, and people are still unhappy with the help they get. What do you look at? + First answer is not a solution + Cases passed from hand to hand + Asks what they could not do meanwhile - Shows them the figures.
Technical: How do you set the time within which something must work again? + What stands still, for whom, when + What it takes to keep it, also at night + Few classes that all understand - As short as possible.

@ change | process map*, map* … business process*, business process model*, workflow analys*, current state … future state, as-is, workflow automation, automat* … workflow*, automate … processes, automating … processes, process automation, business process analys*, rpa, robotic process automation, paperless | plc, plcs, manufactur*, control system*
Situational: Two people who do the same job describe the process in different ways, and both differ from the written rule. What do you draw? + Watches single real cases + Draws what happens, with its variants + Asks what the difference is good for - The written rule.
Technical: Which process would you not automate, although it is done often? + Bad or changing one, exceptions are the rule + Improve or drop it first + Judgment that should stay with people - Often done means worth it.
`;
