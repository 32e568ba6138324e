import type { Database } from '../../db/database.ts';
import type { Job } from '../../jobs/job.ts';
import type { Settings } from '../../settings/settings.ts';
import { attributeSpeakersJob } from './attributeSpeakersJob.ts';
import { drawPeaksJob } from './drawPeaksJob.ts';
import { createFinishUploadJob } from './finishUploadJob.ts';
import { measureCallJob } from './measureCallJob.ts';
import { probeRecordingJob } from './probeRecordingJob.ts';
import { createRemoveCallFilesJob } from './removeCallFilesJob.ts';
import { remuxRecordingJob } from './remuxRecordingJob.ts';
import type { RecordingJobsOptions } from './stepJob.ts';
import { createSweepUploadsJob } from './sweepUploadsJob.ts';
import { transcribeRecordingJob } from './transcribeRecordingJob.ts';
import { openUploadStore } from './uploadStore.ts';

/** Everything that happens to a recording in the background, from its last byte to the measured interview. */
export function createRecordingJobs({
  database,
  settings,
  ...shared
}: Omit<RecordingJobsOptions, 'settings'> & { database: Database; settings: Settings }): Job[] {
  const options = { ...shared, settings };
  const uploads = { ...shared, store: openUploadStore(settings) };
  return [
    createFinishUploadJob(uploads),
    probeRecordingJob(options),
    remuxRecordingJob(options),
    drawPeaksJob(options),
    transcribeRecordingJob(options),
    attributeSpeakersJob(options),
    measureCallJob(options),
    createSweepUploadsJob(uploads),
    createRemoveCallFilesJob(uploads),
  ];
}
