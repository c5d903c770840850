import type { CleanupProgress, CleanupProgressStore, StoredBlob, SealedBlobs } from '@settlewise/infra/blobs';
import { PersonKeyMissingError } from '@settlewise/infra/crypto';
import type { EventStore } from '@settlewise/infra/eventStore';
import { CodecError, decodeHeading } from '@settlewise/infra/eventStore/codec';
import type { Logger } from '@settlewise/infra/telemetry';
import type { IsReferenced, Place } from '../isReferenced';

export interface OrphanCleanupLimits {
  /** Younger files are kept. It is longer than any upload or append takes. Default 1 day. */
  readonly olderThanMs: number;
  /** The time between the starts of two walks. Default 1 day. */
  readonly walkEveryMs: number;
  /** The maximum number of files that one run checks. Default 1,000. */
  readonly mostAtOnce: number;
}

const day = 24 * 60 * 60_000;
export const defaultLimits: OrphanCleanupLimits = { olderThanMs: day, walkEveryMs: day, mostAtOnce: 1_000 };

export interface OrphanCleanupOptions {
  readonly blobs: Pick<SealedBlobs, 'walk' | 'delete'>;
  readonly eventStore: Pick<EventStore, 'readAll'>;
  readonly isReferenced: IsReferenced;
  readonly progressStore: CleanupProgressStore;
  readonly clock: () => Date;
  readonly log: Logger;
  readonly limits: OrphanCleanupLimits;
  /** Ends a run early; the next run continues. */
  readonly closing: AbortSignal;
}

/**
 * Continues the walk through all files and removes old files that no event references. Several processes may run it at the
 * same time.
 * @throws BlobStoreUnavailableError · EventStoreUnavailableError; the next run continues at the current file
 */
export type OrphanCleanup = () => Promise<void>;

interface Turn {
  readonly looked: number;
  readonly removed: number;
  /** Files that were kept because the log could not be read. */
  readonly unclear: number;
}

export function createOrphanCleanup(options: OrphanCleanupOptions): OrphanCleanup {
  const { blobs, eventStore, isReferenced, progressStore, clock, log, limits, closing } = options;

  /** Null if the log is empty. */
  async function findLogStart(): Promise<Date | null> {
    for await (const event of eventStore.readAll({ limit: 1 })) {
      return new Date(decodeHeading(event).metadata.recordedAt);
    }
    return null;
  }

  /** Where the walk continues; null if the next walk is not due. */
  async function findNextPlace(now: Date): Promise<CleanupProgress | null> {
    const stored = await progressStore.read();
    if (stored !== null && stored.after !== null) return stored;
    const due = stored === null || now.getTime() - stored.begunAt.getTime() >= limits.walkEveryMs;
    return due ? { after: null, begunAt: now } : null;
  }

  async function isOrphaned(place: Place): Promise<boolean | 'unclear'> {
    try {
      return !(await isReferenced(place));
    } catch (error) {
      // The next attempt would fail too, so the walk continues with the next file.
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
    const [place, logBegun] = [await findNextPlace(now), await findLogStart()];
    if (place === null || logBegun === null) return;
    const isOldEnough = ({ writtenAt }: StoredBlob) =>
      now.getTime() - writtenAt.getTime() >= limits.olderThanMs &&
      // The log says nothing about files that are older than the log. It may be the wrong log.
      writtenAt >= logBegun;

    let { after } = place;
    let turn: Turn = { looked: 0, removed: 0, unclear: 0 };
    try {
      after = await walk();
    } finally {
      await progressStore.write({ after, begunAt: place.begunAt }, turn.removed);
      if (turn.removed > 0) log.info({ ...turn }, 'Orphaned files were deleted');
    }

    /** @returns where the next run continues; null at the end */
    async function walk(): Promise<string | null> {
      for await (const blob of blobs.walk(after)) {
        if (turn.looked === limits.mostAtOnce || closing.aborted) return after;
        const { key } = blob;
        const found = parsePlace(key);
        const isOrphan = found !== null && isOldEnough(blob) && (await isOrphaned(found));
        if (isOrphan === true) await blobs.delete(key);
        turn = {
          looked: turn.looked + 1,
          removed: turn.removed + (isOrphan === true ? 1 : 0),
          unclear: turn.unclear + (isOrphan === 'unclear' ? 1 : 0),
        };
        after = key;
      }
      return null;
    }
  };
}

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const keyOfDocument = new RegExp(`^${uuid}/(?<documentId>${uuid})/${uuid}$`);

/** Null if the key is not of a document; such files are kept. */
function parsePlace(key: string): Place | null {
  const documentId = keyOfDocument.exec(key)?.groups?.['documentId'];
  return documentId === undefined ? null : { documentId, key };
}
