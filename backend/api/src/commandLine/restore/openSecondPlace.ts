import { BackupError } from '@settlewise/infra/backup';
import type { Keys, DataLocations } from '@settlewise/infra/config';
import { PersonKeyMissingError, type PersonKeys } from '@settlewise/infra/crypto';
import { createTreeHeadWriter, treeHeadsUpTo, openTreeHeads, type TreeHeads } from '@settlewise/infra/proof';
import type { Restored } from './openRestored';

/** The parts of the store of signed tree heads and erased people that a restore needs. */
export interface SecondPlace {
  /** Tree heads up to the time of the backup. Later ones cover events that are not restored. */
  readonly treeHeads: Pick<TreeHeads, 'signer'> & {
    readonly place: ReturnType<typeof treeHeadsUpTo>;
    readonly lastSigned: Pick<TreeHeads['lastSigned'], 'read'>;
  };
  /** Whether signing restarts because the second place was empty. */
  readonly startsFresh: boolean;
  /** Counts people in the backup who have been erased since. */
  countRestoredErased(personKeys: PersonKeys): Promise<number>;
  /** Sets aside the tree heads of events that were not restored, and signs the restored ones. */
  takeOver(reason: string, clock: () => Date): Promise<void>;
  close(): void;
}

interface Options {
  readonly keys: Keys;
  readonly restored: Pick<Restored, 'database' | 'store'>;
  readonly command: { readonly withoutSecondPlace: boolean };
}

/** @throws BackupError if it is empty or belongs to another log */
export async function openSecondPlace(
  settings: DataLocations['treeHeads'],
  { keys, restored, command }: Options,
): Promise<SecondPlace> {
  const treeHeads = openTreeHeads(settings, keys.lookupKey, restored.database);
  const { place, signer, lastSigned, erasedPeople } = treeHeads;
  try {
    const where = settings.kind === 'folder' ? settings.folder : 'LOG_HEADS_URL';
    const [heads, erased] = [await place.sequences(), await erasedPeople.read()];
    const isEmpty = heads.length === 0 && erased.userIds.length === 0;
    if (isEmpty && !command.withoutSecondPlace && (await restored.store.head()) !== null) {
      throw new BackupError(
        `There is nothing in the second place, ${where}: neither signed tree heads nor the list of erased people. Bring it along from where the program ran (the folder of that name, or LOG_HEADS_URL). Without it, people who were erased after the backup come back, and nothing shows whether the log was cut before it. To go on all the same, say --without-second-place. Nothing was changed.`,
      );
    }
    if (erased.unsound.length > 0) {
      throw new BackupError(
        `${where} names people as erased whom this program did not put there, or belongs to another installation: ${erased.unsound.join(', ')}. Look at it first. Nothing was changed.`,
      );
    }
    const startsFresh = command.withoutSecondPlace;
    const lastSequence = startsFresh ? 0 : ((await lastSigned.read()) ?? 0);
    return {
      treeHeads: {
        signer,
        place: treeHeadsUpTo(place, lastSequence),
        lastSigned: startsFresh ? { read: () => Promise.resolve(null) } : lastSigned,
      },
      startsFresh,

      async countRestoredErased(personKeys) {
        let count = 0;
        for (const userId of erased.userIds) if (await isReadable(personKeys, userId)) count += 1;
        return count;
      },

      async takeOver(reason, clock) {
        if (startsFresh) await lastSigned.clear();
        const later = heads.filter((sequence) => sequence > lastSequence);
        if (startsFresh || later.length > 0) await place.setAside(clock(), { reason, after: lastSequence });
        await createTreeHeadWriter({
          store: restored.store,
          place,
          signer,
          lastSigned,
          clock,
          // No other process uses the restored data.
          runExclusive: (work) => work(),
        }).write();
      },

      close: () => treeHeads.close(),
    };
  } catch (error) {
    treeHeads.close();
    throw error;
  }
}

async function isReadable(personKeys: PersonKeys, userId: string): Promise<boolean> {
  try {
    return (await personKeys.readKey(userId)) !== null;
  } catch (error) {
    if (error instanceof PersonKeyMissingError) return false;
    throw error;
  }
}
