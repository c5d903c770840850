import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { BlobNotFoundError } from '@settlewise/infra/blobs';
import { z } from 'zod';
import type { OperationHistory } from '../workload/operation';
import { calculateExpectation } from './expectation';
import { noViolations, type Violations } from './violations';
import type { Observer } from './observer';

const uploaded = z.object({
  documentId: z.string(),
  file: z.object({ key: z.string(), size: z.number(), sha256: z.string() }),
});

/** Checks that every acknowledged file is stored as it was sent, and, with `leftovers`, that no other file is stored. */
export async function compareFiles(
  observer: Observer,
  people: readonly OperationHistory[],
  { leftovers }: { readonly leftovers: boolean },
): Promise<Violations> {
  const found = noViolations();
  const owned = new Set<string>();
  for (const { userId, completed } of people) {
    const { things } = calculateExpectation(completed);
    for (const event of observer.eventsOf(userId)) {
      if (event.type !== 'DocumentUploaded') continue;
      const { documentId, file } = uploaded.parse(event.data);
      const expected = things.get(documentId);
      if (expected === undefined || expected.removed) continue;
      owned.add(file.key);
      const what = `file of document ${documentId}`;
      try {
        const bytes = await readWhole(await observer.blobs.get(userId, file.key, file));
        const sha256 = createHash('sha256').update(bytes).digest('hex');
        if (sha256 !== expected.sha256) found.corrupted.push(`${what} is not what was sent`);
      } catch (error) {
        if (error instanceof BlobNotFoundError) found.lost.push(`${what} is not there`);
        else found.corrupted.push(`${what} cannot be read: ${String(error)}`);
      }
    }
  }
  const { blobs } = observer.config;
  if (leftovers && blobs.kind === 'folder') {
    for (const file of await filesWithin(blobs.folder)) {
      if (!owned.has(file)) found.corrupted.push(`an orphaned file: ${file}`);
    }
  }
  return found;
}

async function readWhole(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of stream) if (Buffer.isBuffer(piece)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Paths of all files, relative to the folder, which are the blob keys. Unfinished files have another name. */
async function filesWithin(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}
