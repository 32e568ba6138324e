import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from './renderUi.tsx';
import { When } from './When.tsx';
import { ZoneContext } from './ZoneContext.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a moment stays true while the page is open, and at once when a machine wakes', () => {
  renderUi(<When at="2026-11-22T09:59:50Z" />);
  expect(screen.getByText('just now')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(5 * 60_000));
  expect(screen.getByText('5 minutes ago')).toBeTruthy();
  vi.setSystemTime(new Date('2026-11-22T13:00:00Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('3 hours ago')).toBeTruthy();
});

test('its exact time is that of the viewer’s zone', () => {
  renderUi(
    <ZoneContext value="America/New_York">
      <When at="2026-11-22T09:59:50Z" isExact />
    </ZoneContext>,
  );
  expect(screen.getByText('Nov 22, 2026, 4:59 AM').title).toBe('Nov 22, 2026, 4:59 AM EST');
});

test('the zone stands beside it where the browser has another', () => {
  const shown = (zone: string) => {
    renderUi(
      <ZoneContext value={zone}>
        <When at="2026-11-22T09:59:50Z" isExact namesZone />
      </ZoneContext>,
    );
    return screen.getByText(/Nov 22/).textContent;
  };
  expect(shown('Asia/Tokyo')).toBe('Nov 22, 2026, 6:59 PM GMT+9');
  cleanup();
  expect(shown(Intl.DateTimeFormat().resolvedOptions().timeZone)).not.toMatch(/GMT|UTC|[A-Z]{3}$/);
});
