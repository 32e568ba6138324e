import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Frame, Page } from 'puppeteer';

export interface AtsHost {
  url: string;
  close(): Promise<void>;
}

/** A page of this machine that frames the app, as an applicant tracking system's page would. */
export async function serveAtsHost(): Promise<AtsHost> {
  const html = await readFile(
    fileURLToPath(new URL('../fixtures/ats/host.html', import.meta.url)),
    'utf8',
  );
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Loads the page around and the app in it; gives the app's frame. */
export async function openFramed(page: Page, host: AtsHost, appUrl: string): Promise<Frame> {
  // Another address behind the # alone would load nothing anew.
  await page.goto('about:blank');
  await page.goto(`${host.url}/#${appUrl}`);
  return page.waitForFrame((frame) => frame.url().startsWith(new URL(appUrl).origin));
}

/** What an extension for such a page does, told the app's page before its own scripts run. */
export interface AtsExtension {
  ats: string | null;
  /** takes: writes into the page. refuses: finds no field. silent: never answers an export. */
  exports: 'takes' | 'refuses' | 'silent';
}

/** Lets every page that is opened from now on meet this extension, as its content script would. */
export async function installAtsExtension(page: Page, extension: AtsExtension): Promise<void> {
  await page.evaluateOnNewDocument(({ ats, exports }: AtsExtension) => {
    interface Asked {
      source?: string;
      type: string;
      id: string;
      text?: string;
      interviewName?: string;
      questions?: string[];
    }
    const written = ({ text, interviewName, questions }: Asked) =>
      text ?? [interviewName, ...(questions ?? [])].join('\n');
    const answerTo = (asked: Asked): unknown => {
      if (asked.type === 'getVersion') return { version: '9.9.9' };
      if (asked.type === 'getAtsContext') return { ats };
      if (asked.type === 'hideModal') {
        window.parent.postMessage({ written: 'closed' }, '*');
        return { isOpen: false };
      }
      if (exports === 'silent') return null;
      if (exports === 'refuses') return { ats, isInserted: false, reason: 'NO_FIELD' };
      window.parent.postMessage({ written: written(asked) }, '*');
      return { ats, isInserted: true };
    };
    window.addEventListener('message', ({ source, data }: MessageEvent<Asked>) => {
      if (source !== window || data.source !== 'rapport-app') return;
      const answer = answerTo(data);
      if (answer)
        window.postMessage(
          { source: 'rapport-extension', type: 'answer', id: data.id, data: answer },
          location.origin,
        );
    });
  }, extension as never);
}
