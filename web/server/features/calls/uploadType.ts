import { builder } from '../../graphql/builder.ts';
import type { upload } from '../../db/tables/schema.ts';

export type UploadRow = typeof upload.$inferSelect;

export const Upload = builder.objectRef<UploadRow>('Upload').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    callId: t.exposeID('callId'),
    fileName: t.exposeString('fileName'),
    sizeBytes: t.exposeFloat('sizeBytes'),
    receivedBytes: t.float({
      resolve: (source, _args, { services, freshness }) => {
        if (source.completedAt) return source.sizeBytes;
        freshness.untilMs = 0;
        return services.uploads.receivedBytes(source.id);
      },
    }),
    fingerprint: t.exposeString('fingerprint'),
    isComplete: t.boolean({ resolve: (source) => source.completedAt !== null }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});
