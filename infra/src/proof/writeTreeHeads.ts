import { formatPosition, parsePosition, type EventStore, type Position } from '../eventStore';
import { UnsoundTreeHeadError } from './errors';
import type { TreeHeadStore } from './treeHeadStore';
import type { LastSigned } from './lastSigned';
import { hashTreeHead, type TreeHeadSigner, type SignedTreeHead } from './signedTreeHead';
import { findTreeHeadFault } from './soundTreeHeads';
import { addToTally, emptyTally, type Tally } from './tally';

export interface TreeHeadWriterOptions {
  readonly store: Pick<EventStore, 'readAll'>;
  readonly place: TreeHeadStore;
  readonly signer: TreeHeadSigner;
  /** Runs the work, or returns null if another process is running it. Two must not write the same tree head. */
  readonly runExclusive: <Result>(work: () => Promise<Result>) => Promise<Result | null>;
  readonly clock: () => Date;
  readonly lastSigned: Pick<LastSigned, 'read' | 'save'>;
  /** Maximum number of events between two tree heads; a long log gets several at once. Default 50,000. */
  readonly maxEvents?: number;
}

export interface TreeHeadWriter {
  /**
   * Signs the events since the last tree head, if there are any.
   * @returns number of written tree heads
   * @throws UnsoundTreeHeadError · EventStoreUnavailableError · BlobStoreUnavailableError
   */
  write(signal?: AbortSignal): Promise<number>;
}

/** Computes each tree head from the last one, so that only new events are read. */
export function createTreeHeadWriter(options: TreeHeadWriterOptions): TreeHeadWriter {
  const { store, place, signer, runExclusive, clock, lastSigned, maxEvents = 50_000 } = options;
  let cached: SignedTreeHead | null | undefined;

  /** Reads the newest stored tree head, which another process may have written. */
  async function readNewest(): Promise<SignedTreeHead | null> {
    let last = cached === undefined ? await findNewestListed() : cached;
    for (;;) {
      const sequence = (last?.sequence ?? 0) + 1;
      const next = await place.read(sequence);
      if (next === 'missing') return last;
      last = requireSound(next, sequence, last);
    }
  }

  async function findNewestListed(): Promise<SignedTreeHead | null> {
    for (const sequence of (await place.sequences()).toReversed()) {
      const head = await place.read(sequence);
      // After a kill during the write the file has a name but no content.
      if (head === 'missing') continue;
      const previous = sequence === 1 ? null : await place.read(sequence - 1);
      if (previous === 'missing' || previous === 'damaged')
        throw new UnsoundTreeHeadError(sequence - 1, `is ${previous}`);
      return requireSound(head, sequence, previous);
    }
    return null;
  }

  function requireSound(
    head: SignedTreeHead | 'damaged',
    sequence: number,
    previous: SignedTreeHead | null,
  ): SignedTreeHead {
    const fault = findTreeHeadFault(head, sequence, previous, signer.publicKey);
    if (fault !== null || head === 'damaged')
      throw new UnsoundTreeHeadError(sequence, fault ?? 'cannot be read');
    return head;
  }

  async function writeNext(signal: AbortSignal | undefined): Promise<'nothing' | 'all' | 'part'> {
    const previous = await readNewest();
    const signed = await lastSigned.read();
    // Signing must not restart, because the removal of tree heads would be missed.
    if (signed !== null && signed > (previous?.sequence ?? 0))
      throw new UnsoundTreeHeadError(signed, 'is missing');
    cached = previous;
    const from = previous === null ? undefined : readPosition(previous);
    let tally: Tally = previous ?? emptyTally;
    let position: Position | null = null;
    for await (const event of store.readAll({ from, limit: maxEvents, signal })) {
      tally = addToTally(tally, event);
      position = event.position;
    }
    if (position === null) return 'nothing';
    const head = signer.sign({
      sequence: (previous?.sequence ?? 0) + 1,
      events: tally.events,
      position: formatPosition(position),
      logHash: tally.logHash,
      writtenAt: clock().toISOString(),
      previous: previous === null ? null : hashTreeHead(previous),
    });
    await place.write(head);
    // Verifies the written tree head.
    cached = requireSound(missingAsDamaged(await place.read(head.sequence)), head.sequence, previous);
    await lastSigned.save(head.sequence);
    return tally.events - (previous?.events ?? 0) < maxEvents ? 'all' : 'part';
  }

  return {
    async write(signal) {
      for (let written = 0; ; written += 1) {
        const outcome = await runExclusive(() => writeNext(signal));
        if (outcome === null || outcome === 'nothing') return written;
        if (outcome === 'all') return written + 1;
      }
    },
  };
}

const missingAsDamaged = (head: SignedTreeHead | 'missing' | 'damaged') =>
  head === 'missing' ? 'damaged' : head;

function readPosition({ sequence, position }: SignedTreeHead): Position {
  const parsed = parsePosition(position);
  if (parsed === null) throw new UnsoundTreeHeadError(sequence, 'names no position');
  return parsed;
}
