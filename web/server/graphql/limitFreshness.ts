import type { DocumentNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Freshness } from './context.ts';

/**
 * Root fields whose answers follow from the rows of the organization alone, for as long as
 * `freshness.untilMs` says. A field that reads anything else belongs here only if it shortens that.
 */
const keptFields = new Set([
  'calls',
  'interviewPage',
  'insightOverview',
  'interviewerReport',
  'interviewerInsights',
  'candidateQuestions',
  'candidateMotivations',
  'compensationTrends',
  'topicTrends',
]);
/** What never changes while the server runs: it may stand beside them. */
const constantFields = new Set(['speechEngine']);

/** To be called by a field that reads what time alone changes at `untilMs`. */
export function shortenFreshness({ freshness }: { freshness: Freshness }, untilMs: number): void {
  freshness.untilMs = Math.min(freshness.untilMs, untilMs);
}

/** Ends the freshness of all answers that may not be kept: other fields, and those with errors. */
export const limitFreshness: Plugin<{ freshness: Freshness }> = {
  onExecute({ args }) {
    const { freshness } = args.contextValue;
    if (!asksKeptFields(args.document, args.operationName)) freshness.untilMs = 0;
    return {
      onExecuteDone({ result }) {
        if (Symbol.asyncIterator in result || result.errors) freshness.untilMs = 0;
      },
    };
  },
};

function asksKeptFields(document: DocumentNode, name: string | null | undefined): boolean {
  const operations = document.definitions.filter(
    (definition) => definition.kind === 'OperationDefinition',
  );
  const operation = operations.find((item) => !name || item.name?.value === name);
  if (operation?.operation !== 'query') return false;
  const names = operation.selectionSet.selections.map((selection) =>
    selection.kind === 'Field' ? selection.name.value : '',
  );
  return (
    names.some((name) => keptFields.has(name)) &&
    names.every((name) => keptFields.has(name) || constantFields.has(name))
  );
}
