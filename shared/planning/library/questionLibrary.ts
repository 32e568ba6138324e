import type { Competency } from './competency.ts';
import { archives } from './archives.ts';
import { atSeaAndOnSite } from './atSeaAndOnSite.ts';
import { creative } from './creative.ts';
import { education } from './education.ts';
import { engineeringAndScience } from './engineeringAndScience.ts';
import { everyTrade } from './everyTrade.ts';
import { fieldAndSafety } from './fieldAndSafety.ts';
import { financeAndData } from './financeAndData.ts';
import { healthCare } from './healthCare.ts';
import { hiringAndVolunteers } from './hiringAndVolunteers.ts';
import { hospitality } from './hospitality.ts';
import { integrityAndCalm } from './integrityAndCalm.ts';
import { kitchenAndBakery } from './kitchenAndBakery.ts';
import { law } from './law.ts';
import { lending } from './lending.ts';
import { logistics } from './logistics.ts';
import { management } from './management.ts';
import { marketingAndEvents } from './marketingAndEvents.ts';
import { officeWork } from './officeWork.ts';
import { outdoorsAndAnimals } from './outdoorsAndAnimals.ts';
import { peopleAndPartners } from './peopleAndPartners.ts';
import { personalServices } from './personalServices.ts';
import { protection } from './protection.ts';
import { publicService } from './publicService.ts';
import { readLibraryText } from './readLibraryText.ts';
import { safeguarding } from './safeguarding.ts';
import { sales } from './sales.ts';
import { schoolLeadership } from './schoolLeadership.ts';
import { sourcing } from './sourcing.ts';
import { supportAndCounsel } from './supportAndCounsel.ts';
import { systemsAndSupport } from './systemsAndSupport.ts';
import { tasks } from './tasks/taskLibrary.ts';
import { technology } from './technology.ts';
import { trades } from './trades.ts';
import { webAndIt } from './webAndIt.ts';

/** Competencies over all kinds of jobs, each with questions that are asked as they stand. */
export const questionLibrary: readonly Competency[] = [
  archives,
  atSeaAndOnSite,
  creative,
  education,
  engineeringAndScience,
  everyTrade,
  fieldAndSafety,
  financeAndData,
  healthCare,
  hiringAndVolunteers,
  hospitality,
  integrityAndCalm,
  kitchenAndBakery,
  law,
  lending,
  logistics,
  management,
  marketingAndEvents,
  officeWork,
  outdoorsAndAnimals,
  peopleAndPartners,
  personalServices,
  protection,
  publicService,
  safeguarding,
  sales,
  schoolLeadership,
  sourcing,
  supportAndCounsel,
  systemsAndSupport,
  technology,
  trades,
  webAndIt,
]
  .flatMap((texts) => texts.map(readLibraryText))
  .map((competency) => ({
    ...competency,
    questions: [
      ...competency.questions,
      ...tasks.flatMap(({ competencyId, questions }) =>
        competencyId === competency.id ? questions : [],
      ),
    ],
  }));
