import { formatPosition, parsePosition, type EventStore, type Position } from '../eventStore';
import { UnsoundTreeHeadError } from './errors';
import type { TreeHeadStore } from './treeHeadStore';
import type { LastSigned } from './lastSigned';
import { hashOfTreeHead, type TreeHeadSigner, type SignedTreeHead } from './signedTreeHead';
import { treeHeadFault } from './soundTreeHeads';
import { counting, nothingCounted, type Tally } from './tally';

export interface TreeHeadWriterOptions {
  readonly store: Pick<EventStore, 'readAll'>;
  readonly place: TreeHeadStore;
  readonly signer: TreeHeadSigner;
  /** Runs the work unless another process is at it; then null. Two must not write one tree head. */
  readonly runExclusive: <Result>(work: () => Promise<Result>) => Promise<Result | null>;
  readonly clock: () => Date;
  readonly lastSigned: Pick<LastSigned, 'read' | 'remember'>;
  /** Events between two tree heads, at most: a long log gets several tree heads at once. Default 50,000. */
  readonly mostEvents?: number;
}

export interface TreeHeadWriter {
  /**
   * Signs what was appended since the last tree head; nothing when nothing was.
   * @returns tree heads written
   * @throws UnsoundTreeHeadError · EventStoreUnavailableError · BlobStoreUnavailableError
   */
  write(signal?: AbortSignal): Promise<number>;
}

/** Computes each tree head from the last one, so that only new events are read. */
export function createTreeHeadWriter(options: TreeHeadWriterOptions): TreeHeadWriter {
  const { store, place, signer, runExclusive, clock, lastSigned, mostEvents = 50_000 } = options;
  let known: SignedTreeHead | null | undefined;

  /** The newest stored tree head, also of another process. */
  async function newest(): Promise<SignedTreeHead | null> {
    let last = known === undefined ? await newestListed() : known;
    for (;;) {
      const sequence = (last?.sequence ?? 0) + 1;
      const next = await place.read(sequence);
      if (next === 'missing') return last;
      last = sound(next, sequence, last);
    }
  }

  async function newestListed(): Promise<SignedTreeHead | null> {
    for (const sequence of (await place.sequences()).toReversed()) {
      const head = await place.read(sequence);
      // A process was killed while it wrote: the file has a name and no content.
      if (head === 'missing') continue;
      const before = sequence === 1 ? null : await place.read(sequence - 1);
      if (before === 'missing' || before === 'damaged')
        throw new UnsoundTreeHeadError(sequence - 1, `is ${before}`);
      return sound(head, sequence, before);
    }
    return null;
  }

  function sound(
    head: SignedTreeHead | 'damaged',
    sequence: number,
    before: SignedTreeHead | null,
  ): SignedTreeHead {
    const fault = treeHeadFault(head, sequence, before, signer.publicKey);
    if (fault !== null || head === 'damaged')
      throw new UnsoundTreeHeadError(sequence, fault ?? 'cannot be read');
    return head;
  }

  async function writeNext(signal: AbortSignal | undefined): Promise<'nothing' | 'all' | 'part'> {
    const before = await newest();
    const signed = await lastSigned.read();
    // If signing began anew by itself, nobody would notice that tree heads were removed.
    if (signed !== null && signed > (before?.sequence ?? 0))
      throw new UnsoundTreeHeadError(signed, 'is missing');
    known = before;
    const from = before === null ? undefined : positionOf(before);
    let tally: Tally = before ?? nothingCounted;
    let position: Position | null = null;
    for await (const event of store.readAll({ from, limit: mostEvents, signal })) {
      tally = counting(tally, event);
      position = event.position;
    }
    if (position === null) return 'nothing';
    const head = signer.sign({
      sequence: (before?.sequence ?? 0) + 1,
      events: tally.events,
      position: formatPosition(position),
      logHash: tally.logHash,
      writtenAt: clock().toISOString(),
      previous: before === null ? null : hashOfTreeHead(before),
    });
    await place.write(head);
    // Read back, so that a later check finds what was written.
    known = sound(asDamaged(await place.read(head.sequence)), head.sequence, before);
    await lastSigned.remember(head.sequence);
    return tally.events - (before?.events ?? 0) < mostEvents ? 'all' : 'part';
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

const asDamaged = (head: SignedTreeHead | 'missing' | 'damaged') => (head === 'missing' ? 'damaged' : head);

function positionOf({ sequence, position }: SignedTreeHead): Position {
  const parsed = parsePosition(position);
  if (parsed === null) throw new UnsoundTreeHeadError(sequence, 'names no position');
  return parsed;
}
