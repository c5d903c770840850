import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import type { Knex } from 'knex';
import { ConfigError } from '../config/configError';
import { createBlobStore, type BlobSettings } from '../blobs';
import { createKeyed } from '../crypto';
import { createErasedPeople, type ErasedPeople } from './erasedPeople';
import { createLastSigned, type LastSigned } from './lastSigned';
import { createTreeHeadStore, type TreeHeadStore } from './treeHeadStore';
import { createTreeHeadSigner, type TreeHeadSigner } from './signedTreeHead';

type TreeHeadSettings = BlobSettings & {
  /** Where earlier versions stored them; what is found there is moved. */
  readonly formerFolder?: string;
};

/** The second place of the settings, and the key that tree heads are signed with. */
export interface TreeHeads {
  readonly place: TreeHeadStore;
  readonly signer: TreeHeadSigner;
  readonly lastSigned: LastSigned;
  /** Stored in the second place too. */
  readonly erasedPeople: ErasedPeople;
  close(): void;
}

/**
 * @param lookupKey 32 bytes, the same for as long as the log lives
 * @param database remembers what was signed
 * @throws ConfigError where the folder of the second place cannot be made
 */
export function openTreeHeads(settings: TreeHeadSettings, lookupKey: Buffer, database: Knex): TreeHeads {
  if (settings.kind === 'folder') prepareFolder(settings);
  const blobs = createBlobStore(settings);
  return {
    place: createTreeHeadStore(blobs),
    signer: createTreeHeadSigner(lookupKey),
    lastSigned: createLastSigned(database),
    erasedPeople: createErasedPeople(blobs, createKeyed(lookupKey)),
    close: () => blobs.close(),
  };
}

/** Checked at the start: a failure at the first tree head would go unnoticed. */
function prepareFolder({
  folder,
  formerFolder,
}: {
  readonly folder: string;
  readonly formerFolder?: string;
}): void {
  try {
    if (formerFolder !== undefined && existsSync(formerFolder) && !existsSync(folder)) {
      // Copied under another name first, because the two may be on different disks.
      const draft = `${folder}.moving`;
      rmSync(draft, { recursive: true, force: true });
      cpSync(formerFolder, draft, { recursive: true, preserveTimestamps: true });
      renameSync(draft, folder);
      rmSync(formerFolder, { recursive: true });
    }
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new ConfigError(
      'LOG_HEADS_URL',
      `must name a place outside of DATA_DIR for the signed tree heads, such as file:///mnt/heads: ${folder} cannot be used (${error instanceof Error ? error.message : String(error)})`,
    );
  }
}
