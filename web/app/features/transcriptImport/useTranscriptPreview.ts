import { useCallback, useEffect, useRef, useState } from 'react';
import type { ImportPreview } from '#shared/domain/transcripts/importPreview.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { NetworkError } from '../../lib/connectionError.ts';
import { announceSignedOut } from '../../lib/sessionEvents.ts';
import { refusalOfTranscript } from './transcriptFile.ts';
import type { TranscriptSource } from './transcriptFile.ts';

type PreviewState =
  | { kind: 'none' }
  | { kind: 'reading'; source: TranscriptSource }
  | { kind: 'failed'; source: TranscriptSource; reason: string }
  | { kind: 'read'; source: TranscriptSource; preview: ImportPreview };

/** Has a file read by the server; what was chosen stays chosen when that fails. */
export function useTranscriptPreview() {
  const [state, setState] = useState<PreviewState>({ kind: 'none' });
  const current = useRef<AbortController | null>(null);

  const load = useCallback(async (source: TranscriptSource) => {
    current.current?.abort();
    const refusal = refusalOfTranscript(source);
    if (refusal !== null) return setState({ kind: 'failed', source, reason: refusal });
    const { signal } = (current.current = new AbortController());
    setState({ kind: 'reading', source });
    try {
      const preview = await askForPreview(source, signal);
      if (!signal.aborted) setState({ kind: 'read', source, preview });
    } catch (error) {
      if (!signal.aborted) setState({ kind: 'failed', source, reason: errorMessage(error) });
    }
  }, []);
  const read = useCallback((source: TranscriptSource) => void load(source), [load]);
  const forget = useCallback(() => {
    current.current?.abort();
    setState({ kind: 'none' });
  }, []);
  useEffect(() => () => current.current?.abort(), []);
  return { state, read, forget };
}

async function askForPreview(
  { name, body }: TranscriptSource,
  signal: AbortSignal,
): Promise<ImportPreview> {
  const response = await fetch(`/transcripts/imports?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    body,
    signal,
  }).catch((error: unknown) => {
    throw error instanceof TypeError ? new NetworkError(error) : error;
  });
  if (response.status === 401) announceSignedOut();
  if (response.ok) return (await response.json()) as ImportPreview;
  const isOurs = response.headers.get('content-type')?.startsWith('text/plain') === true;
  throw new Error(isOurs ? (await response.text()).trim() : '');
}
