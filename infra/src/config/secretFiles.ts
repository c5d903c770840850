import { readFileSync } from 'node:fs';
import { ConfigError } from './configError';

/** Settings that are secret or contain a password. */
export const secretSettings = [
  'DATABASE_URL',
  'EVENTSTORE_URL',
  'REDIS_URL',
  'SMTP_URL',
  'BLOB_URL',
  'LOG_HEADS_URL',
  'SESSION_SECRET',
  'MASTER_KEY',
  'LOOKUP_KEY',
  'EARLIER_MASTER_KEYS',
  'ADMIN_PASSWORD',
  'METRICS_TOKEN',
];

type Environment = Readonly<Record<string, string>>;

/** Longer than any secret, to detect a setting that names a log or a device by mistake. */
const maxSecretLength = 64 * 1024;

/**
 * Adds each secret NAME from the file that NAME_FILE names, because containers and vaults provide secrets as files.
 * Trailing line breaks are removed; an empty file counts as not set.
 * @throws ConfigError when a file cannot be read, or a secret is set in both ways
 */
export function readSecretFiles(given: Environment): Environment {
  const read = { ...given };
  for (const name of secretSettings) {
    const setting = `${name}_FILE`;
    const file = given[setting];
    if (file === undefined) continue;
    if (given[name] !== undefined) throw new ConfigError(setting, `must not be set when ${name} is set too`);
    const secret = readSecret(setting, file);
    if (secret !== '') read[name] = secret;
  }
  return read;
}

function readSecret(setting: string, file: string): string {
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch {
    throw new ConfigError(setting, 'must name a file that can be read');
  }
  const secret = content.replace(/[\r\n]+$/, '');
  if (secret.length > maxSecretLength || /[\r\n\0]/.test(secret)) {
    throw new ConfigError(setting, 'must name a file that holds the secret in one line, and nothing else');
  }
  return secret;
}
