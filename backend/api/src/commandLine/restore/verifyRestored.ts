import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Manifest } from '@settlewise/infra/backup';
import { BlobNotFoundError, type SealedBlobs } from '@settlewise/infra/blobs';
import { formatCount } from '@settlewise/infra/commandLine';
import { SealBrokenError } from '@settlewise/infra/crypto';
import { withConnection } from '@settlewise/infra/database';
import { printVerification } from '../auditCommand';
import { listDocumentFiles, type DocumentFile } from '../backup/listDocumentFiles';
import type { CommandDependencies } from '../commandDependencies';
import type { Restored } from './openRestored';
import type { SecondPlace } from './openSecondPlace';

interface VerifyInput {
  readonly restored: Restored;
  readonly second: SecondPlace;
  readonly manifest: Manifest;
  readonly dependencies: CommandDependencies;
}

/**
 * Verifies that the log is as written and signed, and that every document can be decrypted and is unchanged. Loading the tables
 * has already checked the numbers of rows.
 */
export async function verifyRestored({
  restored,
  second,
  manifest,
  dependencies,
}: VerifyInput): Promise<boolean> {
  const { print, signal, clock } = dependencies;
  const logIsWhole = await printVerification({
    store: restored.store,
    treeHeads: second.treeHeads,
    print,
    signal,
    clock,
    // If signing restarts, no tree head can be missing.
    ...(second.startsFresh ? { maxUnsignedMs: Number.POSITIVE_INFINITY } : {}),
  });
  const files = await withConnection({ connectionString: restored.url }, (client) =>
    listDocumentFiles(client, restored.codec),
  );
  const knownMissing = new Set(manifest.missingFiles);
  const broken: string[] = [];
  for (const file of files) {
    signal.throwIfAborted();
    if (!knownMissing.has(file.key) && !(await isReadable(restored.blobs, file))) broken.push(file.key);
  }
  const missing = files.filter(({ key }) => knownMissing.has(key)).length;
  print(
    `Files of documents that open: ${formatCount(files.length - missing - broken.length)} of ${formatCount(files.length)}.`,
  );
  if (missing > 0) print(`${formatCount(missing)} were missing already when the backup was made.`);
  if (broken.length > 0) print(`BROKEN: ${broken.join(', ')}`);
  return logIsWhole && broken.length === 0;
}

async function isReadable(blobs: SealedBlobs, { userId, key, size, sha256 }: DocumentFile): Promise<boolean> {
  const discard = new Writable({ write: (_piece, _encoding, done) => done() });
  try {
    await pipeline(await blobs.get(userId, key, { size, sha256 }), discard);
    return true;
  } catch (error) {
    if (error instanceof BlobNotFoundError || error instanceof SealBrokenError) return false;
    throw error;
  }
}
