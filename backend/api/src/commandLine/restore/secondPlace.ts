import { BackupError } from '@settlewise/infra/backup';
import type { Keys, DataLocations } from '@settlewise/infra/config';
import { PersonKeyMissingError, type PersonKeys } from '@settlewise/infra/crypto';
import { createTreeHeadWriter, treeHeadsUpTo, openTreeHeads, type TreeHeads } from '@settlewise/infra/proof';
import type { Restored } from './openRestored';

/** The store of signed tree heads and erased people, as far as a restore needs it. */
export interface SecondPlace {
  /** Tree heads up to the time of the backup; later ones cover more events than were restored. */
  readonly treeHeads: Pick<TreeHeads, 'signer'> & {
    readonly place: ReturnType<typeof treeHeadsUpTo>;
    readonly lastSigned: Pick<TreeHeads['lastSigned'], 'read'>;
  };
  /** Whether signing begins anew, because nothing was there. */
  readonly beginsAnew: boolean;
  /** How many people are in the backup who have been erased since. */
  countBack(personKeys: PersonKeys): Promise<number>;
  /** Sets aside the tree heads of events that were not restored, and signs those that were. */
  takeOver(reason: string, clock: () => Date): Promise<void>;
  close(): void;
}

interface Options {
  readonly keys: Keys;
  readonly restored: Pick<Restored, 'database' | 'store'>;
  readonly command: { readonly withoutSecondPlace: boolean };
}

/** @throws BackupError where it holds nothing, or the signed tree heads of another log */
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
    const beginsAnew = command.withoutSecondPlace;
    const last = beginsAnew ? 0 : ((await lastSigned.read()) ?? 0);
    return {
      treeHeads: {
        signer,
        place: treeHeadsUpTo(place, last),
        lastSigned: beginsAnew ? { read: () => Promise.resolve(null) } : lastSigned,
      },
      beginsAnew,

      async countBack(personKeys) {
        let back = 0;
        for (const userId of erased.userIds) if (await canBeRead(personKeys, userId)) back += 1;
        return back;
      },

      async takeOver(reason, clock) {
        if (beginsAnew) await lastSigned.clear();
        const later = heads.filter((sequence) => sequence > last);
        if (beginsAnew || later.length > 0) await place.setAside(clock(), { reason, after: last });
        await createTreeHeadWriter({
          store: restored.store,
          place,
          signer,
          lastSigned,
          clock,
          // No other process works on the restored data.
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

async function canBeRead(personKeys: PersonKeys, userId: string): Promise<boolean> {
  try {
    return (await personKeys.readKey(userId)) !== null;
  } catch (error) {
    if (error instanceof PersonKeyMissingError) return false;
    throw error;
  }
}
