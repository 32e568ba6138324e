import type { recordingFile } from '../../db/tables/schema.ts';
import { builder } from '../../graphql/builder.ts';
import type { ListedCall } from './listedCall.ts';
import { callPolicy } from './callPolicy.ts';

interface RecordingShape {
  call: ListedCall;
  file: typeof recordingFile.$inferSelect;
}

/** What the player plays. */
export const Recording = builder.objectRef<RecordingShape>('Recording').implement({
  fields: (t) => ({
    url: t.string({ resolve: ({ call }) => `/media/${call.id}/playback` }),
    mimeType: t.string({ resolve: ({ file }) => file.mimeType }),
    durationMs: t.int({ resolve: ({ call, file }) => file.durationMs ?? call.durationMs ?? 0 }),
    hasVideo: t.boolean({ resolve: ({ file }) => file.hasVideo }),
    peaks: t.field({
      type: ['Lane'],
      resolve: async ({ call }, _args, context) =>
        (await context.signedIn().loaders.peaksByCallId.loadFirst(call.id))?.lanes ?? [],
    }),
    peaksPerSecond: t.float({
      resolve: async ({ call }, _args, context) =>
        (await context.signedIn().loaders.peaksByCallId.loadFirst(call.id))?.peaksPerSecond ?? 1,
    }),
    downloadUrl: t.string({
      nullable: true,
      resolve: ({ call }, _args, context) =>
        callPolicy.can(context.signedIn().actor, 'download', call)
          ? `/media/${call.id}/original?download=1`
          : null,
    }),
  }),
});
