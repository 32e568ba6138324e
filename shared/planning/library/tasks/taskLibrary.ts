import { careTasks } from './careTasks.ts';
import { dataTasks } from './dataTasks.ts';
import { engineeringTasks } from './engineeringTasks.ts';
import { financeTasks } from './financeTasks.ts';
import { generalTasks } from './generalTasks.ts';
import { guestTasks } from './guestTasks.ts';
import { hiringTasks } from './hiringTasks.ts';
import { itTasks } from './itTasks.ts';
import { kitchenTasks } from './kitchenTasks.ts';
import { leadingTasks } from './leadingTasks.ts';
import { legalTasks } from './legalTasks.ts';
import { logisticsTasks } from './logisticsTasks.ts';
import { marketingTasks } from './marketingTasks.ts';
import { officeTasks } from './officeTasks.ts';
import { outdoorTasks } from './outdoorTasks.ts';
import { peopleTasks } from './peopleTasks.ts';
import { productDesignTasks } from './productDesignTasks.ts';
import { productionTasks } from './productionTasks.ts';
import { projectTasks } from './projectTasks.ts';
import { publicTasks } from './publicTasks.ts';
import { safetyTasks } from './safetyTasks.ts';
import { salesTasks } from './salesTasks.ts';
import { schoolTasks } from './schoolTasks.ts';
import { scienceTasks } from './scienceTasks.ts';
import { softwareTasks } from './softwareTasks.ts';
import { supportTasks } from './supportTasks.ts';
import { tradeTasks } from './tradeTasks.ts';
import { readTasks, type Task } from './taskText.ts';

/** Tasks of all trades, each with questions about it alone. */
export const tasks: readonly Task[] = [
  careTasks,
  dataTasks,
  engineeringTasks,
  financeTasks,
  generalTasks,
  guestTasks,
  hiringTasks,
  itTasks,
  kitchenTasks,
  leadingTasks,
  legalTasks,
  logisticsTasks,
  marketingTasks,
  officeTasks,
  outdoorTasks,
  peopleTasks,
  productDesignTasks,
  productionTasks,
  projectTasks,
  publicTasks,
  safetyTasks,
  salesTasks,
  schoolTasks,
  scienceTasks,
  softwareTasks,
  supportTasks,
  tradeTasks,
].flatMap(readTasks);
