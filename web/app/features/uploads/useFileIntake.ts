import { useCallback, useState } from 'react';
import { fingerprintOf, refusalOf } from './fileRules.ts';
import type { UnfinishedUpload } from './useUnfinishedUploads.ts';
import { useUploads } from './uploadStore.ts';

interface IntakeOptions {
  maxUploadBytes: number;
  unfinished: readonly UnfinishedUpload[];
  continueUpload: (upload: UnfinishedUpload, file: File) => void;
}

/**
 * What becomes of files that were picked or dropped: refused with a reason, continued where an
 * earlier upload stopped, or described one by one.
 */
export function useFileIntake({ maxUploadBytes, unfinished, continueUpload }: IntakeOptions) {
  const [drafts, setDrafts] = useState<readonly File[]>([]);
  const [refusals, setRefusals] = useState<readonly string[]>([]);

  const takeFiles = useCallback(
    (files: readonly File[]) => {
      const reasons: string[] = [];
      const fresh: File[] = [];
      for (const file of files) {
        const reason = refusalOf(file, maxUploadBytes);
        const fingerprint = fingerprintOf(file);
        const begun = unfinished.find((upload) => upload.fingerprint === fingerprint);
        const isOnItsWay = useUploads
          .getState()
          .uploads.some((entry) => entry.fingerprint === fingerprint && entry.state !== 'sent');
        if (reason !== null) reasons.push(reason);
        else if (isOnItsWay) reasons.push(`“${file.name}” is on its way already.`);
        else if (begun) continueUpload(begun, file);
        else fresh.push(file);
      }
      setRefusals(reasons);
      setDrafts((before) => {
        const known = new Set(before.map(fingerprintOf));
        return [...before, ...fresh.filter((file) => !known.has(fingerprintOf(file)))];
      });
    },
    [maxUploadBytes, unfinished, continueUpload],
  );

  return {
    drafts,
    refusals,
    takeFiles,
    dropFirstDraft: () => setDrafts((before) => before.slice(1)),
    dropDrafts: () => setDrafts([]),
    dropRefusals: () => setRefusals([]),
  };
}
