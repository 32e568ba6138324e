import { buildOf } from './buildOf.ts';
import { fillDemoData } from './demoData.ts';

/** The journeys run against the real build, each on its own copy of the same demo data. */
export default function buildJourneys(): Promise<() => Promise<void>> {
  buildOf('web');
  return fillDemoData();
}
