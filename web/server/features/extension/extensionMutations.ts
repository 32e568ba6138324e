import { eq } from 'drizzle-orm';
import { exportedTexts } from '#shared/domain/exportedText.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { user } from '../../db/tables/schema.ts';
import { builder } from '../../graphql/builder.ts';
import { UserError } from '../../errors/userError.ts';
import { issueExtensionCode } from './extensionConnection.ts';
import { extensionPolicy } from './extensionPolicy.ts';

const ExtensionCode = builder
  .objectRef<{ code: string; expiresAt: Date }>('ExtensionCode')
  .implement({
    fields: (t) => ({
      code: t.exposeString('code'),
      expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    }),
  });

const ExportedTextEnum = builder.enumType('ExportedText', { values: exportedTexts });

builder.mutationFields((t) => ({
  createExtensionCode: t.field({
    type: ExtensionCode,
    description: 'For the extension in the same browser; two minutes, once.',
    resolve: async (_root, _args, context) => {
      const { db, actor, services } = context.signedIn();
      extensionPolicy.authorize(actor, 'connect', null);
      await services.rateLimit({ name: 'extension-code', points: 30, perSec: 3600 }, actor.userId);
      return issueExtensionCode(db, actor);
    },
  }),
  addAtsExport: t.boolean({
    description:
      'The extension put a text into a page of an applicant tracking system, or tried to. For the audit log.',
    args: {
      text: t.arg({ type: ExportedTextEnum, required: true }),
      ats: t.arg.string({ required: true }),
      isInserted: t.arg.boolean({ required: true }),
    },
    resolve: async (_root, { text, ats, isInserted }, context) => {
      const { db, actor } = context.signedIn();
      extensionPolicy.authorize(actor, 'connect', null);
      if (ats.length === 0 || ats.length > 80)
        throw new UserError('BAD_INPUT', 'A system has a name of up to 80 letters.');
      await db.transaction((tx) =>
        recordEvent(tx, actor, 'extension.textExported', actor.userId, { text, ats, isInserted }),
      );
      return true;
    },
  }),
  updateBrowserExtensionVersion: t.boolean({
    args: { browserExtensionVersion: t.arg.string({ required: true }) },
    resolve: async (_root, { browserExtensionVersion: version }, context) => {
      const { db, actor } = context.signedIn();
      extensionPolicy.authorize(actor, 'connect', null);
      if (!/^\d+(\.\d+){0,3}$/.test(version))
        throw new UserError('BAD_INPUT', 'A version is numbers with dots, like 1.4.0.');
      await db
        .update(user)
        .set({ browserExtensionVersion: version })
        .where(eq(user.id, actor.userId));
      return true;
    },
  }),
}));
