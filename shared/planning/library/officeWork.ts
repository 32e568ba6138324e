import type { CompetencyText } from './libraryText.ts';

export const officeWork: readonly CompetencyText[] = [
  {
    id: 'records',
    name: 'Records and documentation',
    theme: 'role',
    strong:
      'records management, maintain records, maintains records, record keeping, recordkeeping, record-keeping, filing system*, data entry, medical records, document management, public records, case files, maintain files, maintain accurate, records retention, database management, update records, keep records, official records, documentation of, records and, and records, maintain* documentation, archiv*, crm',
    weak: 'records, files, filing, document*, database*, registers, forms, retention, entries, entering',
    questions: `
Behavioral, desk: Tell me about a set of records you found in poor order. What did you do with it?
+ Asked who uses it and for what
+ A rule for what stays and what goes
+ Kept it in order afterwards
- Sorted it once.
Behavioral: Describe a mistake you found in notes or records that others relied on.
+ Corrected it so that the change can be seen
+ Told those who had used it
+ Looked for the cause
- Overwrote it.
Situational, desk: Someone asks for a file and you are not sure whether they may see it. What do you do?
+ Checks the rule or asks before giving
+ Tells the person how long it takes
+ Records the request
- Gives it, since they sounded sure.
Situational, desk: Two records seem to belong to the same person, but one detail differs. How do you decide?
+ Looks for a third piece of evidence
+ Does not merge on a guess
+ Notes what was done
- Keeps the newer one.
Technical, desk: How do you keep errors low when you enter hundreds of records in a day?
+ Batches, breaks, checks against the source
+ Uses the system's own checks
+ Knows their error rate
- Concentrates.
Technical: What makes a record good enough that somebody can rely on it in five years?
+ Who, what, when, source
+ Facts apart from opinion
+ Found by somebody who did not write it
- That it is complete.
Behavioral: When did something that you had written down turn out to be important later?
+ Facts, times and words used
+ Written at the time
+ Others could follow it
- Cannot remember.
Situational: At the end of the day you see that an entry from this morning is missing. What do you do?
+ Adds it and marks that it is late
+ Writes only what they know
+ Finds out why it was missed
- Fills it in as if it were on time.
Situational: A colleague asks you to fill in a check that neither of you has done. What do you say?
+ No, and why
+ Offers to do the check now
+ Takes it further if it is usual
- Does it, since it is only a form.
Technical: What do you record at the end of your work so that the next person can carry on?
+ What was done, what is open, what to look out for
+ Facts apart from guesses
+ Short and readable
- Tells them in person.`,
  },
  {
    id: 'reception',
    name: 'Reception and front desk',
    theme: 'role',
    assumes: 'front-desk',
    strong:
      'receptionist*, front desk*, reception, greet visitors, greets visitors, greet clients, welcome visitors, switchboard, answer phones, answering phones, incoming calls, answer telephone*, walk-in visitors, front office, visitor log, multi-line',
    weak: 'visitors, phone*, calls, greet*, appointments, mail, desk, guests',
    questions: `
Behavioral: Tell me about a visitor or caller who was upset. What did you do in the first minute?
+ Attention and a calm voice
+ Found out what was needed
+ A next step that was kept
- Put them through to somebody.
Behavioral: Describe a busy hour at a front desk or phone. How did you keep order?
+ A look or a word to everyone
+ Short notes
+ Knew what could wait
- One after the other.
Behavioral: When did you keep a small thing at the desk from becoming a large one?
+ Noticed it early
+ Knew whom to tell
+ Discreet
- Cannot remember any.
Situational: The phone is ringing, somebody stands at the desk, and a colleague needs an answer. What do you do?
+ Greets the person, asks the caller to hold or calls back
+ Order by urgency
+ Nobody is left without a word
- Whoever is loudest.
Situational: A visitor wants to see somebody who has asked not to be disturbed. What do you say?
+ Friendly and without a lie
+ Takes name and matter, offers a way
+ Tells the colleague later
- Says that the person is out.
Situational: A caller asks for the private number of a colleague and sounds urgent. How do you respond?
+ Does not give it
+ Offers to call the colleague and pass on the message
+ Notes it
- Gives it, since it is urgent.
Technical: How do you take a message so that the person who gets it can act on it?
+ Name, number, matter, until when
+ Reads it back
+ Passes it on at once
- Writes the name down.
Technical: How do you get to know who does what in a place, so that you can send people to the right door?
+ Asks and keeps a list
+ Listens to what people come for
+ Checks that it was right
- Learns it in time.`,
  },
  {
    id: 'administration',
    name: 'Office administration',
    theme: 'delivery',
    strong:
      'administrative support, office management, clerical, microsoft office, ms office, office procedure*, schedule meetings, schedule appointments, calendar management, office supplies, word processing, administrative assistant*, travel arrangements, microsoft word, microsoft excel, excel, office equipment, administrative duties, administrative tasks, typing, google suite, powerpoint, meeting minutes, take minutes, general office, secretar*, administrative experience, scheduling appointments',
    weak: 'administrat*, office, appointments, calendar*, filing, spreadsheets, minutes, travel, forms, computer',
    questions: `
Behavioral: Tell me about an office routine that you set up or repaired. Is it still in use?
+ The trouble it removed
+ Others could take it over
+ Still in use, or why not
- Always done it as shown.
Behavioral: Describe a day on which you had to keep several people's calendars or requests in order.
+ A rule for conflicts
+ Told people in time
+ Nothing fell through
- Was very busy.
Behavioral, office-routines: When did you spot that something important was about to be forgotten? What did you do?
+ A habit of looking ahead
+ Told the right person
+ Built a reminder
- By chance.
Situational: Your manager has been promised to two meetings at the same hour, both important. What do you do?
+ Facts on both and what can move
+ Proposes a solution, lets the manager choose
+ Tells those concerned at once
- Cancels one.
Situational, counter: The system is down and people are waiting at the desk. How do you keep going?
+ Says what can and cannot be done
+ Paper or list, to be entered later
+ Reports the fault and gets a time
- Asks them to come back.
Technical: How do you set up a spreadsheet that other people will enter data into?
+ One row for one thing, clear columns, checks on entry
+ Protects formulas
+ A line on how to use it
- Colors and one tab for each month.
Situational: You are asked to arrange something and get half of the details. How do you go on?
+ Does what is certain
+ Asks all open points at once
+ Says until when the answer is needed
- Waits for the rest.`,
  },
];
