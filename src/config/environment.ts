import { BlockList, isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';

/** A setting with a wrong value; the message is one line that a person can act on. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const months = (usually: number) =>
  z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .default(usually);

const dailyMails = (usually: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,6}$/)
    .transform(Number)
    .default(usually);

/** Addresses and networks, separated by commas, or 'none'; undefined if one of them is neither. */
function blockListFrom(text: string): BlockList | undefined {
  const list = new BlockList();
  if (text.trim() === 'none') return list;
  for (const entry of text.split(',')) {
    const [address = '', prefix] = entry.trim().split('/');
    const version = isIP(address);
    const longest = version === 6 ? 128 : 32;
    const length = Number(prefix ?? longest);
    if (version === 0 || !Number.isInteger(length) || length < 1 || length > longest) return undefined;
    list.addSubnet(address, length, version === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
}

const settings = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((port) => port <= 65_535)
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('127.0.0.0/8,::1')
    .transform((text, context) => {
      const list = blockListFrom(text);
      if (list) return list;
      context.addIssue('not a list of addresses');
      return z.NEVER;
    }),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  ADMIN_PASSWORD: z.string().min(10).max(200).optional(),
  STAFF_EMAIL: z.email().optional(),
  STAFF_KEY: z.string().min(32).max(200).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  UNVERIFIED_MAILS_PER_DAY: dailyMails(500),
  UNVERIFIED_MAILS_PER_DOMAIN: dailyMails(200),
  PAGE_CACHE_MB: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .default(64),
  BODIES_IN_FLIGHT_MB: z
    .string()
    .regex(/^[1-9]\d{0,4}$/)
    .transform(Number)
    .default(64),
  METRICS_TOKEN: z.string().min(16).max(200).optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_AT: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .default('03:00'),
  BACKUP_KEEP: z
    .string()
    .regex(/^[1-9]\d{0,3}$/)
    .transform(Number)
    .default(14),
  KEEP_MESSAGES_MONTHS: months(24),
  KEEP_QUOTES_MONTHS: months(24),
  KEEP_PLANS_MONTHS: months(12),
  KEEP_HISTORY_MONTHS: months(60),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default('us-east-1'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  LOG_LEVEL: z.enum(logLevels).default('info'),
  OFFLINE_PAGES: z.enum(['on', 'off']).default('on'),
  AVIF_PICTURES: z.enum(['on', 'off']).default('on'),
});

type SettingName = keyof z.infer<typeof settings>;

export const settingNames = Object.keys(settings.shape) as readonly SettingName[];

const whatIsExpected: Record<SettingName, string> = {
  PORT: 'a port number from 0 to 65535',
  HOST: 'a host name or address to listen on',
  PUBLIC_URL: 'the http or https address that visitors use',
  TRUSTED_PROXIES: 'addresses or networks like 10.0.0.5 or 10.0.0.0/24, separated by commas, or none',
  DATA_DIR: 'a folder',
  DATABASE_URL: 'an address like postgres://user:password@host:5432/name',
  ADMIN_PASSWORD: 'a password of 10 to 200 characters',
  STAFF_EMAIL: 'an email address',
  STAFF_KEY: 'a secret of 32 to 200 characters',
  SMTP_URL: 'an address like smtp://user:password@host:587',
  MAIL_FROM: 'a sender like "OGulf <shop@example.com>"',
  UNVERIFIED_MAILS_PER_DAY: 'a whole number of emails from 1',
  UNVERIFIED_MAILS_PER_DOMAIN: 'a whole number of emails from 1',
  PAGE_CACHE_MB: 'a whole number of megabytes, 0 for none',
  BODIES_IN_FLIGHT_MB: 'a whole number of megabytes from 1',
  METRICS_TOKEN: 'a secret of 16 to 200 characters',
  BACKUP_DIR: 'a folder',
  BACKUP_AT: 'a time of day in Qatar like 03:00',
  BACKUP_KEEP: 'a whole number from 1 to 9999',
  KEEP_MESSAGES_MONTHS: 'a whole number of months, 0 for ever',
  KEEP_QUOTES_MONTHS: 'a whole number of months, 0 for ever',
  KEEP_PLANS_MONTHS: 'a whole number of months, 0 for ever',
  KEEP_HISTORY_MONTHS: 'a whole number of months, 0 for ever',
  S3_ENDPOINT: 'the http or https address of a store that speaks S3',
  S3_REGION: 'a region like us-east-1',
  S3_BUCKET: 'the name of a bucket',
  S3_ACCESS_KEY_ID: 'the name of an access key',
  S3_SECRET_ACCESS_KEY: 'the secret of that access key',
  LOG_LEVEL: `one of ${logLevels.join(', ')}`,
  OFFLINE_PAGES: 'on or off',
  AVIF_PICTURES: 'on or off',
};

/** A password in a setting must not reach a terminal or a log, even when the setting is wrong. */
const secretSettings: ReadonlySet<SettingName> = new Set([
  'DATABASE_URL',
  'ADMIN_PASSWORD',
  'STAFF_KEY',
  'SMTP_URL',
  'METRICS_TOKEN',
  'S3_ENDPOINT',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
]);

/** A bucket of a store that speaks S3. */
export interface S3Settings {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface Environment {
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string;
  /** The proxies whose X-Forwarded-For is believed. */
  readonly trustedProxies: BlockList;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly adminPassword: string | undefined;
  readonly staffEmail: string | undefined;
  /** Encrypts the keys of authenticator apps; absent: they are stored as they are. */
  readonly staffKey: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string | undefined;
  /** Ceilings within 24 hours on emails to addresses that nobody verified: in all, and to one domain. */
  readonly unverifiedMails: { readonly perDay: number; readonly perDomain: number };
  /** How much memory ready pages may take. */
  readonly pageCacheMb: number;
  /** Ceiling on the bytes of all request bodies in flight. */
  readonly bodiesInFlightMb: number;
  /** Absent: there are no metrics to be read. */
  readonly metricsToken: string | undefined;
  /** Where nightly backups go; absent: there are none. */
  readonly backupDir: string | undefined;
  /** The time of day in Qatar, for example '03:00'. */
  readonly backupAt: string;
  /** Number of nightly backups to retain. */
  readonly backupKeep: number;
  /** After how many months things are forgotten; 0: never. */
  readonly keepMonths: {
    readonly messages: number;
    readonly quotes: number;
    readonly plans: number;
    readonly history: number;
  };
  /** Absent: files are stored in `dataDir`. */
  readonly s3: S3Settings | undefined;
  readonly logLevel: (typeof logLevels)[number];
  /** Whether the service worker caches pages for offline use. */
  readonly offlinePages: boolean;
  /** Whether images are also encoded as AVIF, in the background. */
  readonly avifPictures: boolean;
}

/** Reads and checks every setting; an empty value counts as not set. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([name, value]) => name in settings.shape && value?.trim()),
  );
  const checked = settings.safeParse(given);
  if (!checked.success) {
    const name = checked.error.issues[0]?.path[0] as SettingName;
    const shown = secretSettings.has(name) ? '' : ` is '${given[name]}' but`;
    throw new SettingsError(`${name}${shown} must be ${whatIsExpected[name]}`);
  }
  const { PORT, HOST, PUBLIC_URL, DATA_DIR, ...rest } = checked.data;
  if (rest.SMTP_URL && !rest.MAIL_FROM) {
    throw new SettingsError(`MAIL_FROM must be set with SMTP_URL, to ${whatIsExpected.MAIL_FROM}`);
  }
  return {
    port: PORT,
    host: HOST,
    publicUrl: PUBLIC_URL ?? `http://localhost:${PORT}`,
    trustedProxies: rest.TRUSTED_PROXIES,
    dataDir: resolve(DATA_DIR),
    databaseUrl: rest.DATABASE_URL,
    adminPassword: rest.ADMIN_PASSWORD,
    staffEmail: rest.STAFF_EMAIL,
    staffKey: rest.STAFF_KEY,
    smtpUrl: rest.SMTP_URL,
    mailFrom: rest.MAIL_FROM,
    unverifiedMails: {
      perDay: rest.UNVERIFIED_MAILS_PER_DAY,
      perDomain: rest.UNVERIFIED_MAILS_PER_DOMAIN,
    },
    pageCacheMb: rest.PAGE_CACHE_MB,
    bodiesInFlightMb: rest.BODIES_IN_FLIGHT_MB,
    metricsToken: rest.METRICS_TOKEN,
    backupDir: rest.BACKUP_DIR && resolve(rest.BACKUP_DIR),
    backupAt: rest.BACKUP_AT,
    backupKeep: rest.BACKUP_KEEP,
    keepMonths: {
      messages: rest.KEEP_MESSAGES_MONTHS,
      quotes: rest.KEEP_QUOTES_MONTHS,
      plans: rest.KEEP_PLANS_MONTHS,
      history: rest.KEEP_HISTORY_MONTHS,
    },
    s3: s3From(rest),
    logLevel: rest.LOG_LEVEL,
    offlinePages: rest.OFFLINE_PAGES === 'on',
    avifPictures: rest.AVIF_PICTURES === 'on',
  };
}

const neededForS3 = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** All S3 settings or none: with a part of them images would silently go to another place. */
function s3From(given: Partial<z.infer<typeof settings>>): S3Settings | undefined {
  const missing = neededForS3.filter((name) => !given[name]);
  if (missing.length === neededForS3.length) return undefined;
  const [first] = missing;
  if (first) {
    const present = neededForS3.find((name) => given[name]);
    throw new SettingsError(`${first} must be set with ${present}, to ${whatIsExpected[first]}`);
  }
  const { S3_ENDPOINT = '', S3_REGION = '', S3_BUCKET = '' } = given;
  const { S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = given;
  return {
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}
