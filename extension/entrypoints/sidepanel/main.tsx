import { AssistantPanel } from '../../features/assistant/AssistantPanel.tsx';
import { renderPage } from '../../features/assistant/renderPage.tsx';

renderPage(<AssistantPanel />);
