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

/** Headers that every answer carries. */
export const securityHeaders = ({
  PUBLIC_URL,
  FRAME_ANCESTORS,
}: Pick<Settings, 'PUBLIC_URL' | 'FRAME_ANCESTORS'>): Map<string, string> =>
  new Map([
    ['content-security-policy', `${policy}; frame-ancestors ${FRAME_ANCESTORS ?? "'none'"}`],
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'same-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['permissions-policy', 'camera=(), geolocation=(), payment=(), usb=()'],
    ...(PUBLIC_URL.startsWith('https:')
      ? [['strict-transport-security', 'max-age=31536000'] as const]
      : []),
  ]);
