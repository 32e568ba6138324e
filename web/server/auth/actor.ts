import type { Permission, PlanRole, UserRoleType } from '#shared/domain/permissions.ts';
import type { NoteReader } from '#shared/domain/note.ts';
import type { ProductFeature } from '#shared/domain/product.ts';
import type { VisibilityActor } from '#shared/domain/visibility.ts';

/** The person on whose behalf something happens, with what every rule needs to know of them. */
export interface Actor extends VisibilityActor, NoteReader {
  /** Null for a job that acts in somebody's name. */
  sessionId: string | null;
  /** Of the browser extension whose token the request came with; null for a session, which may do more. */
  connectionId: string | null;
  permissions: ReadonlySet<Permission>;
  roleType: UserRoleType;
  planRole: PlanRole | null;
  planEnabled: boolean;
  interviewEnabled: boolean;
  openFeatures: ReadonlySet<ProductFeature>;
  /** Positions whose hiring team the actor manages. */
  managedPositionIds: readonly string[];
  /** Positions whose recordings the actor may share outside, by a role in the hiring team. */
  teamExternalSharePositionIds: readonly string[];
  isImpersonated: boolean;
  /** The site admin who acts as this person, or null. */
  impersonatorId: string | null;
}
