import { text } from 'node:stream/consumers';
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
}

const firstPart = 'heads';
const digits = 13;
const keyOf = (sequence: number) => `${firstPart}/${String(sequence).padStart(digits, '0')}`;
const wellFormed = new RegExp(`^${firstPart}/(\\d{${digits}})$`);

export function createHeadPlace(blobs: Pick<BlobStore, 'get' | 'list' | 'put'>): HeadPlace {
  return {
    async sequences() {
      const found: number[] = [];
      for await (const key of blobs.list(firstPart)) {
        const [, sequence] = wellFormed.exec(key) ?? [];
        if (sequence !== undefined) found.push(Number(sequence));
      }
      return found.sort((a, b) => a - b);
    },

    async read(sequence) {
      try {
        return readHead(await text(await blobs.get(keyOf(sequence)))) ?? 'damaged';
      } catch (error) {
        if (error instanceof BlobNotFoundError) return 'missing';
        throw error;
      }
    },

    write: (head) => blobs.put(keyOf(head.sequence), once(Buffer.from(headText(head), 'utf8'))),
  };
}

async function* once(content: Buffer): AsyncGenerator<Buffer> {
  yield await Promise.resolve(content);
}
