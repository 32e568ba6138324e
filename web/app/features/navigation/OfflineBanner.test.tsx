import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useConnection } from '../../lib/connection.ts';
import { useReportWaiting } from '../../lib/waitingWork.ts';
import { renderUi } from '../../ui/renderUi.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';

afterEach(() => useConnection.setState({ lostAtMs: null }));

function Unsaved({ label }: { label: string | null }) {
  useReportWaiting(label);
  return null;
}

test('it says since when there is no connection and what waits for it, and goes', () => {
  const page = (label: string | null) => (
    <>
      <OfflineBanner zone="America/New_York" />
      <Unsaved label="2 uploads" />
      <Unsaved label={label} />
    </>
  );
  // The zone of the profile, whatever the machine's is.
  renderUi(page('changes to the plan'));
  expect(screen.queryByRole('status')).toBeNull();
  act(() => useConnection.setState({ lostAtMs: Date.UTC(2026, 10, 22, 14, 5) }));
  expect(screen.getByRole('status').textContent).toMatch(
    /since 9:05\sAM.*Waiting for the connection: 2 uploads and changes to the plan\./,
  );
  act(() => useConnection.setState({ lostAtMs: null }));
  expect(screen.queryByRole('status')).toBeNull();
});
