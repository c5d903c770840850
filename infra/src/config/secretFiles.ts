import { readFileSync } from 'node:fs';
import { ConfigError } from './configError';

/** Settings that are secret, or are addresses that hold a password. */
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

/** Longer than any secret: a setting that names a log or a device by mistake is refused early. */
const longestSecret = 64 * 1024;

/**
 * The same settings, with the content of the file that NAME_FILE names as NAME, for each secret: containers and vaults
 * provide secrets as files. Line breaks at the end are not part of a secret; an empty file sets nothing.
 * @throws ConfigError when a file cannot be read, or a secret is given in both ways
 */
export function withSecretFiles(given: Environment): Environment {
  const read = { ...given };
  for (const name of secretSettings) {
    const setting = `${name}_FILE`;
    const file = given[setting];
    if (file === undefined) continue;
    if (given[name] !== undefined) throw new ConfigError(setting, `must not be set when ${name} is set too`);
    const secret = contentOf(setting, file);
    if (secret !== '') read[name] = secret;
  }
  return read;
}

function contentOf(setting: string, file: string): string {
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch {
    throw new ConfigError(setting, 'must name a file that can be read');
  }
  const secret = content.replace(/[\r\n]+$/, '');
  if (secret.length > longestSecret || /[\r\n\0]/.test(secret)) {
    throw new ConfigError(setting, 'must name a file that holds the secret in one line, and nothing else');
  }
  return secret;
}
