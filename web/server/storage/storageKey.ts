import { StorageError } from './storageError.ts';

const part = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;

/** Where everything of one call lies. */
export const callPrefix = (organizationId: string, callId: string): string =>
  `${organizationId}/${callId}/`;

/**
 * The key of a file of a call. `id` is the row the file belongs to, so that work repeated after a crash
 * replaces its own file instead of leaving another behind.
 */
export const callFileKey = (
  owner: { organizationId: string; callId: string },
  kind: 'original' | 'playback' | 'thumbnail',
  id: string,
  extension: string,
): string => `${callPrefix(owner.organizationId, owner.callId)}${kind}-${id}.${extension}`;

/** Where the passages lie that were cut for a clip. */
export const clipPrefix = (clip: { organizationId: string; callId: string; id: string }): string =>
  `${callPrefix(clip.organizationId, clip.callId)}clips/${clip.id}/`;

/**
 * The parts of a key (or of a prefix, with its slash at the end).
 * @throws {StorageError} BAD_KEY for anything that could lead out of the store.
 */
export function storageKeyParts(key: string): string[] {
  const parts = (key.endsWith('/') ? key.slice(0, -1) : key).split('/');
  if (!parts.every((item) => part.test(item) && !item.includes('..')))
    throw new StorageError('BAD_KEY', 'This is not a key of a stored file.');
  return parts;
}
