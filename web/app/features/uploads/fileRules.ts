import { acceptedRecordingExtensions } from '#shared/domain/call.ts';
import { formatBytes } from './formatBytes.ts';

/** What can be known about a file before a byte of it is read. */
export interface FileFacts {
  name: string;
  size: number;
  lastModified: number;
}

export const acceptedFormatsText = 'M4A, MP3, MP4, WAV, WEBA or WEBM';

/** For the picker's `accept`: a hint only, the server decides by content. */
export const acceptAttribute = acceptedRecordingExtensions.map((name) => `.${name}`).join(',');

const extensionOf = (name: string): string =>
  name.includes('.') ? (name.split('.').at(-1)?.toLowerCase() ?? '') : '';

const isAcceptedExtension = (name: string): boolean =>
  acceptedRecordingExtensions.some((extension) => extension === name);

/**
 * Why a file need not be sent at all, in words for the person; null when it may be tried.
 * `maxBytes` is what the server takes.
 */
export function refusalOf(file: FileFacts, maxBytes: number): string | null {
  if (file.size === 0) return `“${file.name}” is empty. Check that the recording was saved.`;
  if (!isAcceptedExtension(extensionOf(file.name)))
    return `“${file.name}” is not a recording we can read. Choose a file in ${acceptedFormatsText}.`;
  if (file.size > maxBytes)
    return `“${file.name}” (${formatBytes(file.size)}) is over the limit of ${formatBytes(maxBytes)}. Export it with a lower quality, or as sound only.`;
  return null;
}

/** The same file again has the same fingerprint: name, size and time of change. */
export const fingerprintOf = (file: FileFacts): string =>
  `${file.name}|${file.size}|${file.lastModified}`;

/** Why a chosen file cannot continue an upload that was begun; null when it can. */
export function mismatchOf(
  file: FileFacts,
  upload: { fileName: string; sizeBytes: number; fingerprint: string },
): string | null {
  if (fingerprintOf(file) === upload.fingerprint) return null;
  if (file.name !== upload.fileName)
    return `That is “${file.name}”, but this upload began with “${upload.fileName}”. Choose the same file, or cancel this upload and start a new one.`;
  const difference =
    file.size === upload.sizeBytes
      ? 'was changed since'
      : `is ${formatBytes(file.size)} and not ${formatBytes(upload.sizeBytes)} any more`;
  return `“${file.name}” ${difference}, so it cannot continue where it was. Cancel this upload and start a new one.`;
}

/** What a file's name says about the interview: without ending, underscores and repeated spaces. */
export function nameFromFile(fileName: string): string {
  const base = fileName.replace(/\.[^.]+$/, '');
  const name = base.replace(/[_+]+/g, ' ').replace(/\s+/g, ' ').trim();
  return (name === '' ? fileName : name).slice(0, 100);
}
