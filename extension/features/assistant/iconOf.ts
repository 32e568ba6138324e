import type { ToolbarIcon } from '../../platform/toolbarIcon.ts';
import { text } from '../../platform/text.ts';
import type { CaptureState } from '../capture/captureState.ts';

const signs = {
  good: { badge: '●', color: '#146b54' },
  quiet: { badge: 'II', color: '#5f6660' },
  warning: { badge: '!', color: '#9a3b26' },
} as const;

/** The toolbar's icon for a capture that goes on; plain while there is none. */
export const iconOf = (state: CaptureState | null): ToolbarIcon =>
  state
    ? { ...signs[state.tone], title: text('assistantState', { state: state.label }) }
    : { badge: '', color: signs.quiet.color, title: text('buttonTitle') };
