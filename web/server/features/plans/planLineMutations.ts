import { builder } from '../../graphql/builder.ts';
import { markPlanLine, tiePlanLine } from './editPlanLines.ts';
import { planPolicy } from './planPolicy.ts';
import { lineOf, questionOf } from './planTargets.ts';
import { PlanLine } from './planType.ts';

builder.mutationFields((t) => ({
  tiePlanLine: t.field({
    type: PlanLine,
    description: 'Says that a question of the plan asks about a line, or that it does not.',
    args: {
      lineId: t.arg.id({ required: true }),
      questionId: t.arg.id({ required: true }),
      isTied: t.arg.boolean({ required: true }),
    },
    resolve: async (_root, { lineId, questionId, isTied }, context) => {
      const own = context.signedIn();
      const { row: line, plan } = await lineOf(own, lineId);
      planPolicy.authorize(own.actor, 'edit', plan);
      const { row: question } = await questionOf(own, questionId);
      await tiePlanLine({ ...own, plan, line, question, isTied });
      return line;
    },
  }),
  markPlanLine: t.field({
    type: PlanLine,
    description: 'Marks a line as not to be asked about, or takes the mark back.',
    args: { id: t.arg.id({ required: true }), isNotAsked: t.arg.boolean({ required: true }) },
    resolve: async (_root, { id, isNotAsked }, context) => {
      const own = context.signedIn();
      const { row: line, plan } = await lineOf(own, id);
      planPolicy.authorize(own.actor, 'edit', plan);
      await markPlanLine({ ...own, plan, line, isNotAsked });
      return { ...line, isNotAsked };
    },
  }),
}));
