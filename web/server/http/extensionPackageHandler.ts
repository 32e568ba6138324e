import {
  packagePaths,
  type ExtensionPackage,
  type ExtensionPackages,
} from '../features/extension/extensionPackages.ts';
import { answer, answerJson, answerText } from './answer.ts';
import type { Route } from './route.ts';

export const extensionPackagePath = /^\/extension\/(rapport\.(crx|xpi)|updates\.(xml|json))$/;

/** The packages of the extension, and what browsers ask for to keep them up to date. */
export function createExtensionPackageHandler(
  packages: ExtensionPackages,
  publicUrl: string,
): Route['answer'] {
  return async (_req, res, { pathname }) => {
    const isForFirefox = pathname === packagePaths.xpi || pathname === packagePaths.firefoxUpdates;
    const found = await (isForFirefox ? packages.firefox() : packages.chromium());
    if (!found)
      return answerText(
        res,
        404,
        'The extension is not built here. Run: npm run build:extension && npm run build:firefox',
      );
    const headers = { 'cache-control': 'no-cache', etag: `"${found.sha256}"` };
    if (pathname === packagePaths.chromiumUpdates)
      return answer(res, 200, chromiumUpdates(found, publicUrl), {
        ...{ 'cache-control': 'no-cache', 'content-type': 'application/xml; charset=utf-8' },
      });
    if (pathname === packagePaths.firefoxUpdates)
      return answerJson(res, 200, firefoxUpdates(found, publicUrl), {
        'cache-control': 'no-cache',
      });
    return answer(res, 200, found.file, {
      ...headers,
      'content-type': isForFirefox ? 'application/x-xpinstall' : 'application/x-chrome-extension',
    });
  };
}

/** See "Autoupdating" of Chromium's documentation for administrators. */
const chromiumUpdates = ({ id, version }: ExtensionPackage, publicUrl: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gupdate xmlns="http://www.google.com/update2/response" protocol="2.0">',
    `  <app appid="${id}">`,
    `    <updatecheck codebase="${publicUrl + packagePaths.crx}" version="${version}" />`,
    '  </app>',
    '</gupdate>',
    '',
  ].join('\n');

const firefoxUpdates = ({ id, version, sha256, isSigned }: ExtensionPackage, publicUrl: string) => {
  const update_link = publicUrl + packagePaths.xpi;
  // An update that Mozilla did not sign would be refused by every browser that asks.
  const updates = isSigned ? [{ version, update_link, update_hash: `sha256:${sha256}` }] : [];
  return { addons: { [id]: { updates } } };
};
