import type { KeyObject } from 'node:crypto';
import type { TreeHeadReader } from './treeHeadStore';
import { hashTreeHead, isSignedBy, type SignedTreeHead } from './signedTreeHead';

export interface SoundTreeHeads {
  /** Tree heads with a valid signature, in order. */
  readonly heads: readonly SignedTreeHead[];
  /** A sentence about the first missing, forged or misplaced tree head; null if there is none. */
  readonly fault: string | null;
}

const batchSize = 16;

/** Reads all tree heads and checks each against its signature and the previous one. @throws BlobStoreUnavailableError */
export async function readSoundTreeHeads(
  place: TreeHeadReader,
  publicKey: KeyObject,
  signal?: AbortSignal,
): Promise<SoundTreeHeads> {
  const sequences = await place.sequences();
  const heads: SignedTreeHead[] = [];
  let previous: SignedTreeHead | null = null;
  let fault: string | null = null;
  for (let start = 0; start < sequences.length; start += batchSize) {
    signal?.throwIfAborted();
    const batch = sequences.slice(start, start + batchSize);
    const read = await Promise.all(batch.map((sequence) => place.read(sequence)));
    for (const [index, head] of read.entries()) {
      const sequence = batch[index] ?? 0;
      // After a kill during the write the last one has a name but no content.
      if (head === 'missing' && sequence === sequences.at(-1)) continue;
      const problem =
        head === 'missing' ? 'is missing' : findTreeHeadFault(head, sequence, previous, publicKey);
      if (problem !== null) fault ??= `Tree head ${sequence} ${problem}.`;
      if (typeof head === 'string' || !isSignedBy(publicKey, head)) continue;
      heads.push(head);
      previous = head;
    }
  }
  return { heads, fault };
}

/** The fault of a tree head, as the end of a sentence that starts with "Tree head 7"; null if there is none. */
export function findTreeHeadFault(
  head: SignedTreeHead | 'damaged',
  sequence: number,
  previous: SignedTreeHead | null,
  publicKey: KeyObject,
): string | null {
  if (head === 'damaged') return 'cannot be read';
  if (!isSignedBy(publicKey, head)) return 'does not carry the signature of this program';
  if (head.sequence !== sequence) return `stands in the place of another: it is tree head ${head.sequence}`;
  if (head.sequence !== (previous?.sequence ?? 0) + 1) return 'follows one that is missing';
  return head.previous === (previous === null ? null : hashTreeHead(previous))
    ? null
    : 'does not follow the one before it';
}
