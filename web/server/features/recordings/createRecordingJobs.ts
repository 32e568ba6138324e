import type { Database } from '../../db/database.ts';
import type { Job } from '../../jobs/job.ts';
import type { Settings } from '../../settings/settings.ts';
import { attributeSpeakersStep } from './attributeSpeakersStep.ts';
import { drawPeaksStep } from './drawPeaksStep.ts';
import { createFinishUploadJob } from './finishUploadJob.ts';
import { measureCallStep } from './measureCallStep.ts';
import { probeRecordingStep } from './probeRecordingStep.ts';
import { prepareRecordingQueue, transcribeRecordingQueue } from '../processing/recordingQueues.ts';
import { recordingStage, type RecordingJobsOptions } from './recordingStage.ts';
import { createRemoveCallFilesJob } from './removeCallFilesJob.ts';
import { remuxRecordingStep } from './remuxRecordingStep.ts';
import { sweepRetentionJob } from './sweepRetentionJob.ts';
import { createSweepUploadsJob } from './sweepUploadsJob.ts';
import { transcribeRecordingStep } from './transcribeRecordingStep.ts';
import { openUploadStore } from './uploadStore.ts';

/** Everything that happens to a recording in the background, from its last byte to the measured interview. */
export function createRecordingJobs(
  options: Omit<RecordingJobsOptions, 'settings'> & {
    database: Database;
    settings: Settings;
  },
): Job[] {
  const uploads = { ...options, store: openUploadStore(options.settings) };
  const prepare = [probeRecordingStep, remuxRecordingStep, drawPeaksStep];
  const transcribe = [transcribeRecordingStep, attributeSpeakersStep, measureCallStep];
  return [
    createFinishUploadJob(uploads),
    recordingStage(prepareRecordingQueue, prepare, options),
    recordingStage(transcribeRecordingQueue, transcribe, options),
    createSweepUploadsJob(uploads),
    createRemoveCallFilesJob(uploads),
    sweepRetentionJob,
  ];
}
