// Irregular participles of retext-passive 5.0.0 (MIT, see NOTICES.md), less those that are mostly
// plain past tenses, nouns or adjectives after "be" ("set", "fit", "left").

export const irregularParticiples: ReadonlySet<string> = new Set(
  'awoken beaten begun bent bitten blown broken brought built bought caught chosen dealt done drawn driven eaten fed felt fought found forbidden forgotten forgiven frozen given ground hung heard hidden hit held hurt kept known laid led lost made meant met paid proven put read ridden rung run said seen sold sent shaken shaved shot shown shut sung sunk slain spoken spent spun split spread stolen struck swept swung taken taught torn told thought thrown undergone understood woken worn won withdrawn written beset bidden bound bred broadcast burnt burst cast cut flung forsaken overcome overdone overtaken overthrown sawn sought sewn shorn slung smitten sown spilt stung sworn upheld woven withheld wound wrung'.split(
    ' ',
  ),
);

/** Words in -ed that describe more than they tell of an action. */
export const adjectives: ReadonlySet<string> = new Set(
  'accredited advanced allied assured based beloved bilingual certified closed committed complicated concerned dedicated detailed devoted disabled enthused excited experienced gifted headquartered interested involved licensed limited located married motivated naked need needed organized pleased prepared qualified related relaxed renowned retired sacred scared seasoned shared situated skilled sophisticated surprised talented tired trained unrelated used varied wicked worried indeed hundred embed exceed feed proceed speed seed unlimited mixed united supposed registered required preferred desired expected comprised composed benefited'.split(
    ' ',
  ),
);
