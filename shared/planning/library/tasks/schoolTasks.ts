/** Questions about single tasks in schools, child care, training, libraries and museums; see `taskText.ts` for the format. */
export const schoolTasks = `
@ teaching | lesson plan*, lesson planning, plan lessons, plans lessons, planning lessons, prepar* lessons, plan … lessons, prepare … lessons, develop lessons, develops lessons, developing lessons, development of lessons, development and lessons
Technical: You write a lesson plan that a stranger must be able to teach tomorrow. What goes into it, and what do you leave out? + What learners should be able to do at the end + Times, materials, what to do if it goes fast + A few key questions, no full script - The pages of the book.
Situational: A lesson that worked in one class falls flat in the next, on the same day. What do you look for? + What this class knew beforehand + Own pace, wording, time of day + Asks learners or a colleague, changes one thing - The second class is weaker.

@ teaching | differentiat* instruction, individualiz* instruction, individualized instruction, diverse learners, learning styles, varied learning needs, adapt* … instruction, adapt* … lessons, modif* … lessons, modify … curriculum, differentiated instruction, differentiated learning, differentiated lesson*, differentiated teaching
Technical: The learners in one room read at levels four years apart. How do you let all of them work on the same topic? + The same question, different ways in + Help that is taken away step by step + Groups change, nobody is fixed at the bottom - Easier sheets for the weak.
Situational: A quick learner is done after ten minutes, every time. What do you give them? + Something deeper, not more of the same + A choice, or a problem without a ready answer + Does not make them the helper by default - Another worksheet.

@ classroom-conduct | classroom management, manage … classroom, manages … classroom, managing … classroom, management of … classroom, student behavior, student behaviour, student discipline, behavior management, behaviour management, classroom behavior
Situational: A student refuses to put the phone away, and the whole room watches. What do you do? + Calm and short, a choice and a moment to obey + Goes on with the lesson, no contest + Talks alone afterwards, follows the rule - Takes it out of their hand.
Behavioral: Tell me about a student with whom you had a bad start. What changed it? + Took a first step themselves + Found something the student cared about + Says how it showed - The student came to see reason.

@ assessment | iep, ieps, individualized education p*, individual education p*, individualised education, special education, special needs, students with disabilities, pupils with send | nondiscriminat*, equal opportunity, degree*, bachelor*, credit*, major*
Situational: By the plan a child gets half an hour of extra help a day. In practice it is ten minutes. What do you do? + Notes what is really given + Tells those who are responsible for the plan + Proposes how to make it possible - Ten minutes are better than none.
Technical: How do you word a goal for a child so that two people would agree whether it has been reached? + Something that can be seen or counted + Under which conditions, how often, by when + Starts from what the child can do now - The child makes progress in reading.

@ counseling | applied behavior analysis, aba therapy, aba program*, behavior intervention plan*, behavior support plan*, functional behavior* assess*, behavior plan*, behavioral plan*, behaviour support plan*
Technical: How do you find out what a certain behavior does for the person who shows it? + What happens before and after, many times + Several people and places + A guess that is tested - Asks them why.
Situational: A behavior plan works while you are there and not with others. What do you do? + Watches how the others do it + Makes it simpler to carry out + Practises with them, collects figures - They do not follow the plan.

@ teaching | tutoring, tutor students, tutor pupils, tutors students, private tutor*, one-on-one instruction, one-to-one tuition, academic tutor*
Situational: The test is tomorrow, and a student wants only the answers. How do you use the hour? + The two or three things that bring most + Lets them work, watches where it breaks + Talks about an earlier start next time - Goes through the solutions.
Technical: How do you find out in a first session where somebody's gap really begins? + Easy tasks first, then harder + Has them think aloud + Does not trust the grade alone - Asks them what they cannot do.

@ assessment | grade assignments, grading assignments, grade papers, grading papers, grading student*, grade student*, grade exams, grading exams, grade … homework, grading … homework, mark* … assignments, grading of student*, grad* and feedback
Situational: A student hands in a piece far better than anything before. How do you find out whether it is their own? + Open mind, talks with them about it + Drafts, sources, a short task in class + Keeps to the rule of the place - Runs it through a checker and decides.
Technical: You have ninety papers to grade this weekend. What do you do so that tiredness and names do not change the marks? + Criteria and sample papers first + One question across all papers + Goes back to early ones, hides names - Works without breaks.

@ assessment | communicat* with parents, parent conference*, parent-teacher, parent teacher conference*, parent communication, contact* with parents, meet* with parents, communicat* … parents and guardians, communicat* … students and parents, parent engagement, family engagement
Situational: The parents of a child come to no talk and answer no message. How do you reach them? + Looks for the reason: hours, language, bad memories + Another way, with good news first + Does not give up on the child meanwhile - Has done what they could.
Technical: A parent sends you an angry message late in the evening. When and how do you answer? + Not at night, but soon + Thanks, short, offers to talk in person + Finds out the facts first - Explains at length why they are wrong.

@ assessment | curriculum development, develop curricul*, develops curricul*, developing curricul*, development of curricul*, development and curricul*, design curricul*, designs curricul*, designing curricul*, design of curricul*, curriculum design, curriculum plan*, writ* curricul*, creat* curricul*, curriculum review, revis* curricul*
Technical: How can you tell from a curriculum on paper whether people will be able to do something at the end? + Each aim has practice and a check + Steps build on each other + Time is counted honestly - It covers all topics.
Situational: Two instructors use the same curriculum, and their groups learn very different amounts. What do you look at first? + Watches both, looks at learners' work + What the paper leaves open + Lets the two learn from each other - Writes a more exact manual.

@ assessment | proctor*, administer … exams, administer … examinations, administer … standardized, invigilat*, standardized test*, state testing, exam supervision
Situational: During an exam you think that you have seen somebody use a phone. What do you do at that moment? + Goes nearer, looks again, calm + Follows the rule without disturbing others + Writes down time and what was seen - Takes the paper away at once.
Technical: What do you prepare in a room so that an exam runs without a quarrel? + Seats, clocks, papers counted, rules said aloud + Who may have extra time + What happens with toilets, lateness, alarms - Enough paper.

@ assessment | monitor* student progress, track* student progress, student progress, progress monitoring, assessment data, student data, student performance data, academic progress, learner progress
Situational: Most of a class got one question wrong and the rest right. What could that tell you, and what do you do next? + The question may be bad, or the teaching of it + Looks at the wrong answers themselves + Teaches it another way, checks again - They did not study.
Technical: Which signs tell you, long before a test does, that a student is slipping? + Work handed in late or copied, fewer questions + Change in mood or seat neighbor + Looks into it within days - The next test will show.

@ teaching | literacy instruction, reading intervention*, phonics, teach* reading, early literacy, reading instruction, reading specialist, reading skills of
Technical: A child reads aloud smoothly and cannot tell you what it was about. What do you do? + Shorter pieces, stops to picture and retell + Checks words and background knowledge + Talks about the text, not only reads it - Has them read more.
Situational: An older student hides that they can hardly read. How do you help without shaming them? + Private, with text fit for their age + Small regular steps that show gain + Brings in a specialist - Reads it out for them.

@ teaching | english language learner*, ell students, esl, esol, english as a second language, english learners, multilingual learners, english as an additional language
Technical: How do you find out whether a student does not know the subject or only lacks the words for it? + Lets them show, draw, point, sort + Their own language where possible + Separates both in the grade - By the written test.
Situational: A newcomer has said nothing for weeks. What do you do? + Silence may be a stage, gives safe ways to answer + A partner, routines, words for today + Watches how much is understood - Calls on them more often.

@ classroom-conduct | recess, lunch duty, playground duty, playground supervis*, supervise … playground, supervises … playground, supervising … playground, supervision of … playground, supervise … cafeteria, supervises … cafeteria, supervising … cafeteria, supervision of … cafeteria, cafeteria duty, bus duty, lunchroom, supervise … lunch, supervises … lunch, supervising … lunch, supervision of … lunch, supervise … hallways, supervises … hallways, supervising … hallways, supervision of … hallways, lunchtime supervis*
Technical: Where do you stand while children play outside, and what do you look for? + Moves, sees corners and gates, divides the yard + Who is alone, what turns from play to fight + Does not chat or look at a phone - Near the door.
Situational: You see that the same child is left out in every break. What do you do? + Watches how it comes about + A game or partner that needs them + Tells the teacher, looks again next week - Tells the others to let them join.

@ learning-support | paraeducator*, paraprofessional*, one-to-one support, one-on-one support, instructional aide*, teacher's aide*, teacher aide*, classroom aide*, assist … classroom teacher*, assists … classroom teacher*, assisting … classroom teacher*, assist the teacher, assists the teacher, assisting the teacher, assist teachers, assists teachers, assisting teachers | legal, law
Situational: The child you support begins to wait for you before doing anything. What do you change? + Steps back, a cue instead of help + Praises the start, not the result + Agrees on it with the teacher - Stays nearer.
Technical: What do you need to know from a teacher in two minutes before a lesson begins? + What the children should be able to do + Who needs what from you + When to step in and when not - Where to sit.

@ classroom-conduct | field trip*, school trip*, class trip*, educational trips, outings with children, outings with students, outings with residents, outings for children
Technical: What do you settle before you leave the building with a group of children? + List, numbers, medicines, consent, buddies + Who watches whom, where to meet + Roads, toilets, weather, a way back - That all have their lunch.
Situational: Halfway to where you are going, a child says that the inhaler stayed behind. What do you do? + Finds out which and when it is needed + Calls those in charge, and the parents + Does not gamble, turns back if needed - It will be all right for a day.

@ young-children | diaper*, infant care, care for infants, care of infants, infants and toddlers, toddler care, infant/toddler, infant room*, nap time*, potty training, toilet training, bottle feeding | animal*, veterinar*
Situational: A baby who drinks well on other days turns away from the bottle twice. What do you do? + Checks temperature, diaper, breath, mood + Tells colleague and parents the same day + Writes down times and amounts - Tries until it is empty.
Technical: How do you put a baby down to sleep when the parent has asked for the tummy, as at home? + Explains safe sleep, friendly + Keeps to the rule without a doctor's order + Offers other ways to calm the baby - Does what the parent wants.

@ young-children | activities for children, age-appropriate activit*, age appropriate activit*, developmentally appropriate, children's activities, activities with children, enrichment activit*, arts and crafts, plan … activities … children, plans … activities … children, planning … activities … children
Situational: It rains, and what you prepared was for outdoors. Twenty children look at you. What do you do in the next hour? + Movement first, then something quiet + Uses what is there, lets children choose + Keeps safety and small groups in mind - Puts on a film.
Technical: How do you notice in the middle of an activity that it is too easy or too hard for the children? + Watches hands, faces, wandering off + Changes one thing: pieces, partner, time + Different for different children - They would say so.

@ young-children | child observation*, observ* children, observ* … child's, developmental screening*, developmental milestone*, child development record*, document* … children's
Technical: What belongs in a note on how a child played this morning, and what does not? + Deeds and words, time and place + No labels or guesses at causes + Strengths as well - That the child was good or naughty.
Situational: You notice that a two-year-old does not turn round when called. What do you do with that? + Watches at several times, noise and quiet + Notes it, tells the person in charge + No diagnosis, parents spoken to with care - Calls louder and waits.

@ young-children | child-staff ratio*, staff-child ratio*, staff-to-child ratio*, child to staff ratio*, teacher-child ratio*, child care licensing, childcare licensing, child care regulations, adult-child ratio*
Situational: A colleague has to leave, and the room now has more children than one adult may look after. What do you do? + Calls for somebody at once + Joins groups or rooms within the rule + Head count, keeps all in sight - Manages for the hour.
Technical: How do you always know how many children are in your group, also while moving about? + Counts at every change of place + List on paper that is up to date + Says the number aloud to a colleague - Has them in sight.

@ classroom-conduct | after-school program*, after school program*, youth program*, youth work, youth worker*, teen program*, work* with teens, work* with teenagers, youth development, mentor* youth, youth activities | counsel*, clinic*, therap*
Situational: Teenagers come, sit with their phones and say that everything is boring. How do you begin? + Does something interesting, without calling them + Asks what they would run themselves + Patience, small responsibility - Collects the phones.
Technical: Somebody from the youth program wants to connect with you on social media. How do you handle contact outside the program? + Says no kindly, explains why + Offers the official way + Tells the person in charge - Accepts, it keeps the contact.

@ casework | academic advis*, advise students, advises students, advising students, student advis*, course selection, degree plan*, academic counsel*, academic plan*, degree requirements
Situational: A student has failed a required class for the second time and wants to change the major. What do you want to know first? + What went wrong, and what goes well + Money, rules, time left + Options side by side, they decide - Whether they studied enough.
Behavioral: Tell me about a student who was close to dropping out. What did you do, and what was not in your power? + Noticed and asked early + A concrete change and the people for it + Clear about limits - Encouraged them to go on.

@ stakeholders | student admissions, admissions application*, admissions counsel*, admissions process, admissions officer*, prospective students, student recruitment, recruit* students, student enrollment, student enrolment
Situational: A family asks you whether your school is better than the one across town. How do you answer? + Asks what they look for + Honest strengths, nothing against the other + Says when it may not fit - Lists the prizes.
Technical: Two applicants have the same grades. What do you look at, and how do you keep it fair? + Criteria set before reading + What each had to work with + A second reader, reasons noted - The better interview.

@ casework | financial aid, fafsa, scholarship application*, award* scholarships, scholarship program*, student aid | benefits include, tuition assistance
Situational: A week before term a student's money has not come, because one paper is missing. What do you do? + Finds out exactly which and from whom + Bridge: delay, emergency fund, payment plan + Checks whether others are stuck the same way - Tells them to hurry.
Technical: How do you explain a loan to somebody of eighteen so that they know what they are signing? + What is paid back each month, and until when + Set against what the job may pay + What need not be borrowed - Goes through the form.

@ residential-care | residence life, residence hall*, student housing, dormitor*, boarding house, boarding students
Situational: Two roommates cannot stand each other, and no other room is free. What do you do? + Hears each alone, then both + Written rules on noise, guests, things + Looks again in a week - They have to get along.
Behavioral: Tell me about a rule in a house or on a floor that people kept breaking. What did you do? + Found out what the rule got in the way of + Talked before punishing + The same for everybody - Wrote them all up.

@ teaching | undergraduate courses, graduate courses, teach* undergraduate*, university teaching, deliver lectures, lecture courses, lectures and seminars, teach* … college courses, university courses, adjunct faculty | must have completed, transcript*
Technical: In a lecture for two hundred, how do you get students to think and not only to write along? + A question to decide on with a neighbor + Stops, shows answers, goes on from the wrong ones + Less content - Asks whether there are questions.
Situational: A student disputes a grade before the others, and is partly right. What do you say? + Thanks, takes it out of the room + Looks at it by the criteria + Corrects it for all who are affected - Grades are not discussed.

@ supervision | supervise graduate students, supervises graduate students, supervising graduate students, supervision of graduate students, supervise … theses, supervises … theses, supervising … theses, supervision of … theses, thesis supervision, doctoral students, supervise student research, supervises student research, supervising student research, supervision of student research, mentor* graduate students, supervise … dissertations, supervises … dissertations, supervising … dissertations, supervision of … dissertations, phd supervision
Situational: A student whose thesis you supervise has written nothing for two months and says that all is well. What do you do? + Asks to see whatever there is + Smaller piece, near date, regular talks + Finds out about worries or other load - Waits, they are adults.
Technical: How do you comment on a draft so that it becomes the student's work and not yours? + Few large points before small ones + Questions rather than new sentences + Agrees on what comes next - Rewrites the weak parts.

@ training | e-learning, elearning, instructional design*, online courses, online training, online modules, online learning module*, learning management system*, lms, self-paced, web-based training, digital learning | access to, stipend*, take online
Technical: When would you advise against an online course, although everybody wants one? + Skill needs hands, talk or feedback + The trouble is not lack of knowledge + A checklist or a talk would do - It always pays off.
Situational: People click through an online course in a quarter of the time and pass the test. What do you do? + The test may be too easy + Cases and decisions instead of slides + Lets people test out - Locks the button for going on.

@ training | facilitat* … workshop*, conduct* … workshops, lead workshops, leads workshops, leading workshops, deliver* … workshops, run workshops, running workshops, design … workshops, designs … workshops, designing … workshops, design of … workshops, workshop facilitation, host* workshops, facilitat* … training session*, facilitat* training
Situational: In a workshop the most senior person in the room has taken over the talk. How do you get it back? + Thanks them, turns to others by name + Small groups or written answers + A word in the break - Lets them finish.
Technical: You have prepared three hours, and on arrival you hear that it is one. What stays? + What people will need first at work + Practice stays, talk goes + Says how the rest will follow - Speaks faster.

@ training | train-the-trainer, train the trainer, train … trainers, training of trainers, train … instructors, instructor training, instructor trainer*, trainer development, teacher training, train … teachers, coach* teachers, teacher professional development, instructional coach*, adult learning, adult education, adult learners
Technical: How do you make an expert who is new to teaching feel what it is like not to know? + Has them learn something strange + Watches learners with them, silent + Asks what they once found hard - Tells them to go slowly.
Situational: Somebody you prepare as a trainer knows the subject and explains far too much. What do you do? + Has them count who talks how long + One task where they may only ask + Praise for what learners did - Cuts their slides.

@ training | training material*, training manual*, training guide*, training content, job aids, training documentation, training curricul*, training modules
Technical: You are to write instructions for a task that you have never done. How do you get them right? + Watches and does it with those who know + Mistakes people really make + Has a beginner follow them, silent - Asks an expert to send notes.
Situational: People keep asking what your manual explains on page twelve. What do you change? + Where they look at the moment of need + Their words, a picture, one page + Takes out what nobody uses - Reminds them to read it.

@ training | training needs, learning needs, skills gap*, skill gap*, training effectiveness, evaluat* training, training evaluation, effectiveness of training, training impact, evaluat* … training program*
Situational: A manager orders a communication seminar because two people in one team quarrel. What do you answer? + Asks what should be different afterwards + A talk with the two may help more + Says no kindly, offers something - Looks for a good course.
Technical: Everybody liked a training, and nothing changed at work. Where do you look for the reason? + Chance to use it, tools, what the boss wants + Practice in the training itself + Asks some weeks later on the spot - They need a repeat.

@ training | training records, mandatory training, required training, training compliance, training schedule*, schedul* training, coordinate training, coordinates training, coordinating training, coordination of training, coordinate staff training, coordinates staff training, coordinating staff training, coordination of staff training, coordinate employee training, coordinates employee training, coordinating employee training, coordination of employee training, track* training | complete … training, must complete, completion of, attend
Situational: A tenth of the people still lack a required training, and the date is next week. How do you get them there? + Finds out why: shifts, access, forgotten + Another time or form, their boss asked to free them + Truthful list, no signing off - A third reminder to all.
Technical: A record says that somebody was trained, and they say that they never were. How do you find out? + Date, place, signature, trainer, shift plan + Trains them anyway before they do the work + Looks whether others are affected - The record counts.

@ collections | reference service*, reference desk, reference question*, reference assistance, research consultation*, reference interview*, reference and research, reference librarian* | letter*
Situational: Somebody asks at a library desk whether a remedy against an illness works. How do you help, and where do you stop? + Finds sources that can be trusted, and shows why + Gives no advice of their own + Private, no judgment - Says what they have heard of it.
Technical: When do you stop a search that has found nothing so far? + Other words, another kind of source, a person + Says what was searched + Agrees with the asker on time - After the first page of results.

@ collections | cataloging, cataloguing, catalog* books, marc records, bibliographic record*, catalog* … library, catalog* … collection*, catalog* … materials | product*, parts
Technical: You catalog something that nobody has described before. How do you decide what it is about? + Looks at aim, contents, preface, not the title only + How a user would look for it + Same terms as for its like, note on doubts - By the title.
Situational: A subject term in the catalog has become hurtful to those it names. What do you do? + Looks how others have changed it + Keeps old searches working + Brings it to those who decide, with a proposal - The standard is the standard.

@ collections | collection development, library collection*, library acquisition*, selection of library, select* … library materials, collection assessment, weeding of … collection*, weed … collection*
Technical: You have money for twenty new titles in a subject that you do not know. How do you choose? + What is there, used, asked for in vain + Reviews, experts, users + Different views and levels - The best sellers.
Situational: A reader gives you a box of old books and wants to see them all on the shelf. What do you say? + Thanks them, says what may happen to them + Takes what fits by the written rules + Settles it before accepting - Takes the box and sorts it later.

@ collections | circulation desk, circulation services, circulation duties, library circulation, shelv* books, shelv* library, shelv* … library materials, reshelv*, overdue materials, overdue books, check* out … library, library patrons
Situational: Somebody owes a library more than they can pay and needs a book for school. What do you do? + Knows what may be waived or paid in parts + Looks for another way to the book today + Friendly, nobody else hears it - No loan before payment.
Behavioral: Tell me about a conflict between people who wanted to use the same room in different ways. How did you settle it? + Heard both, judged by what the place is for + The same rule for all, told kindly + A corner, an hour or a sign that lasted - Sent the louder ones out.

@ collections | story time*, storytime*, library program*, summer reading, literacy program*, reading program*, public programs, programs for children and, programs for adults, program* for patrons
Situational: Three people come to a program for which forty chairs are set out. What do you do then, and what afterwards? + Makes it good for the three + Asks how they heard of it + Time, place, partner changed before more posters - Cancels it.
Technical: How do you read to twenty children so that the one who cannot sit still is part of it? + Short, something to say or do + Place, voice, a small task for that child + Leaves out pages when it is time - Asks the parent to take them out.

@ collections | exhibit design, exhibit install*, install* … exhibit*, develop … exhibit*, develops … exhibit*, developing … exhibit*, development of … exhibit*, development and … exhibit*, curat* … exhibit*, museum exhibit*, exhibit development, exhibition plan*, plan … exhibitions, plans … exhibitions, planning … exhibitions, art exhibition* | trade, booth*, court*, trial*
Situational: Three weeks before the opening the lender of the central object withdraws it. What do you do? + Asks why, and what would make it possible + A second story with other objects + Tells those who print, build and pay - Leaves the case empty.
Technical: How do you write a label of sixty words so that people look at the object again? + Begins with something to see + One idea, plain words + Tries it on somebody in front of it - Name, date, material.

@ collections | art handling, handl* … artifact*, handl* … artwork*, museum object*, condition report*, collections care, care of collections, preserv* … artifact*, museum collection*, preservation of collections, accession*, provenance, deaccession* | vehicle*, data, specimen*, lab, laboratory, sample*
Situational: You find a fresh scratch on an object that has just come back. What do you do before anything else? + Touches nothing more, photographs + Compares with the report from before + Tells those in charge the same day - Looks for who packed it.
Technical: Somebody offers a fine old object and cannot say how they came by it. What do you need to know before it is accepted? + Papers, earlier owners, how it left its place + Searches lists of lost and stolen things + The policy and others decide - Takes it before somebody else does.

@ archives | archival processing, process* … archival, process* … manuscript*, finding aid*, arrang* and descri*, archival collection*, archival materials, archival records, digitiz* … collection*, digitiz* … archiv*, digitization, digital preservation, digitiz* … records | invoice*, digitization of business
Situational: Among donated papers you find letters about a person who is still alive. What do you do with them? + Keeps them back until it is settled + Terms of the gift, law, the person's interest + Notes the decision and a date - Puts them in the folder.
Technical: You can digitize a tenth of what there is. How do you choose, and what do you record with each picture? + Use, decay, uniqueness, rights + Where it belongs, who, when, how it was made + A check of the files later - The most beautiful pieces.

@ records | student attendance, student records, attendance records of, school office, enrollment records, pupil records, school records, school attendance
Situational: Somebody at a school office asks for a child's classroom, to bring a forgotten lunch. What do you do? + Does not name it, takes the lunch along + Checks who it is + Friendly, the same for all - Shows them the way.
Technical: A child is missing every second Monday, each time with a note. What do you do? + Sees the pattern, not the single note + Passes it on to the person in charge of it + Asks the family without accusing - The notes are in order.
`;
