// The page of the plan benchmark: the plan editor with 8 × 6 × 8 questions, or a bare list to drag in.
import '@mantine/core/styles.layer.css';
import '#shared/ui/base.css';
import { MantineProvider } from '@mantine/core';
import { useState } from 'react';
import { DragDropContext, Draggable, Droppable } from 'react-beautiful-dnd';
import { createRoot } from 'react-dom/client';
import { cssVariablesResolver, theme } from '#shared/ui/theme.ts';
import type { PlanActions } from '../../../web/app/features/planEditor/usePlanActions.ts';
import { PlanInterviews } from '../../../web/app/features/planEditor/PlanInterviews.tsx';
import { applyEdit, type PlanTree } from '../../../web/app/features/planEditor/planTree.ts';

const interviews = 8;
const competencies = 6;
const questions = 8;

const start: PlanTree = Array.from({ length: interviews }, (_, i) => ({
  id: `i${i}`,
  name: `Interview ${i + 1}`,
  groups: Array.from({ length: competencies }, (__, g) => ({
    id: `i${i}g${g}`,
    competency: `Competency ${i * competencies + g + 1}`,
    source: 'JobDescription' as const,
    referenceText: 'Words of the posting that this competency came from',
    questions: Array.from({ length: questions }, (___, q) => ({
      id: `i${i}g${g}q${q}`,
      question: `How would you handle situation ${q + 1} of competency ${g + 1} in interview ${i + 1}?`,
      type: 'Situational' as const,
    })),
  })),
}));
const openIds = new Set(start.map(({ id }) => id));
const noWarnings = new Map<string, string>();

function Ours() {
  const [tree, setTree] = useState(start);
  const [actions] = useState<PlanActions>(() => ({
    edit: (edit) => setTree((now) => applyEdit(now, edit)),
    deleteInterview: () => undefined,
    deleteGroup: () => undefined,
    deleteQuestion: () => undefined,
    addInterview: () => undefined,
    addGroup: () => undefined,
    addQuestion: () => undefined,
  }));
  return (
    <PlanInterviews
      tree={tree}
      openIds={openIds}
      onToggle={() => undefined}
      warnings={noWarnings}
      actions={actions}
    />
  );
}

/** As many rows with the library alone: what dragging costs at least. */
function Plain() {
  return (
    <DragDropContext onDragEnd={() => undefined}>
      {start
        .flatMap(({ groups }) => groups)
        .map((group) => (
          <Droppable key={group.id} droppableId={group.id} type="question">
            {(drop) => (
              <ol ref={drop.innerRef} {...drop.droppableProps}>
                {group.questions.map(({ id, question }, index) => (
                  <Draggable key={id} draggableId={id} index={index}>
                    {(drag) => (
                      <li ref={drag.innerRef} {...drag.draggableProps}>
                        <span {...drag.dragHandleProps}>=</span> {question}
                      </li>
                    )}
                  </Draggable>
                ))}
                {drop.placeholder}
              </ol>
            )}
          </Droppable>
        ))}
    </DragDropContext>
  );
}

const host = document.querySelector('#root');
if (!host) throw new Error('The page has no #root');
createRoot(host).render(
  <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver}>
    {location.search === '?plain' ? <Plain /> : <Ours />}
  </MantineProvider>,
);
