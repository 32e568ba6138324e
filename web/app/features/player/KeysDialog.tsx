import { Kbd, Switch } from '@mantine/core';
import { useShortcuts } from '../../lib/shortcutStore.ts';
import classes from './KeysDialog.module.css';
import { Dialog } from '../../ui/Dialog.tsx';
import { keyTexts, otherKeys } from './keyTexts.ts';

/** All shortcuts, and the switch for those of one character. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { areSingleKeysOn, setSingleKeys } = useShortcuts();
  return (
    <Dialog onClose={onClose} title="Keyboard shortcuts">
      <Switch
        label="Shortcuts of a single character"
        description="Switch them off if you dictate, or press keys by accident. Arrows, Space and Ctrl stay on."
        checked={areSingleKeysOn}
        onChange={({ currentTarget }) => setSingleKeys(currentTarget.checked)}
        mb="sm"
      />
      <dl className={classes.keys}>
        {[...Object.values(keyTexts), ...otherKeys].map(({ shown, does }) => (
          <div key={does} className={classes.row}>
            <dt>
              {shown.map((key) => (
                <Kbd key={key} className={classes.key}>
                  {key}
                </Kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
