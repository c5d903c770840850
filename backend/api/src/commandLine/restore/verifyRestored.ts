import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Manifest } from '@settlewise/infra/backup';
import { BlobNotFoundError, type SealedBlobs } from '@settlewise/infra/blobs';
import { formatCount } from '@settlewise/infra/commandLine';
import { SealBrokenError } from '@settlewise/infra/crypto';
import { withConnection } from '@settlewise/infra/database';
import { verifyAloud } from '../auditCommand';
import { filesOfDocuments, type FileOfDocument } from '../backup/filesOfDocuments';
import type { CommandSurroundings } from '../surroundings';
import type { Restored } from './openRestored';
import type { SecondPlace } from './secondPlace';

interface Verified {
  readonly restored: Restored;
  readonly second: SecondPlace;
  readonly manifest: Manifest;
  readonly around: CommandSurroundings;
}

/**
 * Whether the log is as it was written and signed, and every document can be decrypted and is unchanged. (The number of rows
 * was checked when they were inserted.)
 */
export async function verifyRestored({ restored, second, manifest, around }: Verified): Promise<boolean> {
  const { print, signal, clock } = around;
  const logIsWhole = await verifyAloud({
    store: restored.store,
    treeHeads: second.treeHeads,
    print,
    signal,
    clock,
    // When signing begins anew, no tree head can be missing.
    ...(second.beginsAnew ? { longestUnsignedMs: Number.POSITIVE_INFINITY } : {}),
  });
  const files = await withConnection({ connectionString: restored.url }, (client) =>
    filesOfDocuments(client, restored.codec),
  );
  const known = new Set(manifest.missingFiles);
  const broken: string[] = [];
  for (const file of files) {
    signal.throwIfAborted();
    if (!known.has(file.key) && !(await opens(restored.blobs, file))) broken.push(file.key);
  }
  const missing = files.filter(({ key }) => known.has(key)).length;
  print(
    `Files of documents that open: ${formatCount(files.length - missing - broken.length)} of ${formatCount(files.length)}.`,
  );
  if (missing > 0) print(`${formatCount(missing)} were missing already when the backup was made.`);
  if (broken.length > 0) print(`BROKEN: ${broken.join(', ')}`);
  return logIsWhole && broken.length === 0;
}

async function opens(blobs: SealedBlobs, { userId, key, size, sha256 }: FileOfDocument): Promise<boolean> {
  const nowhere = new Writable({ write: (_piece, _encoding, done) => done() });
  try {
    await pipeline(await blobs.get(userId, key, { size, sha256 }), nowhere);
    return true;
  } catch (error) {
    if (error instanceof BlobNotFoundError || error instanceof SealBrokenError) return false;
    throw error;
  }
}
