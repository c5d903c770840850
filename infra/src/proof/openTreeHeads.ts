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
  /** The folder of earlier versions; its files are moved. */
  readonly formerFolder?: string;
};

/** The store of the tree heads, and the key that signs them. */
export interface TreeHeads {
  readonly place: TreeHeadStore;
  readonly signer: TreeHeadSigner;
  readonly lastSigned: LastSigned;
  /** Stored with the tree heads. */
  readonly erasedPeople: ErasedPeople;
  close(): void;
}

/**
 * @param lookupKey 32 bytes; never changes for a log
 * @param database stores the last signed tree head
 * @throws ConfigError when the folder cannot be created
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

/** Prepares the folder at the start, because a failure at the first tree head could be missed. */
function prepareFolder({
  folder,
  formerFolder,
}: {
  readonly folder: string;
  readonly formerFolder?: string;
}): void {
  try {
    if (formerFolder !== undefined && existsSync(formerFolder) && !existsSync(folder)) {
      // Copied to a draft first, because the folders may be on different disks.
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
