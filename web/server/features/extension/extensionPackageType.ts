import { builder } from '../../graphql/builder.ts';
import { firefoxExtensionId } from '#shared/messages/extensionIdentity.ts';
import { packagePaths } from './extensionPackages.ts';

interface ExtensionPackageShape {
  chromiumId: string;
  version: string | null;
  isFirefoxSigned: boolean;
  publicUrl: string;
}

const BrowserExtensionData = builder
  .objectRef<ExtensionPackageShape>('BrowserExtensionData')
  .implement({
    description: 'What administrators need to install the browser extension for everybody.',
    fields: (t) => ({
      chromiumId: t.exposeString('chromiumId'),
      firefoxId: t.string({ resolve: () => firefoxExtensionId }),
      version: t.exposeString('version', {
        nullable: true,
        description: 'Null where the extension is not built on this server.',
      }),
      isFirefoxSigned: t.exposeBoolean('isFirefoxSigned'),
      serverUrl: t.exposeString('publicUrl'),
      updateUrl: t.string({
        description: 'From which browsers of Chromium install and update it.',
        resolve: ({ publicUrl }) => publicUrl + packagePaths.chromiumUpdates,
      }),
      firefoxUrl: t.string({ resolve: ({ publicUrl }) => publicUrl + packagePaths.xpi }),
    }),
  });

builder.queryFields((t) => ({
  browserExtensionData: t.field({
    type: BrowserExtensionData,
    resolve: async (_root, _args, { services: { extensionPackages, settings } }) => {
      const [chromium, firefox] = await Promise.all([
        extensionPackages.chromium(),
        extensionPackages.firefox(),
      ]);
      return {
        chromiumId: extensionPackages.chromiumId,
        version: chromium?.version ?? null,
        isFirefoxSigned: firefox?.isSigned ?? false,
        publicUrl: settings.PUBLIC_URL,
      };
    },
  }),
}));
