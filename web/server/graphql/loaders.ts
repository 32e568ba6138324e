import type { Actor } from '../auth/actor.ts';
import type { Db } from '../db/database.ts';
import { aiNoteLoaders } from '../features/aiNotes/aiNoteLoaders.ts';
import { aiTemplateLoaders } from '../features/aiTemplates/aiTemplateLoaders.ts';
import { callLoaders } from '../features/calls/callLoaders.ts';
import { candidateLoaders } from '../features/candidates/candidateLoaders.ts';
import { clipLoaders } from '../features/clips/clipLoaders.ts';
import { guideLoaders } from '../features/guides/guideLoaders.ts';
import { interviewLoaders } from '../features/calls/interviewLoaders.ts';
import { noteLoaders } from '../features/notes/noteLoaders.ts';
import { jobDescriptionLoaders } from '../features/jobDescriptions/jobDescriptionLoaders.ts';
import { playlistLoaders } from '../features/playlists/playlistLoaders.ts';
import { planLoaders } from '../features/plans/planLoaders.ts';
import { organizationLoaders } from '../features/organizations/organizationLoaders.ts';
import { positionLoaders } from '../features/positions/positionLoaders.ts';
import { shareLoaders } from '../features/shares/shareLoaders.ts';
import { scorecardLoaders } from '../features/scorecards/scorecardLoaders.ts';
import { transcriptLoaders } from '../features/transcripts/transcriptLoaders.ts';
import { userLoaders } from '../features/users/userLoaders.ts';

/** One batch per kind of thing and request. */
export const createLoaders = (db: Db, actor: Actor) => ({
  ...aiNoteLoaders(db, actor),
  ...aiTemplateLoaders(db, actor),
  ...callLoaders(db, actor),
  ...candidateLoaders(db, actor),
  ...clipLoaders(db, actor),
  ...guideLoaders(db, actor),
  ...interviewLoaders(db, actor),
  ...noteLoaders(db, actor),
  ...jobDescriptionLoaders(db, actor),
  ...organizationLoaders(db),
  ...planLoaders(db, actor),
  ...playlistLoaders(db, actor),
  ...positionLoaders(db, actor),
  ...scorecardLoaders(db),
  ...shareLoaders(db),
  ...transcriptLoaders(db),
  ...userLoaders(db),
});
export type Loaders = ReturnType<typeof createLoaders>;
