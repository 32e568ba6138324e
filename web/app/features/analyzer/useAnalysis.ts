import { useCallback, useEffect, useRef, useState } from 'react';
import type { Analysis } from '#shared/analysis/analysis.ts';
import { analysisBlocks } from '#shared/editor/analysisBlocks.ts';
import type { EditorBlock } from '#shared/editor/editorNodes.ts';
import { useReconnect } from '../../lib/useReconnect.ts';
import { createAnalysisEngine } from './analysisEngine.ts';
import type { AnalysisEngine } from './analysisEngine.ts';

/** Marks follow the text this soon after a key; the engine itself needs a millisecond. */
const pauseMs = 150;

interface UseAnalysisOptions {
  /** The document now: the same array as long as nothing changed. */
  readBlocks: () => EditorBlock[];
  title: string;
  whitelistedWords: readonly string[];
  onFound: (blocks: readonly EditorBlock[], analysis: Analysis | null) => void;
}

/** The analysis of the text as it stands. A result for a text that has changed since is dropped. */
export function useAnalysis({ readBlocks, title, whitelistedWords, onFound }: UseAnalysisOptions) {
  const [analysis, setAnalysis] = useState<Analysis | null>(null);
  const [error, setError] = useState<unknown>(null);
  const engine = useRef<AnalysisEngine | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const analyze = useCallback(async () => {
    clearTimeout(timer.current);
    const blocks = readBlocks();
    engine.current ??= createAnalysisEngine();
    try {
      const result = await engine.current.analyze({
        blocks: analysisBlocks(blocks),
        title,
        whitelistedWords,
      });
      if (result === null || readBlocks() !== blocks) return;
      setError(null);
      // Nothing written is nothing judged: no score of 0 flashes up when the first words come.
      setAnalysis(result.numWords === 0 ? null : result);
      onFound(blocks, result);
    } catch (reason) {
      setError(reason);
      setAnalysis(null);
      onFound(blocks, null);
    }
  }, [onFound, readBlocks, title, whitelistedWords]);

  useReconnect(() => {
    if (error !== null) void analyze();
  });
  const latest = useRef(analyze);
  useEffect(() => {
    latest.current = analyze;
    // Another title, another ignored word: what was read is read again at once.
    timer.current = setTimeout(() => void analyze());
    return () => clearTimeout(timer.current);
  }, [analyze]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      engine.current?.close();
      engine.current = null;
    },
    [],
  );
  const textChanged = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void latest.current(), pauseMs);
  }, []);
  return { analysis, error, textChanged, again: analyze };
}
