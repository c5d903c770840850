import type { CleanupProgress, CleanupProgressStore, StoredBlob, SealedBlobs } from '@settlewise/infra/blobs';
import { PersonKeyMissingError } from '@settlewise/infra/crypto';
import type { EventStore } from '@settlewise/infra/eventStore';
import { CodecError, decodeHeading } from '@settlewise/infra/eventStore/codec';
import type { Logger } from '@settlewise/infra/telemetry';
import type { IsReferenced, Place } from '../isReferenced';

export interface OrphanCleanupLimits {
  /** Younger bytes are left alone: longer than any upload or append can be under way. Default a day. */
  readonly olderThanMs: number;
  /** From the beginning of one walk to that of the next. Default a day. */
  readonly walkEveryMs: number;
  /** Files that one run checks. Default 1,000. */
  readonly mostAtOnce: number;
}

const day = 24 * 60 * 60_000;
export const usualLimits: OrphanCleanupLimits = { olderThanMs: day, walkEveryMs: day, mostAtOnce: 1_000 };

export interface OrphanCleanupOptions {
  readonly blobs: Pick<SealedBlobs, 'walk' | 'delete'>;
  readonly eventStore: Pick<EventStore, 'readAll'>;
  readonly isReferenced: IsReferenced;
  readonly row: CleanupProgressStore;
  readonly clock: () => Date;
  readonly log: Logger;
  readonly limits: OrphanCleanupLimits;
  /** Ends a run early; the next one goes on. */
  readonly closing: AbortSignal;
}

/**
 * One turn: goes on with the walk through all files, and removes those that are old and that no event gives to anybody.
 * Another process may do the same at the same time.
 * @throws BlobStoreUnavailableError · EventStoreUnavailableError; the next turn goes on at the file that it came to
 */
export type OrphanCleanup = () => Promise<void>;

interface Turn {
  readonly looked: number;
  readonly removed: number;
  /** Left alone, because what the log says of them could not be read. */
  readonly unclear: number;
}

export function createOrphanCleanup(options: OrphanCleanupOptions): OrphanCleanup {
  const { blobs, eventStore, isReferenced, row, clock, log, limits, closing } = options;

  /** Null while nothing was recorded. */
  async function beginningOfLog(): Promise<Date | null> {
    for await (const event of eventStore.readAll({ limit: 1 })) {
      return new Date(decodeHeading(event).metadata.recordedAt);
    }
    return null;
  }

  /** Where the walk goes on; null while the next one is not due. */
  async function nextPlace(now: Date): Promise<CleanupProgress | null> {
    const kept = await row.read();
    if (kept !== null && kept.after !== null) return kept;
    const due = kept === null || now.getTime() - kept.begunAt.getTime() >= limits.walkEveryMs;
    return due ? { after: null, begunAt: now } : null;
  }

  async function isOfNobody(place: Place): Promise<boolean | 'unclear'> {
    try {
      return !(await isReferenced(place));
    } catch (error) {
      // It would not be clear at the next attempt either, so the walk goes on with the next file.
      if (!(error instanceof CodecError || error instanceof PersonKeyMissingError)) throw error;
      log.warn(
        { documentId: place.documentId, reason: error.message },
        'A file was left in place, because its owner could not be determined',
      );
      return 'unclear';
    }
  }

  return async () => {
    const now = clock();
    const [place, logBegun] = [await nextPlace(now), await beginningOfLog()];
    if (place === null || logBegun === null) return;
    const old = ({ writtenAt }: StoredBlob) =>
      now.getTime() - writtenAt.getTime() >= limits.olderThanMs &&
      // A file that is older than the log cannot be judged by the log, which may be the wrong one.
      writtenAt >= logBegun;

    let { after } = place;
    let turn: Turn = { looked: 0, removed: 0, unclear: 0 };
    try {
      after = await walk();
    } finally {
      await row.write({ after, begunAt: place.begunAt }, turn.removed);
      if (turn.removed > 0) log.info({ ...turn }, 'Orphaned files were deleted');
    }

    /** @returns where the next turn goes on; null at the end */
    async function walk(): Promise<string | null> {
      for await (const blob of blobs.walk(after)) {
        if (turn.looked === limits.mostAtOnce || closing.aborted) return after;
        const { key } = blob;
        const found = placeOf(key);
        const ofNobody = found !== null && old(blob) && (await isOfNobody(found));
        if (ofNobody === true) await blobs.delete(key);
        turn = {
          looked: turn.looked + 1,
          removed: turn.removed + (ofNobody === true ? 1 : 0),
          unclear: turn.unclear + (ofNobody === 'unclear' ? 1 : 0),
        };
        after = key;
      }
      return null;
    }
  };
}

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const keyOfDocument = new RegExp(`^${uuid}/(?<documentId>${uuid})/${uuid}$`);

/** Null for a key that is not a document's; such files are left alone. */
function placeOf(key: string): Place | null {
  const documentId = keyOfDocument.exec(key)?.groups?.['documentId'];
  return documentId === undefined ? null : { documentId, key };
}
