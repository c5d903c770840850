import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ConfigError } from './configError';

/** What `secrets.json` in the data folder holds, which the first embedded start makes. */
export interface StoredSecrets {
  readonly sessionSecret: string;
  readonly masterKey: Buffer;
  /** Undefined: the master key, as long as that was never rotated. */
  readonly lookupKey?: Buffer | undefined;
  /** Earlier master keys of a rotation that is not finished. */
  readonly earlierMasterKeys: readonly Buffer[];
}

const fileIn = (dataDir: string) => path.join(dataDir, 'secrets.json');

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

/** Makes the file where there is none. @throws ConfigError */
export function storedSecrets(dataDir: string): StoredSecrets {
  const file = fileIn(dataDir);
  if (!existsSync(file)) createOnce(file, dataDir);
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
  const file = fileIn(dataDir);
  const draft = `${file}.${randomUUID()}`;
  try {
    write(draft, secrets);
    renameSync(draft, file);
  } catch (error) {
    throw cannotBeUsed(error);
  } finally {
    rmSync(draft, { force: true });
  }
}

function createOnce(file: string, dataDir: string): void {
  // With new keys the existing data could not be read, and no message would say why.
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
    // Of two first starts at the same moment one makes the file; both read that one.
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw cannotBeUsed(error);
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

const cannotBeUsed = (error: unknown) =>
  new ConfigError('DATA_DIR', `cannot be used: ${error instanceof Error ? error.message : String(error)}`);
