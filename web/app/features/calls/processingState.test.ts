import { describe, expect, it } from 'vitest';
import { processingStateOf } from './processingState.ts';
import type { ProcessingFacts } from './processingState.ts';

const call = (over: Partial<ProcessingFacts> = {}): ProcessingFacts => ({
  isProcessing: false,
  recordingProcessingStatus: 'COMPLETED',
  transcriptionStatus: 'COMPLETED',
  processingProgress: 0,
  ...over,
});

describe('the state of a recording in one line', () => {
  it('is the upload while bytes are missing, rounded down so that 100 % means all', () => {
    expect(processingStateOf(call({ uploadedShare: 0.999, isProcessing: true }))).toEqual({
      kind: 'uploading',
      percent: 99,
    });
  });

  it('is the running step with its own percent', () => {
    const state = processingStateOf(
      call({
        isProcessing: true,
        transcriptionStatus: 'IN_PROGRESS',
        processingStep: 'TRANSCRIBE',
        processingProgress: 0.427,
      }),
    );
    expect(state).toEqual({ kind: 'processing', title: 'Transcribing', percent: 42 });
  });

  it('waits when no step has begun', () => {
    expect(processingStateOf(call({ isProcessing: true, processingStep: 'PROBE' }))).toEqual({
      kind: 'waiting',
    });
  });

  it('is the next step between two of them, and not ready before the last', () => {
    const processingStep = 'REMUX';
    expect(processingStateOf(call({ transcriptionStatus: 'PENDING', processingStep }))).toEqual({
      kind: 'processing',
      title: 'Preparing playback',
      percent: 0,
    });
  });

  it('tells the reason of a failure, and never hides that there is one', () => {
    const transcriptionStatus = 'FAILED';
    expect(
      processingStateOf(call({ transcriptionStatus, failureReason: 'No speech was found.' })),
    ).toEqual({ kind: 'failed', reason: 'No speech was found.' });
    expect(processingStateOf(call({ transcriptionStatus })).kind).toBe('failed');
  });

  it('shows a new try rather than the old failure', () => {
    const processingStep = 'TRANSCRIBE';
    const state = processingStateOf(
      call({ isProcessing: true, transcriptionStatus: 'FAILED', processingStep }),
    );
    expect(state.kind).toBe('processing');
  });

  it('waits, and is not ready, when the file has just arrived and no step is planned yet', () => {
    expect(processingStateOf(call({ transcriptionStatus: 'PENDING' }))).toEqual({
      kind: 'waiting',
    });
  });

  it('is ready when nothing is left to do', () => {
    expect(processingStateOf(call())).toEqual({ kind: 'ready' });
  });
});
