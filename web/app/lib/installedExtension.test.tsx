import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '../ui/renderUi.tsx';
import { scriptedExtension } from './scriptedExtension.ts';

const isFramed = vi.hoisted(() => vi.fn());
vi.mock('./isFramed.ts', () => ({ isFramed }));

let stop = () => {};
beforeEach(() => vi.resetModules());
afterEach(() => {
  cleanup();
  stop();
});

/** Anew each time, as after a page load. */
async function open(framed: boolean, answers: Record<string, unknown>) {
  isFramed.mockReturnValue(framed);
  const extension = scriptedExtension(answers);
  stop = extension.stop;
  const { useExtension } = await import('./installedExtension.ts');
  function Shown() {
    const { isAsked, version, ats } = useExtension();
    return isAsked ? <p>{`${version} in ${ats}`}</p> : null;
  }
  renderUi(
    <>
      <Shown />
      <Shown />
    </>,
  );
  return extension;
}

test('in a tab of its own only the version is asked for, once for all who want it', async () => {
  const { asked } = await open(false, { getVersion: { version: '1.4.0' } });
  expect(await screen.findAllByText('1.4.0 in null')).toHaveLength(2);
  expect(asked).toEqual([{ type: 'getVersion' }]);
});

test('in a frame the page around is named by the extension', async () => {
  await open(true, { getVersion: { version: '1.4.0' }, getAtsContext: { ats: 'Lever' } });
  expect(await screen.findAllByText('1.4.0 in Lever')).toHaveLength(2);
});

test('an extension that cannot put texts anywhere, or an old one, leaves the app as it is', async () => {
  await open(true, { getVersion: { version: '0.1.0' }, getAtsContext: { ats: null } });
  await screen.findAllByText('0.1.0 in null');
});

test('without an extension nothing is claimed', async () => {
  await open(true, {});
  expect(await screen.findAllByText('null in null')).toHaveLength(2);
});
