import { planAsHtml, planAsText } from '#shared/domain/planText.ts';
import { copyRichText } from '../../ui/copyRichText.ts';
import type { PlanTree } from './planTree.ts';

/** Puts a plan on the clipboard, as rich and as plain text. */
export const copyPlan = (title: string, interviews: PlanTree): Promise<boolean> => {
  const plan = { title, interviews };
  return copyRichText(planAsHtml(plan), planAsText(plan), 'Interview plan copied!');
};
