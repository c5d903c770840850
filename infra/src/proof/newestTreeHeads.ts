import type { TreeHeadStore } from './treeHeadStore';
import { isSignedBy, type TreeHeadSigner, type SignedTreeHead } from './signedTreeHead';

/**
 * Finds the newest tree heads with a valid signature. Lists the keys only once, because sequence numbers have no gaps.
 * @returns a function that returns the newest first. @throws BlobStoreUnavailableError
 */
export function createNewestTreeHeads(
  place: TreeHeadStore,
  { publicKey }: Pick<TreeHeadSigner, 'publicKey'>,
): (count: number) => Promise<readonly SignedTreeHead[]> {
  let cached: number | null = null;
  return async (count) => {
    let newest = cached ?? (await place.sequences()).at(-1) ?? 0;
    while ((await place.read(newest + 1)) !== 'missing') newest += 1;
    cached = newest;
    const sequences = Array.from({ length: Math.min(count, newest) }, (_, back) => newest - back);
    const heads = await Promise.all(sequences.map((sequence) => place.read(sequence)));
    return heads.flatMap((head) => (typeof head !== 'string' && isSignedBy(publicKey, head) ? [head] : []));
  };
}
