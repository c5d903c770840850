import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ConfigError } from './configError';
import type { Settings } from './settings';

export interface Secrets {
  /** Signs session cookies and single-use links. */
  readonly sessionSecret: string;
  /** 32 bytes; wraps every person's key. Whoever loses it loses the data. */
  readonly masterKey: Buffer;
}

/**
 * From the settings; where they do not say, from `secrets.json` in the data folder, which the first start makes.
 * A production start on a database server takes them from the settings alone.
 */
export function readSecrets(settings: Settings, dataDir: string): Secrets {
  const given = {
    sessionSecret: optionally(settings.SESSION_SECRET, checkedSessionSecret),
    masterKey: optionally(settings.MASTER_KEY, checkedMasterKey),
  };
  if (settings.NODE_ENV === 'production' && settings.DATABASE_URL !== undefined) {
    return {
      sessionSecret: given.sessionSecret ?? required('SESSION_SECRET', 'at least 32 random characters'),
      masterKey: given.masterKey ?? required('MASTER_KEY', '32 random bytes in base64'),
    };
  }
  // In production a person may still keep everything on one machine; then, too, nothing weak is taken.
  if (given.sessionSecret !== undefined && given.masterKey !== undefined) {
    return { sessionSecret: given.sessionSecret, masterKey: given.masterKey };
  }
  const kept = keptSecrets(dataDir);
  return {
    sessionSecret: given.sessionSecret ?? kept.sessionSecret,
    masterKey: given.masterKey ?? kept.masterKey,
  };

  function checkedSessionSecret(text: string): string {
    if (text.length < 32) throw new ConfigError('SESSION_SECRET', 'must have at least 32 characters');
    refuseWeak('SESSION_SECRET', text);
    return text;
  }

  function checkedMasterKey(text: string): Buffer {
    const key = /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64');
    if (key.length !== 32) throw new ConfigError('MASTER_KEY', 'must be 32 bytes in base64 or hexadecimal');
    refuseWeak('MASTER_KEY', key.toString('latin1'));
    return key;
  }

  /** Random text of this length repeats itself far less, and never carries our development marker. */
  function refuseWeak(name: string, text: string): void {
    if (settings.NODE_ENV !== 'production') return;
    const marked = /development|change.?me|example|secret|password/i.test(text);
    if (marked || new Set(text).size < 10) {
      throw new ConfigError(name, 'is a well-known or too simple value: set a random one');
    }
  }
}

function optionally<Value>(text: string | undefined, read: (text: string) => Value): Value | undefined {
  return text === undefined ? undefined : read(text);
}

function required(name: string, what: string): never {
  throw new ConfigError(name, `must be set in production: ${what}`);
}

const keptShape = z.object({
  sessionSecret: z.string().min(32),
  masterKey: z
    .string()
    .transform((text) => Buffer.from(text, 'base64'))
    .refine((key) => key.length === 32),
});

function keptSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  if (!existsSync(file)) createOnce(file, dataDir);
  try {
    return keptShape.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const reason =
      error instanceof z.ZodError || error instanceof SyntaxError ? 'is damaged' : 'cannot be read';
    throw new ConfigError('DATA_DIR', `holds ${file}, which ${reason}: put back the copy from your backup`);
  }
}

function createOnce(file: string, dataDir: string): void {
  // New keys beside old data would lock everybody out of it without a word.
  if (existsSync(path.join(dataDir, 'postgres'))) {
    throw new ConfigError('DATA_DIR', `holds data but not its keys: put ${file} back from your backup`);
  }
  const draft = `${file}.${randomUUID()}`;
  const secrets = {
    sessionSecret: randomBytes(32).toString('base64url'),
    masterKey: randomBytes(32).toString('base64'),
  };
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o711 });
    writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag: 'wx', flush: true });
    // Of two first starts at the same moment one makes the file; both read that one.
    linkSync(draft, file);
  } catch (error) {
    if (existsSync(file)) return;
    throw new ConfigError(
      'DATA_DIR',
      `cannot be used: ${error instanceof Error ? error.message : String(error)}`,
    );
  } finally {
    rmSync(draft, { force: true });
  }
}
