/** Verbs that duties begin with, in their base form. Ours, gathered from reading postings. */
const bases = `
accept accommodate accompany accomplish account achieve acquire act adapt add address adhere adjust administer
adopt advance advise advocate aggregate align allocate amend analyse analyze announce answer anticipate apply appoint appraise
approve arrange articulate assemble assess assign assist assure attend attract audit augment author automate award balance
brief bring budget build calculate calibrate call canvass capture care carry catalog certify chair champion change check choose
clarify clean cleanse close coach code collaborate collate collect combine communicate compare compile complete comply
compose comprehend compute conceive conduct confer configure confirm connect conserve consolidate construct consult contact
contract contribute control convene convert cooperate coordinate copy correct correlate correspond counsel count craft create cultivate curate
cut customize debug decide define delegate deliver demonstrate deploy derive design detect determine develop devise diagnose direct
disclose discuss dispatch display disseminate distribute document download draft draw drive dispose earn edit educate elevate elicit
embed employ empower enable encourage enforce engage enhance ensure enter entertain escalate establish estimate evaluate examine exchange
execute exercise exhibit expand expedite explain explore express extract facilitate file fill finalize find fix follow forecast
foster formulate forward fulfill fulfil gather generate give govern greet grow guide handle help hire host identify illustrate
implement import improve incorporate increase influence inform initiate innovate input inspect install instruct integrate
interact interface interpret interview introduce inventory investigate invoice issue join judge keep label launch lay lead learn
lecture leverage liaise lift listen load locate log maintain make manage map mark market maximize measure mediate meet
mentor merge migrate minimize mitigate model moderate modify monitor motivate negotiate notify nurture observe obtain offer
onboard operate optimize orchestrate order organize orient oversee own pack package participate partner pay perform persuade pick pilot
place plan post practice prepare present preserve prevent price print prioritize process procure produce program project promote proof
proofread propose protect provide publish pull purchase pursue qualify query raise read recall receive recognize recommend reconcile
record recruit redesign reduce refer refine regulate reinforce relate relay release remediate remove render repair replace replenish reply
report represent request research resolve respond restock restore retain retrieve return function review revise run safeguard sample scale schedule
scan screen seal search secure select sell send separate serve service set shape share ship simplify solicit solve sort source
speak spearhead specify staff stage standardize steer stimulate stock store strengthen structure study submit suggest summarize supervise
supply support survey sustain synthesize tabulate tailor take target teach test track train transact transcribe transfer transform
translate transmit transport travel treat triage troubleshoot type understand undertake unload update upgrade uphold upload use utilize validate
value verify visit weigh welcome work write turn cost cook bake paint weld sew drill wash trim plant prune harvest feed bathe comfort prescribe
dispense tutor grade upsell pitch prospect renew bill insure underwrite trade invest refactor benchmark prototype wireframe animate
do watch patrol apprehend envision evolve nurture iterate celebrate groom photograph blog email list rank tune streamline simulate shoot book
open lock unlock activate deactivate mow haul dig lubricate dismantle disassemble rehearse sing sweep mop vacuum sanitize sterilize
disinfect rotate chop slice peel garnish palletize fertilize irrigate excavate solder inject escort usher detain choreograph
narrate erect demolish hoist synchronize look stretch wipe ice decorate wrap brainstorm placard knead mix roll glaze measure cuddle walk
ride brush bandage vaccinate splice wire insulate tile plaster sand polish level grind mill lathe calibrate prioritize bend route spray pour spread stain varnish rivet bolt fasten hang rig unpack refill defrost grill fry plate seat brew
advertise deal mend enroll enrol steam blend style shampoo wax massage shave tow patch pave seed weed hoe transplant milk herd shear suture chart swab pipette titrate archive
talk dial dilute trace fit decontaminate deescalate terminate digitize catalogue shelve film caption litigate notarize guard arrest evacuate rescue extinguish resuscitate move lift hand settle isolate assume hold steward transcribe
put field calendar image efile experiment fundraise evangelize flag subdue disarm seize catalyze sequence aliquot bartend mentor onboard remain react
`;

export const verbBases: ReadonlySet<string> = new Set(bases.split(/\s+/).filter(Boolean));

/** Verbs whose base form is a noun as often: alone they do not show that a sentence is a duty. */
export const nounLikeVerbs: ReadonlySet<string> = new Set(
  `account address advance approach audit author award balance brief budget call care change check code contact contract
control copy count cut design display document draft exchange exercise experience file forecast forward function guide help
host influence input interface interview inventory invoice issue judge label launch lead load log map mark market measure
model monitor need offer open order package partner pay pick pilot place plan post practice price print process produce program
project proof purchase query raise record refer release repair report request research review run sample scale schedule
screen seal search service set shape share ship sort source staff stage stock store structure study supply support survey
target test track train transfer transport travel type update upgrade use value visit watch work register trend lecture scan return function turn cost cook paint drill trim plant feed grade pitch trade blog email list rank tune shoot bill book
bend route spray pour spread stain varnish bolt hang plate seat brew steam style wax massage tow patch seed weed milk chart film caption guard arrest
rescue move lift fry grill blend stretch ice walk ride brush wire tile plaster sand polish level mix roll look glaze shop hand dial trace fit field calendar image experiment flag sequence`.split(
    /\s+/,
  ),
);
