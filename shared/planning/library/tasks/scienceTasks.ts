/** Questions about single tasks in laboratories and research; see `taskText.ts` for the format. */
export const scienceTasks = `
@ laboratory | specimen*, receiv* … samples, sample receipt, sample intake, log in samples, sample login, accession* … samples, label* … samples, process* … samples, sample handling, handl* … samples, sample preparation, prepar* … samples, sample processing | collect* specimens, specimen collection, product samples, photograph*, merchandise, museum specimen*, herbarium, food samples, fabric samples, writing samples, audit samples, code samples
Situational: Two tubes arrive with the same name on them, and one form. What do you do? + Processes neither on a guess + Calls the sender, waits for proof + Records it, asks for new ones if unclear - Takes the fuller tube.
Technical: When do you reject a sample, and what do you do before you throw it away? + Wrong container, leaking, too old, no name + Tells the sender the reason + Keeps what cannot be taken again until decided - When it looks odd.
Behavioral: Tell me about a mix-up of samples, or one that you just prevented. Where in the chain had it begun? + Names the exact step + Told those affected + Changed the step, not only care - Somebody was in a hurry.

@ laboratory | reagent*, buffer solution*, prepare solutions, preparation of solutions, prepar* … media, media preparation, stock solutions, standard solutions, chemical solutions | social media, print media, media kit*, press
Situational: You find a bottle of solution in the fridge with only a name on it. What do you do with it? + Does not use it + Asks, then discards it by the rule + Labels own ones with strength, date, name - Smells or tests it.
Technical: How do you make sure that a new lot of a reagent gives the same results as the last one? + Both lots side by side on the same samples + Limit fixed beforehand + Lot number and date recorded - It is the same product.

@ laboratory | calibrat* | calibration of compensation, calibration session*, performance calibration, talent
Situational: You find that a device has been two weeks past its calibration date, and it was used every day. What now? + Out of use, marked + Calibrates, looks at how far it was off + Goes over results since the last good check - Calibrates it and goes on.
Technical: How do you choose the points at which you calibrate a device? + Over the range in which it is used + Near the limit that matters + Standard better than the device, traceable - Zero and full scale.

@ laboratory | troubleshoot* … instrument*, maintain … instrument*, maintenance of … instrument*, instrument maintenance, laboratory equipment, lab equipment, laboratory instrument*, operat* … instrument*, lab instrument*, scientific instrument*, analytical instrument*, scientific equipment, maintain … analyzers | musical, legal instrument*, survey instrument*, financial instrument*, surgical instrument*, dental
Situational: An instrument gave good values all week, and today every one is a little higher. What do you check first? + Standard or control, fresh + What was changed: lot, lamp, temperature, person + No results out until it is clear - Subtracts the difference.
Technical: Several people share one instrument. How do you keep it in a state that all can trust? + Log with use, faults, settings + A short check before each use + One person answers for care - Everybody cleans up after use.

@ laboratory | quality control sample*, quality control testing, qc testing, qc sample*, proficiency test*, levey-jennings, run controls, control materials, quality control procedures on, quality control … laborator*, laborator* … quality control, laborator* … quality assurance, quality control data | software
Situational: The control is out of range, the samples look normal, and the results are urgent. What do you do? + Nothing goes out + Finds the reason before the repeat + Tells those waiting how long - Repeats the control until it fits.
Technical: Every control is within its limits, but for ten days it has been on the same side. What does that tell you? + A shift, something changed + Looks for lot, calibration, temperature + Acts before a limit is broken - Nothing, as it passes.

@ laboratory | pcr, qpcr, rt-pcr, dna extraction*, rna extraction*, nucleic acid*, molecular biology, cloning, molecular technique*, molecular diagnostic*, dna isolation, genotyping | git, degree*, semester hours, coursework, course work, bachelor*, major in, majors
Situational: The blank with only water in it shows a signal. What do you do with the run? + Results do not count + Looks for where it came in: water, bench, pipette + Clean rooms and one way of work - Ignores it, as it is weak.
Technical: An amplification worked last month and gives nothing today. What do you try, and in what order? + A known good sample first + Enzyme, primers, program, amount of DNA + One change per run - Orders a new kit.

@ laboratory | dna sequenc*, rna sequenc*, rna-seq, next generation sequencing, next-generation sequencing, ngs, bioinformatic*, genomic*, sequencing data, gene expression
Technical: You get sequencing data from somebody else. What do you look at before you believe any of it? + Read quality, depth, contamination + Whether names and samples belong together + How batches and groups were arranged - The file opens.
Situational: One gene comes out as the great finding, and all cases were run on one day and the controls on another. What do you say? + The day may explain it + Looks whether it can be told apart + Repeat with mixed order before any claim - The value is clear enough.

@ laboratory | microscop* | microscopic detail
Technical: You see something in the microscope that nobody expected. How can you tell a finding from an artifact? + Another area, another slide, a blank + Focus, stain, dust, bubbles ruled out + A second person without being told - It can be seen clearly.
Situational: Two people see the same slide, and one reports twice as many cells as the other. What do you do? + Same fields and written rule for what counts + Both count again without knowing + Knows how much spread is normal - Takes the mean.

@ laboratory | cell culture*, tissue culture*, cell line*, mammalian cell*, stem cell*, culture cells, maintain … cells | cell phone*, solar cell*, fuel cell*, call culture, jail, excel, degree*, semester hours, coursework, course work, bachelor*, major in, majors
Situational: Your cells grow slower than usual, and there is nothing to be seen in the microscope. What do you suspect, and how do you check? + Hidden contamination, tested for + Medium lot, incubator, passage number + Goes back to an early frozen vial - Feeds them more.
Technical: What do you do so that the contaminated flask of another person does not ruin yours? + Own bottles, one line at a time + Hood and incubator cleaned, order of work + New cells kept apart and tested - Antibiotics in everything.

@ laboratory | microbiolog*, bacterial culture*, gram stain*, bacteriolog*, pathogen identification, culture plate*, pure culture*, isolate* … bacteria, mycolog*, fermentation, antimicrobial suscept* | degree*, semester hours, coursework, course work, bachelor*, major in, majors, kimchi, brew*, wine
Situational: A plate grows three kinds of colonies where you expected one. How do you go on? + Each picked and streaked pure + Considers where the sample was from + No name before it is pure - Takes the largest.
Technical: How can you tell germs that matter from those that got in while taking the sample? + Site, amount, kinds, repeated finding + Direct smear compared with growth + Asks who took it, says so in the result - By the species.

@ laboratory | critical value*, critical result*, panic value*, clinical chemistry, hematology, urinalysis, coagulation, clinical laborator*, medical laborator*, medical technolog*, laboratory testing | degree*, semester hours, coursework, course work, bachelor*, major in, majors, oncology nurs*, vehicle*, hematology oncology
Situational: A value comes out that would be dangerous if true, and it does not fit the one from yesterday. What do you do? + Checks sample, name, drip or clot at once + Repeats without losing time + Calls it through, with name and read back - Waits for a new sample.
Technical: An analyzer gives a number with a warning beside it. How do you decide whether the result may go out? + Knows what the flag means + Looks at it by eye or another method + Reports with a note, or asks for new sample - Runs it until no flag shows.

@ laboratory | blood bank*, crossmatch*, cross-match*, immunohematology, transfusion service*, blood typing, blood product*, blood components
Situational: The blood group of today does not match the one in the file. The unit is wanted in ten minutes. What do you do? + No match on a guess + New sample, the wrong person may have been drawn + Emergency units meanwhile, by the rule - Believes the newer one.
Technical: Which step before a unit of blood is handed out would you never let anyone shorten, and why? + Identity, twice, by two people + Sample taken and labeled at the bedside + Knows what one mix-up does - The paperwork.

@ laboratory | histolog*, tissue section*, microtom*, cytolog*, tissue embedding, immunohistochem*, pathology laborator*, gross dissection, cryostat*, histotech* | degree*, semester hours, coursework, course work, bachelor*, major in, majors, word embedding*, embedding model*
Situational: A tiny piece of tissue has vanished from its container when you open it. What do you do? + Stops, looks in lid, wrap, fluid, bench + Nothing else opened or thrown away + Reports at once - Writes that none was there.
Technical: Sections come out torn or with stripes. What do you check, and in which order? + Blade, angle, temperature + Fixing and water left in the tissue + Tries a spare block - Cuts more slowly.

@ laboratory | hplc, gas chromatograph*, chromatograph*, mass spectromet*, lc-ms*, gc-ms*, gc/ms, lc/ms, spectroscop*, spectrophotomet*, analytical chemist*, icp-ms
Technical: A peak you know turns up later and broader than last week. What do you look at? + Column, pressure, leak, mobile phase + Standard before samples + One change at a time, written down - Moves the window.
Situational: A blank that follows a strong sample shows a little of the same substance. What do you do with the results? + Carry-over, measured + Rejects or repeats those it can affect + Blanks and order of samples changed - Subtracts it from all.

@ laboratory | titrat*, wet chemistry, chemical analys*, volumetric, gravimetric, ph meter*, water analys*, chemical test* | medication*, dose*, infusion*, oxygen, drip*
Technical: Three repeats give two close values and one far off. Which do you report? + Looks for a reason before leaving one out + Rule for outliers set beforehand + Repeats and keeps all in the record - The mean of the two.
Situational: A result is exactly what the production hoped for, and you know that you were distracted. What do you do? + Repeats it + Says so if it has gone out + Notes both values - If it fits, it is right.

@ laboratory | elisas, elisa assay*, immunoassay*, western blot*, flow cytomet*, immunofluoresc*, bioassay*, assay development, develop assay*, develops assay*, developing assay*, development of assay*, development and assay*, biochemical assay*, antibody stain*, protein purification
Technical: You want to claim that an antibody or signal is specific. Which comparison would convince a doubter? + A sample that surely lacks it + Without the first antibody, and another one + Signal follows the amount - A strong band or peak.
Situational: The standard curve looks good, and half of your samples lie above it. What do you report? + No reading beyond the curve + Dilutes and repeats + Checks that diluting does not change the value - Extends the curve.

@ workplace-safety | biosafety, biohazard*, bsl-2, bsl-3, bsl2, bsl3, infectious agent*, biological safety cabinet*, biological safety
Situational: A tube breaks in the centrifuge, and you hear it. What do you do? + Lid stays closed, waits for the mist to settle + Warns others, protects self + Disinfects with the right time, reports - Opens it quickly to clean.

@ workplace-safety | bloodborne pathogen*, blood borne pathogen*, blood-borne pathogen*, infectious material*, sharps, biohazard waste, potentially infectious
Situational: You prick yourself with something that may be infectious, and nobody has seen it. What do you do? + Washes at once, reports at once + Goes to be treated without delay + Keeps the source for a test - Watches it for some days.
Technical: You have to clear away something bloody, and you do not know whose it is. How do you do it? + Treats all blood as infectious + Gloves, tongs, nothing by bare hand, right container + Disinfects, hands washed after - Is careful.

@ workplace-safety | fume hood*, chemical hygiene, chemical inventor*, chemical waste, hazardous chemical*, chemical storage, laboratory safety, lab safety, chemical spill*, laboratory waste
Technical: Somebody shows you a cupboard in which chemicals stand in alphabetical order. What is your worry? + Some react with their neighbors + Sorted by danger, acids from bases, low down + Old and unlabeled ones found and dealt with - Names may be misspelled.
Situational: Two liquids go into the waste bottle, and it begins to get warm. What do you do? + Leaves it open in the hood, sash down + People out, calls for help + Finds what was mixed - Closes it and takes it out.

@ workplace-safety | radioactive material*, radioactive source*, radioactive sample*, radiation safety, radioisotope*, radiation source*, x-ray safety, dosimet*, radiation protection, radiological control*, laser safety | x-ray, radiograph*, imaging, radiolog*, patient*
Situational: After the work, the counter ticks at your sleeve. What do you do? + Stays where they are, calls + Takes it off, checks skin and floor + Reports, finds how it came there - Goes and washes at home.
Technical: How do you keep your own dose low in a task that you cannot avoid? + Practices it without the source + Time, distance, shielding + Meter worn, values looked at - Works fast.

@ records | lab notebook*, laboratory notebook*, laboratory records, lims, laboratory information, laboratory logs, record* … experimental, document* experiment*, laboratory documentation, records of laboratory, laboratory reports, laboratory activities, lab reports
Situational: You want to repeat what somebody did who has left, and the notes say "as usual". How do you find out? + Older notes, raw files, orders, instrument logs + Asks the person and others + Tries it and writes it down fully - Uses the method they know.
Technical: How do you connect a number in a report with the raw data, so that it can be found in five years? + One number for sample, file and page + Version, settings and who did it + Not only on one person's computer - By the date.

@ laboratory | method validation*, validat* … methods, method development, develop … methods, develops … methods, developing … methods, development of … methods, development and … methods, analytical method*, protocol development, assay validation*, new test methods, develop … laboratory procedures, develops … laboratory procedures, developing … laboratory procedures, development of … laboratory procedures, development and … laboratory procedures, optimiz* … protocols | teaching methods, network protocol*, training methods
Technical: When do you say that a new method is ready, although it is not yet perfect? + What decision the result serves + Limits measured, not assumed + Other people and days have tried it - When the boss wants it.
Situational: The new method is faster and reads five percent higher than the old one. What has to happen before anyone switches? + Finds which is nearer the truth + Looks what it does to limits and old series + Both in parallel, those who use the values told - Corrects by five percent.

@ laboratory | autoclav*, glassware, sterilize … equipment, wash* … glassware, laboratory aide*, lab maintenance | dental, wine, table
Technical: How do you know that what comes out of the autoclave is really free of germs? + Tape shows heat only + Spore test, record of time and temperature + Not packed too full, steam gets in - The program ran through.

@ laboratory | laboratory supplies, lab supplies, lab inventory, laboratory inventory, laboratory consumables
Situational: The last box of something everyone needs is open, and delivery takes three weeks. What do you do? + Says so, shares by need + Other source or replacement, tested + A reorder point that would have warned - Puts one aside.

@ laboratory | biorepositor*, biobank*, sample storage, liquid nitrogen, ultra-low freezer*, cryopreserv*, sample inventor*, freezer inventor*, specimen storage, storage of samples | cryptograph*, frozen food
Situational: You come in, and the freezer with the samples of several years is warm. What do you do in the first half hour? + Keeps it closed, moves by a plan to a backup + Most valuable first, temperature noted + Tells the owners honestly - Opens and checks each.
Technical: How do you keep track of ten thousand tubes so that any one is found in a minute? + Position, unique code, one list + Each removal booked at once + Random checks of place against list - A label per box.

@ environment | water sampl*, soil sampl*, air sampl*, environmental sampl*, collect* … water samples, collect* … soil samples, collect* … environmental samples, field sampl*, water quality monitor*, air monitoring, sediment sampl*, collect* … samples … field, soil or plant samples, soil and plant samples, plant samples, soil samples, water samples
Situational: The spot on your plan cannot be reached today. What do you do so that the result is still worth something? + No sample from elsewhere under the same name + Next best place, recorded with position and reason + Asks those who made the plan - Takes it nearby.
Technical: Why would you fill one of your bottles with clean water in the field and send it along? + Shows what comes from bottle, air, transport + Treated just like the others + Knows what to do if it is not clean - In case one breaks.

@ research | laboratory animal*, iacuc, mouse colon*, animal stud*, animal research, animal model*, in vivo, animal protocol*, rodent model*, rodent surger*, rodent colon*, mice, breeding colon* | pest*, rodent control
Situational: An animal in a study is clearly suffering, and it is two days before the planned end. What do you do? + Tells the vet and those in charge at once + Agreed end point counts, not the data + Notes it for the study - Waits for the two days.
Technical: How do you arrange animals and treatments so that the cage or the hour does not make the result? + Random order, groups mixed across cages + The person who measures does not know + Fixed number with a reason - Left cages and right cages.

@ research | irb, institutional review board*, informed consent*, human subjects, human subject research, research ethics, ethics committee*, ethics approval*, ethical approval*, consent form*, consent process | marketing consent, surgery, procedure consent*
Technical: Somebody is about to sign a consent form after ten seconds. How do you find out what they have understood? + Has them say it in their own words + Asks about risks and the right to leave + Explains again what was missed - Asks whether they have questions.
Situational: After half of a study you see that one step differs from what the ethics board approved. What do you do? + Stops that step + Reports it, asks for a decision + Looks at what it means for people and data - Changes the paper quietly.

@ research | recruit* … participants, participant recruitment, study participants, research participants, enroll* … participants, subject recruitment, recruit* … subjects, screen* … participants, participant retention, enroll* … subjects, patient recruitment, eligibility … study
Situational: Somebody would like to be in the study very much and just misses one criterion. What do you tell them? + No exception, friendly + Explains why the line is there + Other ways, keeps contact if rules change - Rounds it in their favor.
Technical: Many sign up and half do not come back for the second visit. How do you find out why, and what would you try? + Asks those who left + Time, way, costs, feeling of being used + Looks whether certain groups are lost - Sends more reminders.

@ research | clinical trial*, clinical research coordinat*, protocol deviation*, case report form*, good clinical practice*, clinical study, clinical studies, study coordinator*, regulatory binder*, study visits, electronic data capture
Situational: A visit took place two days outside the window that the protocol sets. What do you write down, and whom do you tell? + The true date + Deviation reported with reason + What is done so that it does not recur - Puts the last allowed date.
Technical: What must be in the file of a study visit so that a stranger can see a year later what really happened? + Who, when, what, written at the time + Reason for whatever was missed + Corrections readable, with date and name - The filled form.

@ research | literature review*, literature search*, review … literature, systematic review*, review of … literature, scientific literature, search … literature, meta-analys*, annotated bibliograph*
Technical: Your search gives four thousand papers. How do you get to the thirty that matter without fooling yourself? + Rules for in and out set before + Two databases, references followed + Also those that speak against it - Takes the most cited.
Situational: The paper that everyone cites turns out not to say what they claim. How do you handle it? + Goes to the original data + States it plainly with page + Looks at what rests on it - Cites it like the others.

@ research | experimental design*, design … experiments, design of experiments, study design*, research protocol*, develop … study protocol*, develops … study protocol*, developing … study protocol*, development of … study protocol*, development and … study protocol*, study protocols, research design, research designs, designing research, design research studies, design research projects, design and conduct research, design studies, design scientific studies | design studio*, design research and engagement, community-centered, services
Technical: Before you collect the first data point, how do you decide what would prove you wrong? + States the result beforehand + Comparison group or other explanation + Written down so that it cannot shift - One sees it when the data are in.
Situational: You can have either twice as many cases or twice as good a measurement. Which do you take, and what does it depend on? + Where the spread comes from + Size of the effect that matters + A small trial to find out - More is always better.

@ research | design … questionnaire*, develop … questionnaire*, develops … questionnaire*, developing … questionnaire*, development of … questionnaire*, development and … questionnaire*, questionnaire design, survey design, design … surveys, survey instrument*, survey questions, survey research, develop … surveys, develops … surveys, developing … surveys, development of … surveys, development and … surveys, survey methodology, survey method*, administer surveys, design surveys | land survey*, employee engagement, property, site surveys, wildlife, health screening questionnaire*
Technical: How do you find out, before it goes to a thousand people, that a question is misunderstood? + A few people answer aloud + From the group it is meant for + Changes it and tries again - Has a colleague read it.
Situational: One in ten answers your survey. What can you still say, and what not? + Who answered and who did not + Compares with what is known of all + Says it openly, asks some of the silent - Ten percent is usual.

@ research | focus group*, qualitative interview*, qualitative data, qualitative research, qualitative method*, in-depth interview*, interview transcripts, thematic analys*, ethnograph*, key informant*, qualitative analys*, cognitive interview*
Situational: In a group talk two people say everything and the others nod. How do you get to hear the rest? + Thanks them, asks others by turn + Written first, then spoken + A short talk alone afterwards - Notes that they agree.
Technical: How do you keep from finding in interviews only what you expected? + A second person reads without knowing + Searches for cases that do not fit + Shows the way from quote to claim - Stays objective.

@ research | data collection protocol*, collect* research data, collect … data from participants, collect* … interview data, field interviewer*, conduct … interviews … data, conduct research interviews, data collection procedures, data collection instrument*, data collector* | applicants, job interviews, candidates, vegetation, wildlife, plots, forest*, trees
Technical: How can you tell from the data alone that an interviewer may have made up answers? + Too fast, too complete, too alike + Same patterns at odd hours + Calls some people back before any charge - One cannot.
Situational: A value on the form cannot be right, and you are back from the field. What do you write? + Does not put in what seems likely + Marks it, checks notes, asks if possible + Keeps the original visible - Corrects it to a plausible one.

@ data-analysis | sample size*, power analys*, sampling method*, sample design*, sampling plan*, sampling frame*, survey sampl*, statistical sampling, sample selection, weighting | music, audit sampling, electrical, circuit*
Technical: Somebody asks you: how many do we need? What do you ask back before you give a number? + Smallest difference that would matter + How much the measure varies + What can be lost on the way - Gives thirty.
Situational: The easiest people to reach are the ones least like the rest. You have little money. What do you do? + Knows what it would distort + Few, but drawn by chance, with effort + States the limit - Takes them and adds more.

@ data-analysis | statistical analys*, statistical model*, regression*, statistical method*, statistical test*, statistical software, biostatistic*, sas or, spss, stata, hypothesis test*, multivariate, longitudinal data, statistical techniques, statistician* | degree*, semester hours, coursework, course work, bachelor*, major in, majors, regression testing, regression test*, regression suite, software
Situational: Twenty comparisons were made and one is significant. You are asked to build the report on it. What do you say? + One in twenty comes by chance + Reports all twenty, corrects for it + Suggests a new test of this one - It is below five percent.
Technical: A tenth of the values are missing. How do you find out whether this spoils the result? + Why and from whom they are missing + Compares those with and without + Tries two ways and shows both - Leaves those rows out.
Behavioral: Tell me about an analysis you redid another way and got another answer. Which one did you report? + Knows which assumption made the difference + Showed both openly + Says which one fits the question - The clearer one.

@ data-analysis | econometric*, economic analys*, economic model*, economic research, economic impact*, cost-benefit anal*, cost benefit anal*, benefit-cost, economic data, economist*, economic forecast*, economic trends, labor market data, economic policy | degree*, semester hours, coursework, course work, bachelor*, major in, majors
Situational: Two things rose together after a new rule, and everyone says that the rule did it. How do you test that? + Where the rule did not apply + What else changed then, trend before + Says how sure one can be - Looks at the correlation.
Technical: How do you put a value on something that has no price, such as saved time or clean air? + What people do or pay elsewhere + Range, and who gains and who loses + Shows what the result hangs on - Leaves it out.
Situational: Your forecast was wrong by a wide margin, and the next one is due. What do you do first? + Splits what was chance, data, model + Says it openly with the new one + Gives a range and what would move it - Adjusts it to the consensus.

@ research | manuscript*, scientific paper*, peer-reviewed journal*, peer-reviewed publication*, peer-reviewed paper*, peer-reviewed article*, peer reviewed journal*, peer reviewed publication*, peer reviewed article*, publish … results, publish* … findings, scientific publication*, research papers, journal article*, publish research, write scientific, scientific writing | book proposals, authors' manuscripts, acquisition*, collection*, archiv*, rare, edit*, editor*, publisher*, library
Behavioral: Tell me about a comment of a reviewer that you first thought was wrong. How did you answer it? + Tried to see what worried them + Did the work or showed why not + Changed what had been unclear - Did it to get it accepted.
Situational: Who is named on a paper, and in what order, leads to a quarrel near the end. How do you settle it, and how could it have been avoided? + Who did what, against written rules + Talked over at the start and again + Someone neutral if stuck - The most senior decides.

@ research | scientific presentation*, present … scientific, present … research, present … conferences, poster presentation*, scientific meetings, present research, presentation of research, scientific conferences, professional conferences … present | sales, attend conferences, customer*
Situational: You have ten minutes to present the work of a year. What do you leave out? + Keeps one question and one answer + Leaves out the way there, keeps the limits + Depends on who listens - Speaks faster.
Behavioral: Tell me about a question after a talk that you could not answer. What did you do with it? + Said so + Followed it up and answered later + It changed something in the work - Talked around it.

@ research | research grant*, research proposal*, grant proposal* … research, research funding, grant application* … research, write grants, grant writing … research, extramural funding, scientific proposals, secure funding for research
Situational: Your proposal was turned down with a kind letter. What do you do before you send it elsewhere? + Reads or asks for the reasons + Has somebody from outside the field read it + Fits it to the new funder's aims, or drops it - Sends it on unchanged.
Technical: How do you show in two pages that a study can be done in the time and with the money asked for? + First results or a trial run + Steps with dates, and what if one fails + Each sum tied to a step - Names the team's experience.

@ research | supervise … graduate students, supervises … graduate students, supervising … graduate students, supervision of … graduate students, supervise undergraduate*, supervises undergraduate*, supervising undergraduate*, supervision of undergraduate*, mentor* … graduate students, mentor* … undergraduate*, undergraduate research*, supervise … student research, supervises … student research, supervising … student research, supervision of … student research, mentor* … student research*, train … students … research, supervise … theses, supervises … theses, supervising … theses, supervision of … theses, supervise … thesis, supervises … thesis, supervising … thesis, supervision of … thesis, supervise … dissertation*, supervises … dissertation*, supervising … dissertation*, supervision of … dissertation*, supervise phd*, supervises phd*, supervising phd*, supervision of phd* | peer mentor*
Situational: A student has worked on a project for a year, and it leads nowhere. What do you do together? + Says it plainly and early + What can be saved, a smaller question + Checks own part in it - Encourages them to go on.
Technical: How do you choose a first project for a student who is new to the field? + A result within weeks, also if it is negative + Room to decide something themselves + Fixed times to look at data together - Whatever needs doing.

@ research | research data management, data management plan*, codebook*, research database*, redcap, data dictionar*, research data, data set documentation, data sharing, metadata … research, clean* … research data | customer data, marketing research data
Situational: Somebody who has nothing to do with your study asks for its data. What do you check before you send anything? + Who owns it, what people agreed to + Whether persons can be recognized + Agreement and explanation of the fields - Sends it, as science is open.
Technical: You find three versions of the same file, all called final. How do you work out which to use, and stop it from happening? + Compares, traces from raw data + Script or log of each change + One place, dated names, raw never touched - Takes the newest.

@ research | program evaluation*, program effectiveness, evaluation plan*, logic model*, outcome evaluation*, impact evaluation*, evaluation research, evaluation design*, evaluate the effectiveness of … program*, process evaluation* | training evaluation forms, employee, training
Situational: Your evaluation shows that a program everyone loves has no effect. How do you report it? + Checks whether the measure could show it + Tells those who run it first, honestly + What works in it and what was not measured - Puts the praise first.
Technical: How can you tell whether people got better because of a program, or would have anyway? + Comparable people without it, or waiting + Before and after, with trend + Says what cannot be known - Asks them.

@ research | epidemiolog*, outbreak investigation*, disease outbreak*, disease surveillance, public health surveillance, contact tracing, surveillance data, communicable disease control, communicable disease program*, disease investigation*, health data … population | degree*, semester hours, coursework, course work, bachelor*, major in, majors, conflict*, fight
Situational: Twelve people are ill after the same event. What do you want to know in the first hour? + What counts as a case + Who, when, where, and what the well ones did + Whether it is still going on - What they ate.
Technical: The number of cases has doubled since last month. What besides more illness could explain it? + More tests, new rule or form, late reports + More people there + Compares rates and places - Nothing else.

@ laboratory | chain of custody … evidence, evidence … chain of custody, forensic*, evidence handling, evidence collection, trace evidence, ballistic*, latent print* | forensic account*, digital forensic*, forensic audit*, forensic interview*, psycholog*, mental, nurs*, psychiatr*, cyber*, computer forensic*
Situational: The seal of a bag with evidence is slightly open when it reaches you. What do you do? + Photographs, does not go on + Calls the sender, notes who saw it + Asks whether it may still be examined - Reseals it.
Technical: An examiner is told beforehand what the result should be. How can the work be set up so that this does no harm? + Somebody else keeps the background + Written result before comparing + A second reading without knowledge - An expert is not influenced.

@ laboratory | clia, cap inspection*, laboratory accreditation, accreditation … laborator*, laboratory inspection*, iso 17025, laboratory compliance, joint commission … laborator*, laboratory regulations, laboratory certification, competency assessment* … laborator*, good laboratory practice*, glp
Situational: The inspector comes on Monday, and on Friday you find two months without temperature records. What do you do? + No filling in afterwards + Shows it with cause and what was done + Checks what depended on it - Fills in the usual value.
Technical: Somebody was shown a laboratory method and has signed for it. What would convince you that they have mastered it? + Watches them, gives a sample with known result + Odd cases and what they would do then + Again after some months - They signed the training list.
`;
