import { text } from '../../platform/text.ts';

import { marks } from '../notes/marks.ts';
import classes from './AssistantPanel.module.css';

const keys = (): readonly (readonly [string, string])[] => [
  ['1', text('guide')],
  ['2', text('liveTranscript')],
  ['3', text('notes')],
  ['N', text('writeNote')],
  ...marks.map(
    ({ key, label }) => [key.toUpperCase(), text('markWith', { mark: text(label) })] as const,
  ),
  [text('saveKeys'), text('saveNote')],
  [text('escapeKey'), text('leaveField')],
];

/** The keys that work while nothing is being written. */
export function KeysPlace() {
  return (
    <dl className={classes.keys}>
      {keys().map(([key, meaning]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
