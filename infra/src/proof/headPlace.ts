import { buffer, text } from 'node:stream/consumers';
import { BlobNotFoundError, type BlobStore } from '../blobs';
import { headText, readHead, type SignedHead } from './signedHead';

/** The second place: where signed heads are kept, away from the log. */
export interface HeadPlace {
  /** Of all heads that are there, rising. @throws BlobStoreUnavailableError */
  sequences(): Promise<readonly number[]>;
  /** `missing`, or `damaged`: what is there is no head. @throws BlobStoreUnavailableError */
  read(sequence: number): Promise<SignedHead | 'missing' | 'damaged'>;
  /** @throws BlobStoreUnavailableError */
  write(head: SignedHead): Promise<void>;
  /** Keeps all heads under another name, where nobody takes them for heads of this log. @returns how many there were */
  setAside(now: Date): Promise<number>;
}

const firstPart = 'heads';
const asidePart = 'heads-set-aside';
const digits = 13;
const keyOf = (sequence: number) => `${firstPart}/${String(sequence).padStart(digits, '0')}`;
const wellFormed = new RegExp(`^${firstPart}/(\\d{${digits}})$`);

export function createHeadPlace(blobs: Pick<BlobStore, 'delete' | 'get' | 'list' | 'put'>): HeadPlace {
  async function sequences(): Promise<readonly number[]> {
    const found: number[] = [];
    for await (const key of blobs.list(firstPart)) {
      const [, sequence] = wellFormed.exec(key) ?? [];
      if (sequence !== undefined) found.push(Number(sequence));
    }
    return found.sort((a, b) => a - b);
  }

  return {
    sequences,

    async read(sequence) {
      try {
        return readHead(await text(await blobs.get(keyOf(sequence)))) ?? 'damaged';
      } catch (error) {
        if (error instanceof BlobNotFoundError) return 'missing';
        throw error;
      }
    },

    write: (head) => blobs.put(keyOf(head.sequence), once(Buffer.from(headText(head), 'utf8'))),

    async setAside(now) {
      const found = await sequences();
      const folder = `${asidePart}/${now.getTime()}`;
      // The newest first: ended in between, what is left is whole from its beginning on.
      for (const sequence of found.toReversed()) {
        const key = keyOf(sequence);
        await blobs.put(key.replace(firstPart, folder), once(await buffer(await blobs.get(key))));
        await blobs.delete(key);
      }
      return found.length;
    },
  };
}

async function* once(content: Buffer): AsyncGenerator<Buffer> {
  yield await Promise.resolve(content);
}
