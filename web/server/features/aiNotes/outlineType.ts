import { builder } from '../../graphql/builder.ts';

export const Chapter = builder
  .objectRef<{ title: string; startMs: number; segmentId: string }>('Chapter')
  .implement({
    fields: (t) => ({
      title: t.exposeString('title'),
      startMs: t.exposeInt('startMs'),
      segmentId: t.exposeID('segmentId'),
    }),
  });

const TopicMention = builder
  .objectRef<{ segmentId: string; startMs: number }>('TopicMention')
  .implement({
    fields: (t) => ({ segmentId: t.exposeID('segmentId'), startMs: t.exposeInt('startMs') }),
  });
export const Topic = builder
  .objectRef<{ name: string; mentions: { segmentId: string; startMs: number }[] }>('Topic')
  .implement({
    fields: (t) => ({
      name: t.exposeString('name'),
      mentions: t.field({ type: [TopicMention], resolve: (source) => source.mentions }),
    }),
  });
