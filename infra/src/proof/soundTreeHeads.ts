import type { KeyObject } from 'node:crypto';
import type { TreeHeadReader } from './treeHeadStore';
import { hashOfTreeHead, isSignedBy, type SignedTreeHead } from './signedTreeHead';

export interface SoundTreeHeads {
  /** Those that carry our signature, in their order. */
  readonly heads: readonly SignedTreeHead[];
  /** The first that is missing, forged or out of its order, as a sentence; null when all are as they were written. */
  readonly fault: string | null;
}

const readAtATime = 16;

/** Reads all tree heads and checks each against its signature and the one before. @throws BlobStoreUnavailableError */
export async function readSoundTreeHeads(
  place: TreeHeadReader,
  publicKey: KeyObject,
  signal?: AbortSignal,
): Promise<SoundTreeHeads> {
  const sequences = await place.sequences();
  const heads: SignedTreeHead[] = [];
  let before: SignedTreeHead | null = null;
  let fault: string | null = null;
  for (let start = 0; start < sequences.length; start += readAtATime) {
    signal?.throwIfAborted();
    const some = sequences.slice(start, start + readAtATime);
    const read = await Promise.all(some.map((sequence) => place.read(sequence)));
    for (const [index, head] of read.entries()) {
      const sequence = some[index] ?? 0;
      // When a process was killed while it wrote the last one, that has a name and no content.
      if (head === 'missing' && sequence === sequences.at(-1)) continue;
      const unsound = head === 'missing' ? 'is missing' : treeHeadFault(head, sequence, before, publicKey);
      if (unsound !== null) fault ??= `Tree head ${sequence} ${unsound}.`;
      if (typeof head === 'string' || !isSignedBy(publicKey, head)) continue;
      heads.push(head);
      before = head;
    }
  }
  return { heads, fault };
}

/** What is wrong with a tree head, to follow "Tree head 7"; null when nothing is. */
export function treeHeadFault(
  head: SignedTreeHead | 'damaged',
  sequence: number,
  before: SignedTreeHead | null,
  publicKey: KeyObject,
): string | null {
  if (head === 'damaged') return 'cannot be read';
  if (!isSignedBy(publicKey, head)) return 'does not carry the signature of this program';
  if (head.sequence !== sequence) return `stands in the place of another: it is tree head ${head.sequence}`;
  if (head.sequence !== (before?.sequence ?? 0) + 1) return 'follows one that is missing';
  return head.previous === (before === null ? null : hashOfTreeHead(before))
    ? null
    : 'does not follow the one before it';
}
