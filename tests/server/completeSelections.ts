import {
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  Kind,
  parse,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';

/** Deeper than this the server refuses documents; what is added has one level of its own. */
const deepest = 6;

/**
 * A document that asks for all that the types it reaches have: every field without a required argument, and of
 * an object that was not selected its plain values. A field that is new to a type is in it by itself.
 */
export function completeSelections(
  schema: GraphQLSchema,
  document: string,
  /** Values alone are much less in a list. */
  added: 'objects' | 'values' = 'objects',
): string {
  const info = new TypeInfo(schema);
  let depth = 0;
  const complete = visitWithTypeInfo(info, {
    SelectionSet: {
      enter: () => void depth++,
      leave(node) {
        depth--;
        const type = info.getParentType();
        // Of a root each operation asks for its own field.
        if (!isObjectType(type) || depth === 0) return undefined;
        return {
          ...node,
          selections: [
            ...node.selections,
            ...missing(type, node, added === 'values' ? deepest + 1 : depth),
          ],
        };
      },
    },
  });
  return print(visit(parse(document), complete));
}

function missing(type: GraphQLObjectType, { selections }: SelectionSetNode, depth: number) {
  const known = new Set(
    selections.map((item) => item.kind === Kind.FIELD && (item.alias ?? item.name).value),
  );
  return fieldsOf(type).flatMap((field): FieldNode[] => {
    if (known.has(field.name)) return [];
    const of = getNamedType(field.type);
    if (isLeafType(of)) return [node(field.name)];
    if (!isObjectType(of) || depth > deepest) return [];
    const values = fieldsOf(of).filter((inner) => isLeafType(getNamedType(inner.type)));
    return [
      node(
        field.name,
        values.map(({ name }) => node(name)),
      ),
    ];
  });
}

const fieldsOf = (type: GraphQLObjectType) =>
  Object.values(type.getFields()).filter(({ args }) => !args.some(isRequiredArgument));

const node = (name: string, selections: FieldNode[] = []): FieldNode => ({
  kind: Kind.FIELD,
  name: { kind: Kind.NAME, value: name },
  ...(selections.length > 0 && { selectionSet: { kind: Kind.SELECTION_SET, selections } }),
});

/** "Type.field" of everything that documents select. */
export function selectedFields(schema: GraphQLSchema, documents: readonly string[]): Set<string> {
  const selected = new Set<string>();
  for (const document of documents) {
    const info = new TypeInfo(schema);
    visit(
      parse(document),
      visitWithTypeInfo(info, {
        Field() {
          const type = info.getParentType();
          const field = info.getFieldDef();
          if (type && field) selected.add(`${type.name}.${field.name}`);
        },
      }),
    );
  }
  return selected;
}
