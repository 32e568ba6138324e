import '@fontsource-variable/inter/wght.css';
import '@mantine/core/styles.layer.css';
import '#shared/ui/base.css';
import './panel.css';
import { MantineProvider } from '@mantine/core';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { cssVariablesResolver, theme } from '#shared/ui/theme.ts';
import { loadTexts, text, type TextKey } from '../../platform/text.ts';

/** Draws one of the extension's pages in the one look, without texts rather than not at all. */
export function renderPage(title: TextKey, page: ReactNode): void {
  const draw = () => drawPage(title, page);
  loadTexts().then(draw, draw);
}

function drawPage(title: TextKey, page: ReactNode): void {
  document.documentElement.lang = text('language');
  document.title = text(title);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  createRoot(root).render(
    <StrictMode>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariablesResolver}
        defaultColorScheme="auto"
      >
        {page}
      </MantineProvider>
    </StrictMode>,
  );
}
