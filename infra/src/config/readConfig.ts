import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LogLevel } from '../telemetry/logger';
import { readS3Address } from '../blobs/s3Address';
import { EventStoreAddressError } from '../eventStore/errors';
import { readAddress } from '../eventStore/eventStoreDb/address';
import { readClamdAddress, type ClamdAddress } from '../virusScan/clamdAddress';
import {
  addDatabaseAuthority,
  addDatabaseCertificate,
  addRedisAuthority,
  addRedisCertificate,
} from './storeAddresses';
import { readServerCertificate, type ServerCertificate } from './serverCertificate';
import { readClientCertificate, type ClientCertificate } from './clientCertificate';
import { ConfigError } from './configError';
import { readSecretFiles } from './secretFiles';
import { readKeys, readSessionSecret, type Keys } from './secrets';
import { type Settings, settings as settingsSchema } from './settings';

/** The settings of every process. */
export interface SharedConfig extends Keys {
  readonly environment: 'development' | 'production' | 'test';
  readonly logLevel: LogLevel;
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  /** Port of the worker's health and metrics pages; null if not set. 0: any free port. */
  readonly workerPort: number | null;
  /** Public origin of the program, without a trailing slash. */
  readonly publicUrl: string;
  /** Whether PUBLIC_URL is set. Otherwise `publicUrl` is derived from host and port, and is wrong for port 0. */
  readonly isPublicUrlSet: boolean;
  /** Whether a trusted proxy is in front; its header then contains the visitor's address. */
  readonly behindProxy: boolean;
  /** Number of trusted proxies. Each adds one address to the header. */
  readonly proxies: number;
  /** Absolute. */
  readonly dataDir: string;
  readonly database: { readonly kind: 'embedded' } | { readonly kind: 'server'; readonly url: string };
  readonly eventStore:
    { readonly kind: 'postgres' } | { readonly kind: 'eventStoreDb'; readonly url: string };
  /** Null: PostgreSQL stores the jobs. */
  readonly redisUrl: string | null;
  readonly blobs: FileLocation;
  /** The separate location of the signed tree heads of the log. */
  readonly treeHeads: TreeHeadsLocation;
  /** Null: files are stored without a virus scan. */
  readonly virusScanner: ClamdAddress | null;
  /** Maximum size of an uploaded file in bytes. */
  readonly uploadLimit: number;
  /** Calculation threads of the API; null for one fewer than the machine has cores. */
  readonly calculationThreads: number | null;
  readonly mail:
    | { readonly kind: 'outbox'; readonly folder: string }
    | {
        readonly kind: 'smtp';
        readonly url: string;
        /** Receives bounces. Default: the sender. */
        readonly bounceAddress?: string;
      };
  readonly mailFrom: string;
  readonly administrator: {
    readonly username: string;
    readonly email: string;
    readonly password: string;
  } | null;
  /** Who may read /metrics: everybody, nobody, or a client with the token. */
  readonly metrics: 'open' | 'closed' | { readonly token: string };
  /** Whether other people than the operator can reach the program. */
  readonly reachedByOthers: boolean;
  /** Who must use a second factor. Default: administrators, if other people can reach the program. */
  readonly secondFactorRequired: 'everyone' | 'administrators' | 'nobody';
  readonly demo: boolean;
  readonly devPages: boolean;
}

/** Locations of all data. */
export type DataLocations = Pick<
  SharedConfig,
  'dataDir' | 'database' | 'eventStore' | 'redisUrl' | 'blobs' | 'treeHeads' | 'mail'
>;

/** The settings of the process with sign-in. */
export interface Config extends SharedConfig {
  /** Signs session cookies. */
  readonly sessionSecret: string;
  /** Absolute path of the folder of breached passwords. Null if the operator has none. */
  readonly breachedPasswords: string | null;
  /** The API's TLS certificate and key; null for plain HTTP. */
  readonly certificate: ServerCertificate | null;
}

type FileLocation =
  { readonly kind: 'folder'; readonly folder: string } | { readonly kind: 's3'; readonly url: string };
type TreeHeadsLocation =
  | {
      readonly kind: 'folder';
      readonly folder: string;
      /** The folder of earlier versions; its files are moved. */
      readonly formerFolder?: string;
    }
  | Extract<FileLocation, { readonly kind: 's3' }>;
type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads all settings. An embedded start creates missing secrets (see `readKeys`).
 * @throws ConfigError with one line that names the setting.
 */
export function readConfig(environment: Environment = process.env): Config {
  const settings = parseSettings(environment);
  const dataDir = readDataDir(settings);
  return {
    ...toSharedConfig(settings, dataDir),
    sessionSecret: readSessionSecret(settings, dataDir),
    breachedPasswords: readBreachedPasswords(settings),
    certificate: readServerCertificate(settings),
  };
}

/** Reads the settings of a process without sign-in, which ignores SESSION_SECRET. @throws ConfigError */
export function readSharedConfig(environment: Environment = process.env): SharedConfig {
  const settings = parseSettings(environment);
  return toSharedConfig(settings, readDataDir(settings));
}

/** Reads the locations of data, for code that runs before there are keys. Creates nothing. @throws ConfigError */
export function readDataLocations(environment: Environment = process.env): DataLocations {
  const settings = parseSettings(environment);
  return toDataLocations(settings, readDataDir(settings), settings.NODE_ENV === 'production');
}

/** The data folder, which may not exist yet. @throws ConfigError when the folder or a parent is a file */
function readDataDir({ DATA_DIR }: Settings): string {
  const folder = path.resolve(DATA_DIR);
  let existing = folder;
  while (!existsSync(existing)) existing = path.dirname(existing);
  if (!statSync(existing).isDirectory())
    throw new ConfigError('DATA_DIR', `names ${folder}, but ${existing} is a file: name a folder`);
  return folder;
}

/** Reads the keys of another data folder than the configured one. @throws ConfigError */
export function readKeysInFolder(dataDir: string, environment: Environment = process.env): Keys {
  return readKeys(parseSettings(environment), dataDir);
}

function toDataLocations(settings: Settings, dataDir: string, production: boolean): DataLocations {
  const clientCertificate = readRequiredCertificate(settings);
  return {
    dataDir,
    database: readDatabase(settings, clientCertificate, production),
    eventStore: readEventStore(settings, production),
    redisUrl: readRedisUrl(settings, clientCertificate),
    blobs:
      settings.BLOB_URL === undefined
        ? { kind: 'folder', folder: path.join(dataDir, 'blobs') }
        : { kind: 's3', url: checkBlobAddress('BLOB_URL', settings.BLOB_URL, production) },
    treeHeads: readTreeHeads(settings, dataDir, production),
    mail:
      settings.SMTP_URL === undefined
        ? { kind: 'outbox', folder: path.join(dataDir, 'outbox') }
        : {
            kind: 'smtp',
            url: settings.SMTP_URL,
            ...(settings.MAIL_BOUNCES_TO !== undefined && { bounceAddress: settings.MAIL_BOUNCES_TO }),
          },
  };
}

function toSharedConfig(settings: Settings, dataDir: string): SharedConfig {
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
    isPublicUrlSet: settings.PUBLIC_URL !== undefined,
    behindProxy: settings.TRUST_PROXY > 0,
    proxies: settings.TRUST_PROXY,
    ...toDataLocations(settings, dataDir, production),
    virusScanner: settings.CLAMD_URL === undefined ? null : parseClamdAddress(settings.CLAMD_URL),
    uploadLimit: settings.UPLOAD_LIMIT_MB * 1024 * 1024,
    calculationThreads: settings.CALCULATION_THREADS ?? null,
    mailFrom: settings.MAIL_FROM ?? `Settlewise <no-reply@${mailHost(publicUrl)}>`,
    administrator: readAdministrator(settings),
    metrics: readMetricsAccess(settings, production),
    demo: settings.DEMO,
    reachedByOthers,
    secondFactorRequired: settings.REQUIRE_SECOND_FACTOR ?? (reachedByOthers ? 'administrators' : 'nobody'),
    devPages: settings.DEV_PAGES ?? !production,
    ...readKeys(settings, dataDir),
  };
}

function parseSettings(environment: Environment): Settings {
  // Compose files pass an empty value for a variable that is not set.
  const definedSettings = Object.entries(environment).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, value] as const],
  );
  const read = settingsSchema.safeParse(readSecretFiles(Object.fromEntries(definedSettings)));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new ConfigError(String(issue?.path[0] ?? 'A setting'), issue?.message ?? 'is wrong');
}

/** Checks the folder at the start, so that a missing mount is found before the first registration. */
function readBreachedPasswords({ PWNED_PASSWORDS_DIR: folder }: Settings): string | null {
  if (folder === undefined) return null;
  if (!existsSync(path.join(folder, '00000.txt')) || !existsSync(path.join(folder, 'FFFFF.txt'))) {
    throw new ConfigError('PWNED_PASSWORDS_DIR', 'must be a folder with the files 00000.txt to FFFFF.txt');
  }
  return path.resolve(folder);
}

function defaultPublicUrl({ HOST, PORT }: Settings): string {
  const isAllInterfaces = HOST === '0.0.0.0' || HOST === '::';
  const host = isAllInterfaces ? 'localhost' : HOST.includes(':') ? `[${HOST}]` : HOST;
  const address = `http://${host}:${PORT}`;
  if (!URL.canParse(address)) throw new ConfigError('HOST', 'must be a host name or an address');
  return address;
}

function mailHost(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  return /^[\d.]+$|^\[/.test(hostname) ? 'localhost' : hostname;
}

/** Null if none is set. @throws ConfigError also if no server is configured that needs it */
function readRequiredCertificate(settings: Settings): ClientCertificate | null {
  const clientCertificate = readClientCertificate(settings);
  if (clientCertificate !== null && settings.DATABASE_URL === undefined && settings.REDIS_URL === undefined) {
    throw new ConfigError('CLIENT_CERT_FILE', 'must go with a DATABASE_URL or a REDIS_URL');
  }
  return clientCertificate;
}

function readDatabase(
  settings: Settings,
  clientCertificate: ClientCertificate | null,
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
  const checkedAddress = refuseKnownPassword('DATABASE_URL', address, production);
  const url = authority === undefined ? checkedAddress : addDatabaseAuthority(authority, checkedAddress);
  return {
    kind: 'server',
    url: clientCertificate === null ? url : addDatabaseCertificate(clientCertificate, url),
  };
}

function readRedisUrl(
  { REDIS_URL: address, REDIS_CA_FILE: authority }: Settings,
  clientCertificate: ClientCertificate | null,
): string | null {
  if (address === undefined) {
    if (authority !== undefined) throw new ConfigError('REDIS_CA_FILE', 'must go with a REDIS_URL');
    return null;
  }
  const url = authority === undefined ? address : addRedisAuthority(authority, address);
  return clientCertificate === null ? url : addRedisCertificate(clientCertificate, url);
}

function readEventStore({ EVENTSTORE_URL: url }: Settings, production: boolean): Config['eventStore'] {
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
  return { kind: 'eventStoreDb', url: refuseKnownPassword('EVENTSTORE_URL', url, production) };
}

/**
 * The location of the tree heads. Default on servers: the blob store, or a folder in DATA_DIR. Default with the embedded
 * database: a folder next to DATA_DIR, so that a change, restore or loss of one does not affect the other.
 */
function readTreeHeads(settings: Settings, dataDir: string, production: boolean): TreeHeadsLocation {
  const { LOG_HEADS_URL: url, BLOB_URL: files, DATABASE_URL: database } = settings;
  if (url?.startsWith('file:') === true) return { kind: 'folder', folder: toFolder('LOG_HEADS_URL', url) };
  if (url !== undefined) return { kind: 's3', url: checkBlobAddress('LOG_HEADS_URL', url, production) };
  if (production && database !== undefined && files !== undefined) {
    return { kind: 's3', url: checkBlobAddress('BLOB_URL', files, production) };
  }
  const defaultFolder = path.join(dataDir, 'log-heads');
  if (database !== undefined) return { kind: 'folder', folder: defaultFolder };
  return { kind: 'folder', folder: `${dataDir}-log-heads`, formerFolder: defaultFolder };
}

function toFolder(name: string, url: string): string {
  try {
    return fileURLToPath(url);
  } catch {
    throw new ConfigError(name, 'must name a folder of this machine, such as file:///mnt/heads');
  }
}

function checkBlobAddress(name: string, url: string, production: boolean): string {
  try {
    readS3Address(url);
  } catch (error) {
    throw new ConfigError(name, error instanceof RangeError ? error.message : 'must be a whole address');
  }
  return refuseKnownPassword(name, url, production);
}

function parseClamdAddress(text: string): ClamdAddress {
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

function refuseKnownPassword(name: string, url: string, production: boolean): string {
  const [, password = ''] = /^[^/]+:\/\/[^:/@]*:([^@/]*)@/.exec(url.toLowerCase()) ?? [];
  if (production && (knownPasswords.has(password) || password.startsWith('development'))) {
    throw new ConfigError(name, 'carries a well-known password: set another');
  }
  return url;
}

function readMetricsAccess({ METRICS_TOKEN: token }: Settings, production: boolean): Config['metrics'] {
  if (token !== undefined) return { token };
  return production ? 'closed' : 'open';
}

function readAdministrator(settings: Settings): Config['administrator'] {
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
