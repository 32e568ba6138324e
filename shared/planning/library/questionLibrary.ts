import type { Competency } from './competency.ts';
import { creative } from './creative.ts';
import { education } from './education.ts';
import { engineeringAndScience } from './engineeringAndScience.ts';
import { everyTrade } from './everyTrade.ts';
import { fieldAndSafety } from './fieldAndSafety.ts';
import { financeAndData } from './financeAndData.ts';
import { healthCare } from './healthCare.ts';
import { hospitality } from './hospitality.ts';
import { lawAndPublicService } from './lawAndPublicService.ts';
import { management } from './management.ts';
import { personalServices } from './personalServices.ts';
import { outdoorsAndAnimals } from './outdoorsAndAnimals.ts';
import { peopleAndPartners } from './peopleAndPartners.ts';
import { readLibraryText } from './readLibraryText.ts';
import { sales } from './sales.ts';
import { technology } from './technology.ts';
import { tradesAndLogistics } from './tradesAndLogistics.ts';

/** Competencies over all kinds of jobs, each with questions that are asked as they stand. */
export const questionLibrary: readonly Competency[] = [
  healthCare,
  education,
  hospitality,
  sales,
  tradesAndLogistics,
  fieldAndSafety,
  engineeringAndScience,
  technology,
  financeAndData,
  lawAndPublicService,
  creative,
  personalServices,
  outdoorsAndAnimals,
  management,
  peopleAndPartners,
  everyTrade,
].flatMap((texts) => texts.map(readLibraryText));
