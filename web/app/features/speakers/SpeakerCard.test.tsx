import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderUi } from '../../ui/renderUi.tsx';
import { SpeakerCard } from './SpeakerCard.tsx';

afterEach(cleanup);

test('after a speaker was named the keyboard stands where the naming began', async () => {
  const update = vi.fn();
  renderUi(
    <SpeakerCard
      speaker={{
        id: 's1',
        index: 0,
        name: 'Speaker 1',
        role: 'UNKNOWN',
        basis: 'VOICE',
        talkMs: 60_000,
        wordsPerMinute: 120,
      }}
      others={[]}
      people={[]}
      changes={{ update, merge: vi.fn() }}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Name Speaker 1' }));
  const field = screen.getByLabelText('Name');
  fireEvent.change(field, { target: { value: 'Ada' } });
  fireEvent.submit(field);
  expect(update).toHaveBeenCalledWith('s1', { name: 'Ada', role: 'UNKNOWN' });
  await expect
    .poll(() => document.activeElement?.getAttribute('aria-label'))
    .toBe('Name Speaker 1');
});
