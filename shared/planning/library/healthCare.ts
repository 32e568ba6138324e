import type { CompetencyText } from './libraryText.ts';

export const healthCare: readonly CompetencyText[] = [
  {
    id: 'patient-care',
    name: 'Patient care',
    theme: 'technical',
    assumes: 'patients',
    strong:
      'patient care, direct care, bedside, nursing care, patient assessment*, vital signs, patient education, care of patients, care for patients, clinical care, wound care, patient safety, treatment plan*, nursing practice, triage, registered nurse*, patient needs, patients and families',
    weak: 'patient*, nurs*, clinical, hospital, clinic*, care, treatment*, medical, health care, healthcare',
    questions: `
Behavioral, ward: Tell me about a patient whose condition changed while you were responsible for them. What did you notice first, and what did you do?
+ Names the signs and how they were found
+ Acts or escalates in minutes and says to whom
+ Records it and follows up on the outcome
- Speaks of patients in general; somebody else noticed and acted.
Behavioral, ward: Describe a time you had to win the cooperation of a patient who refused care. How did you go about it?
+ Finds out the reason for the refusal before persuading
+ Respects the right to say no and explains the consequences plainly
+ Tells the team and writes it down
- Describes the patient as difficult and the solution as insisting.
Behavioral: Tell me about a time you spoke up because you thought a patient was at risk.
+ Raised it at once and with the right person
+ Had facts, not only a feeling
+ Kept going when the first reply was no
- Noticed afterwards, or left it to a colleague to say.
Situational, ward: You begin a shift and find that the handover left out an important detail about one of your patients. What do you do?
+ Checks the patient first
+ Goes back to the record and the colleague who handed over
+ Reports it so that the handover improves
- Carries on and hopes it turns out not to matter.
Situational, ward: Three patients need you at the same moment: one is in pain, one wants to go home, one has just become confused. Whom do you see first, and why?
+ Ranks by danger and says why sudden confusion comes first
+ Calls for help and tells the others when somebody will come
+ Goes back to each of them
- Takes them in the order they called, or cannot give a reason.
Technical, ward: Walk me through how you assess a patient you have never met, from entering the room to your first note.
+ Follows a clear order, beginning with identity and urgent signs
+ Involves the patient and asks before touching
+ Says what would make them stop and call for help
- A list of measurements without judgement or the patient's own account.
Technical, senior, ward: How do you know whether the care on your unit has become better or worse over the last months?
+ Names measures such as falls, infections or readmissions
+ Has used them to change something
+ Knows their limits
- Goes by impression or by the absence of complaints.
Behavioral: Tell me about a patient who was afraid of a treatment. What did you do?
+ Noticed it and asked
+ Explained in plain words and gave time
+ The patient could say stop
- Told them that it does not hurt.
Behavioral: What is the most useful thing you have learned from a patient's complaint?
+ Took it as information
+ Changed something in their own work
+ Told the patient
- Complaints are mostly unfounded.
Situational, waiting-room: A patient has waited for an hour and becomes loud at you. What do you say?
+ Listens and apologizes for the wait
+ Says truly how long it will take
+ Checks whether they have got worse
- It is not their fault.
Technical: How do you prepare a patient for what will be done to them, so that they can still say no?
+ Plain words, step by step
+ Asks the patient to say it back
+ Answers questions or finds somebody who can
- Hands out the form.
Technical: What do you check before a treatment begins, so that nobody gets what was meant for another?
+ Asks name and birth date openly
+ Compares with record and order
+ Stops at any doubt
- Knows the patients.
Behavioral, clinical-procedures: Tell me about a procedure on a patient that was difficult to carry out. What did you do?
+ Told the patient and stayed calm
+ Stopped or called somebody in time
+ Noted what happened
- Tried until it worked.
Technical, clinical-procedures: Take a procedure that you carry out often. What do you check before, during and after it?
+ Right person, consent, equipment
+ Signs of trouble
+ Record and aftercare
- The steps only.
Situational, patients: At night a patient is restless and wants to get up alone. What do you do?
+ Goes there, finds out why
+ Makes it safe, calls for help where needed
+ Tells the nurse and notes it
- Tells them to stay in bed.`,
  },
  {
    id: 'medication-safety',
    name: 'Medication and infection safety',
    theme: 'technical',
    strong:
      'medication*, infection control, infection prevention, pharmac*, administer medic*, controlled substances, sterile, sterili*, aseptic, prescription*, immunization*, vaccin*, drug dosage*',
    weak: 'doses, dosage*, hygiene, isolation, drug*, contamination, protocols',
    questions: `
Behavioral, ward: Tell me about a medication error or near miss you were part of or saw. What happened next?
+ Puts the patient's safety first, then reports
+ Owns their part without blaming
+ Names a change that followed
- Has never seen one, or it was all the fault of others.
Behavioral, handles-orders: Describe a time you stopped because an order or label did not look right. What did you do?
+ Says exactly what did not fit
+ Checked with the prescriber or pharmacist before going on
+ Stayed with it in spite of time pressure
- Usually trusts the order and carries it out.
Situational: A colleague skips a hygiene step because it is busy. What do you say or do?
+ Speaks to the colleague directly and at once
+ Makes the safe step easy to do now
+ Takes it further if it happens again
- Says nothing, or only reports it later.
Situational, ward: A patient says that the tablets look different today. What do you do?
+ Stops and checks before going on
+ Takes the patient's remark seriously and explains
+ Reports it if something was wrong
- Says that the maker has changed.
Technical, ward: What do you check before you give a medicine, and in which order?
+ Right person, medicine, dose, route, time and record
+ Allergies and recent changes
+ Says when a second person must check
- Relies on the chart alone or leaves out identity.
Technical: How do you keep infection from spreading between one patient and the next during a full day?
+ Hand hygiene at named moments
+ Protective equipment put on and taken off in the right order
+ Surfaces, instruments and waste
- Mentions gloves only.
Behavioral: When did you find that something which had to be clean or sterile was not? What did you do?
+ Did not use it
+ Looked at what else was touched
+ Found out how it happened
- Wiped it.
Situational: You open a sterile pack and see a small tear. The doctor is waiting. What do you do?
+ Takes a new one at once
+ Says why it takes a moment
+ Reports the pack
- Uses it, since the tear is small.
Technical: How do you make sure that instruments are safe for the next patient?
+ Cleaning before sterilizing, checked by indicator
+ Packed, dated, stored dry
+ Keeps a record
- The machine does it.`,
  },
  {
    id: 'care-planning',
    name: 'Care plans and coordination',
    theme: 'role',
    assumes: 'people-in-care',
    strong:
      'care plan*, plan of care, plans of care, case management, care coordination, discharge planning, treatment team, interdisciplinary team, multidisciplinary, rehabilitation, occupational therap*, physical therap*, speech therap*, behavioral health, mental health, counsel* clients, counsel* patients, crisis intervention, social work*, case manage*, client assessment*, individual service plan*',
    weak: 'therap*, clients, referral*, assessments, interventions, diagnos*, counseling, residents, caregivers',
    questions: `
Behavioral, plans-care: Tell me about a plan of care you wrote or followed that was not working. How did you find out, and what changed?
+ Shows how progress was measured
+ Involves the client in the change
+ Explains the result
- Followed the plan to its end regardless.
Behavioral, plans-care: Describe a case in which several services had to work together for one person. What was your part?
+ Names who did what and who kept the overview
+ Shows how information was passed on with consent
+ Noticed a gap and closed it
- Only describes their own appointments.
Behavioral: Tell me about a client who did not trust you or the service at first. How did that change?
+ Listens and keeps small promises
+ Goes at the client's speed
+ Keeps professional limits
- Blames the client, or claims that trust came at once.
Situational: A client tells you something that worries you and asks you to keep it to yourself. What do you say?
+ Is clear about the limits of confidentiality before promising
+ Judges the risk and acts by the procedure
+ Keeps the client involved
- Promises secrecy, or reports without telling the client.
Situational: Two professionals give a client opposite advice and the client asks you which to follow. What do you do?
+ Does not take sides in front of the client
+ Brings the two together soon
+ Makes sure the client gets one clear answer
- Picks the advice they prefer.
Technical, desk: What goes into a good first assessment of a new client, and what do you leave for later?
+ Needs, strengths, risks and the client's own goals
+ Uses more than one source
+ Says what can wait and why
- Fills in the form from top to bottom.
Technical, senior: How do you decide that a case can be closed?
+ Measures against agreed goals
+ Plans what happens after and how to come back
+ Checks the view of the client and a colleague
- When the allotted sessions are used up.`,
  },
  {
    id: 'personal-support',
    name: 'Daily support and safeguarding',
    theme: 'role',
    strong:
      'personal care, daily living, home care, home health, safeguarding, support worker*, caregiv*, care worker*, residential care, companionship, people with disabilities, individuals with disabilities, older adults, respite, child protection, abuse and neglect, adults with',
    weak: 'residents, clients, dignity, meals, bathing, families, children, vulnerable',
    questions: `
Behavioral: Tell me about somebody you supported who wanted to do more for themselves. What did you do?
+ Helps less so that the person can do more
+ Plans small steps and weighs the risk
+ Gives the person's own view of the result
- Did things for them because it was quicker.
Behavioral: Describe a day on which a person you cared for was upset or angry with you. How did you respond?
+ Stays calm and looks for the cause
+ Keeps everyone safe
+ Passes on what was learned
- Takes it personally or argues.
Behavioral: When have you noticed a small change in somebody you cared for that turned out to be important?
+ Knows the person's usual pattern
+ Told the right person the same day
+ Wrote down what was seen, not guessed
- Waited to see whether it would pass.
Situational: You see a bruise on a person you support and nobody has mentioned it. What are your next steps?
+ Makes sure the person is safe and listens without leading
+ Reports by the safeguarding procedure the same day
+ Records facts in the person's words
- Asks the family or colleague first and leaves it there.
Situational: A person you support offers you a gift to say thank you. What do you do?
+ Thanks them and explains the limit kindly
+ Knows to look up the rule and to declare it
+ Protects the relationship
- Takes it, since refusing would be rude.
Technical: How do you protect somebody's dignity while helping with washing, dressing or eating?
+ Asks and explains before each step
+ Privacy, choice and pace
+ Adapts to the person's customs
- Speaks only of being quick and efficient.
Situational: Somebody you support does not want to do what is planned for today. What do you do?
+ Asks what is behind it
+ Respects a no, offers another way or time
+ Notes it and tells the team
- Insists.
Technical: How do you get to know what somebody likes and needs who cannot tell you in words?
+ Watches, tries, notes
+ Asks family and colleagues
+ Checks again
- Does what most people like.`,
  },
];
