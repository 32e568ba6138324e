import type { CompetencyText } from './libraryText.ts';

export const protection: readonly CompetencyText[] = [
  {
    id: 'protective-services',
    name: 'Guarding and protection',
    theme: 'technical',
    strong:
      'security guard*, security officer*, patrol*, surveillance, law enforcement, police, access control, corrections, correctional, inmate*, detention, loss prevention, physical security, use of force, guard duties, criminal investigation*, security screening*, premises, security incidents, protective service*, theft prevention, cctv',
    weak: 'security, guard*, protect*, incidents, safety, visitors, alarm*, reports, crime',
    questions: `
Behavioral: Tell me about a time you watched first instead of stepping in at once. What were you waiting for?
+ Knew what would make them act
+ Called or positioned help meanwhile
+ Says how it ended
- Was not sure what to do.
Behavioral: Describe something unusual that you noticed on duty and others had not.
+ Knows what is normal there
+ Checked it safely
+ Reported facts
- Had a feeling about somebody.
Behavioral: When did a report of yours matter afterwards?
+ Facts, times, words used
+ Written the same shift
+ Stood up to questions
- Reports are a formality.
Situational, premises: A well-dressed person without a badge says that they are late for a meeting with the director. What do you do?
+ The same check for everyone
+ Friendly and quick
+ Does not let them wait alone inside
- Lets them in.
Situational: An alarm goes off in an empty building at night and you are alone. What are your steps?
+ Calls it in before entering
+ Own safety, way out
+ Secures and waits for backup
- Goes in to look.
Technical: How do you patrol so that nobody can predict you and nothing is missed?
+ Varies time and route
+ Points that are always checked
+ Logs what was seen
- The same round every hour.
Situational: You are called to a place where two people each say that the other began. What do you do?
+ Safety first, keeps them apart
+ Hears both and other witnesses
+ Writes down facts and acts by the rules
- Believes the one who called.`,
  },
  {
    id: 'de-escalation',
    name: 'Calming tense situations',
    theme: 'people',
    strong:
      'de-escalat*, deescalat*, crisis intervention, conflict resolution, verbal judo, calm people, hostile, aggressive behavior, disturbances, difficult people, tense situation*, crowd control, challenging behavio*, disputes',
    weak: 'conflict*, crisis, calm*, behavior, public, upset, incidents',
    questions: `
Behavioral: Tell me about the most heated situation you have had at work. What did you do and say?
+ Own calm, distance and voice
+ Listened and offered a next step
+ Knew when to call for help
- Made it clear who decides.
Behavioral: Describe a time your first words made somebody angrier. What did you do then?
+ Noticed it
+ Changed tone or let a colleague take over
+ Speaks differently since then
- The person was out of control.
Behavioral: When did you see early that a situation would turn bad?
+ Names the signs
+ Acted while it was still easy
+ Told colleagues
- It came from nowhere.
Situational: Two people shout at each other and a crowd gathers. You are the first to arrive. What do you do?
+ Looks first, calls for help
+ Parts them by talk and space
+ Moves the others away
- Steps between them.
Situational: Somebody refuses to leave and says that you have no right to make them. How do you go on?
+ Says calmly what is asked and why
+ A choice with both results
+ Stays within what is allowed
- Takes the person by the arm.
Situational: A person is shouting and you do not understand their language. What do you do?
+ Calm gestures, space and time
+ Somebody or something to translate
+ Looks for what is wrong
- Speaks louder.
Technical: How do you stay calm yourself when somebody insults you?
+ Knows what sets them off
+ A habit, such as breathing or a fixed sentence
+ Talks it over afterwards
- Does not hear it.
Technical: What do you do after such a situation is over?
+ Looks after the people involved
+ Report with facts and words
+ Talks with colleagues about what helped
- Goes back to work.`,
  },
];
