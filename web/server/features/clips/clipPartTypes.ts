import type { TranscriptTurn } from '#shared/domain/transcript.ts';
import { builder } from '../../graphql/builder.ts';
import type { SpeakerRow } from '../transcripts/transcriptLoaders.ts';
import type { LoadedClip } from './clipLoaders.ts';
import { clipPolicy } from './clipPolicy.ts';

export const ClipRecording = builder
  .objectRef<{ clip: LoadedClip; hasVideo: boolean }>('ClipRecording')
  .implement({
    description: 'What the player plays: the passage, cut out of the recording.',
    fields: (t) => ({
      url: t.string({ resolve: ({ clip }) => clipUrl(clip) }),
      hasVideo: t.exposeBoolean('hasVideo'),
      peaks: t.field({
        type: ['Lane'],
        resolve: async ({ clip }, _args, context) => {
          const found = await context.signedIn().loaders.peaksByCallId.loadFirst(clip.callId);
          if (!found) return [];
          const from = Math.floor((clip.startMs / 1000) * found.peaksPerSecond);
          const to = Math.ceil((clip.endMs / 1000) * found.peaksPerSecond);
          return found.lanes.map((lane) => lane.slice(from, to));
        },
      }),
      peaksPerSecond: t.float({
        resolve: async ({ clip }, _args, context) =>
          (await context.signedIn().loaders.peaksByCallId.loadFirst(clip.callId))?.peaksPerSecond ??
          1,
      }),
      downloadUrl: t.string({
        nullable: true,
        resolve: ({ clip }, _args, context) =>
          clipPolicy.can(context.signedIn().actor, 'download', clip)
            ? `${clipUrl(clip)}?download=1`
            : null,
      }),
    }),
  });

const clipUrl = ({ id }: LoadedClip): string => `/media/clips/${id}`;

export const ClipSpeaker = builder.objectRef<SpeakerRow>('ClipSpeaker').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    index: t.exposeInt('index'),
  }),
});

export const ClipSegment = builder.objectRef<TranscriptTurn>('ClipSegment').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    speakerId: t.exposeID('speakerId'),
    startMs: t.exposeInt('startMs'),
    endMs: t.exposeInt('endMs'),
    words: t.field({ type: ['Word'], resolve: ({ words }) => words }),
  }),
});
