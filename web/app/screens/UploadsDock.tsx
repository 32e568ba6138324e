import { Suspense, useEffect } from 'react';
import { plural } from '#shared/domain/plural.ts';
import { isUnderWay, useUploads } from '../features/uploads/uploadStore.ts';
import { lazyPart } from '../lib/lazyPart.ts';
import { useReportWaiting } from '../lib/waitingWork.ts';

const loadTray = () => import('./UploadsDockTray.tsx');
const UploadsDockTray = lazyPart(loadTray, 'UploadsDockTray');

/** Stands once in the shell: the tray of uploads, loaded when there is something in it. */
export function UploadsDock({ userId }: { userId: string }) {
  const hasUploads = useUploads(({ uploads }) => uploads.length > 0);
  const waiting = useUploads(({ uploads }) => uploads.filter(isUnderWay).length);
  useReportWaiting(waiting > 0 ? plural(waiting, 'upload') : null);
  const claim = useUploads((state) => state.claim);
  useEffect(() => claim(userId), [claim, userId]);
  if (!hasUploads) return null;
  return (
    <Suspense fallback={null}>
      <UploadsDockTray />
    </Suspense>
  );
}
