import { sql, type SQLWrapper } from 'drizzle-orm';
import type { NoteReader } from '#shared/domain/note.ts';
import {
  callVisibilities,
  visibilityReach,
  type CallVisibility,
  type VisibilityActor,
} from '#shared/domain/visibility.ts';

/** What predicates on notes need of the person who asks, as parts of a statement. */
export interface NoteReaderSql {
  userId: SQLWrapper;
  seesOthersNotes: SQLWrapper;
  /** The positions of whose interviews the person sees the notes of others. */
  notesPositionIds: SQLWrapper;
}

/** What predicates on interviews need. The text is the same for every person; only the values differ. */
export interface VisibilitySql {
  organizationId: SQLWrapper;
  userId: SQLWrapper;
  /** The visibilities of which the person sees every interview. */
  openVisibilities: SQLWrapper;
  /** The positions of which the person sees the interviews of a visibility. */
  positionIds: Record<CallVisibility, SQLWrapper>;
}

/** The person as placeholders, for a statement whose text is built once; `actorValues` fills them. */
export const actorPlaceholders: VisibilitySql & NoteReaderSql = {
  organizationId: sql.placeholder('organizationId'),
  userId: sql.placeholder('userId'),
  seesOthersNotes: sql.placeholder('seesOthersNotes'),
  notesPositionIds: sql.placeholder('notesPositionIds'),
  openVisibilities: sql.placeholder('openVisibilities'),
  positionIds: byVisibility((visibility) => sql.placeholder(`positionIds ${visibility}`)),
};

/** Of the interviews that a person may see: no organization while the product is off. */
export const organizationOfInterviews = ({
  organizationId,
  interviewEnabled,
}: Pick<VisibilityActor, 'organizationId' | 'interviewEnabled'>): string =>
  interviewEnabled ? organizationId : '00000000-0000-0000-0000-000000000000';

export const actorValues = (actor: VisibilityActor & NoteReader): Record<string, unknown> => ({
  organizationId: organizationOfInterviews(actor),
  userId: actor.userId,
  seesOthersNotes: seesOthersNotes(actor),
  notesPositionIds: actor.teamNotesPositionIds,
  openVisibilities: openVisibilities(actor),
  ...Object.fromEntries(
    callVisibilities.map((visibility) => [
      `positionIds ${visibility}`,
      visibilityReach(actor, visibility).positionIds,
    ]),
  ),
});

export const toVisibilitySql = (actor: VisibilityActor | VisibilitySql): VisibilitySql =>
  'permissions' in actor
    ? {
        organizationId: sql.param(organizationOfInterviews(actor)),
        userId: sql.param(actor.userId),
        openVisibilities: sql.param(openVisibilities(actor)),
        positionIds: byVisibility((visibility) =>
          sql.param([...visibilityReach(actor, visibility).positionIds]),
        ),
      }
    : actor;

export const toNoteReaderSql = (reader: NoteReader | NoteReaderSql): NoteReaderSql =>
  'permissions' in reader
    ? {
        userId: sql.param(reader.userId),
        seesOthersNotes: sql.param(seesOthersNotes(reader)),
        notesPositionIds: sql.param([...reader.teamNotesPositionIds]),
      }
    : reader;

/** The visibilities of which somebody sees every interview. */
export const openVisibilities = (actor: VisibilityActor): CallVisibility[] =>
  callVisibilities.filter((visibility) => visibilityReach(actor, visibility).isEverything);

const seesOthersNotes = ({ permissions }: Pick<NoteReader, 'permissions'>): boolean =>
  permissions.has('ACCESS_OTHERS_NOTES');

function byVisibility<Value>(of: (visibility: CallVisibility) => Value) {
  return {
    PRIVATE: of('PRIVATE'),
    RESTRICTED: of('RESTRICTED'),
    PUBLIC: of('PUBLIC'),
    ORGANIZATION: of('ORGANIZATION'),
  };
}
