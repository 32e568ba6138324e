/**
 * Window cleaner; MDS coordinator. See `roleText.ts` for the format.
 */
export const otherTradesRoles7 = `
# Window cleaner | window cleaner*, window cleaning*, window washer*, window washing*, glass cleaner*, high rise window*, pressure washer*, pressure washing*, exterior cleaner*, power washer*, power washing*, facade cleaner*, rope access cleaner*, soft wash* | sales*, car*, vehicle*, manager*, software*
@ Cleaning
Technical [clean*, wash*, window*, glass, surface*, pressure]: What do you look at before you put water or cleaner on a window or wall? + Damage, coating, frames, open gaps + Kind of dirt + Tests a small spot - Starts at the top.
Technical [clean*, streak*, squeegee, quality, finish*, result*]: A surface dries with streaks or marks. What do you change? + Water, cleaner, cloth or blade + Sun and heat + Does it again, checks from an angle - Wipes harder.
Situational [damage*, scratch*, customer*, client*, report*]: You see a scratch on the glass or a stain on the wall before you start. What do you do? + Shows or photographs it first + Notes it + Starts after agreement - Cleans and hopes.
Technical [chemical*, detergent*, dilut*, environment*, runoff, plants]: How do you keep cleaner from harming people, plants or drains? + Mild, right amount, label + Covers, catches water + Gloves and eyes - Rinses a lot.
@ Safety
Situational [ladder*, height*, safety, equipment, lift*, access]: The only place for your ladder or pole is uneven or near a power line. What do you do? + Does not use it there + Other method or helper + Tells boss and client - Someone holds it.
Situational [public, pedestrian*, barrier*, safety, hazard*, street]: People walk under the place where you must work. How do you make it safe? + Barrier, signs, other time + Tools tied, hoses out of the way + Stops when someone comes in - Calls out.
Situational [weather, wind, ice, rain, heat, outdoor*]: Wind or frost comes up in the middle of a job. How do you decide? + Stops when unsafe + Secures tools + Tells client, new date - Finishes fast.
Behavioral [safety, height*, physical, outdoor*, equipment, hazard*]: Tell me about a task that you refused or changed because it was not safe. What did you do instead? + Concrete danger + Spoke up + Safer way - Never happened.
@ Customers and rounds
Situational [customer*, client*, complain*, service, communicat*]: A client says that one window was forgotten, and you remember cleaning it. How do you react? + Friendly, goes to look + Does it again if needed + Short note - Argues.
Behavioral [schedul*, route*, reliab*, punctual*, independ*, time management]: Describe a day when your plan did not work out. How did you deal with those who waited? + Told them early + Sensible order + Quality kept - Hurried.
Situational [privacy, key*, access, home*, professional*, honest*]: Through a window you see private things or an unsafe situation. What do you do? + Discreet, tells nobody else + Help if a person is in danger + Tells the boss if needed - Talks about it.
Technical? [rope*, bosun, swing stage, high rise, high-rise, abseil*, cradle]: What do you check before you go over the edge of a roof? + Anchors, two lines, harness + Weather, rescue plan, partner + Area below closed - Rope looks good.
Technical? [water fed*, water-fed, pure water, pole*]: Spots stay after cleaning with pure water. How do you find the cause? + Measures water, filter + Frames, old dirt, rinsing + First cleaning by hand - More water.
Situational? [drive*, driving, van, vehicle*]: Your van is loaded with water tanks. How do you drive and park it? + Longer stopping way, secured load + Not beyond weight + Safe place for hoses - As always.

# MDS coordinator | mds coordinator*, mds nurse*, mds rn*, rn mds*, mds lpn*, mds manager*, mds assessment*, mds director*, mds specialist*, mds assessor*, resident assessment coordinator*, minimum data set*, rai coordinator*, clinical reimbursement coordinator*, mds consultant*, mds* | software*, engineer*
@ Assessing residents
Technical [assess*, mds, rai, minimum data set, resident, residents]: How do you make sure that an assessment shows what a resident really can do, not only what the notes say? + Watches and talks with the resident + Asks aides on different shifts + Stays within the look-back period - Copies the last one.
Situational [document*, record*, discrepan*, review*, chart*, accura*]: Nurses' notes and therapy notes on the same resident contradict each other. What do you do before you code? + Talks with both, sees the resident + Clarifies the record properly + Codes only what is supported - Takes the higher one.
Situational [significant change, condition, decline*, monitor*, resident, residents]: A resident has been eating less and needs more help for two weeks. How do you decide whether a new assessment is due? + Looks at areas of change, lasting or not + Talks with the team + Records decision and date - Waits for the quarter.
Behavioral [assess*, accura*, detail*, error*, audit*]: Tell me about an error in an assessment that you found. How did you correct it? + By the correction rules + Told those affected + Cause removed - Next time.
@ Care plans and team
Technical [care plan*, interdisciplinary, plan of care, goal*]: How do you turn an assessment into a care plan that the aides really use? + Resident's own goals + Few clear steps for each shift + Checked and changed - Standard text.
Situational [interdisciplinary, team*, deadline*, collaborat*, coordinat*, staff]: Two departments have not finished their parts, and the deadline is tomorrow. What do you do? + Asks directly for what is missing + Does not fill in for them + Tells the leader early - Signs for them.
Behavioral [educat*, train*, teach*, staff, documentation]: Describe how you got nurses or aides to document care better. What helped? + Real examples, why it matters + Short and easy way + Checked the effect - A memo.
Situational? [family, families, care conference*, care plan meeting*, care plan conference*]: At a care conference, a daughter says that the plan does not describe her mother at all. How do you respond? + Listens, asks for examples + Resident's view counts + Changes the plan - Explains the form.
@ Rules and payment
Situational [reimburs*, medicare, medicaid, pdpm, complian*, ethic*, payment*]: A manager asks you to code a condition that would bring more money, but the record is thin. What do you say? + Only what is supported + Asks the provider neutrally + Reports if pressed - Finds a phrase.
Technical [schedul*, timely, submit*, transmi*, deadline*, calendar*, regulat*]: How do you keep all assessment dates under control when residents come and go? + One calendar, daily changes + Early starts, backup person + Checks accepted and rejected files - By memory.
Behavioral [priorit*, workload, deadline*, organi*, multiple, time management]: Give me an example of a week with many assessments at once. How did you work through them? + By date and risk + Asked early for help + Accuracy kept - Copied forward.
Technical? [quality measure*, quality indicator*, five star, qapi, survey*]: One quality measure of the home gets worse. How do you find out whether care or coding is the cause? + Case by case + Compares record and resident + Brings it to the team - Changes the coding.
Situational? [supervis*, lead*, mds team, department]: A nurse in your MDS team is fast but often wrong. How do you proceed? + Samples, concrete errors + Shows, checks again + Fair targets - Does the work alone.
`;
