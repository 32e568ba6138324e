import { newUuid } from '#shared/domain/newUuid.ts';
import { readAnswer } from './appAnswers.ts';
import type { AppMessages, AppMessageType } from './appMessages.ts';
import { appSource, extensionSource } from './appMessageSource.ts';

/** Nobody answered: no extension is installed here, or it does not know this site. */
export class ExtensionNotInstalled extends Error {
  readonly code = 'EXTENSION_NOT_INSTALLED';
  constructor() {
    super('The browser extension did not answer. Install it, or enter this site in its options.');
    this.name = 'ExtensionNotInstalled';
  }
}

/** Somebody answered, but not as this version of the app understands. */
export class ExtensionNotSupported extends Error {
  readonly code = 'EXTENSION_NOT_SUPPORTED';
  constructor() {
    super('The browser extension is of another version. Update it and load this page again.');
    this.name = 'ExtensionNotSupported';
  }
}

/**
 * Asks the extension in this browser; only this page's own window and origin are listened to.
 * @param patienceMs after which nobody is taken to be there
 * @throws {ExtensionNotInstalled | ExtensionNotSupported}
 */
export function askExtension<Type extends AppMessageType>(
  page: Window,
  type: Type,
  data: Parameters<AppMessages[Type]>[0],
  patienceMs = 1_000,
): Promise<ReturnType<AppMessages[Type]>> {
  const id = newUuid();
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      page.removeEventListener('message', listen);
    };
    const listen = ({ source, origin, data: answer }: MessageEvent<unknown>) => {
      if (source !== page || origin !== page.location.origin || !isAbout(id, answer)) return;
      if (answer.type === 'pending') return clearTimeout(timer);
      if (!('data' in answer)) return;
      end();
      const read = readAnswer(type, answer.data);
      if (read) resolve(read);
      else reject(new ExtensionNotSupported());
    };
    const timer = setTimeout(() => {
      end();
      reject(new ExtensionNotInstalled());
    }, patienceMs);
    page.addEventListener('message', listen);
    page.postMessage({ ...data, source: appSource, type, id }, page.location.origin);
  });
}

const isAbout = (id: string, value: unknown): value is { data?: unknown; type?: unknown } =>
  typeof value === 'object' &&
  value !== null &&
  'source' in value &&
  value.source === extensionSource &&
  'id' in value &&
  value.id === id;
