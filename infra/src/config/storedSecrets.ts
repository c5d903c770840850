import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ConfigError } from './configError';

/** The content of `secrets.json` in the data folder, which the first embedded start creates. */
export interface StoredSecrets {
  readonly sessionSecret: string;
  readonly masterKey: Buffer;
  /** Undefined before the first rotation: the master key is used. */
  readonly lookupKey?: Buffer | undefined;
  /** Earlier master keys of an unfinished rotation. */
  readonly earlierMasterKeys: readonly Buffer[];
}

const secretsFile = (dataDir: string) => path.join(dataDir, 'secrets.json');

const key = z
  .string()
  .transform((text) => Buffer.from(text, 'base64'))
  .refine((bytes) => bytes.length === 32);

const storedSchema = z.object({
  sessionSecret: z.string().min(32),
  masterKey: key,
  lookupKey: key.optional(),
  earlierMasterKeys: z.array(key).default([]),
});

/** Reads the secrets; creates the file if it is missing. @throws ConfigError */
export function readStoredSecrets(dataDir: string): StoredSecrets {
  const file = secretsFile(dataDir);
  if (!existsSync(file)) createSecretsFile(file, dataDir);
  try {
    return storedSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const reason =
      error instanceof z.ZodError || error instanceof SyntaxError ? 'is damaged' : 'cannot be read';
    throw new ConfigError('DATA_DIR', `holds ${file}, which ${reason}: put back the copy from your backup`);
  }
}

/** Replaces the stored secrets in one step. @throws ConfigError */
export function replaceStoredSecrets(dataDir: string, secrets: StoredSecrets): void {
  const file = secretsFile(dataDir);
  const draft = `${file}.${randomUUID()}`;
  try {
    write(draft, secrets);
    renameSync(draft, file);
  } catch (error) {
    throw toUnusableError(error);
  } finally {
    rmSync(draft, { force: true });
  }
}

function createSecretsFile(file: string, dataDir: string): void {
  // With new keys the existing data would be unreadable without an explanation.
  if (existsSync(path.join(dataDir, 'postgres'))) {
    throw new ConfigError('DATA_DIR', `holds data but not its keys: put ${file} back from your backup`);
  }
  const draft = `${file}.${randomUUID()}`;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o711 });
    write(draft, {
      sessionSecret: randomBytes(32).toString('base64url'),
      masterKey: randomBytes(32),
      earlierMasterKeys: [],
    });
    // If two first starts run at once, one creates the file and both read it.
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw toUnusableError(error);
  } finally {
    rmSync(draft, { force: true });
  }
}

function write(
  draft: string,
  { sessionSecret, masterKey, lookupKey, earlierMasterKeys }: StoredSecrets,
): void {
  const content = {
    sessionSecret,
    masterKey: masterKey.toString('base64'),
    ...(lookupKey === undefined ? {} : { lookupKey: lookupKey.toString('base64') }),
    ...(earlierMasterKeys.length === 0
      ? {}
      : { earlierMasterKeys: earlierMasterKeys.map((earlier) => earlier.toString('base64')) }),
  };
  writeFileSync(draft, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600, flag: 'wx', flush: true });
}

const toUnusableError = (error: unknown) =>
  new ConfigError('DATA_DIR', `cannot be used: ${error instanceof Error ? error.message : String(error)}`);
