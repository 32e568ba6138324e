import type { CompetencyText } from './libraryText.ts';

export const sourcing: readonly CompetencyText[] = [
  {
    id: 'sourcing',
    name: 'Finding and approaching candidates',
    theme: 'role',
    assumes: 'hires',
    strong:
      'sourcing candidates, source candidates, talent sourc*, sourcer*, passive candidates, candidate pipeline*, talent pipeline*, boolean, internet sourcing, headhunt*, direct sourcing, candidate outreach, recruitment pipeline*, recruitment tools, applicant tracking system*',
    weak: 'sourc*, candidate*, pipeline*, talent, recruit*, search*, outreach',
    questions: `
Behavioral: Tell me about a role that had been open for a long time before you filled it. What did you do differently?
+ Other places and words than usual
+ Spoke with people in the trade
+ Says what worked and what did not
- More advertisements.
Behavioral: Tell me about somebody who was not looking for a job and whom you won over. What did you do?
+ Knew what mattered to the person
+ Honest about the job
+ Patient, without pressing
- A better salary.
Behavioral: When did you change a search because the first people you found were the wrong ones?
+ Showed profiles to the manager early
+ Named what was wrong
+ Changed terms or places
- Sent more of them.
Situational: Twenty messages to candidates bring one answer. What do you change?
+ Looks at whom and how they wrote
+ Changes one thing and compares
+ Other ways than messages
- Sends forty.
Situational: A hiring manager turns down everyone you suggest and does not say why. What do you do?
+ Asks for a talk, with three profiles
+ Gets must and may apart
+ Agrees on how they give feedback
- Sends others.
Situational: Somebody you write to answers that three of your colleagues have written already. What do you say, and what do you change?
+ Says sorry, simply
+ One record of who was approached
+ Asks whether and how to stay in touch
- It cannot be avoided.
Technical: How do you start a search for a kind of job that you have never filled before?
+ Learns what the people do and what they call it
+ Asks somebody in the job
+ Tries several sources and compares
- Copies the posting into the search.
Technical: How do you write a first message that a busy person answers?
+ Short, about them and this job
+ Why them
+ One easy next step
- A good template.
Technical: Which figures tell you whether a pipeline of candidates is healthy?
+ Few: answers, talks, who gets through, time
+ Compares stages and sources
+ Acts on them
- The number of names.
Technical: How do you make sure that your searches do not always bring the same kind of people?
+ Drops criteria that the job does not need
+ Other places and words
+ Looks at who gets through each step
- Takes the best in any case.`,
  },
];
