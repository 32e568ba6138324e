import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dropEdit } from './dropEdit.ts';
import { applyEdit, countPlan, type PlanTree } from './planTree.ts';

const question = (id: string) => ({ id, question: `Question ${id}`, type: 'Technical' as const });
const group = (id: string, ...questions: string[]) => ({
  id,
  competency: `Competency ${id}`,
  source: 'JobDescription' as const,
  referenceText: null,
  questions: questions.map(question),
});
const tree: PlanTree = [
  { id: 'i1', name: 'Screen', groups: [group('g1', 'q1', 'q2', 'q3'), group('g2', 'q4')] },
  { id: 'i2', name: 'Team', groups: [group('g3', 'q5')] },
];
const groupIds = (plan: PlanTree) => plan.map(({ groups }) => groups.map(({ id }) => id));

describe('an edit', () => {
  test('renames, rewrites and deletes what it names, and nothing else', () => {
    const renamed = applyEdit(tree, { kind: 'renameInterview', interviewId: 'i2', name: 'Panel' });
    expect(renamed.map(({ name }) => name)).toEqual(['Screen', 'Panel']);
    const rewritten = applyEdit(tree, { kind: 'updateQuestion', questionId: 'q2', text: 'Mine' });
    expect(rewritten[0]?.groups[0]?.questions[1]).toEqual({
      id: 'q2',
      question: 'Mine',
      type: 'Custom',
    });
    expect(countPlan(applyEdit(tree, { kind: 'deleteGroup', groupId: 'g1' }))).toEqual({
      interviews: 2,
      competencies: 2,
      questions: 2,
    });
    expect(groupIds(applyEdit(tree, { kind: 'deleteInterview', interviewId: 'i1' }))).toEqual([
      ['g3'],
    ]);
  });

  test('of something that is gone changes nothing', () => {
    expect(applyEdit(tree, { kind: 'deleteQuestion', questionId: 'none' })).toEqual(tree);
    expect(
      applyEdit(tree, {
        kind: 'moveGroup',
        groupId: 'none',
        fromInterviewId: 'i1',
        toInterviewId: 'i2',
        groupIds: [],
      }),
    ).toEqual(tree);
  });
});

describe('a drop', () => {
  test('of a competency on another interview moves it to the place it was put down at', () => {
    const edit = dropEdit(tree, {
      kind: 'group',
      draggableId: 'g1',
      source: { droppableId: 'i1', index: 0 },
      destination: { droppableId: 'i2', index: 0 },
    });
    expect(edit).toMatchObject({ kind: 'moveGroup', groupIds: ['g1', 'g3'] });
    expect(edit && groupIds(applyEdit(tree, edit))).toEqual([['g2'], ['g1', 'g3']]);
  });

  test('outside, where it was, or of a question on a foreign competency changes nothing', () => {
    const source = { droppableId: 'g1', index: 0 };
    const drop = { kind: 'question' as const, draggableId: 'q1', source };
    expect(dropEdit(tree, { ...drop, destination: null })).toBeNull();
    expect(dropEdit(tree, { ...drop, destination: source })).toBeNull();
    expect(dropEdit(tree, { ...drop, destination: { droppableId: 'g2', index: 0 } })).toBeNull();
  });

  test('never loses or doubles anything, wherever it goes', () => {
    const place = fc.record({
      droppableId: fc.constantFrom('plan', 'i1', 'i2', 'g1', 'g2', 'g3'),
      index: fc.nat(3),
    });
    const all = (plan: PlanTree) =>
      plan
        .flatMap((item) => [
          item.id,
          ...item.groups.flatMap((g) => [g.id, ...g.questions.map((q) => q.id)]),
        ])
        .sort();
    fc.assert(
      fc.property(
        fc.constantFrom('interview' as const, 'group' as const, 'question' as const),
        fc.constantFrom('i1', 'g1', 'g2', 'g3', 'q1', 'q4'),
        place,
        place,
        (kind, draggableId, source, destination) => {
          const edit = dropEdit(tree, { kind, draggableId, source, destination });
          if (edit) expect(all(applyEdit(tree, edit))).toEqual(all(tree));
        },
      ),
    );
  });
});
