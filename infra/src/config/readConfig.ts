import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LogLevel } from '../telemetry/logger';
import { readS3Address } from '../blobs/s3Address';
import { EventStoreAddressError } from '../eventStore/errors';
import { readAddress } from '../eventStore/eventStoreDb/address';
import { readClamdAddress, type ClamdAddress } from '../virusScan/clamdAddress';
import { databaseOf, databaseShown, redisOf, redisShown } from './storeAddresses';
import { certificateOf, type ServerCertificate } from './certificate';
import { clientCertificateOf, type ClientCertificate } from './clientCertificate';
import { ConfigError } from './configError';
import { withSecretFiles } from './secretFiles';
import { readKeys, readSessionSecret, type Keys } from './secrets';
import { type Settings, settings as settingsSchema } from './settings';

/** The settings of every process. */
export interface SharedConfig extends Keys {
  readonly environment: 'development' | 'production' | 'test';
  readonly logLevel: LogLevel;
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  /** Port of the worker's health and metrics pages; null where none was chosen. 0: any free port. */
  readonly workerPort: number | null;
  /** Origin under which people reach the program, without a slash at the end. */
  readonly publicUrl: string;
  /** Whether PUBLIC_URL was set; else `publicUrl` follows host and port (and is not yet right for port 0). */
  readonly publicUrlGiven: boolean;
  /** Whether a proxy of ours is in front; its header then names the visitor's address. */
  readonly behindProxy: boolean;
  /** How many such proxies there are, one behind the other: each has added one address to the header. */
  readonly proxies: number;
  /** Absolute. */
  readonly dataDir: string;
  readonly database: { readonly kind: 'embedded' } | { readonly kind: 'server'; readonly url: string };
  readonly eventStore:
    { readonly kind: 'postgres' } | { readonly kind: 'eventStoreDb'; readonly url: string };
  /** Null: PostgreSQL keeps the jobs. */
  readonly redisUrl: string | null;
  readonly blobs: FilePlace;
  /** The second place, where signed tree heads of the log are kept. */
  readonly treeHeads: TreeHeadsLocation;
  /** Null: files are stored without a virus scan. */
  readonly virusScanner: ClamdAddress | null;
  /** Bytes that an uploaded file may have. */
  readonly uploadLimit: number;
  /** Threads that calculate for the API; null for one fewer than the machine has cores. */
  readonly calculationThreads: number | null;
  readonly mail:
    | { readonly kind: 'outbox'; readonly folder: string }
    | {
        readonly kind: 'smtp';
        readonly url: string;
        /** Where mails come back to that cannot be delivered; default: the sender. */
        readonly bouncesTo?: string;
      };
  readonly mailFrom: string;
  readonly administrator: {
    readonly username: string;
    readonly email: string;
    readonly password: string;
  } | null;
  /** Who may read /metrics: everybody, nobody, or who knows the token. */
  readonly metrics: 'open' | 'closed' | { readonly token: string };
  /** Whether other people can reach the program, and not only whoever runs it. */
  readonly reachedByOthers: boolean;
  /** Who must use a second factor: REQUIRE_SECOND_FACTOR, or administrators where other people can reach the program. */
  readonly secondFactorRequired: 'everyone' | 'administrators' | 'nobody';
  readonly demo: boolean;
  readonly devPages: boolean;
}

/** Where each kind of data is stored. */
export type Places = Pick<
  SharedConfig,
  'dataDir' | 'database' | 'eventStore' | 'redisUrl' | 'blobs' | 'treeHeads' | 'mail'
>;

/** The settings of the process at which people sign in. */
export interface Config extends SharedConfig {
  /** Signs session cookies. */
  readonly sessionSecret: string;
  /** The folder of passwords known from breaches; absolute. Null where the operator has none. */
  readonly breachedPasswords: string | null;
  /** The API's own TLS certificate and key; null where it speaks plain HTTP. */
  readonly certificate: ServerCertificate | null;
}

type FilePlace =
  { readonly kind: 'folder'; readonly folder: string } | { readonly kind: 's3'; readonly url: string };
type TreeHeadsLocation =
  | {
      readonly kind: 'folder';
      readonly folder: string;
      /** Where earlier versions stored them; files found there are moved. */
      readonly formerFolder?: string;
    }
  | Extract<FilePlace, { readonly kind: 's3' }>;
type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads all settings; by default from the process's environment. An embedded start makes the secrets that are missing (see `readKeys`).
 * @throws ConfigError with one line that names the setting.
 */
export function readConfig(environment: Environment = process.env): Config {
  const settings = parsed(environment);
  const dataDir = readDataDir(settings);
  return {
    ...shared(settings, dataDir),
    sessionSecret: readSessionSecret(settings, dataDir),
    breachedPasswords: breachedPasswordsIn(settings),
    certificate: certificateOf(settings),
  };
}

/** The same for a process at which nobody signs in: it needs no SESSION_SECRET, and takes none. @throws ConfigError */
export function readSharedConfig(environment: Environment = process.env): SharedConfig {
  const settings = parsed(environment);
  return shared(settings, readDataDir(settings));
}

/** Where data is stored, for code that runs before there are keys; creates nothing. @throws ConfigError */
export function readPlaces(environment: Environment = process.env): Places {
  const settings = parsed(environment);
  return placesOf(settings, readDataDir(settings), settings.NODE_ENV === 'production');
}

/** The data folder, which need not exist yet. @throws ConfigError where it, or a folder above it, is a file */
function readDataDir({ DATA_DIR }: Settings): string {
  const folder = path.resolve(DATA_DIR);
  let existing = folder;
  while (!existsSync(existing)) existing = path.dirname(existing);
  if (!statSync(existing).isDirectory())
    throw new ConfigError('DATA_DIR', `names ${folder}, but ${existing} is a file: name a folder`);
  return folder;
}

/** The keys of another data folder than the settings name. @throws ConfigError */
export function readKeysOf(dataDir: string, environment: Environment = process.env): Keys {
  return readKeys(parsed(environment), dataDir);
}

function placesOf(settings: Settings, dataDir: string, production: boolean): Places {
  const shown = clientCertificateFrom(settings);
  return {
    dataDir,
    database: databaseFrom(settings, shown, production),
    eventStore: eventStoreOf(settings, production),
    redisUrl: redisFrom(settings, shown),
    blobs:
      settings.BLOB_URL === undefined
        ? { kind: 'folder', folder: path.join(dataDir, 'blobs') }
        : { kind: 's3', url: blobAddress('BLOB_URL', settings.BLOB_URL, production) },
    treeHeads: treeHeadsOf(settings, dataDir, production),
    mail:
      settings.SMTP_URL === undefined
        ? { kind: 'outbox', folder: path.join(dataDir, 'outbox') }
        : {
            kind: 'smtp',
            url: settings.SMTP_URL,
            ...(settings.MAIL_BOUNCES_TO !== undefined && { bouncesTo: settings.MAIL_BOUNCES_TO }),
          },
  };
}

function shared(settings: Settings, dataDir: string): SharedConfig {
  const publicUrl = new URL(settings.PUBLIC_URL ?? defaultPublicUrl(settings)).origin;
  const production = settings.NODE_ENV === 'production';
  const reachedByOthers = production || settings.PUBLIC_URL !== undefined;
  return {
    environment: settings.NODE_ENV,
    logLevel: settings.LOG_LEVEL,
    host: settings.HOST,
    port: settings.PORT,
    workerPort: settings.WORKER_PORT ?? null,
    publicUrl,
    publicUrlGiven: settings.PUBLIC_URL !== undefined,
    behindProxy: settings.TRUST_PROXY > 0,
    proxies: settings.TRUST_PROXY,
    ...placesOf(settings, dataDir, production),
    virusScanner: settings.CLAMD_URL === undefined ? null : clamdAddress(settings.CLAMD_URL),
    uploadLimit: settings.UPLOAD_LIMIT_MB * 1024 * 1024,
    calculationThreads: settings.CALCULATION_THREADS ?? null,
    mailFrom: settings.MAIL_FROM ?? `Settlewise <no-reply@${mailHost(publicUrl)}>`,
    administrator: administratorOf(settings),
    metrics: metricsOf(settings, production),
    demo: settings.DEMO,
    reachedByOthers,
    secondFactorRequired: settings.REQUIRE_SECOND_FACTOR ?? (reachedByOthers ? 'administrators' : 'nobody'),
    devPages: settings.DEV_PAGES ?? !production,
    ...readKeys(settings, dataDir),
  };
}

function parsed(environment: Environment): Settings {
  // An empty value is what a compose file passes on for a variable that nobody set.
  const given = Object.entries(environment).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, value] as const],
  );
  const read = settingsSchema.safeParse(withSecretFiles(Object.fromEntries(given)));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new ConfigError(String(issue?.path[0] ?? 'A setting'), issue?.message ?? 'is wrong');
}

/** Checked at the start: a missing or unmounted folder must show before the first person registers. */
function breachedPasswordsIn({ PWNED_PASSWORDS_DIR: folder }: Settings): string | null {
  if (folder === undefined) return null;
  if (!existsSync(path.join(folder, '00000.txt')) || !existsSync(path.join(folder, 'FFFFF.txt'))) {
    throw new ConfigError('PWNED_PASSWORDS_DIR', 'must be a folder with the files 00000.txt to FFFFF.txt');
  }
  return path.resolve(folder);
}

function defaultPublicUrl({ HOST, PORT }: Settings): string {
  const everywhere = HOST === '0.0.0.0' || HOST === '::';
  const host = everywhere ? 'localhost' : HOST.includes(':') ? `[${HOST}]` : HOST;
  const address = `http://${host}:${PORT}`;
  if (!URL.canParse(address)) throw new ConfigError('HOST', 'must be a host name or an address');
  return address;
}

function mailHost(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  return /^[\d.]+$|^\[/.test(hostname) ? 'localhost' : hostname;
}

/** Null where none is set. @throws ConfigError also when there is no server to show it to */
function clientCertificateFrom(settings: Settings): ClientCertificate | null {
  const shown = clientCertificateOf(settings);
  if (shown !== null && settings.DATABASE_URL === undefined && settings.REDIS_URL === undefined) {
    throw new ConfigError('CLIENT_CERT_FILE', 'must go with a DATABASE_URL or a REDIS_URL');
  }
  return shown;
}

function databaseFrom(
  settings: Settings,
  shown: ClientCertificate | null,
  production: boolean,
): Config['database'] {
  const { DATABASE_URL: address, DATABASE_CA_FILE: authority } = settings;
  if (address === undefined) {
    if (authority !== undefined) throw new ConfigError('DATABASE_CA_FILE', 'must go with a DATABASE_URL');
    return { kind: 'embedded' };
  }
  if (production && /[?&]sslmode=no-verify/i.test(address)) {
    throw new ConfigError('DATABASE_URL', 'must have certificates checked in production: remove no-verify');
  }
  const given = strongPassword('DATABASE_URL', address, production);
  const url = authority === undefined ? given : databaseOf(authority, given);
  return { kind: 'server', url: shown === null ? url : databaseShown(shown, url) };
}

function redisFrom(
  { REDIS_URL: address, REDIS_CA_FILE: authority }: Settings,
  shown: ClientCertificate | null,
): string | null {
  if (address === undefined) {
    if (authority !== undefined) throw new ConfigError('REDIS_CA_FILE', 'must go with a REDIS_URL');
    return null;
  }
  const url = authority === undefined ? address : redisOf(authority, address);
  return shown === null ? url : redisShown(shown, url);
}

function eventStoreOf({ EVENTSTORE_URL: url }: Settings, production: boolean): Config['eventStore'] {
  if (url === undefined) return { kind: 'postgres' };
  if (production && /[?&]tls=false/i.test(url)) {
    throw new ConfigError('EVENTSTORE_URL', 'must use TLS in production: remove tls=false');
  }
  try {
    readAddress(url);
  } catch (error) {
    if (error instanceof EventStoreAddressError) throw new ConfigError('EVENTSTORE_URL', error.problem);
    throw error;
  }
  return { kind: 'eventStoreDb', url: strongPassword('EVENTSTORE_URL', url, production) };
}

/**
 * The default: on servers the store of files, or a folder where that is one; with the embedded database a folder beside
 * DATA_DIR, so that changing, restoring or losing one of the two leaves the other as it is.
 */
function treeHeadsOf(settings: Settings, dataDir: string, production: boolean): TreeHeadsLocation {
  const { LOG_HEADS_URL: url, BLOB_URL: files, DATABASE_URL: database } = settings;
  if (url?.startsWith('file:') === true) return { kind: 'folder', folder: folderOf('LOG_HEADS_URL', url) };
  if (url !== undefined) return { kind: 's3', url: blobAddress('LOG_HEADS_URL', url, production) };
  if (production && database !== undefined && files !== undefined) {
    return { kind: 's3', url: blobAddress('BLOB_URL', files, production) };
  }
  const within = path.join(dataDir, 'log-heads');
  if (database !== undefined) return { kind: 'folder', folder: within };
  return { kind: 'folder', folder: `${dataDir}-log-heads`, formerFolder: within };
}

function folderOf(name: string, url: string): string {
  try {
    return fileURLToPath(url);
  } catch {
    throw new ConfigError(name, 'must name a folder of this machine, such as file:///mnt/heads');
  }
}

function blobAddress(name: string, url: string, production: boolean): string {
  try {
    readS3Address(url);
  } catch (error) {
    throw new ConfigError(name, error instanceof RangeError ? error.message : 'must be a whole address');
  }
  return strongPassword(name, url, production);
}

function clamdAddress(text: string): ClamdAddress {
  try {
    return readClamdAddress(text);
  } catch (error) {
    throw new ConfigError('CLAMD_URL', error instanceof RangeError ? error.message : 'cannot be read');
  }
}

const knownPasswords = new Set([
  'minioadmin',
  'postgres',
  'password',
  'settlewise',
  'admin',
  'changeit',
  'changeme',
  'ouro',
  'kurrent',
]);

function strongPassword(name: string, url: string, production: boolean): string {
  const [, password = ''] = /^[^/]+:\/\/[^:/@]*:([^@/]*)@/.exec(url.toLowerCase()) ?? [];
  if (production && (knownPasswords.has(password) || password.startsWith('development'))) {
    throw new ConfigError(name, 'carries a well-known password: set another');
  }
  return url;
}

function metricsOf({ METRICS_TOKEN: token }: Settings, production: boolean): Config['metrics'] {
  if (token !== undefined) return { token };
  return production ? 'closed' : 'open';
}

function administratorOf(settings: Settings): Config['administrator'] {
  const { ADMIN_USERNAME: username, ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = settings;
  if (username !== undefined && email !== undefined && password !== undefined)
    return { username, email, password };
  if (username === undefined && email === undefined && password === undefined) return null;
  const missing =
    username === undefined ? 'ADMIN_USERNAME' : email === undefined ? 'ADMIN_EMAIL' : 'ADMIN_PASSWORD';
  throw new ConfigError(
    missing,
    'must be set too: an administrator needs a name, an e-mail address and a password',
  );
}
