import type { CompetencyText } from './libraryText.ts';

export const systemsAndSupport: readonly CompetencyText[] = [
  {
    id: 'it-support',
    name: 'IT help desk and systems',
    theme: 'technical',
    strong:
      'help desk, helpdesk, service desk, technical support, desktop support, it support, user support, troubleshoot* hardware, end user*, computer support, technical assistance, software installation*, user accounts, active directory, ticketing, hardware and software, office 365, troubleshoot* technical, technical troubleshooting, computer hardware, product support, support engineer*',
    weak: 'troubleshoot*, users, hardware, software, tickets, computers, systems, configure, technical, support',
    questions: `
Behavioral: Tell me about a user's problem that was not what it seemed at first. How did you get to it?
+ Asks what the person wants to do
+ Tests one idea at a time
+ Explains it in the user's words
- Reinstalls.
Behavioral: Describe a fault that many people reported and that you removed for good.
+ Saw the pattern in single reports
+ Found the cause with the right colleagues
+ Told users
- Answered each ticket well.
Behavioral: When has a user been angry with you, and how did it end?
+ Lets the person finish
+ Says what will happen and by when
+ Kept the promise
- Passed it on to a supervisor.
Situational: The director cannot print before a meeting, and at the same time a whole floor is offline. What do you do?
+ Weighs effect on many against rank
+ Quick help or a colleague for the director
+ Tells both how long it takes
- Director first, no question.
Situational: Somebody gives a colleague's name and asks for a new password at once. How do you respond?
+ Checks identity by the procedure
+ Stays friendly under pressure
+ Reports the attempt
- Helps, because the name is known.
Technical: A computer is slow. Take me through what you check, in order.
+ What changed, since when, for whom
+ Processor, memory, disk, network, before guessing
+ Writes down the cause
- Restart and new installation.`,
  },
  {
    id: 'networks',
    name: 'Networks',
    theme: 'technical',
    strong:
      'network engineer*, network infrastructure, routers, switches, firewalls, lan, wan, tcp/ip, cisco, network administrat*, network security, vpn, wireless network*, network equipment, telecommunications, network operations, voip',
    weak: 'network*, routing, bandwidth, connectivity, infrastructure, cabling',
    questions: `
Behavioral: Tell me about a network fault that was hard to pin down. How did you find it?
+ Works through the layers
+ Measures at several points
+ Names the cause and the proof
- Replaced devices.
Behavioral: Describe a change to a live network that you planned. What could have gone wrong, and what did?
+ Test, window, way back
+ Told users
+ Honest about what happened
- Did it at night and nothing happened.
Situational: After a change by somebody else, half of the site cannot reach a service. What do you do first?
+ Takes the change back if that is quick
+ Establishes who is affected
+ Keeps people informed
- Looks for who did it.
Situational: A department wants to connect its own device to the network today. How do you answer?
+ Asks what it is for
+ A separate place or a check before connecting
+ Gives a date instead of a flat no
- Lets it on for now.
Technical: A user says "the internet is slow". How do you find out whether it is the network?
+ Compares path, time and other users
+ Name lookup, loss, delay, load
+ Says what would rule the network out
- Runs one speed test.
Technical: How would you divide a network for an office with staff, outside devices and sensitive systems?
+ Separate segments with rules between them
+ Least access
+ Watches what crosses
- One network with a good password.`,
  },
  {
    id: 'information-security',
    name: 'Information security',
    theme: 'technical',
    strong:
      'cybersecurity, cyber security, cyber-security, information security, vulnerabilit*, penetration test*, incident response, threat*, siem, security operations, network security, security architecture, security controls, nist, iso 27001, malware, intrusion detection, phishing, security assessment*, security engineer*, cryptograph*, infosec, application security, computer security, security policies',
    weak: 'security, secure, risk*, encryption, access control*, attacks, authentication, incidents, compliance',
    questions: `
Behavioral: Tell me about a security incident you worked on. What did you know when, and what did you do?
+ Contains it before cleaning up
+ Keeps evidence
+ Says what was changed afterwards
- Only repeats what the tool reported.
Behavioral: Describe a security measure that people went around. What did you do about it?
+ Finds out why
+ Makes the safe way the easy one
+ Keeps the protection
- Enforces it harder.
Behavioral: When did you have to persuade somebody to spend money or time on a risk that had not yet happened?
+ Likelihood and harm in their terms
+ Offers more than one level
+ Accepts a recorded no
- Frightens them.
Situational: Someone in finance has clicked a link and typed in a password an hour ago. What do you do now?
+ Cuts off access, checks what was done with it
+ No blame, so that people report
+ Looks for others
- Changes the password and warns the person.
Situational: A scan shows two hundred weaknesses and you can fix ten this week. Which ones?
+ Reachable from outside and used by attackers first
+ Value of what lies behind
+ Stopgaps for the rest
- The ten with the highest score.
Technical: How do you decide who may see or change what in a system?
+ Least needed, by role
+ Review and removal when people move
+ Stronger proof for dangerous rights
- Managers get full access.
Technical, senior: How do you show the people at the top whether we are safer than last year?
+ Few measures tied to real risks
+ Time to find and to fix
+ Says what is not known
- Number of blocked attacks.`,
  },
  {
    id: 'product-support',
    name: 'Helping users of a product',
    theme: 'technical',
    strong:
      'technical support, product support, support tickets, tickets, ticketing, customer issues, troubleshoot*, zendesk, escalat*, bug report*, knowledge base, support engineer*, end users, user support, help center, user issues, support queue',
    weak: 'support*, users, issues, product, questions, bugs, documentation, customers',
    questions: `
Behavioral: Tell me about a hard case that you solved for a user of a product. How did you get to the cause?
+ Asked for exact steps, time and version
+ Reproduced it or ruled things out
+ Told the user what was going on
- Passed it to the developers.
Behavioral: Describe a user who had lost patience by the time you got the case. What did you write or say?
+ Showed that they had read everything
+ One clear next step with a time
+ Kept it
- Apologized and asked the same questions again.
Behavioral: When did questions from users show you that the product or its help pages should change?
+ Counted or grouped cases
+ Took it to those who could change it, with examples
+ Fewer questions afterwards
- Wrote a good standard answer.
Situational: A user reports an error that you cannot reproduce. What do you do next?
+ Asks for what differs: data, browser, account, time
+ Looks at logs or a recording
+ Keeps the user informed
- Closes it as not reproducible.
Situational: Developers say that it is not a bug, and three customers say that it is. How do you handle it?
+ Finds out what the customers need it to do
+ Brings both facts together, offers a way round
+ Gives one honest answer
- Tells the customers that it works as designed.
Situational: Your queue holds forty open cases this morning. In what order do you work through them?
+ Harm and number of people affected first
+ Groups what belongs together
+ A short word to those who must wait
- The oldest first, whatever it is.
Technical: What does a report to developers need, so that they can act without asking back?
+ Steps, expected and actual result, version
+ How many are affected and how badly
+ What was tried already
- The customer's message.
Technical: How do you explain a technical step to somebody who does not like technology?
+ Their words, one step at a time
+ Says what they will see
+ Checks that it worked
- Sends the manual.`,
  },
];
