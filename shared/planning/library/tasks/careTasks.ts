/** Questions about single tasks in nursing, care, clinics and therapy; see `taskText.ts` for the format. */
export const careTasks = `
@ patient-care | triage of patients, triag* … patient*, patient triage, triage nurse*, nurse triage, triage area, triage and treat* | ticket*, bug*, alert*, software
Situational: Two people come in together: one bleeds from the hand and shouts, the other is pale and says nothing. How do you find out whom to see to first? + Looks at breathing, color, pulse, alertness of both + Quiet and pale may be worse + Pressure on the hand meanwhile, calls for help - Takes the one who shouts.
Behavioral: Tell me about a time you changed your mind about how urgent somebody was. What made you look again? + A real sign or remark + Went back without being asked + Told the others and recorded the change - Has always judged right the first time.

@ patient-care | telephone triage, phone triage, nurse line, nurse advice line, triag* … calls, triag* … phone, telephone advice | ticket*, help desk, customer*
Situational: Somebody describes a stomach ache on the phone. What do you ask to decide whether it can wait until tomorrow? + Since when, how strong, getting worse or better + Danger signs asked one by one + When to call again - Gives a medicine to try.
Technical: What can you not judge on the phone, and how do you make up for it? + Speaks to the person affected where possible + Asks them to do or describe something + In doubt, has them seen - With experience you can hear it.

@ patient-care | wound care, wound assess*, wound management, chronic wound*, surgical wound*, treat* … wounds, dressing change*, change … dressings, wound dressing*, pressure ulcer*, pressure injur*, pressure sore*, skin breakdown, ostomy care | animal*, veterinar*, tree*
Technical: You take off a bandage. What tells you that the wound is getting worse and not just healing slowly? + Size, edges, color, smell, amount of fluid + New pain, heat, fever + Compares with the last measurement or picture - It looks bad.
Situational: A wound looks no better after three weeks of the same treatment. What do you want to know before anything is changed? + Pressure, blood supply, sugar, food, smoking + Whether dressings were really done as ordered + Asks a specialist or the doctor - Tries another dressing at once.
Behavioral: Tell me about a sore or an infected wound that could have been prevented. What had been missed? + A real case, named step that was missed + What was done for the patient + A change in turning, checks or notes - Such things cannot be avoided.

@ medication-safety | administer* … medication*, medication administration, administration of medication*, administer* … medicines, medication pass*, pass* … medications, medication aide*, give … medications, give … medication, gives medication, giving medication, medication as prescribed, medications as prescribed | animal*, veterinar*, pets
Situational: You are giving out medicines, and for the third time somebody interrupts you with a question. What do you do? + Says when there will be time + Starts the check of this person again + Raises it, so that rounds stay undisturbed - Answers while going on.
Situational: An hour after the round you find a pill still in its cup. What do you do, and what do you write down? + Finds out whose and which one + Asks nurse, doctor or pharmacist before giving it late + Corrects the record truthfully and reports it - Throws it away.
Technical: Which medicines would you not give before you have measured something, and what do you do when the value is off? + Examples such as heart, sugar or blood-thinning medicines + Holds it and asks the prescriber + Notes value, time and answer - Gives what is ordered.

@ medication-safety | medication reconciliation, reconcil* … medication*, medication review*, medication list*, medication history, medication histories | software
Situational: The hospital's list, the bottles at home and what the person tells you are three different things. How do you find out what they really take? + Has them show and tell, one by one + Pharmacy and prescriber as further sources + Asks about over-the-counter and herbal things - Goes by the latest list.
Behavioral: Describe a case in which a list of somebody's medicines turned out to be wrong. How did it come to light? + Says what did not fit + Got it corrected at the source + Told the patient plainly - Has never met one.

@ patient-care | vital signs, take … vitals, taking … vitals, patient vitals, blood pressure check*, blood pressure reading*, measure … blood pressure | animal*, veterinar*
Technical: A blood pressure does not fit how the patient looks. What do you check before you write it down? + Cuff size, arm, position, a rest before + Repeats it, by hand or on the other arm + Tells the nurse or doctor when it stays - Writes it down as measured.
Situational: Every single value is just within its limits, but all of them have drifted since the morning. What do you do? + Sees the trend, not only the limit + Looks at the person and asks them + Reports it now with the numbers - Nothing, since all is normal.

@ patient-care | phlebotom*, venipunctur*, venepunctur*, draw* blood, blood draw*, blood sampling, collect* blood, blood collection | animal*, veterinar*, blood drive
Situational: You have tried twice to find a vein, and the patient is getting tense. What do you do now? + Stops after a set number of tries + Warms, other arm, lets them drink or lie down + Asks a colleague and says so openly - Tries until it works.
Technical: At which moment do you label a tube, and what can go wrong if it is earlier or later? + At the patient, after filling, before leaving + Asks name and birth date openly + Mixed-up blood may harm two people - Labels them all beforehand to save time.

@ patient-care | collect* … specimen*, specimen collection, patient sample*, urine sample* | soil, plant*, museum*, animal*
Situational: A specimen stands there without a name, and you are nearly sure whose it is. What do you do? + Does not label it from memory + Has a new one taken + Tells the patient why, and reports it - Labels it, since it can only be one person's.
Technical: What makes a specimen worthless although it was taken correctly? + Too late, too warm or too cold + Wrong container or too little + Missing time, name or order - The lab would say so.

@ patient-care | iv therapy, intravenous, infusion therapy, iv infusion*, iv line*, start* ivs, iv insertion*, insert* … iv, iv medication*, central line*, catheter care, catheterization, insert … catheter*, urinary catheter* | animal*, veterinar*
Technical: How can you tell that a drip is running into the tissue and not into the vein, and what do you do then? + Swelling, cool or burning skin, pain, slow flow + Stops it first + Knows which drugs need the doctor at once - Waits until the bag is empty.
Situational: A catheter or line has been in for a week, and nobody can say what it is still for. What do you do? + Looks up the reason and the date + Asks the doctor to decide today + Knows the risk of infection - Leaves it, it may be needed.

@ medication-safety | infection control, infection prevention, prevent* … infection*, isolation precautions, standard precautions, universal precautions, nosocomial
Situational: Since this morning three people in the same part of the building have had the same stomach trouble. What do you do before anything is confirmed? + Keeps them apart and steps up hand washing + Tells the person in charge of infection control + Lists who, when and what they shared - Waits for the lab.
Technical: Everybody says that they clean their hands. How can you find out what really happens? + Watches at named moments, openly + Use of soap and rub, placing of dispensers + Gives results back without blame - Asks them.

@ medication-safety | steriliz* … instrument*, sterilis* … instrument*, instrument steriliz*, sterile processing, steriliz* … equipment, surgical instrument* | food, bottl*
Situational: The sterilizer has finished, but the indicator strip has not changed. What happens to this load, and to those before it? + Nothing from it is used + Recalls loads since the last good check + Machine stopped, tested and logged - Runs it once more and goes on.
Behavioral: Tell me about an instrument or set that came back because it was not clean or complete. What did you find out? + Traced it by date and load + Found the step that failed + Changed that step and checked later - Someone else must have packed it.

@ records | patient chart*, chart* … patient*, medical charting, document* … patient care, document* … care provided, nursing notes, progress notes, clinical documentation, patient documentation, clinical notes, nursing documentation, electronic health record*, electronic medical record*, ehr, emr | software, develop* … application*, chart of accounts
Technical: Copying yesterday's note into today's saves time. When is that all right, and when does it do harm? + Harm when old findings look like new ones + Reads and changes every line + Names a finding that must be seen anew - Everybody does it.
Situational: A colleague has written that a patient was difficult and uncooperative. How would you have put it? + What the person did and said + What was offered and what they answered + No judgment, readable by the patient - The same, since it was true.

@ patient-care | patient education, patient and family education, educat* patients, educat* … patients and, teach* patients, patient teaching, health teaching, educat* … families, family education | student*, school*, classroom*
Situational: Somebody goes home tomorrow with a dozen new things to remember and will keep two or three. How do you choose which? + What is dangerous if forgotten comes first + Asks what worries them and what they do at home + Rest in writing, with a number to call - Goes through all twelve.
Behavioral: Tell me about a patient who kept doing the opposite of what everybody had explained. What was behind it? + Asked about their day, money, beliefs + Found a real obstacle + Changed the plan with them - They did not want to understand.

@ care-planning | discharge plan*, discharge instruction*, discharge teaching, patient discharge*, discharg* patients, hospital discharge*, discharge process*, discharge coordinat* | stormwater, wastewater, honorable, military
Situational: By the papers a patient can go home today, and you doubt that they will manage there. What do you do before they leave? + Asks how it looks at home, who helps + Has them show a step, such as stairs or pills + Speaks up and arranges help or a delay - The doctor has decided.
Behavioral: Tell me about somebody who was back within days of going home. What had been missed? + A concrete gap: medicine, help, appointment + Own part in it + What is done before discharge since then - It was the illness.

@ patient-care | room* patients, rooming patients, patient rooming, prepar* … exam room*, prepar* patients for, prep* patients, escort* patients, prepar* … treatment room*, assist … physician* … exam*, assists … physician* … exam*, assisting … physician* … exam*, assist … doctor* … exam*, assists … doctor* … exam*, assisting … doctor* … exam*, assist provider* with exam*, assists provider* with exam*, assisting provider* with exam*, assist provider* with procedure*, assists provider* with procedure*, assisting provider* with procedure*
Technical: You have a few minutes with a patient before the doctor comes in. What do you find out that will save the visit time? + The real reason for coming, and since when + Medicines, allergies, what has changed + Anything the patient finds hard to say - Weight and blood pressure.
Situational: A patient tells you something important and adds that they would rather not say it to the doctor. What do you do? + Explains that the doctor needs it + Offers to say it with them or for them + Does not keep it back - Keeps the secret.

@ reception | schedul* … patients, patient schedul*, patient appointment*, medical appointments, patient registration, register* patients, patient check-in, check* in patients, medical receptionist*
Situational: Somebody on the phone wants to be seen today, the day is full, and they do not want to say what is wrong. How do you go on? + Explains why they ask, in private + A few set danger questions + Asks a nurse when unsure, offers a next step - There is nothing free until Thursday.
Technical: How do you build a day of appointments so that the last patient does not wait for an hour? + Length by reason for the visit + Gaps for urgent cases + Looks at where it really runs late - The same time for everybody.

@ administration | prior authorization*, pre-authorization*, preauthorization*, insurance verification, verif* … insurance coverage, verif* … insurance eligibility, verif* patient insurance, insurance authorization* | car insurance, auto insurance, driver's license
Situational: An insurer turns down a treatment that the doctor thinks necessary. What do you do next, and what do you tell the patient? + Reads the reason and the deadline + Gets the missing facts, asks for an appeal + Tells the patient truthfully what it means - Sends the same form again.
Technical: What do you have in front of you before you call an insurer about a patient? + Policy, codes, dates, reason from the notes + Earlier reference numbers + Notes name, time and answer - The patient's name.

@ records | medical cod*, icd-10*, icd 10*, cpt cod*, diagnosis code*, procedure cod*, diagnostic code*, medical bill*
Situational: A note does not say enough to choose between two codes, one of which pays more. What do you do? + Asks the clinician, without leading + Codes only what is written + Does not choose by the money - Takes the better paid one.
Technical: A claim comes back refused for the third time with the same reason. How do you find out what is wrong? + Looks for the pattern across claims + Rule of the payer against note and code + Mends the cause, not the one claim - Sends it again.

@ personal-support | activities of daily living, adls, assist … bathing, assists … bathing, assisting … bathing, help* … bathing, help* … wash* and dress*, assist … dressing, assists … dressing, assisting … dressing, bathing and dressing, toileting, personal care to, personal care for, provid* personal care, personal care needs, personal care tasks | animal*, dog, dogs, pet, pets, infant*, toddler*, diaper*, children, dressing change*, wound dressing*, change dressings
Situational: You have twenty minutes to help somebody get ready, and today they want to do every button themselves. What do you do? + Lets them, and plans the time around it + Helps where they ask + Passes on that they can do more - Does it, since others wait.
Technical: While you help somebody wash, what do you look at without making them feel examined? + Skin, swelling, bruises, feet + How they move, breathe and speak today + Says what they have seen and to whom - Only whether they are clean.

@ personal-support | transfer* patients, transfer* residents, patient transfers, lift* patients, lift* … residents, patient handling, patient lift*, hoyer*, gait belt*, reposition* … patients, reposition* … residents, turn* and position*, assist … ambulation, assists … ambulation, assisting … ambulation, ambulation, assist … mobility, assists … mobility, assisting … mobility, transfer* and ambulat* | hospital to hospital
Situational: Halfway from bed to chair you feel the person's knees give way. What do you do? + Keeps close, lowers them slowly, guards the head + Does not try to hold them up + Calls, checks them before lifting, reports - Pulls them up with all strength.
Technical: How do you decide whether you can move somebody alone or need a second person or a lift? + Reads the plan and asks how it went today + Weight, strength, understanding, lines and tubes + A maybe means a second person - Goes by experience.

@ patient-care | fall prevention, falls prevention, fall risk*, prevent* … patient falls, risk of falls | roof*, ladder*, height*, scaffold*, construction
Situational: Somebody who falls easily says that alarm and rails make them feel locked up. What do you suggest? + Asks when and why they get up + Light, shoes, bed height, regular walks to the toilet + Weighs freedom against risk with the person - The rails stay up.
Behavioral: Tell me about a fall that you looked into afterwards. What had led to it? + Time, place, medicines, shoes, what they wanted + More than one cause + One thing changed that helped others too - The person had not called.

@ personal-support | feeding assistance, assist … feeding, assists … feeding, assisting … feeding, feed* residents, feed* patients, assist … with eating, assists … with eating, assisting … with eating, assist residents with meals, assists residents with meals, assisting residents with meals, assist patients with meals, assists patients with meals, assisting patients with meals, swallowing, dysphagia, tube feeding* | animal*, livestock, infant*, children, toddler*, fish
Situational: Somebody coughs each time they drink, and a relative says that they have always done so. What do you do? + Stops and sits them upright + Tells the nurse today, asks for a swallowing check + Watches voice, breath, fever - Gives smaller sips and goes on.
Technical: How do you help somebody eat who takes a long time and loses heart? + Sits down, one thing at a time + Lets them hold what they can + Notes how much, and what they like - Feeds them faster.

@ personal-support | dementia, alzheimer*, memory care, cognitive impairment*, memory loss
Situational: Somebody with dementia wants to go home to a mother who died long ago. What do you say? + Answers the feeling, not the fact + Asks them to tell about her + Does not correct or lie more than needed - Tells them that she is dead.
Technical: How can you find out what somebody with dementia wants to tell you when they push food away or strike out? + Pain, toilet, noise, fear, tiredness + What came just before + Tries one thing, notes it, asks family - It is part of the illness.

@ personal-support | home visit*, in-home care, in-home support, home care services, home care visits, home health visit*, home health care, home healthcare, home care aide*, home health aide*, visit* … in their homes, clients' homes, patients' homes, client's home, domiciliary | teacher*, sales
Situational: You arrive at somebody's home at the usual hour, and nobody opens. What do you do? + Knocks, phones, looks through what can be seen + Calls office, family or emergency by the plan + Does not just drive on - Comes back tomorrow.
Situational: You are there to care for one person, and a relative asks you to do the windows and their laundry as well. What do you say? + Friendly, says what they are there for + Refers to the care plan and the office + Keeps the relationship good - Does it this once.
Technical: You enter a home for the first time. What do you look at in the first minutes, for your own safety and for theirs? + Way out, animals, smokers, who is there + Rugs, light, medicines, food + Notes it for those who come next - Looks around a bit.

@ personal-support | companionship, companion care, companion services, light housekeeping | hotel*, motel*, office
Situational: Somebody you keep company says every day that they do not need you. How do you spend the next visit? + Takes it seriously, asks what would be welcome + Does something together that they are good at + Tells the office or family what works - Sits there until the time is over.
Behavioral: Tell me about somebody lonely whom you looked after. What did you find that they enjoyed? + Found out about their earlier life + Something small and regular + Drew other people in - Watched television together.

@ patient-care | hospice*, palliative, end-of-life care, end of life care, dying patients, terminally ill
Situational: A family asks you not to tell the patient how ill they are. Then the patient asks you. What do you say? + Does not lie + Asks what they know and want to know + Brings doctor and family into it soon - Says that all will be well.
Behavioral: Tell me about somebody you cared for who was dying. What did you do for the people around them? + Prepared them for what they would see + Time, privacy, small practical help + Knows where own strength comes from - Kept out of it.

@ patient-care | pain management, pain assessment*, assess* pain, assess* … pain level*
Situational: A patient says that the pain is nine of ten, and chats on the phone. What do you do? + Believes it first, asks more + What it keeps them from doing + Acts, and asks again later - It cannot be that bad.
Technical: How do you judge the pain of somebody who cannot tell you? + Face, posture, breathing, restlessness, refusing care + Compares with their usual state + Treats, then looks whether it changes - By pulse and blood pressure.

@ patient-care | pre-operative, preoperative, post-operative, postoperative, perioperative, operating room nurs*, pre-op, post-op, surgical patients, circulat* nurse* | clean*, janitor*, disinfect*
Situational: Minutes before an operation the patient says something that does not fit the consent form. Everybody is waiting. What do you do? + Stops it aloud + Surgeon speaks with the patient again + Starts only when form and patient agree - Notes it and goes on.
Technical: Somebody comes back from an operation. What do you look at in the first ten minutes? + Airway, breathing, circulation, awake or not + Bleeding, drains, pain + What was given and what was agreed - That they lie comfortably.

@ patient-care | code blue, resuscitat*, acls, advanced cardiac life support, advanced life support
Situational: You find a patient who does not react, and you are alone in the room. What are your first sixty seconds? + Calls for help and defibrillator at once + Checks breathing, begins compressions + Does not lose time on the record - Runs to fetch somebody.
Behavioral: Tell me about a medical emergency after which you changed something. What was it? + Own part named + A missing item, role or word + The change was practised - It all went by the book.

@ patient-care | diabetes, diabetic*, chronic disease*, chronic condition*, chronic illness*, blood glucose, glucose monitoring | benefit*, research
Situational: A patient feels well and has stopped the pills for an illness that they do not feel. How do you talk with them? + Asks why: cost, side effects, doubt + What matters to them in five years + Agrees on one step and a date - Warns them of what will happen.
Technical: How do you help somebody change one habit when they should change six? + They choose the first + Small enough to succeed + Looks at it together soon - Gives them the whole plan.

@ care-planning | therapeutic exercise*, provid* … physical therapy, physical therapy treatment*, physical therapy services, occupational therapy services, occupational therapy treatment*, provid* … occupational therapy, gait training, range of motion exercise*, rehabilitation exercise*, therapy treatment*, physiotherapy treatment* | occupational therapists
Situational: Somebody comes for the fourth time and has plainly not done the exercises at home. How do you go on? + Asks what got in the way, without scolding + Fewer, tied to something they do anyway + Has them show it - Explains again how important they are.
Technical: How do you decide in the middle of an exercise whether pain means going on, easing off or stopping? + Kind, place and time of the pain + Looks at how they move and breathe + Knows signs that need a doctor - Some pain is part of it.

@ medication-safety | fill* … prescription*, prescription filling, dispens* … prescription*, dispens* medication*, dispens* … medicines, pharmacy technician*, compounding, prescription refill*, prescription processing, process* … prescriptions | compounding interest, rubber, plastic*, eyeglass*
Situational: Somebody asks for the next pack of a strong painkiller ten days too early. What do you do? + Friendly, looks at dates and doses + Pharmacist or prescriber decides + Looks at the record for other sources - Hands it out, it is prescribed.
Technical: Where do mix-ups happen most easily between shelf and bag, and how do you guard against them? + Names and packs that look alike + Scan, second look, one order at a time + Open the bag with the person - Works with concentration.

@ medication-safety | controlled substances, narcotic count*, narcotics, controlled drugs | enforcement, police, tests, testing, tested, test positive, investigat*, drug test*, drug screen*, drug-free, drug free
Situational: The count of a strong painkiller is one short, and the shift wants to go home. What happens now? + Nobody leaves, counts again together + Compares with what was given and thrown away + Reports it the same day, in writing - Puts it down to a slip in counting.
Technical: Why should two people be there when the rest of a strong painkiller is thrown away, and what does the second one really do? + Sees amount and disposal, not only signs + Refuses to sign what was not seen + Protects colleague and patient - It is the rule.

@ medication-safety | administer* … vaccin*, administer* … immuniz*, giv* … immuniz*, giv* … vaccin*, administer* … injection*, giv* … injections, immunization clinic*, vaccine storage | animal*, veterinar*
Situational: The fridge with the vaccines was too warm during the night. People are already waiting for their shots. What do you do? + Sets them aside, marked, still cold + Gets a ruling before using or throwing away + Tells those waiting the truth - Uses them, it was only a few hours.
Technical: What do you ask before an injection, and why does the person stay for a while afterwards? + Identity, allergies, earlier reactions, illness today + Watches for a reaction, emergency set near + Writes down lot and place - Which arm they prefer.

@ patient-care | dental hygien*, teeth cleaning*, clean* teeth, periodontal, chairside, dental assist*, oral hygiene instruction*, dental procedure*, dental treatment*, dental x-ray* | insurance, benefits
Technical: Somebody in the dental chair cannot speak. How do you notice that they are not well or want you to stop? + A sign agreed beforehand + Hands, breathing, color, eyes + Stops first, then asks - They would move.
Situational: Gums bleed at every visit, and the patient says that they clean between the teeth daily. How do you go on? + Has them show how, without blame + Asks about medicines and illness, measures + One change, looked at next time - Says that it cannot be true.

@ patient-care | x-ray exam*, take x-rays, taking x-rays, x-rays of, radiographic exam*, diagnostic imaging, radiolog* procedure*, ct scan*, mri scan*, ultrasound exam*, ekg*, ecg*, electrocardiogram* | weld*, baggage, security, pipe*
Situational: The order says left, and the patient points to the right side. What do you do before you begin? + Does nothing yet + Asks the patient, then whoever ordered it + Has the order changed in writing - Does what is ordered, to be safe both sides.
Technical: A result looks alarming and the patient looks fine. How do you find out whether it is the patient or the recording? + Name, position, contacts, movement, settings + Repeats where that does no harm + Shows it to somebody at once all the same - Sends it on as it is.

@ care-planning | dietary assessment*, nutrition assessment*, nutritional assessment*, nutrition counsel*, nutritional counsel*, medical nutrition therapy, nutrition education, diet counsel*, dietary counsel*, nutrition care, nutrition plan*, dietary advice | animal*, livestock, crop*
Situational: Somebody has to eat differently, has little money and cooks for five. Where do you begin? + Asks what the week really looks like + Changes a dish they already cook + One step, with prices in mind - Hands out a diet sheet.
Technical: People tell you what they ought to have eaten. How do you find out what they really eat? + Goes through yesterday, no judgment + Drinks, snacks, weekends, portion shown by hand + Looks whether it fits weight and blood values - Has them keep a list.

@ food-safety | therapeutic diet*, modified diet*, texture modified, diet orders, patient trays, tray line | grocery
Situational: A meal is ready to go out, and it does not match the diet card. The cart is waiting. What do you do? + Holds that meal, sends the others + Asks who may change the diet + Finds out how the mistake came about - Takes the forbidden part off the plate.
Technical: Which slip with a special diet can do real harm, and how do you prevent it? + Allergens, texture, sugar, salt named + Separate tools, labels, a check against the card + Asks when a substitute is used - A little of it does no harm.

@ patient-care | report* … changes in … condition, changes in patient*, changes in resident*, report … to the nurse, report … to nursing staff, report … to charge nurse, report … to supervising nurse, report … to registered nurse, observ* … report … condition of | equipment, vehicle*
Technical: Which small changes in somebody you look after would you report the same hour, and which at the end of the shift? + Same hour: confusion, breathing, sudden weakness, no urine + Later: eats less, poor sleep, mood + Says what was seen, not what it means - Reports all of it at the end.
Situational: You report that somebody is not themselves today, and the nurse has no time to look. What do you do? + Adds facts, such as values or words + Asks when, and comes back + Goes further if it gets worse - Has done their duty.

@ patient-care | ventilator*, tracheostom*, oxygen therapy, airway management, suctioning, respiratory care, respiratory treatment*, breathing treatment*
Technical: The oxygen reading drops suddenly. How do you tell trouble with the person from trouble with the equipment? + Looks at the person first: color, effort, alertness + Sensor, tube, supply, from person to wall + Helps with breathing by hand when in doubt - Silences the alarm and waits.
Behavioral: Tell me about somebody who struggled for breath while you were there. What did you do for the fear in it? + Upright, calm voice, stayed + Treatment and call at the same time + Noticed what eased it - Told them to calm down.

@ patient-care | telehealth, telemedicine, virtual visits, video visit*, remote patient monitoring | software, develop*
Technical: What can you not judge over a screen, and what do you do when it matters? + Touch, smell, walk, the room around + Has the person or a helper do something + Knows when they must be seen - The picture is good enough.
Situational: During a video visit you notice that somebody else is in the room with the patient. What do you do? + Asks who is there and whether that is wanted + Keeps to harmless things until it is clear + Offers another time or a phone call - Goes on, it is their home.

@ patient-care | act* as charge nurse, serv* as charge nurse, charge nurse duties, charge nurse responsibilities, supervise nursing staff, supervises nursing staff, supervising nursing staff, supervision of nursing staff, supervise nursing assistant*, supervises nursing assistant*, supervising nursing assistant*, supervision of nursing assistant*, direct … nursing staff, directs … nursing staff, directing … nursing staff, delegat* … nursing, assign* … nursing staff | supervised by, under the supervision
Situational: Two of five nurses have called in, and the beds are full. How do you hand out the patients? + By need and skill, not by number + Says what will not be done today and to whom + Asks for help at once, looks again midway - Gives each a few more.
Technical: What do you never hand to an assistant, however busy it is, and how do you make sure what you hand over gets done? + Assessing, judging, teaching stay with the nurse + Says when to come back and with what + Looks, thanks, corrects - It depends on how good they are.

@ patient-care | family meeting*, family conference*, communicat* with patients and … famil*, communicat* with residents and … famil*, support* … patients and their families, inform* … patients and … famil* | student*, school*
Situational: Two relatives want opposite things for a patient, and each calls you every day. How do you go on? + What does the patient want, and who may decide + One talk with both, one person to call + Same information to each, within privacy - Goes with the one who is nearer.
Behavioral: Tell me about a relative who was angry about the care. What had made them so? + Listened before explaining + Found worry or a real failing behind it + Told them what would change - They had feelings of guilt.

@ integrity | release of information, medical records request*, release of medical records, release of records, requests for medical records, hipaa compliance, patient confidentiality, patient privacy
Situational: Somebody comes with their partner's card and asks for the partner's test results. What do you say? + Does not give them, not even a hint + Explains kindly and names the way: written consent + The same for well-known faces - They are a couple, after all.
Technical: Where do details about patients slip out in a normal day, although nobody means to? + Screens, elevators, phones, printers, lists + What is done against each + Speaks up when it happens - Only through hackers.

@ personal-support | resident activit*, activities for residents, recreation* therap*, therapeutic recreation, activity calendar*, recreational activities for, social activities for
Situational: The same five people come to everything you offer, and the rest stay in their rooms. What do you do? + Asks those who stay away + Goes to them, small or one to one + Ties it to earlier work and hobbies - Puts up larger posters.
Behavioral: Tell me about an activity that you dropped or changed. What had you seen? + Watched faces and who left early + Asked those who took part + What came in its place - It was on the calendar, so it was done.

@ personal-support | life skills, independent living skills, daily living skills, community inclusion, community integration, supported employment, job coach*, developmental disabilities, intellectual disabilities, developmentally disabled
Technical: How do you teach somebody to take the bus alone, from the first ride to the day you stay at home? + Steps, from doing together to watching from afar + Plans for what may go wrong on the way + They decide when they are ready - Explains the route well.
Situational: You are out with a person you support, and the clerk speaks only to you. What do you do? + Turns to the person, so that they can answer + Gives time, helps only where needed + No lecture in public - Answers for them.
`;
