import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderUi } from '../../ui/renderUi.tsx';
import type { PlanActions } from './usePlanActions.ts';
import { PlanInterviews } from './PlanInterviews.tsx';
import { typeText } from './typeText.ts';

// Every question asks for the name of its type when it is drawn, and nothing else does.
vi.mock(import('./typeText.ts'), async (original) => {
  const { typeText: real } = await original();
  return { typeText: vi.fn(real) };
});
afterEach(cleanup);

const tree = [1, 2].map((interview) => ({
  id: `i${interview}`,
  name: `Interview ${interview}`,
  groups: [1, 2].map((group) => ({
    id: `i${interview}g${group}`,
    competency: `Competency ${interview}${group}`,
    source: 'Static' as const,
    referenceText: null,
    questions: [1, 2, 3].map((question) => ({
      id: `i${interview}g${group}q${question}`,
      question: `Question ${interview}${group}${question}?`,
      type: 'Technical' as const,
    })),
  })),
}));

test('lifting a question draws no question anew', async () => {
  const edit = vi.fn();
  const actions = { edit } as unknown as PlanActions;
  const { container } = renderUi(
    <PlanInterviews
      tree={tree}
      openIds={new Set(['i1', 'i2'])}
      onToggle={() => undefined}
      warnings={new Map()}
      actions={actions}
    />,
  );
  await screen.findByText('Question 111?');
  const drawn = vi.mocked(typeText).mock.calls.length;
  expect(drawn).toBeGreaterThanOrEqual(12);
  const handle = container.querySelector<HTMLElement>(
    '[data-rfd-drag-handle-draggable-id="i1g1q1"]',
  );
  if (!handle) throw new Error('The question has no handle');
  handle.focus();
  fireEvent.keyDown(handle, { key: ' ', keyCode: 32 });
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(container.querySelector('[data-question="i1g1q1"][data-dragging]')).not.toBeNull();
  expect(vi.mocked(typeText).mock.calls).toHaveLength(drawn);
  fireEvent.keyDown(window, { key: 'Escape', keyCode: 27 });
});
