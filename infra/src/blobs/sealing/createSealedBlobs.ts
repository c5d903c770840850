import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { PersonErasedError, SealBrokenError, type PersonKeys } from '../../crypto';
import type { BlobStore, StoredBlob } from '../port';
import { openChunks, sealChunks } from './sealedChunks';

/** Size and hash, to verify that bytes are those that were stored. */
export interface Fingerprint {
  /** Bytes. */
  readonly size: number;
  /** Hash of the plain bytes; lower-case hex. */
  readonly sha256: string;
}

/** Blobs that are encrypted with their person's key when stored, and verified when read. */
export interface SealedBlobs {
  /** @throws errors of the source (then nothing is stored) · PersonErasedError · BlobStoreUnavailableError */
  put(userId: string, key: string, source: AsyncIterable<Buffer>): Promise<Fingerprint>;
  /**
   * The decrypted bytes. The last chunk is delivered after all bytes are verified, so that a complete stream is exactly
   * what was stored; otherwise it fails with SealBrokenError.
   * @throws BlobNotFoundError · SealBrokenError · PersonErasedError · BlobStoreUnavailableError
   */
  get(userId: string, key: string, expected: Fingerprint): Promise<Readable>;
  /** A missing blob is no error. @throws BlobStoreUnavailableError */
  delete(key: string): Promise<void>;
  /** @throws BlobStoreUnavailableError */
  exists(key: string): Promise<boolean>;
  /** The keys with this first part. @throws BlobStoreUnavailableError */
  list(firstPart: string): AsyncIterable<string>;
  /** All keys, as `BlobStore.walk`. @throws BlobStoreUnavailableError */
  walk(after: string | null): AsyncIterable<StoredBlob>;
  /** Resolves when the store answers. @throws BlobStoreUnavailableError */
  check(): Promise<void>;
}

export function createSealedBlobs(
  store: BlobStore,
  personKeys: Pick<PersonKeys, 'readKey' | 'getOrCreateKey'>,
): SealedBlobs {
  return {
    async put(userId, key, source) {
      const personKey = await personKeys.getOrCreateKey(userId);
      const measured = new MeasuredSource(source);
      await store.put(key, sealChunks(personKey, associatedData(userId, key), measured));
      return measured.fingerprint();
    },

    async get(userId, key, expected) {
      const personKey = await personKeys.readKey(userId);
      if (personKey === null) throw new PersonErasedError(userId);
      const sealed = await store.get(key);
      const plain = verifyChunks(
        openChunks(personKey, associatedData(userId, key), readBuffers(sealed)),
        expected,
      );
      try {
        // Detects a wrong key or foreign bytes at the first chunk, before the caller has sent anything.
        const first = await plain.next();
        return Readable.from(prepend(first, plain), { objectMode: false });
      } catch (error) {
        sealed.destroy();
        throw error;
      }
    },

    delete: (key) => store.delete(key),
    exists: (key) => store.exists(key),
    list: (firstPart) => store.list(firstPart),
    walk: (after) => store.walk(after),
    check: () => store.check(),
  };
}

const associatedData = (userId: string, key: string) => Buffer.from(`${userId.toLowerCase()}\n${key}`);

/** Forwards bytes, and counts and hashes them. */
class MeasuredSource implements AsyncIterable<Buffer> {
  readonly #hash = createHash('sha256');
  #size = 0;

  constructor(private readonly source: AsyncIterable<Buffer>) {}

  async *[Symbol.asyncIterator](): AsyncGenerator<Buffer> {
    for await (const bytes of this.source) {
      this.#hash.update(bytes);
      this.#size += bytes.length;
      yield bytes;
    }
  }

  /** Call it once, after the last chunk. */
  fingerprint(): Fingerprint {
    return { size: this.#size, sha256: this.#hash.digest('hex') };
  }
}

/** Delays each chunk until the next has arrived, and the last one until size and hash are verified. */
async function* verifyChunks(chunks: AsyncIterable<Buffer>, expected: Fingerprint): AsyncGenerator<Buffer> {
  const measured = new MeasuredSource(chunks);
  let pending: Buffer | null = null;
  for await (const bytes of measured) {
    if (pending !== null) yield pending;
    pending = bytes;
  }
  const { size, sha256 } = measured.fingerprint();
  if (size !== expected.size || sha256 !== expected.sha256) throw new SealBrokenError();
  if (pending !== null) yield pending;
}

async function* prepend(
  first: IteratorResult<Buffer, unknown>,
  rest: AsyncGenerator<Buffer>,
): AsyncGenerator<Buffer> {
  try {
    if (first.done === true) return;
    yield first.value;
    yield* rest;
  } finally {
    await rest.return(undefined);
  }
}

async function* readBuffers(stream: Readable): AsyncGenerator<Buffer> {
  for await (const bytes of stream) if (Buffer.isBuffer(bytes)) yield bytes;
}
