import { openActorCache } from './auth/actorCache.ts';
import { createAuth } from './auth/createAuth.ts';
import { removeExpiredJob } from './auth/removeExpiredJob.ts';
import type { Database } from './db/database.ts';
import { openChangeVersions } from './events/changeVersions.ts';
import { openCallEvents } from './events/events.ts';
import { createAiNotesJobs } from './features/aiNotes/createAiNotesJobs.ts';
import { createMailAlertsJob } from './features/candidateAlerts/mailAlertsJob.ts';
import { createCaptureJobs } from './features/captures/createCaptureJobs.ts';
import { openExtensionPackages } from './features/extension/extensionPackages.ts';
import { createMailMentionJob } from './features/notes/mailMentionJob.ts';
import { createPlanGenerationJobs } from './features/planGeneration/createPlanGenerationJobs.ts';
import { createMailUpgradeJob } from './features/organizations/mailUpgradeJob.ts';
import { createPlanJobs } from './features/plans/createPlanJobs.ts';
import { createRecordingJobs } from './features/recordings/createRecordingJobs.ts';
import { openUploads } from './features/recordings/uploads.ts';
import { createMailReportShareJob } from './features/reportShares/mailReportShareJob.ts';
import { findSkillsJob } from './features/skillReports/findSkillsJob.ts';
import { createMailShareJob } from './features/shares/mailShareJob.ts';
import { createMailInvitationJob } from './features/users/mailInvitationJob.ts';
import type { Services } from './graphql/context.ts';
import type { Logger } from './http/logger.ts';
import { createRateLimit } from './http/rateLimit.ts';
import { startJobs } from './jobs/jobs.ts';
import { chooseLanguageEngine } from './language/chooseLanguageEngine.ts';
import type { LanguageEngine } from './language/languageEngine.ts';
import { createMessageSender } from './mail/sendMessage.ts';
import { readSecret } from './settings/secret.ts';
import type { Settings } from './settings/settings.ts';
import { chooseSpeechEngine } from './speech/chooseSpeechEngine.ts';
import type { SpeechEngine } from './speech/speechEngine.ts';
import { openStorage } from './storage/storage.ts';

/** Opens everything the process shares, on a database that is already migrated. */
export async function createServices(input: {
  settings: Settings;
  database: Database;
  logger: Logger;
  buildHash: string;
  /** Tests bring quick engines. */
  speech?: SpeechEngine;
  language?: LanguageEngine;
}): Promise<Services> {
  const { settings, database, logger } = input;
  const secret = await readSecret(settings);
  const storage = openStorage(settings);
  const events = await openCallEvents(database, settings);
  const speech = input.speech ?? chooseSpeechEngine(settings);
  const language = input.language ?? (await chooseLanguageEngine(settings));
  const messages = createMessageSender(database.system, settings, (code) =>
    logger.error({ code }, 'mail'),
  );
  const jobs = await startJobs(
    database,
    [
      ...createRecordingJobs({ database, storage, settings, engine: speech }),
      ...createCaptureJobs(),
      createMailUpgradeJob({ messages }),
      createMailInvitationJob({ messages, publicUrl: settings.PUBLIC_URL }),
      ...createPlanJobs({ messages, publicUrl: settings.PUBLIC_URL }),
      ...createPlanGenerationJobs({ language }),
      ...createAiNotesJobs({ language }),
      createMailShareJob({ messages, publicUrl: settings.PUBLIC_URL }),
      createMailReportShareJob({ messages, publicUrl: settings.PUBLIC_URL }),
      createMailMentionJob({ messages, publicUrl: settings.PUBLIC_URL }),
      createMailAlertsJob({ messages, publicUrl: settings.PUBLIC_URL }),
      findSkillsJob,
      removeExpiredJob,
    ],
    {
      isWorker: settings.ROLE !== 'web',
      onError: (error, job) => logger.error({ err: error, job }, 'job'),
    },
  );
  return {
    settings,
    secret,
    buildHash: input.buildHash,
    database,
    auth: createAuth(database.system, secret, settings),
    actors: await openActorCache(database, settings.DATABASE_URL, events.readerChanged),
    changes: await openChangeVersions(database, settings.DATABASE_URL),
    messages,
    jobs,
    events,
    storage,
    speech,
    language,
    rateLimit: createRateLimit(database.systemPool, secret),
    uploads: openUploads({ database, settings, jobs }),
    extensionPackages: await openExtensionPackages(settings),
  };
}
