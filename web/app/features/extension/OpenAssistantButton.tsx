import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconLayoutSidebarRightExpand } from '@tabler/icons-react';
import { askExtension } from '#shared/messages/askExtension.ts';
import { graphql } from '../../lib/__generated__/index.ts';
import type { InterviewAssistantEntryPoint } from '../../lib/__generated__/graphql.ts';
import { useExtension } from '../../lib/installedExtension.ts';
import { isFramed } from '../../lib/isFramed.ts';
import { notifyError } from '../../ui/notify.ts';

const AddInterviewAssistantOpensDocument = graphql(`
  mutation AddInterviewAssistantOpens($callId: ID!, $entryPoint: InterviewAssistantEntryPoint!) {
    addInterviewAssistantOpens(callId: $callId, entryPoint: $entryPoint)
  }
`);

interface OpenAssistantButtonProps {
  callId: string;
  entryPoint: InterviewAssistantEntryPoint;
}

/** Opens the extension's panel beside the page; without the extension, the assistant in a popup. */
export function OpenAssistantButton({ callId, entryPoint }: OpenAssistantButtonProps) {
  const { version } = useExtension();
  const [addOpen] = useMutation(AddInterviewAssistantOpensDocument);
  if (isFramed()) return null;
  const open = async () => {
    if (!(await openAssistant(callId, version !== null)))
      return notifyError(
        'Allow popups for this site in your browser, then try again.',
        "IA popup couldn't be opened",
      );
    await addOpen({ variables: { callId, entryPoint } }).catch(() =>
      notifyError('Error saving Interview Assistant open.'),
    );
  };
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

async function openAssistant(callId: string, hasExtension: boolean): Promise<boolean> {
  if (!hasExtension) return openAssistantPopup(callId);
  // Asked in the very turn of the click, which the browser demands of a panel that opens.
  const question = { url: window.location.href, windowHeight: popupHeight() };
  return askExtension(window, 'openIA', question).then(
    ({ isOpen }) => isOpen || openAssistantPopup(callId),
    () => openAssistantPopup(callId),
  );
}

const popupWidth = 500;

/** As high as the screen, within what a window can be. */
const popupHeight = (): number => Math.min(Math.max(window.screen.availHeight || 800, 200), 10_000);

/** Opens the assistant in a window of its own, or brings it to the front; false where popups are blocked. */
function openAssistantPopup(callId: string): boolean {
  const opened = window.open(
    `/interview-assistant/${callId}`,
    'call',
    `popup,width=${popupWidth},height=${popupHeight()}`,
  );
  opened?.focus();
  return opened !== null;
}
