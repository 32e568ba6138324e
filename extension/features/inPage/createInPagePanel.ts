import type { PanelPlace } from '../../platform/panelPlace.ts';
import { buildPanelParts, type PanelParts } from './buildPanelParts.ts';
import { panelWidths } from '../../platform/panelWidths.ts';

interface InPageOptions {
  page: Window;
  signal: AbortSignal;
  /** Bars of the page with its own buttons, which stay free. */
  controls: { topPx: number; bottomPx: number };
  /** The address of the frame, and where the panel stood last. */
  load(): Promise<{ url: string; place: PanelPlace }>;
  save(place: PanelPlace): Promise<unknown>;
}

export interface InPagePanel {
  /** Puts it into the page, or back where the page threw it out. */
  show(): void;
  hide(): void;
  collapse(): void;
}

const keyStep = 16;

/**
 * The panel at an edge of a meeting page: a frame with the extension's own page in a closed shadow root. The
 * page can reach neither of them, sees no key pressed in the frame, and its synthetic events are ignored.
 */
export function createInPagePanel({
  page,
  signal,
  controls,
  load,
  save,
}: InPageOptions): InPagePanel {
  const { document } = page;
  let parts: PanelParts | null = null;
  let place: PanelPlace | null = null;
  let isWanted = false;

  const draw = () => {
    if (!parts || !place) return;
    const { host, strip, frame, handle, closeButton } = parts;
    const { isOpen, side, width } = place;
    strip.hidden = !isOpen;
    handle.hidden = isOpen;
    frame.hidden = !isOpen;
    parts.box.dataset.side = side;
    closeButton.textContent = side === 'left' ? '‹' : '›';
    strip.ariaValueNow = String(width);
    const size = isOpen
      ? {
          top: `${controls.topPx}px`,
          height: `calc(100vh - ${controls.topPx + controls.bottomPx}px)`,
          width: `min(${width}px, 100vw)`,
        }
      : { top: '42vh', height: '96px', width: '28px' };
    // Inline and important, so that no style of the page moves or hides it.
    host.style.cssText = '';
    const style = {
      ...{ all: 'initial', position: 'fixed', display: 'block', 'z-index': '2147483647' },
      ...{ [side]: '0', [side === 'left' ? 'right' : 'left']: 'auto', overflow: 'visible' },
      ...{ margin: '0', padding: '0', border: '0', background: 'none', ...size },
    };
    for (const [name, value] of Object.entries(style))
      host.style.setProperty(name, value, 'important');
  };
  const change = (changes: Partial<PanelPlace>, isDone = true) => {
    if (!place) return;
    place = { ...place, ...changes };
    place.width = clampWidth(place.width);
    draw();
    // The frame loads when the panel is opened for the first time: until then it costs the page nothing.
    if (place.isOpen && parts && !parts.frame.src) parts.frame.src = parts.url;
    if (isDone) void save(place).catch(() => undefined);
  };
  const insert = () => {
    if (!parts || parts.host.isConnected) return;
    document.documentElement.append(parts.host);
    // Above everything that the page draws, whatever it draws later.
    if (typeof parts.host.showPopover === 'function') parts.host.showPopover();
    draw();
  };
  const show = () => {
    isWanted = true;
    if (parts || place) return insert();
    void load().then(
      (known) => {
        if (!isWanted || signal.aborted || parts) return;
        place = known.place;
        parts = buildPanelParts(document, known.url);
        listen(parts);
        insert();
        change({}, false);
      },
      // The background is being replaced; the next report of the page asks again.
      () => undefined,
    );
  };

  /** Only events of the person count; those that the page dispatches are not trusted. */
  function listen({ host, strip, frame, handle, closeButton, sideButton }: PanelParts): void {
    const on = (element: Element, type: string, run: (event: Event) => void) =>
      element.addEventListener(type, (event) => event.isTrusted && run(event), { signal });
    on(handle, 'click', () => change({ isOpen: true }));
    on(closeButton, 'click', () => {
      change({ isOpen: false });
      handle.focus();
    });
    on(sideButton, 'click', () => change({ side: place?.side === 'left' ? 'right' : 'left' }));
    const widthAt = (x: number) =>
      place?.side === 'left' ? x : document.documentElement.clientWidth - x;
    on(strip, 'pointerdown', (event) => {
      if (event.target !== strip) return;
      strip.setPointerCapture((event as PointerEvent).pointerId);
      frame.inert = true;
    });
    on(strip, 'pointermove', (event) => {
      const { pointerId, clientX } = event as PointerEvent;
      if (strip.hasPointerCapture(pointerId)) change({ width: widthAt(clientX) }, false);
    });
    on(strip, 'lostpointercapture', () => {
      frame.inert = false;
      change({});
    });
    on(strip, 'keydown', (event) => {
      const { key } = event as KeyboardEvent;
      const wider = place?.side === 'left' ? 'ArrowRight' : 'ArrowLeft';
      if (event.target !== strip || !/^Arrow(?:Left|Right)$/.test(key) || !place) return;
      event.preventDefault();
      change({ width: place.width + (key === wider ? keyStep : -keyStep) });
    });
    for (const type of ['keydown', 'keypress', 'keyup', 'click', 'pointerdown', 'pointerup'])
      host.addEventListener(type, (event) => event.stopPropagation(), { signal });
  }

  const hide = () => {
    isWanted = false;
    parts?.host.remove();
  };
  signal.addEventListener('abort', hide);
  return { show, hide, collapse: () => change({ isOpen: false }) };
}

const clampWidth = (width: number): number =>
  Math.round(Math.min(panelWidths.greatest, Math.max(panelWidths.least, width)));
