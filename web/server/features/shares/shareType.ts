import { externalNotesFormats, sharedNouns, type SharedNoun } from '#shared/domain/share.ts';
import { builder, SharedNounEnum } from '../../graphql/builder.ts';
import { UserError } from '../../errors/userError.ts';
import type { ActorContext } from '../../graphql/context.ts';
import { loadOrganizationSettings } from '../organizations/loadOrganizationSettings.ts';
import { User } from '../users/userType.ts';
import { Playlist } from '../playlists/playlistType.ts';
import { removeShare, renewShare, shareInside, shareOutside } from './editShares.ts';
import { writtenFormats } from './externalNotes.ts';
import { findShared, findSharedOf, type Shareable } from './findShared.ts';
import type { ShareRow } from './shareLoaders.ts';

const Share = builder.objectRef<ShareRow>('Share').implement({
  description: 'What a colleague was given.',
  fields: (t) => ({
    id: t.exposeID('id'),
    sharedTo: t.field({
      type: User,
      resolve: (row, _args, context) =>
        context.signedIn().loaders.userById.loadOrThrow(row.userId ?? ''),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

const ExternalNotesFormatEnum = builder.enumType('ExternalNotesFormat', {
  values: externalNotesFormats,
});

const ExternalShare = builder.objectRef<ShareRow>('ExternalShare').implement({
  description: 'What somebody outside was given, for a time.',
  fields: (t) => ({
    id: t.exposeID('id'),
    email: t.string({ resolve: (row) => row.email ?? '' }),
    notesFormat: t.field({
      type: ExternalNotesFormatEnum,
      nullable: true,
      description: 'The AI notes that are read with the recording.',
      resolve: (row) => row.notesFormat,
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true }),
    renewalRequestedAt: t.expose('renewalRequestedAt', { type: 'DateTime', nullable: true }),
  }),
});

const Sharing = builder.objectRef<{ shareable: Shareable }>('Sharing').implement({
  description: 'Who has a call, a clip or a playlist by invitation.',
  fields: (t) => ({
    id: t.id({ resolve: ({ shareable: { noun, id } }) => `${noun}-${id}` }),
    canShare: t.boolean({ resolve: ({ shareable }) => shareable.can('share') }),
    canShareExternal: t.boolean({ resolve: ({ shareable }) => shareable.can('shareExternal') }),
    shares: t.field({
      type: [Share],
      resolve: ({ shareable: { noun, id } }, _args, context) =>
        context.signedIn().loaders.insideShares[noun].load(id),
    }),
    externalShares: t.field({
      type: [ExternalShare],
      description: 'Shown to those who may share it.',
      resolve: ({ shareable }, _args, context) => {
        // An access that ends ends by the clock, without a change of any row.
        context.freshness.untilMs = 0;
        const { outsideShares } = context.signedIn().loaders;
        return shareable.can('share') ? outsideShares[shareable.noun].load(shareable.id) : [];
      },
    }),
    notesFormats: t.field({
      type: [ExternalNotesFormatEnum],
      description: 'AI notes that can be shared outside with the recording.',
      resolve: ({ shareable }, _args, context) =>
        shareable.noun === 'call' && shareable.can('shareExternal')
          ? writtenFormats(context.signedIn().db, shareable.id)
          : [],
    }),
    defaultDurationDays: t.float({
      resolve: async ({ shareable }, _args, context) =>
        (await loadOrganizationSettings(context.signedIn().db, shareable.organizationId))
          .externalShareDefaultDurationDays,
    }),
  }),
});

builder.queryField('sharing', (t) =>
  t.field({
    type: Sharing,
    args: {
      noun: t.arg({ type: SharedNounEnum, required: true }),
      id: t.arg.id({ required: true }),
    },
    resolve: async (_root, { noun, id }, context) => ({
      shareable: await findShared(context.signedIn(), noun, id),
    }),
  }),
);

/** As it is after a command changed it. */
function reload({ loaders }: ActorContext, shareable: Shareable): { shareable: Shareable } {
  loaders.insideShares[shareable.noun].clear(shareable.id);
  loaders.outsideShares[shareable.noun].clear(shareable.id);
  return { shareable };
}

const shareOf = (own: ActorContext, id: string) => own.loaders.shareById.loadOrThrow(id);

builder.mutationFields((t) => ({
  removeShare: t.field({
    type: Sharing,
    description: 'Ends what a colleague was given.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const own = context.signedIn();
      const row = await shareOf(own, id);
      const thing = await findSharedOf(own, row);
      thing.authorize('share');
      await removeShare({ db: own.db, actor: own.actor, thing, share: row });
      return reload(own, thing);
    },
  }),
}));

const sender = ({ services }: ActorContext) => ({ send: services.jobs.send });

/** @throws {UserError} NOT_FOUND for a share inside, or of another kind of thing. */
function refuseOther({ email }: ShareRow, thing: Shareable, noun: SharedNoun): void {
  if (email === null || thing.noun !== noun) throw UserError.notFound('share');
}

const capital = (noun: SharedNoun) => `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;

for (const noun of sharedNouns) {
  const Noun = capital(noun);
  builder.mutationFields((t) => ({
    [`share${Noun}`]: t.field({
      type: Sharing,
      description: 'Invites colleagues and tells them by e-mail.',
      args: {
        id: t.arg.id({ required: true }),
        internalIds: t.arg.idList({ required: true }),
        title: t.arg.string(),
        message: t.arg.string(),
      },
      resolve: async (_root, { id, internalIds, title, message }, context) => {
        const own = context.signedIn();
        const thing = await findShared(own, noun, id);
        thing.authorize('share');
        const recipients = await Promise.all(
          [...new Set(internalIds)].map((userId) => own.loaders.memberById.loadOrThrow(userId)),
        );
        const { db, actor } = own;
        await shareInside({ db, actor, thing, recipients, title, message, ...sender(own) });
        return reload(own, thing);
      },
    }),
    [`share${Noun}Externally`]: t.field({
      type: Sharing,
      description: 'Invites people outside for some days and tells them by e-mail.',
      args: {
        id: t.arg.id({ required: true }),
        externalEmails: t.arg.stringList({ required: true }),
        durationDays: t.arg.float({ required: true }),
        title: t.arg.string(),
        message: t.arg.string(),
        ...(noun === 'call' && {
          notesFormat: t.arg({
            type: ExternalNotesFormatEnum,
            description: 'AI notes that are read with the recording; none unless it is chosen.',
          }),
        }),
      },
      resolve: async (_root, { id, externalEmails: emails, ...rest }, context) => {
        const own = context.signedIn();
        const thing = await findShared(own, noun, id);
        thing.authorize('shareExternal');
        const { db, actor } = own;
        await shareOutside({ db, actor, thing, emails, ...rest, ...sender(own) });
        return reload(own, thing);
      },
    }),
    [`renewExternal${Noun}Share`]: t.field({
      type: Sharing,
      description: 'Gives as long again from now, also after the access has ended.',
      args: { id: t.arg.id({ required: true }), durationDays: t.arg.float({ required: true }) },
      resolve: async (_root, { id, durationDays }, context) => {
        const own = context.signedIn();
        const row = await shareOf(own, id);
        const thing = await findSharedOf(own, row);
        thing.authorize('shareExternal');
        refuseOther(row, thing, noun);
        const { db, actor } = own;
        await renewShare({ db, actor, thing, share: row, durationDays, ...sender(own) });
        return reload(own, thing);
      },
    }),
    [`removeExternal${Noun}Share`]: t.field({
      type: Sharing,
      description: 'Ends the access of somebody outside at once.',
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, context) => {
        const own = context.signedIn();
        const row = await shareOf(own, id);
        const thing = await findSharedOf(own, row);
        thing.authorize('share');
        refuseOther(row, thing, noun);
        await removeShare({ db: own.db, actor: own.actor, thing, share: row });
        return reload(own, thing);
      },
    }),
  }));
}

builder.objectField(Playlist, 'canShare', (t) =>
  t.boolean({
    resolve: async ({ id }, _args, context) =>
      (await findShared(context.signedIn(), 'playlist', id)).can('share'),
  }),
);
