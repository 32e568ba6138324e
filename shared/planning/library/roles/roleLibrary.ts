import { animalRoles } from './animalRoles.ts';
import { businessRoles1 } from './businessRoles1.ts';
import { businessRoles2 } from './businessRoles2.ts';
import { careRoles1 } from './careRoles1.ts';
import { careRoles2 } from './careRoles2.ts';
import { careRoles3 } from './careRoles3.ts';
import { careRoles4 } from './careRoles4.ts';
import { careRoles5 } from './careRoles5.ts';
import { cultureRoles1 } from './cultureRoles1.ts';
import { cultureRoles2 } from './cultureRoles2.ts';
import { cultureRoles3 } from './cultureRoles3.ts';
import { dataRoles1 } from './dataRoles1.ts';
import { dataRoles2 } from './dataRoles2.ts';
import { designRoles1 } from './designRoles1.ts';
import { designRoles2 } from './designRoles2.ts';
import { designRoles3 } from './designRoles3.ts';
import { drivingRoles1 } from './drivingRoles1.ts';
import { drivingRoles2 } from './drivingRoles2.ts';
import { drivingRoles3 } from './drivingRoles3.ts';
import { engineeringRoles1 } from './engineeringRoles1.ts';
import { engineeringRoles2 } from './engineeringRoles2.ts';
import { engineeringRoles3 } from './engineeringRoles3.ts';
import { engineeringRoles4 } from './engineeringRoles4.ts';
import { financeRoles1 } from './financeRoles1.ts';
import { financeRoles2 } from './financeRoles2.ts';
import { financeRoles3 } from './financeRoles3.ts';
import { financeRoles4 } from './financeRoles4.ts';
import { financeRoles5 } from './financeRoles5.ts';
import { healthRoles1 } from './healthRoles1.ts';
import { healthRoles2 } from './healthRoles2.ts';
import { healthRoles3 } from './healthRoles3.ts';
import { healthRoles4 } from './healthRoles4.ts';
import { healthRoles5 } from './healthRoles5.ts';
import { healthRoles6 } from './healthRoles6.ts';
import { hospitalityRoles1 } from './hospitalityRoles1.ts';
import { hospitalityRoles2 } from './hospitalityRoles2.ts';
import { hospitalityRoles3 } from './hospitalityRoles3.ts';
import { hospitalityRoles4 } from './hospitalityRoles4.ts';
import { hospitalityRoles5 } from './hospitalityRoles5.ts';
import { hospitalityRoles6 } from './hospitalityRoles6.ts';
import { hospitalityRoles7 } from './hospitalityRoles7.ts';
import { hospitalityRoles8 } from './hospitalityRoles8.ts';
import { hospitalityRoles9 } from './hospitalityRoles9.ts';
import { hrRoles1 } from './hrRoles1.ts';
import { hrRoles2 } from './hrRoles2.ts';
import { hrRoles3 } from './hrRoles3.ts';
import { itRoles1 } from './itRoles1.ts';
import { itRoles2 } from './itRoles2.ts';
import { itRoles3 } from './itRoles3.ts';
import { legalRoles1 } from './legalRoles1.ts';
import { legalRoles2 } from './legalRoles2.ts';
import { legalRoles3 } from './legalRoles3.ts';
import { marketingRoles1 } from './marketingRoles1.ts';
import { marketingRoles2 } from './marketingRoles2.ts';
import { marketingRoles3 } from './marketingRoles3.ts';
import { mediaRoles1 } from './mediaRoles1.ts';
import { mediaRoles2 } from './mediaRoles2.ts';
import { mediaRoles3 } from './mediaRoles3.ts';
import { mediaRoles4 } from './mediaRoles4.ts';
import { nonProfitRoles1 } from './nonProfitRoles1.ts';
import { nonProfitRoles2 } from './nonProfitRoles2.ts';
import { nonProfitRoles3 } from './nonProfitRoles3.ts';
import { officeRoles1 } from './officeRoles1.ts';
import { officeRoles2 } from './officeRoles2.ts';
import { officeRoles3 } from './officeRoles3.ts';
import { operationsRoles1 } from './operationsRoles1.ts';
import { operationsRoles2 } from './operationsRoles2.ts';
import { operationsRoles3 } from './operationsRoles3.ts';
import { operationsRoles4 } from './operationsRoles4.ts';
import { otherTradesRoles1 } from './otherTradesRoles1.ts';
import { otherTradesRoles2 } from './otherTradesRoles2.ts';
import { otherTradesRoles3 } from './otherTradesRoles3.ts';
import { otherTradesRoles4 } from './otherTradesRoles4.ts';
import { otherTradesRoles5 } from './otherTradesRoles5.ts';
import { otherTradesRoles6 } from './otherTradesRoles6.ts';
import { otherTradesRoles7 } from './otherTradesRoles7.ts';
import { outdoorsRoles1 } from './outdoorsRoles1.ts';
import { outdoorsRoles2 } from './outdoorsRoles2.ts';
import { outdoorsRoles3 } from './outdoorsRoles3.ts';
import { outdoorsRoles4 } from './outdoorsRoles4.ts';
import { peopleRoles1 } from './peopleRoles1.ts';
import { peopleRoles2 } from './peopleRoles2.ts';
import { productRoles1 } from './productRoles1.ts';
import { productRoles2 } from './productRoles2.ts';
import { productionRoles1 } from './productionRoles1.ts';
import { productionRoles2 } from './productionRoles2.ts';
import { productionRoles3 } from './productionRoles3.ts';
import { protectionRoles1 } from './protectionRoles1.ts';
import { protectionRoles2 } from './protectionRoles2.ts';
import { protectionRoles3 } from './protectionRoles3.ts';
import { publicRoles1 } from './publicRoles1.ts';
import { publicRoles2 } from './publicRoles2.ts';
import { publicRoles3 } from './publicRoles3.ts';
import { publicRoles4 } from './publicRoles4.ts';
import { repairRoles1 } from './repairRoles1.ts';
import { repairRoles2 } from './repairRoles2.ts';
import { repairRoles3 } from './repairRoles3.ts';
import { researchRoles1 } from './researchRoles1.ts';
import { researchRoles2 } from './researchRoles2.ts';
import { retailRoles1 } from './retailRoles1.ts';
import { retailRoles2 } from './retailRoles2.ts';
import { retailRoles3 } from './retailRoles3.ts';
import { salesRoles1 } from './salesRoles1.ts';
import { salesRoles2 } from './salesRoles2.ts';
import { salesRoles3 } from './salesRoles3.ts';
import { salesRoles4 } from './salesRoles4.ts';
import { schoolRoles1 } from './schoolRoles1.ts';
import { schoolRoles2 } from './schoolRoles2.ts';
import { schoolRoles3 } from './schoolRoles3.ts';
import { scienceRoles1 } from './scienceRoles1.ts';
import { scienceRoles2 } from './scienceRoles2.ts';
import { securityRoles } from './securityRoles.ts';
import { societyRoles1 } from './societyRoles1.ts';
import { societyRoles2 } from './societyRoles2.ts';
import { softwareRoles1 } from './softwareRoles1.ts';
import { softwareRoles2 } from './softwareRoles2.ts';
import { softwareRoles3 } from './softwareRoles3.ts';
import { softwareRoles4 } from './softwareRoles4.ts';
import { supportRoles1 } from './supportRoles1.ts';
import { supportRoles2 } from './supportRoles2.ts';
import { technicalRoles1 } from './technicalRoles1.ts';
import { technicalRoles2 } from './technicalRoles2.ts';
import { tradesRoles1 } from './tradesRoles1.ts';
import { tradesRoles2 } from './tradesRoles2.ts';
import { tradesRoles3 } from './tradesRoles3.ts';
import { trainingRoles1 } from './trainingRoles1.ts';
import { trainingRoles2 } from './trainingRoles2.ts';
import { universityRoles } from './universityRoles.ts';
import { warehouseRoles1 } from './warehouseRoles1.ts';
import { warehouseRoles2 } from './warehouseRoles2.ts';
import { readRoles, type Role } from './roleText.ts';

/** Jobs of all trades, each with questions of its own; of two with the same title the first is the usual one. */
export const roles: readonly Role[] = [
  animalRoles,
  careRoles1,
  careRoles2,
  careRoles3,
  careRoles4,
  careRoles5,
  cultureRoles1,
  cultureRoles2,
  cultureRoles3,
  dataRoles1,
  dataRoles2,
  designRoles1,
  designRoles2,
  designRoles3,
  drivingRoles1,
  drivingRoles2,
  drivingRoles3,
  engineeringRoles1,
  engineeringRoles2,
  engineeringRoles3,
  engineeringRoles4,
  financeRoles1,
  financeRoles2,
  financeRoles3,
  financeRoles4,
  financeRoles5,
  healthRoles1,
  healthRoles2,
  healthRoles3,
  healthRoles4,
  healthRoles5,
  healthRoles6,
  hospitalityRoles1,
  hospitalityRoles2,
  hospitalityRoles3,
  hospitalityRoles4,
  hospitalityRoles5,
  hospitalityRoles6,
  hospitalityRoles7,
  hospitalityRoles8,
  hospitalityRoles9,
  hrRoles1,
  hrRoles2,
  hrRoles3,
  itRoles1,
  itRoles2,
  itRoles3,
  legalRoles1,
  legalRoles2,
  legalRoles3,
  marketingRoles1,
  marketingRoles2,
  marketingRoles3,
  mediaRoles1,
  mediaRoles2,
  mediaRoles3,
  mediaRoles4,
  nonProfitRoles1,
  nonProfitRoles2,
  nonProfitRoles3,
  officeRoles1,
  officeRoles2,
  officeRoles3,
  operationsRoles1,
  operationsRoles2,
  operationsRoles3,
  operationsRoles4,
  otherTradesRoles1,
  otherTradesRoles2,
  otherTradesRoles3,
  otherTradesRoles4,
  otherTradesRoles5,
  otherTradesRoles6,
  otherTradesRoles7,
  outdoorsRoles1,
  outdoorsRoles2,
  outdoorsRoles3,
  outdoorsRoles4,
  productRoles1,
  productRoles2,
  productionRoles1,
  productionRoles2,
  productionRoles3,
  protectionRoles1,
  protectionRoles2,
  protectionRoles3,
  publicRoles1,
  publicRoles2,
  publicRoles3,
  publicRoles4,
  repairRoles1,
  repairRoles2,
  repairRoles3,
  researchRoles1,
  researchRoles2,
  retailRoles1,
  retailRoles2,
  retailRoles3,
  salesRoles1,
  salesRoles2,
  salesRoles3,
  salesRoles4,
  schoolRoles1,
  schoolRoles2,
  schoolRoles3,
  scienceRoles1,
  scienceRoles2,
  securityRoles,
  softwareRoles1,
  softwareRoles2,
  softwareRoles3,
  softwareRoles4,
  supportRoles1,
  supportRoles2,
  tradesRoles1,
  tradesRoles2,
  tradesRoles3,
  trainingRoles1,
  trainingRoles2,
  universityRoles,
  warehouseRoles1,
  warehouseRoles2,
  businessRoles1,
  businessRoles2,
  peopleRoles1,
  peopleRoles2,
  societyRoles1,
  societyRoles2,
  technicalRoles1,
  technicalRoles2,
].flatMap(readRoles);
