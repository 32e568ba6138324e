import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderUi } from '../../ui/renderUi.tsx';
import { CodeInput, cleanCode } from './CodeInput.tsx';

afterEach(cleanup);

function field(onComplete: (code: string) => void): HTMLInputElement {
  function Host() {
    const [code, setCode] = useState('');
    return (
      <CodeInput
        value={code}
        onChange={setCode}
        onComplete={onComplete}
        isDisabled={false}
        errorId={undefined}
      />
    );
  }
  renderUi(<Host />);
  return screen.getByLabelText('Code');
}

test.each([
  ['ab12cd', 'AB12CD'],
  [' ab-1 2cd ', 'AB12CD'],
  ['AB12CDEF', 'AB12CD'],
  ['é!?', ''],
])('%j is taken as %j', (typed, code) => expect(cleanCode(typed)).toBe(code));

test('completes once, when the sixth character is there', () => {
  const onComplete = vi.fn();
  const input = field(onComplete);
  fireEvent.change(input, { target: { value: 'ab12c' } });
  expect(onComplete).not.toHaveBeenCalled();
  fireEvent.change(input, { target: { value: 'AB12Cd' } });
  fireEvent.change(input, { target: { value: 'AB12CDx' } });
  expect(onComplete.mock.calls).toEqual([['AB12CD']]);
});

test('a pasted code with its dashes completes at once, in upper case', () => {
  const onComplete = vi.fn();
  const input = field(onComplete);
  fireEvent.change(input, { target: { value: 'ab1-2cd' } });
  expect(input.value).toBe('AB12CD');
  expect(onComplete).toHaveBeenCalledWith('AB12CD');
});
