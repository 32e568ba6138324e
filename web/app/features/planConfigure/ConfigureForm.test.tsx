import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { defaultPlanConfiguration } from '#shared/domain/planConfiguration.ts';
import { renderUi } from '../../ui/renderUi.tsx';
import { drafts } from '../../lib/createDrafts.ts';
import { configurationDraftKey, ConfigureForm } from './ConfigureForm.tsx';

afterEach(() => {
  cleanup();
  drafts.drop(configurationDraftKey('1'));
});

function open() {
  const onSubmit = vi.fn();
  renderUi(
    <ConfigureForm
      jobDescriptionId="1"
      jobTitle="Nurse"
      initial={defaultPlanConfiguration(false)}
      isBusy={false}
      problems={[]}
      onSubmit={onSubmit}
    />,
  );
  const type = (field: HTMLElement, value: string) =>
    fireEvent.change(field, { target: { value } });
  return {
    onSubmit,
    type,
    count: screen.getByLabelText<HTMLInputElement>('No. of interviews'),
    areas: screen.getByLabelText<HTMLInputElement>(/focus areas/),
    submit: () => fireEvent.click(screen.getByRole('button', { name: 'Generate interview plan' })),
  };
}

test.each([
  ['9', 'Choose 1 to 8 interviews.'],
  ['0', 'Choose 1 to 8 interviews.'],
  ['-3', 'Choose 1 to 8 interviews.'],
  ['2.5', 'Choose a whole number of interviews, 1 to 8.'],
])('%s interviews are refused as they are typed', (typed, problem) => {
  const { count, type, submit, onSubmit } = open();
  type(count, typed);
  expect(count.value).toBe(typed);
  screen.getByText(problem);
  submit();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(count);
  type(count, '4');
  expect(screen.queryByText(problem)).toBeNull();
});

test('an empty number is wrong once it is left, not while it is filled anew', () => {
  const { count, type } = open();
  type(count, '');
  expect(screen.queryByText('Choose 1 to 8 interviews.')).toBeNull();
  fireEvent.blur(count);
  screen.getByText('Choose 1 to 8 interviews.');
});

test('focus areas past 500 characters stay as pasted and are said to be too long', () => {
  const { areas, type, submit, onSubmit } = open();
  type(areas, 'a'.repeat(503));
  expect(areas.value).toHaveLength(503);
  screen.getByText('Use at most 500 characters; these are 503.');
  submit();
  expect(onSubmit).not.toHaveBeenCalled();
  type(areas, 'culture add,company values');
  submit();
  expect(onSubmit).toHaveBeenCalledWith({
    numberOfInterviews: 5,
    includeRecruiterScreen: true,
    additionalAreas: 'culture add, company values',
  });
});

test('what was typed comes back after a reload', async () => {
  const first = open();
  await act(() => drafts.ready);
  first.type(first.areas, 'night shifts');
  first.type(first.count, '4');
  cleanup();
  const second = open();
  await act(() => drafts.ready);
  expect([second.areas.value, second.count.value]).toEqual(['night shifts', '4']);
});
