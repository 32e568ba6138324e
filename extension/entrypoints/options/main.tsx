import { renderPage } from '../../features/assistant/renderPage.tsx';
import { OptionsPage } from '../../features/session/OptionsPage.tsx';

renderPage('optionsTitle', <OptionsPage />);
