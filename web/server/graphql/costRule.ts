import {
  getNamedType,
  getNullableType,
  GraphQLError,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { defaultListSize, listSizes, maxPageSize, valueSizes } from './fieldSizes.ts';

/** Refuses documents that ask for more than `maxCost` values. */
export const costRule = (maxCost: number): ValidationRule =>
  function costLimit(context) {
    return {
      OperationDefinition(operation) {
        const cost = costOf(context, operation.selectionSet, rootOf(context, operation.operation));
        if (cost > maxCost)
          context.reportError(
            new GraphQLError(
              `This query asks for too much at once: its cost is ${cost}, the limit is ${maxCost}. Ask for fewer items, and for long contents of one item at a time.`,
              { nodes: operation, extensions: { code: 'BAD_INPUT', cost, maxCost } },
            ),
          );
      },
    };
  };

const rootOf = (context: ValidationContext, operation: string): GraphQLNamedType | undefined =>
  Object.values(context.getSchema().getTypeMap()).find(
    ({ name }) => name.toLowerCase() === operation,
  );

/**
 * The number of values a document may be answered with: a list counts its content as often as it may
 * have items. Variables are not known here, so that the result can be cached with the document; a
 * `limit` given by variable counts as the largest.
 */
export function costOf(
  context: Pick<ValidationContext, 'getFragment'>,
  selections: SelectionSetNode,
  root: GraphQLNamedType | undefined,
): number {
  const costs = new Map<string, number>();

  const ofSelections = (set: SelectionSetNode, type: GraphQLNamedType | undefined): number =>
    set.selections.reduce((sum, selection) => {
      if (selection.kind === 'Field') return sum + ofField(selection, type);
      if (selection.kind === 'InlineFragment')
        return sum + ofSelections(selection.selectionSet, type);
      return sum + ofFragment(selection.name.value, type);
    }, 0);

  // Each fragment is counted once and remembered, so that fragments of fragments cost no time.
  const ofFragment = (name: string, type: GraphQLNamedType | undefined): number => {
    const known = costs.get(name);
    if (known !== undefined) return known;
    costs.set(name, 0); // A fragment within itself is refused by another rule.
    const fragment = context.getFragment(name);
    const cost = fragment ? ofSelections(fragment.selectionSet, type) : 0;
    costs.set(name, cost);
    return cost;
  };

  const ofField = (node: FieldNode, type: GraphQLNamedType | undefined): number => {
    // Introspection is off in production, and depth and tokens bound it elsewhere.
    if (node.name.value.startsWith('__')) return 0;
    const field =
      isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined;
    if (!field || !type) return 1;
    const coordinate = `${type.name}.${field.name}`;
    const inner = getNamedType(field.type);
    const content =
      node.selectionSet && isCompositeType(inner) ? ofSelections(node.selectionSet, inner) : 0;
    return (valueSizes[coordinate] ?? 1) + content * sizeOf(coordinate, field, node);
  };

  return ofSelections(selections, root);
}

function sizeOf(
  coordinate: string,
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
): number {
  const isPaged = field.args.some(({ name }) => name === 'limit' || name === 'pagination');
  if (isPaged) return limitOf(node) ?? maxPageSize;
  if (!isListType(getNullableType(field.type))) return 1;
  return listSizes[coordinate] ?? defaultListSize;
}

/** What `limit` says in the document itself. */
function limitOf(node: FieldNode): number | null {
  const limit = node.arguments?.find(({ name }) => name.value === 'limit')?.value;
  return limit?.kind === 'IntValue'
    ? Math.min(Math.max(Number(limit.value), 1), maxPageSize)
    : null;
}
