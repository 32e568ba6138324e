import { Kbd } from '@mantine/core';
import classes from './KeysDialog.module.css';
import { Dialog } from '../../ui/Dialog.tsx';
import { otherKeys, playerKeys } from './playerKeys.ts';

/** All keys of the interview page. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title="Keys">
      <dl className={classes.keys}>
        {[...playerKeys, ...otherKeys].map(({ shown, does }) => (
          <div key={does} className={classes.row}>
            <dt>
              {shown.map((key) => (
                <Kbd key={key} className={classes.key ?? ''}>
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
