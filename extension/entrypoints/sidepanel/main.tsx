import { AssistantPanel } from '../../features/assistant/AssistantPanel.tsx';
import { renderPage } from '../../features/assistant/renderPage.tsx';
import { FramedPanel } from '../../features/inPage/FramedPanel.tsx';

const isFramed = window.parent !== window;
renderPage(
  'assistantName',
  isFramed ? <FramedPanel page={window} /> : <AssistantPanel onClose={() => window.close()} />,
);
