import { Button } from '@mantine/core';
import { IconLayoutSidebarRightExpand } from '@tabler/icons-react';
import { askExtension } from '#shared/messages/askExtension.ts';
import { useExtension } from '../../lib/installedExtension.ts';
import { isFramed } from '../../lib/isFramed.ts';
import { notifyError } from '../../ui/notify.ts';

/** Opens the extension's panel beside the page; not there where no extension is. */
export function OpenAssistantButton() {
  const { version } = useExtension();
  if (version === null || isFramed()) return null;
  // Asked in the very turn of the click, which the browser demands of a panel that opens.
  const open = () =>
    askExtension(window, 'openIA', {
      url: window.location.href,
      windowHeight: Math.min(Math.max(window.screen.availHeight, 200), 10_000),
    }).catch(() =>
      notifyError('Use the extension’s own button instead.', "IA popup couldn't be opened"),
    );
  return (
    <Button
      variant="default"
      leftSection={<IconLayoutSidebarRightExpand size={16} stroke={1.6} aria-hidden />}
      onClick={() => void open()}
    >
      Open assistant
    </Button>
  );
}
