import { panelWidths } from '../../platform/panelWidths.ts';
import { text } from '../../platform/text.ts';
import { panelStyle } from './panelStyle.ts';

/** What the panel in a page consists of, outside and inside its shadow root. */
export interface PanelParts {
  url: string;
  host: HTMLElement;
  box: HTMLElement;
  strip: HTMLElement;
  frame: HTMLIFrameElement;
  handle: HTMLButtonElement;
  closeButton: HTMLButtonElement;
  sideButton: HTMLButtonElement;
}

export function buildPanelParts(document: Document, url: string): PanelParts {
  const host = document.createElement('div');
  host.popover = 'manual';
  const root = host.attachShadow({ mode: 'closed' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(panelStyle);
  root.adoptedStyleSheets = [sheet];
  const button = (label: string, sign: string) => {
    const made = document.createElement('button');
    Object.assign(made, { type: 'button', textContent: sign, ariaLabel: label, title: label });
    return made;
  };
  const box = document.createElement('div');
  box.className = 'box';
  const strip = document.createElement('div');
  strip.className = 'strip';
  Object.assign(strip, {
    ...{ role: 'separator', tabIndex: 0, ariaOrientation: 'vertical' },
    ...{ ariaLabel: text('panelWidth'), ariaValueMin: String(panelWidths.least) },
    ariaValueMax: String(panelWidths.greatest),
  });
  const closeButton = button(text('collapsePanel'), '›');
  const sideButton = button(text('movePanel'), '⇄');
  strip.append(closeButton, sideButton);
  const frame = document.createElement('iframe');
  frame.title = text('assistantName');
  const handle = button(text('buttonTitle'), text('productName'));
  handle.className = 'handle';
  box.append(strip, frame, handle);
  root.append(box);
  return { url, host, box, strip, frame, handle, closeButton, sideButton };
}
