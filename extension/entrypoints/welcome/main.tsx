import { renderPage } from '../../features/assistant/renderPage.tsx';
import { WelcomePage } from '../../features/session/WelcomePage.tsx';

renderPage('welcomeTitle', <WelcomePage />);
