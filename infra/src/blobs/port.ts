import type { Readable } from 'node:stream';

export interface StoredBlob {
  readonly key: string;
  /** Time of the last write, by the store's clock. */
  readonly writtenAt: Date;
}

/**
 * Stores bytes under keys. It has two adapters (a folder and an S3-compatible store); both pass
 * `testing/blobs/blobStoreContract.ts`. It knows neither the meaning of the bytes nor their access rules.
 *
 * A key is one to four parts of lower-case letters, digits and hyphens, with slashes between them. It contains no
 * personal data, and is written once.
 */
export interface BlobStore {
  /**
   * Stores the whole source or nothing: the key does not exist before the blob is complete.
   * @throws errors of the source · BlobStoreUnavailableError
   */
  put(key: string, source: AsyncIterable<Buffer>): Promise<void>;
  /** The blob as a stream, which fails with BlobStoreUnavailableError. @throws BlobNotFoundError · BlobStoreUnavailableError */
  get(key: string): Promise<Readable>;
  /** Deletes the blob and its drafts of killed processes. A missing blob is no error. @throws BlobStoreUnavailableError */
  delete(key: string): Promise<void>;
  /** @throws BlobStoreUnavailableError */
  exists(key: string): Promise<boolean>;
  /** The keys with this first part, in any order. @throws BlobStoreUnavailableError */
  list(firstPart: string): AsyncIterable<string>;
  /**
   * All keys in the store's order, including drafts of killed processes. A caller may stop at a key and continue after it
   * later, if all first parts have the same length. Keys that are added or deleted during the listing may be missing.
   * @param after null for the beginning; the key may be deleted @throws BlobStoreUnavailableError
   */
  walk(after: string | null): AsyncIterable<StoredBlob>;
  /** Resolves when the store answers. @throws BlobStoreUnavailableError */
  check(): Promise<void>;
  close(): void;
}

const part = '[a-z0-9-]{1,64}';
const wellFormed = new RegExp(`^${part}(?:/${part}){0,3}$`);

export const isKey = (text: string): boolean => wellFormed.test(text);

/** Keys become paths, so only well-formed keys are accepted. @throws RangeError */
export function requireKey(key: string): string {
  if (!isKey(key)) throw new RangeError('Not a key of this store');
  return key;
}
