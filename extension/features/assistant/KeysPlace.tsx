import { marks } from '../notes/marks.ts';
import classes from './AssistantPanel.module.css';

const keys: readonly (readonly [string, string])[] = [
  ['1', 'Guide'],
  ['2', 'Live transcript'],
  ['3', 'Notes'],
  ['N', 'Write a note'],
  ...marks.map(({ key, label }) => [key.toUpperCase(), `Mark the moment: ${label}`] as const),
  ['Ctrl or ⌘ + Enter', 'Save the note'],
  ['Esc', 'Leave the field; what you wrote stays'],
];

/** The keys that work while nothing is being written. */
export function KeysPlace() {
  return (
    <dl className={classes.keys}>
      {keys.map(([key, meaning]) => (
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
