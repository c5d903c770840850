import type { Readable } from 'node:stream';

export interface StoredBlob {
  readonly key: string;
  /** When the last of it was written, by the store's clock. */
  readonly writtenAt: Date;
}

/**
 * Stores bytes under keys. It has two adapters (a folder and an S3-compatible store); both pass
 * `testing/blobs/blobStoreContract.ts`. It does not know what the bytes mean, or who may have them.
 *
 * A key is one to four parts of lower-case letters, digits and hyphens, with slashes between them. It says nothing
 * about a person, and is written once.
 */
export interface BlobStore {
  /**
   * Stores everything that the source gives, or nothing: the key does not exist before the blob is complete.
   * @throws what the source throws · BlobStoreUnavailableError
   */
  put(key: string, source: AsyncIterable<Buffer>): Promise<void>;
  /** The blob as a stream, which fails with BlobStoreUnavailableError. @throws BlobNotFoundError · BlobStoreUnavailableError */
  get(key: string): Promise<Readable>;
  /** Deletes the blob, and drafts of it that a killed process left. A missing blob is no error. @throws BlobStoreUnavailableError */
  delete(key: string): Promise<void>;
  /** @throws BlobStoreUnavailableError */
  exists(key: string): Promise<boolean>;
  /** The keys whose first part this is, in no order. @throws BlobStoreUnavailableError */
  list(firstPart: string): AsyncIterable<string>;
  /**
   * All keys, also of drafts that a killed process left, in the store's own order. A caller may stop at a key and go on
   * after it another day, if first parts are of one length. Keys that are added or deleted meanwhile may be left out.
   * @param after null for the beginning; the key may be gone @throws BlobStoreUnavailableError
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
