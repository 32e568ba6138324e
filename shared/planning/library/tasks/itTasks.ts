/** Questions about single tasks in IT support, networks, cloud and security; see `taskText.ts` for the format. */
export const itTasks = `
@ it-support | desktop support, deskside support, troubleshoot* … hardware, hardware troubleshoot*, computer repair*, repair* … computers, hardware repair*, pc repair*, computer hardware, peripherals, computer peripheral*
Situational: A laptop will not start, and the person's only copy of tonight's work is on it. What do you do, and what do you leave alone? + Saves the data before repairing + Asks what happened just before + Lends something to work on meanwhile - Resets the laptop.
Technical: How do you tell whether a crash comes from a part of the computer or from its software? + Starts it in a minimal way + Swaps or leaves out one part + Logs, heat and time of the crash - Installs it anew.

@ it-support | help desk, helpdesk, service desk, it tickets, trouble ticket*, it support ticket*, it support request*
Situational: Within ten minutes, five people from different places report that they cannot log in. How do you treat the sixth call? + Sees one fault, not six + Passes it on with the pattern + A notice so that others need not call - Opens a sixth ticket.
Technical: What is lost when a request is solved in the hallway in two minutes and nothing is written down? + The next person starts from nothing + Patterns cannot be seen + Notes it briefly afterwards - Nothing, the user is happy.

@ it-support | user accounts, active directory, password reset*, reset* passwords, account provisioning, provision* … accounts, account administration … network, group polic*, azure ad, single sign-on, single sign on
Technical: Somebody moves to another department on Monday. What has to happen to their access, and in what order? + New rights from the new role + Old ones taken away, with a date + The manager says what is needed - Adds the new ones.
Situational: A manager asks for the mailbox and files of a person who left on bad terms. What do you do before you open them? + Asks who may decide this + Only what is needed, in writing + Account closed, data kept - Gives the manager the password.
Technical: People in one office suddenly lack their network drives after they log in. How would you narrow it down? + What those people have in common + Rules or groups changed lately + Compares with one who has them - Connects the drives by hand.

@ it-support | computer imaging, reimag*, disk imag*, set up … workstation*, set up … computers, set up … laptops, workstation setup, configur* … workstation*, configur* … laptops, configur* … computers, deploy* … laptops, deploy* … computers, install* … computers, install* … software, software installation*, computer setup
Situational: Twenty new employees start on Monday, and their computers arrive on Friday afternoon. How do you get them ready? + One prepared setup for all + Tests one fully before the rest + Knows what can wait until Tuesday - Sets them up one by one.
Technical: What do you check on a freshly set up computer before you hand it over? + Logs in as that person would + Network, printing, updates, encryption + Recorded to that person - That it starts.
Situational: Somebody needs a program today that is not on the list of approved software. How do you answer? + Asks what they need to get done + Offers one that is approved + Shows the way to an approval - Installs it just this once.

@ it-support | audio visual equipment, audiovisual equipment, audio-visual equipment, av equipment, a/v equipment, conference room technology, meeting room technology, video conferencing equipment, videoconferenc* equipment, network printer*, office printer*, troubleshoot* printers, printers and copiers, printer support
Situational: Five minutes before a meeting with people in three places, nobody can hear the room. What do you try, in what order? + Right device chosen, muted, cable + A phone line as a way out + Tells those waiting what is happening - Restarts everything.
Technical: A device that everybody shares fails every week, and each time a restart helps. What do you do beyond restarting it? + Notes when and after what it fails + Looks at load, updates, network, power + Shows the figures to get it replaced - Restarts it every morning.

@ it-support | remote desktop, remote troubleshoot*, remote technical support, remote it support, support … remote users, support … remote employees, remote assistance, mobile device support, support … mobile devices, mobile device management
Technical: When you cannot see the screen of the person you are helping, how do you make sure that you both mean the same thing? + Asks them to read what it says + One step, then waits + Names things by place and color - Tells them all steps at once.
Situational: An employee has left a phone with work mail on a train. What do you do in the next half hour? + Locks or wipes it from afar + Closes its sign-ins + Tells security, without blame - Waits whether it turns up.

@ it-support | it asset*, software licens*, software license management, hardware inventor*, computer inventor*, track … computer equipment, inventory of … computer*, inventory of … hardware, technology inventor* | contracts, agreements, negotiat*, clauses
Situational: The list says three hundred laptops, and a count finds two hundred and seventy. How do you go on? + Looks at log-ins for the missing + Leavers, repairs, homes, wrong entries + Treats lost data as an incident - Corrects the list.
Technical: How do you find out which software licenses are paid for and not used? + Log-ins over some months + Asks before taking away + Gives back at the right date - Asks each department.

@ it-support | train* … end users, end-user training, end user training, train* users, training for users, provid* … computer training, provid* … software training, train* staff … software, train* employees … software, train* staff … systems, train* employees … systems
Situational: Half of a group knows the new program well, and the other half is afraid to click anything. How do you teach both in one hour? + Real tasks of their own work + Pairs them or splits the time + Something to look up afterwards - Shows every menu slowly.
Behavioral: Tell me about something technical that people learned from you and still do by themselves. How did you make it stick? + Began with their task + They did it with their own hands + Looked again after some weeks - Wrote a long guide.

@ cloud-operations | windows server*, linux server*, linux administrat*, unix, server administrat*, server maintenance, maintain* … servers, administer … servers, server infrastructure, exchange server*, file server*, system administration, systems administration, sysadmin* | restaurant*, food, guests
Situational: A server's disk will be full tonight, and nobody answers who owns the data on it. What do you do? + Finds what grew, and why + Makes room without deleting their data + An owner and an alarm from then on - Deletes the oldest files.
Technical: You inherit a server that nobody dares to touch. What do you find out before you change anything? + What runs on it and who uses it + Backup tried out, restart tried out + Who would notice if it stopped - Installs the updates.
Behavioral: Tell me about a change to a server that went wrong. How did you get back, and what did you do differently next time? + A way back prepared beforehand + Said it at once + Changed the procedure, not only the server - It was somebody else's change.

@ cloud-operations | vmware, hyper-v, virtual machine*, virtual server*, virtualization, virtualisation, hypervisor*
Technical: Thirty virtual machines share a host, and all of them have become slow. How do you find the one that causes it, if it is one? + Processor, memory, disk, network, each apart + Compares before and after + Moves one away as a test - Adds memory to all.
Situational: Somebody wants to rely on snapshots in place of backups. What do you tell them? + Snapshot lies beside the original + Grows and slows the machine + Shows what is lost if storage fails - Snapshots are enough.

@ cloud-operations | cloud migration*, migrat* … cloud, migrat* … aws, migrat* … azure, move … cloud, cloud adoption, hybrid cloud
Situational: An application is to move to the cloud, and nobody knows all the systems it talks to. How do you find out before moving day? + Watches its traffic for some weeks + Asks users at month end too + Tries a copy first - Moves it and sees what breaks.
Technical: Which systems would you leave where they are and not move to the cloud? + Old licenses, special devices, tight timing + Data that must stay + Cost over years, compared honestly - All should move.

@ cloud-operations | amazon web services, aws, azure, google cloud, cloud infrastructure, cloud environment*, cloud security, cloud engineer* | weld*
Technical: A storage area in the cloud turns out to be open to everybody. How could that happen, and how do you keep it from happening again? + Closes it, checks who read it + Safe settings by default for all accounts + Automatic alarm on such a change - Somebody was careless.
Situational: A whole region of your cloud provider fails at noon. What should already be in place, and what do you do now? + Knows what must be back first + Copies elsewhere that were tried out + Says openly what is down - Waits for the provider.

@ cloud-operations | kubernetes, docker, containeriz*, containeris*, container orchestration, helm charts, openshift
Technical: A container starts, runs for a minute and is started again, over and over. How do you find out why? + Last logs before it ended + Memory limit, health check, missing setting + Runs it alone to compare - Gives it more memory.
Situational: A team wants to put everything into containers, the database too. What do you ask them? + What it solves for them + Where the data lives if it dies + Who runs and updates it - Containers are the standard.

@ cloud-operations | infrastructure as code, infrastructure-as-code, terraform, ansible, cloudformation, configuration management tool*
Situational: Somebody has changed a live setting by hand, and your next automatic run would undo it. What do you do? + Looks at the plan before running + Finds out why it was needed + Brings the change into the code - Runs it, rules are rules.
Technical: How do you try out a change to your infrastructure before it reaches the systems people use? + Reads what would be destroyed + A copy that resembles the real one + Small steps, with a way back - Runs it at night.

@ cloud-operations | ci/cd, continuous integration, continuous delivery, continuous deployment, build pipeline*, deployment pipeline*, release pipeline*, release management, software release*, jenkins, github actions, deploy* … to production, production deploy*
Technical: What must happen by itself between a change in the code and its use by people, and where should a person decide? + Build, tests, checks without hands + A few people first, then more + A reason for each manual step - A manager approves each release.
Situational: The build has been red for three days, and everybody says it is not their change. How do you get it green? + Finds the first change that broke it + Nothing else goes in until then + Agrees on who acts next time - Switches the failing step off.
Behavioral: Describe how a release used to be made somewhere, and one step that you took out or added. What came of it? + Knew where time or errors arose + Measured or can name the effect + Others kept doing it - Wrote a checklist.

@ cloud-operations | monitoring and alerting, observability, prometheus, grafana, datadog, nagios, new relic, system monitoring, monitor* … servers, monitor* … uptime, monitor* … system performance, monitor* … systems performance, log analysis | restaurant*, tables, guests, food, business observability
Situational: Your monitoring sends eighty alarms a day, and people have stopped reading them. Where do you begin? + Which ones led to any action + Deletes or changes the rest + Alarm on what users feel - Sends them to more people.
Technical: All figures are green, and people say that the system does not work. How can that be? + Measures parts, not what people do + Averages hide the few who suffer + Tries the same steps as a user - They are mistaken.

@ cloud-operations | site reliability, production incident*, production outage*, system outage*, application support, production support … application*, service level objective*, on-call engineer*, it incident*
Situational: At three in the morning the system is down, and the only person who knows that part does not answer. What do you do? + Brings back service by known safe steps + Calls the next one, without delay + Writes down each step - Waits until morning.
Behavioral: Tell me about a review after an outage in which the real cause was not the obvious one. What did it turn out to be? + Asked why several times, without blame + Conditions, not only the last click + Actions that were really done - Somebody made a mistake.

@ cloud-operations | powershell, bash, shell script*, python script*, scripting language*, automation script*, automat* … scripts, write scripts, develop scripts, develops scripts, developing scripts, development of scripts, development and scripts | video*, radio, film, podcast*, call scripts
Situational: Your script is to change ten thousand accounts tonight. How do you make sure that it cannot do great harm? + Dry run that lists what would change + A few first, then the rest + Can be stopped and undone - Tests it on one account.
Technical: Which tasks would you rather leave to a person than to a script? + Rare ones, and those needing judgment + Harm if it goes wrong unseen + Upkeep compared with time saved - Everything can be scripted.

@ cloud-operations | data backup*, backup and recovery, backup and restore, backup solution*, system backup*, server backup*, backup procedure*, perform* backups, it disaster recovery, disaster recovery plan*, disaster recovery test*, ransomware, disaster recovery, recovery of systems, system recovery, recovery of data | disaster relief, shelter*
Situational: Overnight an attacker has encrypted the files of a whole department. What do you do before you restore anything? + Cuts off what is affected, keeps evidence + Finds how far back it began + Makes sure that backups are untouched - Restores at once.
Technical: How do you agree with people on how much work they may lose, and how long they can wait? + Asks what an hour and a day cost + Different answers for different systems + Shows the price of each - The same for all.

@ information-security | patch management, security patch*, software patch*, patch … servers, patch … systems, patching of, operating system update*, apply* … security updates
Situational: A serious hole must be closed today, and the update once broke an important application. How do you proceed? + Tries it on a copy or a few + Other protection until then + The owner knows both risks - Waits for the monthly date.
Technical: How do you know that the updates you sent out have really arrived everywhere? + A second source besides the tool + Devices that were off or unknown + Follows up the last few percent - The tool says so.

@ networks | configur* … routers, configur* … switches, routers and switches, switches and routers, routing and switching, network configuration*, network switches, vlan*, ccna, ccnp, bgp, ospf, tcp/ip
Situational: You are about to change a switch that is two hundred miles away. What do you do so that you are not locked out? + A timed return to the old setting + A second way in, or somebody there + Saves the setting beforehand - Types carefully.
Technical: A new office reaches everything but one system, which works from all the other offices. How do you go about it? + Path there and path back + Rules and addresses that name offices + Captures at both ends - Restarts the router.

@ networks | network cabl*, structured cabling, data cabling, run network cable*, run data cable*, patch panel*, fiber optic*, fibre optic*, fiber splic*, low voltage cabl*, low-voltage cabl*
Technical: A new cable run passes a simple test, and the link still drops now and then. What may be wrong with it? + Bends, length, near power lines + Ends redone and measured properly + Swaps parts one at a time - The device is at fault.
Situational: You open a cabinet in which nothing is labeled and a hundred cables cross. You have to move six. How do you start? + Traces and labels before pulling + A time when a slip does least harm + Leaves a drawing for the next one - Pulls and sees who calls.

@ networks | wireless network*, wi-fi network*, wifi network*, wireless access point*, wlan, wireless infrastructure, wireless lan
Situational: The wireless network is fine in the morning and unusable at noon in one room. How do you find out why? + Counts people and devices there + Channels, neighbors, microwave ovens + Measures in the room at noon - Adds another access point.
Technical: Staff, people from outside and devices such as cameras all want to use the wireless network. How do you keep them apart? + Separate networks with their own rules + Staff by person, not a shared key + Devices reach only what they need - One password each month.

@ networks | firewall*, vpn, vpns, virtual private network*, remote access solution*, network security
Technical: Which of four hundred firewall rules are still needed? How would you find out, when nobody knows the reason for many of them? + Counts which ones are still used + Switches off before deleting + Owner and end date for each - Leaves what works.
Situational: A project needs a port opened to the whole internet by tomorrow. What do you ask, and what do you offer? + What really must reach what + Narrower source, time limit, safer way + Somebody signs for the risk - Opens it for now.

@ networks | voip, pbx, ip telephony, ip phone*, telephony system*, install* … phone system*, maintain* … phone system*, administer … phone system*, unified communications
Situational: People who phone in say that voices break up, and the people inside hear nothing wrong. How do you search? + One direction suggests one path + Delay, loss and priority of voice + Time of day and which line - Replaces the phones.
Technical: The whole telephone system moves to a new one on a weekend. What must you have tried out before Monday? + Emergency calls with the right address + Main number, queues, faxes, alarms, doors + Way back and people on site - That a call gets through.

@ networks | network troubleshoot*, troubleshoot* … network issue*, troubleshoot* … network problem*, troubleshoot* … connectivity, network connectivity, network monitoring, network performance, monitor … network performance, network outage*, wireshark, tcpdump, packet capture*
Technical: Everything works by number and nothing by name. What does that tell you, and what do you look at next? + Name lookup rather than the path + Which server answers, and what + Changed settings or expired entries - The cable is loose.
Situational: The network drops for some seconds, several times a day, at no fixed time. How do you catch it? + Measures all the time at several points + Compares times with other logs + Changes one suspect at a time - Calls the provider.

@ networks | data center*, data centre*, server room*, rack and stack, server rack*, rack … servers, network racks
Situational: The temperature in the server room rises by the minute, and nobody from the building can be reached. What do you do? + Decides what to shut down first + Shuts down in order, not by the plug + Air, calls, and people's safety - Opens the door and waits.
Technical: You are to remove an old device from a rack of live ones. How do you make sure that you pull the right one? + Label, serial number and light agree + Traffic and power on it have ended + A second person looks - By its place on the plan.

@ information-security | vulnerability scan*, vulnerability management, security vulnerabilit*, software vulnerabilit*, system vulnerabilit*, cyber vulnerabilit*, penetration test*, pen test*, pentest*, ethical hack*, security testing, vulnerability assessment*, application vulnerabilit* | soil*, geotech*, cone, weld*, physical, climate, famil*, facility
Situational: The owner of a system with a serious weakness says that it cannot be updated for half a year. What do you do? + Understands why + Puts something in front of it + Somebody senior accepts the risk in writing - Reports it each month.
Technical: A scanner reports a serious hole. How do you find out whether it is real and whether anybody could use it? + Checks version and setting by hand + Who can reach it from where + A safe trial, with permission - The scanner is right.
Situational: During an agreed security test you come upon private data that lies outside what was agreed. What do you do? + Stops and looks no further + Tells the named contact at once + Keeps no copy - Notes it for the report.

@ information-security | siem, security operations center, soc analyst*, threat hunting, cyber threat*, intrusion detection system*, security event log*, cybersecurity monitoring, cyber security monitoring, threat indicator*, indicators of compromise, intrusion detection, security logs, security alerts, security monitoring tools | cctv, guard*, patrol*, physical
Technical: An account logs in from two countries within an hour. What do you check before you call it an attack? + Travel, remote connection, shared account + What was done after logging in + Asks the person by another channel - Blocks the country.
Situational: Ten alerts of the same kind were harmless, and the eleventh comes in just before you leave for the day. How do you treat it? + Looks for what differs + Improves the rule instead of ignoring it + Hands over what is open - Closes it like the others.

@ information-security | incident response plan*, cyber incident*, cybersecurity incident*, cyber security incident*, computer security incident*, data breach*, malware, computer forensic*, digital forensic*, information security incident*, incident response, security incident* | hazmat, hazardous, spill*, fire, medical, safety, emergency, guard*, patrol*
Situational: You are not yet sure whether personal data has been stolen. Whom do you tell now, and what do you say? + Those named in the plan, early + What is known and what is not + Dates by which the law wants word - Waits until it is certain.
Technical: A computer seems to be infected. Do you switch it off, unplug it or leave it running, and what speaks for each? + Cuts it off from the network first + Memory is lost when switched off + Depends on harm still going on - Runs a scanner on it.

@ information-security | phishing, security awareness training, cyber awareness, cybersecurity awareness, cybersecurity training, security training … employees, security awareness program*, security awareness campaign*
Situational: After a test mail, one in five people has clicked. What do you do with that figure, and what do you not do? + No naming or shaming + Looks at who reported it, and how fast + Makes reporting easy - Sends all to the training again.
Behavioral: Describe how you got people to take care with something that they found a nuisance. What worked? + Their own work as the example + Made the safe way shorter + A sign that behavior changed - Reminded them often.

@ information-security | access review*, user access, role-based access, identity and access, identity management, least privilege, system access rights, access permissions, user permissions, system permissions, privileged access, multi-factor auth*, multifactor auth*
Situational: A review shows that a long-serving employee has collected rights from five jobs. They say that they need them all. What do you do? + Looks at what was really used + Dangerous combinations first + Their manager decides on the rest - Leaves it to the employee.
Technical: How do you keep administrators from having more power every day than they need? + Separate account, only for the task + Rights for a time, and recorded + An emergency way that is watched - They have to be trusted.

@ information-security | iso 27001, soc 2, nist 800*, nist csf, nist cybersecurity, nist framework, fedramp, pci dss, pci compliance, it audit*, information security audit*, it security control*, information security control*, system security plan*, it general controls, it controls, information security polic*
Situational: An auditor asks for proof of a control that is done every week, and the last six weeks are missing. What do you say? + Says it openly, backdates nothing + Finds out why it stopped + Mends it, with a date - Fills in the missing weeks.
Technical: A rule in the security policy is followed on paper and nowhere else. How do you notice, and what do you change? + Watches a real case from start to end + Asks what makes it hard + Changes the rule or the way - Sends it round for signature.

@ information-security | gdpr, data protection law*, data protection regulation*, data privacy, privacy impact*, ccpa, data loss prevention, data protection impact*
Situational: A test system has been filled with real names and addresses, because that was quick. What do you do? + Finds out who could see them + Made-up or altered data instead + Names it to whoever answers for privacy - Protects it with a password.
Technical: Which questions must be answered before names and addresses may be loaded into a new online tool? + What for, and whether less would do + Where it lies and who sees it + An agreement before any data goes in - Whether it has a password.
`;
