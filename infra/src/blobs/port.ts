import type { Readable } from 'node:stream';

export interface StoredBlob {
  readonly key: string;
  /** When the last of it was written, by the store's clock. */
  readonly writtenAt: Date;
}

/**
 * Keeps bytes under keys. Two adapters stand behind it (a folder and an S3-compatible store); both pass
 * `testing/blobs/blobStoreContract.ts`. What the bytes mean, and who may have them, is nothing to it.
 *
 * A key is one to four parts of lower-case letters, digits and hyphens, with slashes between them. It says nothing
 * about anybody, and is written once.
 */
export interface BlobStore {
  /**
   * Keeps everything that the source gives, or nothing: until it is whole there is nothing under the key.
   * @throws what the source throws · BlobStoreUnavailableError
   */
  put(key: string, source: AsyncIterable<Buffer>): Promise<void>;
  /** What is kept, as a stream, which fails with BlobStoreUnavailableError. @throws BlobNotFoundError · BlobStoreUnavailableError */
  get(key: string): Promise<Readable>;
  /** Takes away what is kept, and what a process that was killed left of it. Nothing there is no error. @throws BlobStoreUnavailableError */
  delete(key: string): Promise<void>;
  /** @throws BlobStoreUnavailableError */
  exists(key: string): Promise<boolean>;
  /** The keys whose first part this is, in no order. @throws BlobStoreUnavailableError */
  list(firstPart: string): AsyncIterable<string>;
  /**
   * Everything, also what a process that was killed left of a blob, in an order of the store's own: whoever stops at a
   * key goes on after it another day, if first parts are of one length. Read bit by bit; what comes or goes meanwhile may
   * be left out.
   * @param after null for the beginning; need not be there any more @throws BlobStoreUnavailableError
   */
  walk(after: string | null): AsyncIterable<StoredBlob>;
  /** Resolves when the store answers. @throws BlobStoreUnavailableError */
  check(): Promise<void>;
  close(): void;
}

const part = '[a-z0-9-]{1,64}';
const wellFormed = new RegExp(`^${part}(?:/${part}){0,3}$`);

export const isKey = (text: string): boolean => wellFormed.test(text);

/** Keys become paths: nothing else than what they are made of may get there. @throws RangeError */
export function requireKey(key: string): string {
  if (!isKey(key)) throw new RangeError('Not a key of this store');
  return key;
}
