import { createPrivateKey } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';

const flag = z
  .enum(['true', 'false', '1', '0'])
  .transform((value) => value === 'true' || value === '1');

/** One machine's own pages need no certificate; the tenants of a hosted system share a parent domain. */
const framingOrigin =
  /^(https:\/\/(\*\.)?[\w.:-]+|(chrome|moz)-extension:\/\/[\w-]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)$/;

/** Chromium reads no other kind of key. */
function isRsaKey(text: string): boolean {
  try {
    return createPrivateKey(text).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

const settingsSchema = z.object({
  NODE_ENV: z.enum(['production', 'staging', 'test', 'development']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
    .optional(),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  SEED: z.enum(['demo', 'none']).optional(),
  SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  TRUST_PROXY: flag.default(false),
  /** Who may show the app in a frame, such as another build of the extension; our own by default. */
  FRAME_ANCESTORS: z
    .string()
    .refine(
      (text) => text.split(' ').every((address) => framingOrigin.test(address)),
      'must be addresses like chrome-extension://ID or https://*.example.com, parted by spaces',
    )
    .optional(),
  /** An RSA private key as PEM that signs the extension's package; else one is made and kept beside the data. */
  EXTENSION_SIGNING_KEY: z
    .string()
    .transform((text) => text.replaceAll('\\n', '\n'))
    .refine(isRsaKey, 'must be an RSA private key as PEM, for example from `openssl genrsa 2048`')
    .optional(),
  MAX_UPLOAD_BYTES: z.coerce
    .number()
    .int()
    .positive()
    .default(8 * 1024 ** 3),
  S3_BUCKET: z.string().min(3).optional(),
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: flag.default(true),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().default('Rapport <no-reply@localhost>'),
  /** Off: nobody gets a search key, and the screens say that keyword search is unavailable. */
  SEARCH: z.enum(['on', 'off']).default('on'),
  /** How many searches one person may ask for in a minute, of each server. */
  SEARCH_PER_MINUTE: z.coerce.number().int().positive().default(600),
  SPEECH_URL: z.url({ protocol: /^https?$/ }).optional(),
  SPEECH_API_KEY: z.string().optional(),
  SPEECH_MODEL: z.string().optional(),
  SPEECH_LANGUAGES: z.string().optional(),
  SPEECH_MODEL_DIR: z.string().optional(),
  SPEECH_BUILT_IN: z
    .enum(['moonshine-base', 'moonshine-tiny', 'pocketsphinx'])
    .default('moonshine-base'),
  LANGUAGE_URL: z.url({ protocol: /^https?$/ }).optional(),
  LANGUAGE_API_KEY: z.string().optional(),
  LANGUAGE_MODEL: z.string().optional(),
  LANGUAGE_TIMEOUT_SEC: z.coerce.number().int().min(1).max(3600).default(120),
  ANTHROPIC_API_KEY: z.string().optional(),
});

type Parsed = z.infer<typeof settingsSchema>;

/** Everything the server reads from its environment, parsed once at start. */
export interface Settings extends Omit<Parsed, 'SEED' | 'PUBLIC_URL'> {
  SEED: 'demo' | 'none';
  /** Where people reach the web app, without a trailing slash. */
  PUBLIC_URL: string;
  isProduction: boolean;
  uploadsDir: string;
  mediaDir: string;
  databaseDir: string;
}

/** All faults of the environment at once, each as "NAME: what is wrong". */
export class SettingsError extends Error {
  readonly faults: string[];
  constructor(faults: string[]) {
    super(`Rapport cannot start with these settings:\n${faults.map((f) => `  ${f}`).join('\n')}`);
    this.name = 'SettingsError';
    this.faults = faults;
  }
}

/**
 * Reads the settings. Empty variables count as not set.
 * @throws {SettingsError} naming every fault, not only the first.
 */
export function parseSettings(environment: Record<string, string | undefined>): Settings {
  const input = Object.fromEntries(Object.entries(environment).filter(([, v]) => v !== ''));
  const result = settingsSchema.safeParse(input);
  const faults = result.success
    ? contradictions(result.data)
    : [
        ...result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
        ...contradictions(input),
      ];
  if (!result.success || faults.length > 0) throw new SettingsError(faults);
  const parsed = result.data;
  const isProduction = parsed.NODE_ENV === 'production';
  return {
    ...parsed,
    SEED: parsed.SEED ?? (isProduction || parsed.NODE_ENV === 'staging' ? 'none' : 'demo'),
    PUBLIC_URL: (parsed.PUBLIC_URL ?? `http://localhost:${parsed.PORT}`).replace(/\/+$/, ''),
    isProduction,
    uploadsDir: join(parsed.DATA_DIR, 'uploads'),
    mediaDir: join(parsed.DATA_DIR, 'media'),
    databaseDir: join(parsed.DATA_DIR, 'database'),
  };
}

function contradictions(s: Partial<Record<keyof Parsed, unknown>>): string[] {
  const faults: string[] = [];
  if (s.ROLE && s.ROLE !== 'all' && !s.DATABASE_URL)
    faults.push(
      'ROLE: web and worker as separate processes need DATABASE_URL; the embedded database serves one process.',
    );
  if (s.NODE_ENV === 'production') {
    if (!s.SECRET)
      faults.push(
        'SECRET: needed in production; 32 or more random characters, for example from `openssl rand -hex 32`.',
      );
    if (s.SECRET && new Set(String(s.SECRET)).size < 10)
      faults.push(
        'SECRET: repeats too few characters to be random; make one with `openssl rand -hex 32`.',
      );
    if (s.PUBLIC_URL && !isPrivateAddress(String(s.PUBLIC_URL)))
      faults.push(
        'PUBLIC_URL: must start with https:// in production, so that cookies stay secret.',
      );
    if (!s.PUBLIC_URL)
      faults.push('PUBLIC_URL: needed in production; the address people open, with https://.');
    if (!s.SMTP_URL)
      faults.push('SMTP_URL: needed in production; people sign in by a code sent by e-mail.');
    if (s.SEED === 'demo')
      faults.push('SEED: demo data has open sign-in and is refused in production.');
  }
  if (s.LANGUAGE_URL && !s.LANGUAGE_MODEL)
    faults.push(
      'LANGUAGE_URL: needs LANGUAGE_MODEL beside it, the name the service gives the model.',
    );
  if (s.LANGUAGE_MODEL && !s.LANGUAGE_URL && !s.ANTHROPIC_API_KEY)
    faults.push('LANGUAGE_MODEL: needs LANGUAGE_URL or ANTHROPIC_API_KEY beside it.');
  if (s.S3_BUCKET && !(s.S3_ACCESS_KEY_ID && s.S3_SECRET_ACCESS_KEY))
    faults.push('S3_BUCKET: needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY beside it.');
  if (s.DATABASE_URL && s.ROLE && s.ROLE !== 'all' && !s.S3_BUCKET)
    faults.push(
      'ROLE: web and worker on separate machines share recordings through S3_BUCKET; set it, or keep ROLE=all.',
    );
  return faults;
}

/** Encrypted on its way, or never on a network. */
const isPrivateAddress = (address: string): boolean =>
  /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1|\[::1\])([:/]|$))/.test(address);
