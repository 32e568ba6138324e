/** Questions for further jobs of building, landscapes, windows and care records; see `roleText.ts` for the format. */
export const more7Roles = `
# Landscape architect | landscape architect*, landscape designer*, landscape architectural*, landscape design*, garden designer*, junior landscape architect*, senior landscape architect*, landscape planner* | crew*, sales*, foreman*, supervisor*, intern coordinator*, professor*
@ Site and design
Technical [site*, analy*, survey*, grading, drain*, design*]: You visit a site for the first time. What do you look at before you draw a line? + Water, sun, soil, slope, trees + How people move and use it + Rules, pipes, owners - The view.
Technical [plant*, species, horticult*, ecolog*, native, sustainab*]: How do you choose plants that will still work in ten years? + Soil, light, water, final size + Care that is really available + Mix, local, no invasive ones - By color.
Situational [client*, budget*, cost*, scope, design*, present*]: The bids come in a third above the budget. What do you change, and what do you protect? + Core idea and safety kept + Materials, size, phases + Options with the client - Fewer plants.
Behavioral [design*, concept*, project*, portfolio, creativ*]: Tell me about a design of yours that people used differently than you had planned. What did you learn? + Went back to look + Names the wrong assumption + Used it later - Users were wrong.
@ Drawings and building
Technical [drawing*, cad, autocad, document*, detail*, specification*, construction]: How do you check your drawings before a contractor builds from them? + Levels, water, sizes fit together + Other trades, plants in list and plan + A second pair of eyes - Spelling.
Situational [construct*, site visit*, contractor*, install*, observ*]: On site, you see that trees or paths are being placed wrongly. What do you do? + Stops by the agreed way, facts and photos + Looks for a fix with the contractor + Written record - Lets it be.
Situational [regulat*, code*, accessib*, permit*, zoning, standard*, planning]: A person in a wheelchair could not reach the best place of your design. How do you deal with that? + Changes levels or path early + Same way for all, not a side door + Checks against the rules - A sign.
@ Clients and partners
Situational [client*, public, communit*, stakeholder*, consult*, engag*, communicat*]: Neighbors or clients want opposite things on the same ground. How do you get to a plan? + Needs behind the wishes + Shows variants + Clear decision and reasons - Half for each.
Behavioral [collaborat*, engineer*, architect*, team*, coordinat*, consultant*]: Describe a conflict between your design and another planner's or trade's needs. How was it solved? + Early, with drawings + Gave and took for the whole + Better result - They decided.
Behavioral [deadline*, project*, priorit*, multiple, schedul*]: Give me an example of a project that ran late. What did you do? + Told early, found the cause + Order of what others wait for + Quality kept - Night shifts.
Technical? [stormwater, drainage, rain garden*, suds, grading]: How do you handle a cloudburst on a paved square in your design? + Slows, stores, soaks away + Safe overflow path + Upkeep thought of - Larger pipe.
Technical? [rhino, sketchup, lumion, render*, 3d, revit, gis, adobe]: When does a picture of a design mislead a client, and what do you do about it? + Full-grown trees, no cars, sun + Shows year one and ten + Plan and section too - It sells.
Situational? [residential, homeowner*, private garden*, private client*]: A homeowner wants a garden without any work but full of flowers. What do you suggest? + Asks what they would do + Few strong plants, honest hours + Picture by season - Promises it.

# Ironworker | ironworker*, iron worker*, steel erector*, structural ironworker*, rebar*, reinforcing ironworker*, steel fixer*, structural steel*, ironworker apprentice*, journeyman ironworker*, steel erection*, ornamental ironworker*, rod buster*, steelworker*, connector ironworker* | engineer*, detailer*, estimator*, sales*, manager*, drafter*, designer*, welding inspector*
@ Placing steel
Technical [erect*, steel, beam*, install*, connect*, bolt*, rebar, align*]: How do you make sure that a piece is in the right place before it is fixed for good? + Mark, drawing, direction + Line, level, distance + Temporary fixing holds first - Fits by eye.
Technical [drawing*, blueprint*, plan*, read, layout, specification*]: A piece does not fit as drawn. What do you do? + Checks mark, drawing, neighbors + Tells the foreman, no own cutting + Makes it safe meanwhile - Burns a new hole.
Technical [rig*, hoist*, crane*, signal*, load*, lift*, tools]: What do you check before a bundle or beam is lifted? + Weight, slings, hooks, edges + Clear signals, tag line, wind + Nobody beneath - The crane knows.
Behavioral [quality, inspect*, rework, accura*, problem*]: Tell me about steel or other work that had to be done over. What was the cause? + Own part named + Check that was missing + Does it now - Bad drawing.
@ Height and safety
Situational [height*, fall protection, harness*, safety, tie off, climb*]: You see a coworker at height who is not tied off. What do you do? + Speaks up at once, calmly + Work stops until safe + Tells the foreman if needed - Keeps out of it.
Situational [weather, wind, rain, ice, outdoor*, condition*]: Wind picks up while work must be finished today. How do you decide whether to go on? + Limits and gusts, kind of load + Secures what stands + Speaks up for stopping - Works faster.
Situational [hazard*, safety, inspect*, equipment, ppe, damage*]: A sling, harness or tool shows a small cut. What do you do with it? + Takes it out of use, marks it + Reports it + Checks the others - Uses it for light work.
Behavioral [safety, near miss, incident*, hazard*, accident*]: Describe a near miss you saw on a job. What changed afterward? + What happened, plainly + Reported + Lasting change - Nobody was hurt.
@ Crew
Situational [team*, crew, communicat*, signal*, foreman*, coordinat*]: Noise is too loud for the radio, and a load is in the air. How do you go on? + Stops the load + Agreed hand signals, one person gives them + Goes on when clear - Guesses.
Behavioral [physical, heavy, pace, schedul*, stamina, reliab*, lift*]: Give me an example of hard physical work that you kept up safely over a long time. + Technique, help, breaks + Careful to the end + Reliable - Just strong.
Technical? [rebar, reinforc*, tie, ties, tying, mesh, placing]: What do you check on tied reinforcement before the concrete comes? + Size, spacing, cover, laps + Ties and supports hold + Clean, inspection done - Looks full.
Technical? [weld*, cut*, torch*, burn*, arc]: What do you do before and after you weld or burn at height? + Area below clear, fire watch + Clean steel, right settings + Checks the weld, waits for embers - Extinguisher in the truck.
Situational? [apprentice*, lead*, foreman*, supervis*]: An apprentice is afraid at height but hides it. How do you deal with that? + Private talk, no mocking + Small steps, safe system + Not pushed - Sends them up.

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
