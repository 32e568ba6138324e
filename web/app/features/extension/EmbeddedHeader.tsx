import { Button } from '@mantine/core';
import { IconArrowLeft, IconX } from '@tabler/icons-react';
import { useLocation, useNavigate } from 'react-router';
import { closeFrame } from './closeFrame.ts';
import classes from './EmbeddedHeader.module.css';

/** Over every page while the app stands in another's page, or in a popup: the way back, and the way out. */
export function EmbeddedHeader({ onClose = () => void closeFrame() }: { onClose?: () => void }) {
  const navigate = useNavigate();
  // Read anew at every page.
  useLocation();
  const { idx } = (window.history.state ?? {}) as { idx?: number };
  return (
    <section aria-label="Top bar" className={classes.header}>
      {Boolean(idx) && (
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconArrowLeft size={16} stroke={1.6} aria-hidden />}
          onClick={() => void navigate(-1)}
        >
          Back to previous page
        </Button>
      )}
      <Button
        className={classes.close}
        variant="subtle"
        color="gray"
        leftSection={<IconX size={16} stroke={1.6} aria-hidden />}
        onClick={onClose}
      >
        Close
      </Button>
    </section>
  );
}
