import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { PersonErasedError, SealBrokenError, type PersonKeys } from '../../crypto';
import type { BlobStore, StoredBlob } from '../port';
import { openPieces, sealPieces } from './sealedPieces';

/** Size and hash, which tell whether bytes are the ones that were stored. */
export interface Fingerprint {
  /** Bytes. */
  readonly size: number;
  /** Of the plain bytes; lower-case hex. */
  readonly sha256: string;
}

/** Blobs that are encrypted under their person's key on the way in, and verified on the way out. */
export interface SealedBlobs {
  /** @throws what the source throws (then nothing is kept) · PersonErasedError · BlobStoreUnavailableError */
  put(userId: string, key: string, source: AsyncIterable<Buffer>): Promise<Fingerprint>;
  /**
   * The decrypted bytes. The last of them are delivered only once the whole is verified, so that whoever reads to the
   * end has exactly what was stored; otherwise the stream fails with SealBrokenError.
   * @throws BlobNotFoundError · SealBrokenError · PersonErasedError · BlobStoreUnavailableError
   */
  get(userId: string, key: string, expected: Fingerprint): Promise<Readable>;
  /** A missing blob is no error. @throws BlobStoreUnavailableError */
  delete(key: string): Promise<void>;
  /** @throws BlobStoreUnavailableError */
  exists(key: string): Promise<boolean>;
  /** The keys whose first part this is. @throws BlobStoreUnavailableError */
  list(firstPart: string): AsyncIterable<string>;
  /** Everything, as `BlobStore.walk`. @throws BlobStoreUnavailableError */
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
      const measured = new Measured(source);
      await store.put(key, sealPieces(personKey, boundTo(userId, key), measured));
      return measured.fingerprint();
    },

    async get(userId, key, expected) {
      const personKey = await personKeys.readKey(userId);
      if (personKey === null) throw new PersonErasedError(userId);
      const sealed = await store.get(key);
      const plain = verified(openPieces(personKey, boundTo(userId, key), buffersOf(sealed)), expected);
      try {
        // A wrong key or foreign bytes are detected at the first piece, before the caller has sent anything on.
        const first = await plain.next();
        return Readable.from(resumed(first, plain), { objectMode: false });
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

const boundTo = (userId: string, key: string) => Buffer.from(`${userId.toLowerCase()}\n${key}`);

/** Passes bytes on, and counts and hashes them. */
class Measured implements AsyncIterable<Buffer> {
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

  /** Call it once, at the end. */
  fingerprint(): Fingerprint {
    return { size: this.#size, sha256: this.#hash.digest('hex') };
  }
}

/** Delays each piece until the next has arrived, and the last one until size and hash of the whole are verified. */
async function* verified(pieces: AsyncIterable<Buffer>, expected: Fingerprint): AsyncGenerator<Buffer> {
  const measured = new Measured(pieces);
  let held: Buffer | null = null;
  for await (const bytes of measured) {
    if (held !== null) yield held;
    held = bytes;
  }
  const { size, sha256 } = measured.fingerprint();
  if (size !== expected.size || sha256 !== expected.sha256) throw new SealBrokenError();
  if (held !== null) yield held;
}

async function* resumed(
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

async function* buffersOf(stream: Readable): AsyncGenerator<Buffer> {
  for await (const bytes of stream) if (Buffer.isBuffer(bytes)) yield bytes;
}
