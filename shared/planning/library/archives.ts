import type { CompetencyText } from './libraryText.ts';

export const archives: readonly CompetencyText[] = [
  {
    id: 'archives',
    name: 'Archives and access to records',
    theme: 'role',
    assumes: 'archive',
    strong:
      'archival*, archives, archivist*, historical records, reference services, finding aid*, accession*, special collections, manuscripts, sacramental records, school records, digitiz*, records center*',
    weak: 'archive, records, historic*, research*, collection*, preserv*, certificates',
    questions: `
Behavioral: Tell me about somebody whom you helped to find something in old records. How did you search?
+ Asked what they know and need it for
+ More than one source
+ Said honestly what could not be found
- Showed them the index.
Behavioral: When did you have to refuse somebody access to a record? How did you tell them?
+ Knew the rule and its reason
+ Friendly, without hints at the content
+ Offered what was possible
- Said that it was lost.
Behavioral: Describe how you brought order into papers that nobody had sorted.
+ Kept the order in which they had grown
+ A rule for what stays
+ A list that others can use
- Sorted them by size or date.
Situational: A caller asks for personal details from an old record and says that they are family. What do you do?
+ Does not give them on the phone
+ Checks the rule and asks for proof
+ Notes the request
- Believes them.
Situational: A box arrives with no list of what is in it. How do you begin?
+ Notes where it came from
+ Looks through before moving anything
+ A short list and a safe place first
- Unpacks and sorts.
Situational: A document is falling apart, and somebody needs it today. What do you do?
+ A copy or picture, made with care
+ Does not hand it out
+ Asks somebody who knows about repair
- Tapes it.
Technical: How do you describe records so that somebody can find them in twenty years?
+ Who made them, when, what for
+ The same terms throughout
+ Says what is missing
- Gives them numbers.
Technical: How do you decide who may see which record?
+ Law, age of the record, terms of the giver
+ People named in it
+ Asks when in doubt and notes the decision
- Whoever has a good reason.`,
  },
  {
    id: 'guiding',
    name: 'Guiding and explaining to visitors',
    theme: 'people',
    assumes: 'guided-visits',
    strong:
      'tour guide*, guided tour*, lead tours, leads tours, leading tours, interpretive program*, docent*, museum guide*, give tours, conduct tours, visitor experience',
    weak: 'tour*, visitor*, interpret*, talks, exhibit*, group*, guide*',
    questions: `
Behavioral: Tell me about a tour or talk in which you were losing people's attention. What did you do?
+ Noticed it soon
+ Changed pace, place or story
+ Learned from it
- The group was tired.
Behavioral: Describe a group with very different people in it. How did you make it worth their while?
+ Something for each
+ Asked them what they know
+ Left things out
- Told everybody the same.
Situational: One person keeps asking questions, and the others want to go on. What do you do?
+ Friendly, offers to talk afterwards
+ Keeps the group together
+ Does not make them look foolish
- Answers all of them.
Situational: Part of the group has fallen behind or is missing. What do you do?
+ Stops and counts
+ Keeps the others in a safe place
+ Calls or goes back by an agreed way
- They will catch up.
Situational: A visitor says before everybody that what you have told is wrong. How do you answer?
+ Thanks and asks for what they know
+ Says what is certain and what is not
+ Checks it afterwards
- Insists.
Technical: How do you prepare a tour of a place that is new to you?
+ Walks it, with time, exits and stops
+ Few stories with a thread
+ Checks facts
- Learns the text by heart.
Technical: How do you choose what to leave out?
+ What people can see and will remember
+ The time there is
+ Who is in the group
- Nothing.`,
  },
];
