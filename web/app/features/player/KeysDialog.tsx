import { Kbd, Modal } from '@mantine/core';
import classes from './KeysDialog.module.css';
import { otherKeys, playerKeys } from './playerKeys.ts';

/** All keys of the interview page. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal opened onClose={onClose} title="Keys" closeButtonProps={{ 'aria-label': 'Close' }}>
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
    </Modal>
  );
}
