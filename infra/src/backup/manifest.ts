import { z } from 'zod';

/** Increased when older programs cannot read the new format. */
export const backupFormat = 2;
/** Format 1 did not list event types. */
const earlierFormat = 1;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const identifier = z.string().regex(/^[a-z_][a-z0-9_]*$/);

const partShape = z.strictObject({
  /** Name of the entry in the archive. */
  name: z.string(),
  bytes: z.int().min(0),
  sha256,
});

const tableShape = z.strictObject({
  name: identifier,
  /** In the order of a row. */
  columns: z.array(identifier).min(1),
  rows: z.int().min(0),
});

export const manifestShape = z.strictObject({
  format: z.literal([earlierFormat, backupFormat]),
  /** Version of the program that made the backup. */
  program: z.string(),
  /** The time of the backed-up state. */
  madeAt: z.iso.datetime(),
  /** Names of the applied migrations, in order. */
  schema: z.array(z.string()).min(1),
  /** Event types of the log, with the newest version of each. */
  eventTypes: z.array(z.strictObject({ type: z.string(), version: z.int().min(1) })).default([]),
  tables: z.array(tableShape),
  /** All entries except the manifest. */
  parts: z.array(partShape),
  /** Keys of missing files that documents refer to. */
  missingFiles: z.array(z.string()),
});

/** The content of a backup, with hashes that prove its integrity. */
export type Manifest = z.infer<typeof manifestShape>;
export type BackedUpTable = z.infer<typeof tableShape>;
export type Part = z.infer<typeof partShape>;

/** Names of the entries in the archive. */
export const entryNames = {
  manifest: 'manifest.json',
  secrets: 'secrets.json',
  table: (name: string) => `database/${name}.copy`,
  file: (key: string) => `files/${key}`,
  mail: (name: string) => `outbox/${name}`,
} as const;

/** The archive's comment contains the hash of the manifest, which no other entry lists. */
export const createComment = (manifestSha256: string): string =>
  `Settlewise backup. SHA-256 of manifest.json: ${manifestSha256}`;
