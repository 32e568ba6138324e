import { useEffect, useState } from 'react';
import { sendMessage } from '../../platform/messages.ts';
import { text } from '../../platform/text.ts';
import { AssistantPanel } from '../assistant/AssistantPanel.tsx';
import { PanelNotice } from '../assistant/PanelNotice.tsx';
import { refuseCoveredClicks } from './refuseCoveredClicks.ts';

/** The panel as a frame in a meeting page. In a frame that the page made, it shows only a notice. */
export function FramedPanel({ page }: { page: Window }) {
  const [isOurs, setIsOurs] = useState<boolean | null>(null);
  useEffect(() => {
    const lifetime = new AbortController();
    refuseCoveredClicks(page, lifetime.signal);
    const ticket = new URLSearchParams(page.location.search).get('ticket') ?? '';
    sendMessage('claimFrame', { ticket }).then(setIsOurs, () => setIsOurs(false));
    return () => lifetime.abort();
  }, [page]);
  if (isOurs === null) return null;
  if (!isOurs) return <PanelNotice text={text('openByButton')} />;
  return <AssistantPanel onClose={() => void sendMessage('collapseFrame', undefined)} />;
}
