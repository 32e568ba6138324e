import { useEffect } from 'react';
import { notifySuccess } from '../../ui/notify.ts';
import type { JobDescriptionText } from './createJobDescriptionText.ts';

/**
 * Who comes back to a tab goes on from the newest text, so that the first word written there is no conflict.
 * What cannot be read now is told when something is saved.
 */
export function useNewestText(jobDescriptionText: JobDescriptionText, isReadOnly: boolean): void {
  useEffect(() => {
    if (isReadOnly) return undefined;
    const look = async () => {
      if (document.visibilityState === 'visible' && (await jobDescriptionText.bringUpToDate()))
        notifySuccess(
          'This job description was changed elsewhere. You see the newest text now.',
          'Brought up to date',
        );
    };
    const lookQuietly = () => void look().catch(() => undefined);
    document.addEventListener('visibilitychange', lookQuietly);
    return () => document.removeEventListener('visibilitychange', lookQuietly);
  }, [jobDescriptionText, isReadOnly]);
}
