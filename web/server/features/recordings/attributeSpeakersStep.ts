import type { TaskOutcome } from '../../jobs/durableTask.ts';
import type { TaskCall } from '../../jobs/taskSubject.ts';
import { attributeSpeakers } from '../../speech/attributeSpeakers.ts';
import { readTurns } from '../transcripts/transcriptBody.ts';
import { formerSpeakersSchema } from './formerSpeakers.ts';
import { partSpeakers } from './partSpeakers.ts';
import type { RecordingStep } from './recordingStage.ts';

const asTheyAre: TaskOutcome<TaskCall> = async () => {};

/**
 * Tells two voices in one channel apart, where they plainly differ. Two channels need no guess, and a
 * transcript that somebody has corrected meanwhile is left alone.
 */
export const attributeSpeakersStep: RecordingStep = {
  name: 'ATTRIBUTE_SPEAKERS',
  async work(tools) {
    const { call, signal, results } = tools;
    const revision = Number(results.TRANSCRIBE?.revision);
    const spoken = await readTurns(tools.database.system, call.id);
    const isParted = new Set(spoken.map(({ speakerId }) => speakerId)).size > 1;
    if (spoken.length < 2 || isParted || call.transcriptRevision !== revision) return asTheyAre;

    const tracks = await tools.sound();
    const [track] = tracks;
    if (!track || tracks.length > 1) return asTheyAre;
    const turns = spoken.map(({ startMs, endMs, words }) => ({
      channel: 0,
      startMs,
      endMs,
      words: words.map(([text, start, end, confidence]) => ({
        text,
        startMs: start,
        endMs: end,
        confidence,
      })),
    }));
    const { wavPath } = track;
    const attribution = await attributeSpeakers({ channelCount: 1, turns }, { wavPath, signal });
    if (attribution.speakers.length < 2) return asTheyAre;
    const former = formerSpeakersSchema.safeParse(results.TRANSCRIBE?.former).data ?? [];
    return (tx) => partSpeakers(tx, { call, revision, turns: spoken, attribution, former });
  },
};
