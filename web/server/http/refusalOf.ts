import { Refusal } from '../errors/refusal.ts';
import { UserError, type UserErrorCode } from '../errors/userError.ts';
import { isDiskFull, serverFullMessage } from '../storage/storageError.ts';

const statuses: Partial<Record<UserErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  BAD_INPUT: 422,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
};

/** Status and words of an error that is meant for the person; null for a fault of the server. */
export function refusalOf(error: unknown): { status: number; message: string } | null {
  if (error instanceof Refusal) return error;
  if (error instanceof UserError)
    return { status: statuses[error.code] ?? 400, message: error.message };
  return isDiskFull(error) ? { status: 507, message: serverFullMessage } : null;
}
