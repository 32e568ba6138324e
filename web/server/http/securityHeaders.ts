import { extensionId } from '#shared/messages/extensionIdentity.ts';
import type { Settings } from '../settings/settings.ts';

const policy = [
  "default-src 'self'",
  "script-src 'self'",
  // Mantine sets sizes and positions by style attributes.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

/**
 * The build that people load themselves, the package that this server signs, and Firefox: it gives the
 * extension another address in every profile, so its extensions are let in by their kind. There the
 * app is signed in only for an extension that may reach this server.
 */
const ownExtensions = (chromiumId: string): string =>
  `chrome-extension://${extensionId} chrome-extension://${chromiumId} moz-extension:`;

/** Headers that every answer carries. @param chromiumId of the package that this server signs */
export const securityHeaders = (
  { PUBLIC_URL, FRAME_ANCESTORS }: Pick<Settings, 'PUBLIC_URL' | 'FRAME_ANCESTORS'>,
  chromiumId: string,
): Map<string, string> =>
  new Map([
    [
      'content-security-policy',
      `${policy}; frame-ancestors ${FRAME_ANCESTORS ?? ownExtensions(chromiumId)}`,
    ],
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'same-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['permissions-policy', 'camera=(), geolocation=(), payment=(), usb=()'],
    ...(PUBLIC_URL.startsWith('https:')
      ? [['strict-transport-security', 'max-age=31536000'] as const]
      : []),
  ]);
