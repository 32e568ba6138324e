import { useCallback, useState } from 'react';
import { isTranscriptName } from './transcriptFile.ts';

/** Parts what was dropped on the page: transcripts wait to be imported, all else is for `onRecordings`. */
export function useFileSorting(onRecordings: (files: File[]) => void) {
  const [transcripts, setTranscripts] = useState<readonly File[]>([]);
  const [isImporting, setIsImporting] = useState(false);
  const sortFiles = useCallback(
    (files: File[]) => {
      const found = files.filter(({ name }) => isTranscriptName(name));
      const others = files.filter((file) => !found.includes(file));
      if (found.length > 0) {
        setTranscripts((before) => [...before, ...found]);
        setIsImporting(true);
      }
      if (others.length > 0) onRecordings(others);
    },
    [onRecordings],
  );
  return {
    transcripts,
    isImporting,
    sortFiles,
    beginImport: () => setIsImporting(true),
    dropFirst: () => setTranscripts((before) => before.slice(1)),
    endImport: () => {
      setTranscripts([]);
      setIsImporting(false);
    },
  };
}
